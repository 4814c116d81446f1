import { createHmac, timingSafeEqual } from 'node:crypto'
import { addDays, type Day, dayNumber } from '../../../kernel/day.ts'
import type { Quota } from '../../../platform/quota.ts'

/** What links in letters and pages are made of. */
export type LinkServices = { publicUrl: string; linkSecret: Uint8Array; quota: Pick<Quota, 'on'> }

const VALID_DAYS_AFTER_STAY = 60

const seal = (secret: Uint8Array, text: string): Buffer =>
  createHmac('sha256', secret).update(`guest-link:${text}`).digest().subarray(0, 18)

/** A few keyed bytes of the address a link was made for; they tell nothing of it to others. */
const mark = (secret: Uint8Array, { id, email }: { id: number; email: string }): string =>
  createHmac('sha256', secret).update(`guest-address:${id}:${email}`).digest().subarray(0, 6).toString('base64url')

/**
 * The token of a guest's own link: it opens this reservation until two months after the stay or until its e-mail is
 * another; nothing is stored.
 */
export const guestToken = (secret: Uint8Array, reservation: { id: number; checkOut: Day; email: string }): string => {
  const until = dayNumber(addDays(reservation.checkOut, VALID_DAYS_AFTER_STAY)).toString(36)
  const text = `${reservation.id.toString(36)}.${until}.${mark(secret, reservation)}`
  return `${text}.${seal(secret, text).toString('base64url')}`
}

/**
 * What a token that is ours and not too old says: the reservation, and `isFor`, whether it was made for this address.
 * Else null.
 */
export const readGuestToken = (
  secret: Uint8Array,
  token: string,
  today: Day,
): { id: number; isFor(email: string): boolean } | null => {
  const match = /^(([0-9a-z]{1,7})\.([0-9a-z]{1,5})\.([\w-]{8}))\.([\w-]{24})$/.exec(token)
  if (!match) return null
  const [, text = '', number = '', until = '', given = '', sealed = ''] = match
  const isOurs = timingSafeEqual(Buffer.from(sealed, 'base64url'), seal(secret, text))
  if (!isOurs || Number.parseInt(until, 36) < dayNumber(today)) return null
  const id = Number.parseInt(number, 36)
  return { id, isFor: (email) => timingSafeEqual(Buffer.from(given), Buffer.from(mark(secret, { id, email }))) }
}
