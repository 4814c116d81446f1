import type { Since } from '../../browser/favourites.ts'

type Stay = { checkIn: string; checkOut: string; total: number } | null

/** By how much a stay costs more (less is below 0) than when its villa was liked, and when that was. */
export type Change = { amount: number; at: number }

/**
 * What became of the price of the same stay for the same guests; null for another stay. A note that is none (the
 * browser keeps what anybody writes) says nothing.
 */
export const priceSince = (since: Since | undefined, stay: Stay, guests = 0): Change | null => {
  if (!Array.isArray(since) || !stay) return null
  const [checkIn, checkOut, party, total, at] = since
  if (typeof total !== 'number' || typeof at !== 'number') return null
  if (checkIn !== stay.checkIn || checkOut !== stay.checkOut || party !== guests) return null
  return { amount: stay.total - total, at }
}
