import { type Day, daysBetween } from './day.ts'
import { Refusal } from './refusal.ts'

/** Limits of the trade and of the product, in one place. */
export const MAX_NIGHTS = 100 // Law 7464: tourism rental is at most 100 days
export const FURTHEST_DAYS = 730 // calendars are kept for two years
export const PAGE_SIZE = {
  users: 10,
  towns: 10,
  districts: 10,
  villaTypes: 10,
  messages: 10,
  comments: 10,
  blog: 10,
  villas: 20,
  owners: 20,
  permits: 20,
  proposals: 20,
  externalCalendars: 20,
  websiteComments: 20,
  subscribers: 50,
  reservations: 100,
  transactions: 100,
  search: 24,
} as const
export const MAX_BODY_BYTES = 256 * 1024
export const MAX_SHEET_BYTES = 1024 * 1024
export const MAX_PICTURE_BYTES = 20 * 1024 * 1024
export const MAX_JSON_DEPTH = 16

/** Refuses 'wrong-order' and 'too-far', at `field`, unless [from, until) has one to `most` nights. */
export const mustBeSpan = ({ from, until }: { from: Day; until: Day }, most: number, field = 'until'): void => {
  const nights = daysBetween(from, until)
  if (nights < 1) throw new Refusal('wrong-order', {}, { [field]: { code: 'wrong-order' } })
  if (nights > most) throw new Refusal('too-far', {}, { [field]: { code: 'too-far' } })
}
