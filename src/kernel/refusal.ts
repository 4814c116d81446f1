import type { FieldFault } from './field-faults.ts'

/**
 * Every way the product says no, with the HTTP status it is answered with. The sentences are in
 * web/words/refusals.*.
 */
export const REFUSALS = {
  malformed: 400,
  'too-deep': 400,
  unauthenticated: 401,
  'wrong-credentials': 401,
  'code-needed': 401,
  'wrong-code': 401,
  forbidden: 403,
  'no-right': 403,
  'totp-needed': 403,
  'not-found': 404,
  'nights-taken': 409,
  'of-feed': 409,
  'feeds-full': 409,
  'price-changed': 409,
  'refund-changed': 409,
  'already-subscribed': 409,
  'receivers-changed': 409,
  'move-not-allowed': 409,
  'already-moved': 409,
  'offer-ended': 409,
  'slug-taken': 409,
  'no-permit': 409,
  'permit-invalid': 409,
  'permit-ended': 409,
  'has-villas': 409,
  'has-account': 409,
  'bank-used': 409,
  'guest-open': 409,
  'month-not-over': 409,
  'needs-approval': 409,
  'own-approval': 409,
  'own-rights': 409,
  'season-overlap': 409,
  'extra-there': 409,
  'balance-open': 409,
  'changed-since': 409,
  'edited-meanwhile': 409,
  'used-by-villas': 409,
  'has-features': 409,
  'photos-full': 409,
  'proposals-full': 409,
  'votes-full': 409,
  'options-full': 409,
  'requests-full': 409,
  'too-large': 413,
  'unsupported-type': 415,
  'not-a-picture': 415,
  'not-a-paper': 415,
  'paper-runs': 415,
  invalid: 422,
  'feed-unreadable': 422,
  'rate-jump': 422,
  'picture-moves': 422,
  'picture-pixels': 422,
  'picture-broken': 422,
  'key-reused': 422,
  'past-arrival': 422,
  'at-arrival': 422,
  'too-far': 422,
  'too-long': 422,
  'wrong-order': 422,
  'too-many-guests': 422,
  unpriced: 422,
  'min-nights': 422,
  'arrival-day': 422,
  'departure-day': 422,
  'unknown-extra': 422,
  'nothing-due': 422,
  'too-many-rows': 422,
  'too-many': 429,
  unavailable: 503,
} as const
export type RefusalCode = keyof typeof REFUSALS

/** Values a sentence may name, e.g. { nights: 7 }. */
export type Facts = Record<string, string | number>

/** An ordinary no: it is answered with its status and a sentence, never logged as a fault. */
export class Refusal extends Error {
  readonly code: RefusalCode
  readonly facts: Facts
  readonly fields: Record<string, FieldFault>
  /** More for the program that asked, e.g. the new quote of 'price-changed'. */
  readonly detail: Record<string, unknown> | undefined

  constructor(
    code: RefusalCode,
    facts: Facts = {},
    fields: Record<string, FieldFault> = {},
    detail?: Record<string, unknown>,
  ) {
    super(code)
    this.code = code
    this.facts = facts
    this.fields = fields
    this.detail = detail
  }
}

/** The value, or the refusal 'not-found' when there is none. */
export const found = <T>(value: T | null | undefined): T => {
  if (value === null || value === undefined) throw new Refusal('not-found')
  return value
}
