import { addDays, type Day, dayOfNumber, type Stay } from '../../kernel/day.ts'
import { mustBeStay } from '../../kernel/limits.ts'
import { Refusal } from '../../kernel/refusal.ts'
import type { NotSold, StayPrice } from '../pricing/pricing.shape.ts'
import { priceOfStay } from '../pricing/stay-price.ts'
import { type Bits, hasBit } from './packed/bits.ts'
import { ASK_ENGINE, type Asked, isBounded, judgeStay } from './packed/judge-stay.ts'
import { freeRunOf, isFree } from './packed/night-set.ts'
import type { PackedVillas } from './packed/packed-villas.server.ts'
import { entryAt } from './packed/whole-villas.server.ts'
import type { SearchQuery } from './search.contract.ts'
import type { Found, SearchEntry } from './search-entry.ts'

/** The stay a search asks for, or null without dates. Refuses dates that can't be a stay, naming the field. */
export const stayAsked = ({ checkin, checkout }: SearchQuery, today: Day): Stay | null => {
  if (!checkin && !checkout) return null
  if (!checkin || !checkout)
    throw new Refusal('invalid', {}, { [checkin ? 'checkout' : 'checkin']: { code: 'required' } })
  const stay = { checkIn: checkin, checkOut: checkout }
  mustBeStay(stay, today, { names: ['checkin', 'checkout'] })
  return stay
}

/**
 * The price of a stay in a villa of the read model, or the rule that forbids it; null when it is past, taken or without
 * prices.
 */
export const judgeIn = (entry: SearchEntry, stay: Stay, guests: number, today: Day): StayPrice | NotSold | null => {
  if (!entry.plan || stay.checkIn < today || !isFree(entry.nights, stay)) return null
  return priceOfStay(entry.plan, { stay, guests, today, freeRun: freeRunOf(entry.nights, stay) })
}

/**
 * The price of a stay in a villa of the read model, or null when it can't be booked. The booking itself asks the
 * database.
 */
export const priceIn = (entry: SearchEntry, stay: Stay, guests: number, today: Day): StayPrice | null => {
  const judgement = judgeIn(entry, stay, guests, today)
  return judgement?.kind === 'priced' ? judgement : null
}

const NOT_SOLD = -1

/** The total of a free stay from the packed prices, a rare one's from the price engine; negative when it isn't sold. */
export const totalOf = (all: PackedVillas, slot: number, asked: Asked, today: Day): number => {
  const { neverBelow, inGapsBelow } = all.prices
  if (asked.nights < (neverBelow[slot] ?? 0)) return NOT_SOLD
  if (asked.nights < (inGapsBelow[slot] ?? 0) && !isBounded(all, slot, asked)) return NOT_SOLD
  const total = judgeStay(all, slot, asked)
  const entry = total === ASK_ENGINE ? entryAt(all, slot) : undefined
  if (!entry) return total
  const stay = { checkIn: dayOfNumber(asked.first), checkOut: dayOfNumber(asked.last) }
  return priceIn(entry, stay, asked.guests, today)?.total ?? ASK_ENGINE
}

/** The days by which a stay may be moved, the nearest first: 0, 1, -1, 2, … */
export const shiftsWithin = (flexible: number): number[] =>
  Array.from({ length: 2 * flexible + 1 }, (_, index) => (index % 2 ? (index + 1) / 2 : -index / 2))

export const movedBy = ({ checkIn, checkOut }: Stay, days: number): Stay => ({
  checkIn: addDays(checkIn, days),
  checkOut: addDays(checkOut, days),
})

/** A stay with those at most `flexible` days earlier or later that don't begin before today, the nearest first. */
export const staysNear = (stay: Stay, flexible: number, today: Day): Stay[] =>
  shiftsWithin(flexible)
    .map((days) => movedBy(stay, days))
    .filter(({ checkIn }) => checkIn >= today)

/** A stay with the question that the packed prices are asked of it, and the villas that are free then. */
export type Asking = { stay: Stay; asked: Asked; free: Bits }

/** The first of some stays that can be booked in a villa for so many guests. */
export const bookableIn = (
  all: PackedVillas,
  slot: number,
  { near, guests }: { near: readonly Asking[]; guests: number },
  today: Day,
): Found | null => {
  for (const { stay, asked, free } of near) {
    if (!hasBit(free, slot)) continue
    if (totalOf(all, slot, asked.guests === guests ? asked : { ...asked, guests }, today) < 0) continue
    const entry = entryAt(all, slot)
    const price = entry && priceIn(entry, stay, guests, today)
    if (price) return { entry, stay, price }
  }
  return null
}
