import { addDays, type Day, daysBetween, type Stay } from './day.ts'
import { Refusal } from './refusal.ts'

/** Limits of the trade and of the product, in one place. */
export const MAX_NIGHTS = 100 // Law 7464: tourism rental is at most 100 days
export const FURTHEST_DAYS = 730 // calendars are kept for two years
/** The sizes of the pages that guests turn. */
export const SEARCH_PAGE = 24
export const BLOG_PAGE = 10
export const MAX_BODY_BYTES = 256 * 1024
export const MAX_SHEET_BYTES = 1024 * 1024
export const MAX_PICTURE_BYTES = 20 * 1024 * 1024
export const MAX_DOCUMENT_BYTES = 10 * 1024 * 1024
export const MAX_JSON_DEPTH = 16

/** Refuses 'wrong-order' and 'too-far', at `field`, unless [from, until) has one to `most` nights. */
export const mustBeSpan = ({ from, until }: { from: Day; until: Day }, most: number, field = 'until'): void => {
  const nights = daysBetween(from, until)
  if (nights < 1) throw new Refusal('wrong-order', {}, { [field]: { code: 'wrong-order' } })
  if (nights > most) throw new Refusal('too-far', {}, { [field]: { code: 'too-far' } })
}

/**
 * Refuses days that no villa can be booked for: 'past-arrival' before `earliest` (today, when absent), 'wrong-order',
 * 'too-long' and 'too-far', at the day's field. `names` = what the fields of arrival and departure are called.
 */
export const mustBeStay = (
  { checkIn, checkOut }: Stay,
  today: Day,
  { earliest = today, names = ['checkIn', 'checkOut'] }: { earliest?: Day; names?: [string, string] } = {},
): void => {
  const [arrival, departure] = names
  if (checkIn < earliest) throw new Refusal('past-arrival', {}, { [arrival]: { code: 'past-arrival' } })
  if (checkOut <= checkIn) throw new Refusal('wrong-order', {}, { [departure]: { code: 'wrong-order' } })
  const facts = { max: MAX_NIGHTS }
  if (daysBetween(checkIn, checkOut) > MAX_NIGHTS)
    throw new Refusal('too-long', facts, { [departure]: { code: 'stay-too-long', facts } })
  if (checkOut > addDays(today, FURTHEST_DAYS)) throw new Refusal('too-far', {}, { [departure]: { code: 'too-far' } })
}
