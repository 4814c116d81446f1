import { type Day, dayNumber, dayOfNumber } from '../../../kernel/day.ts'
import type { At } from '../find-villas.view.ts'
import { type Bits, countBits, eachBit, writeBit } from '../packed/bits.ts'
import { gapEnd } from '../packed/night-columns.ts'
import { HORIZON_DAYS } from '../packed/night-set.ts'
import { LONGEST_GAP, type PackedVillas } from '../packed/packed-villas.server.ts'
import { wantedBits } from '../packed/wanted.view.ts'
import { entryAt } from '../packed/whole-villas.server.ts'
import type { GapsAnswer, GapsQuery } from '../search.contract.ts'
import type { Found } from '../search-entry.ts'
import { type SearchModel, villasAt } from '../search-model.server.ts'
import { priceIn } from '../search-wish.view.ts'
import { villaCardOf } from '../villa-card.view.ts'
import { beginsIn, gapTimes } from './gap-times.ts'

/**
 * Gaps between two bookings that may be booked whole, soonest first; dates bound where they lie, `starts` when they
 * begin. The months and weeks are those of all of them, whatever `starts` says.
 */
export const findGaps = (model: SearchModel, wish: GapsQuery, at: At): GapsAnswer => {
  const all = villasAt(model, at.now)
  const earliest = Math.max(dayNumber(at.today) + 1, wish.checkin ? dayNumber(wish.checkin) : 0)
  const latest = wish.checkout ? dayNumber(wish.checkout) : Number.POSITIVE_INFINITY
  const isAsked = beginsIn(wish.starts)
  const counts = new Map<number, number>()
  const page: Found[] = []
  let total = 0
  eachGapDay(all, wantedBits(all, wish), { earliest, latest }, (first, slots, count) => {
    counts.set(first, count)
    if (!isAsked(first)) return
    if (total + count > wish.skip && page.length < wish.take)
      for (const slot of byId(all, slots).slice(Math.max(0, wish.skip - total), wish.skip + wish.take - total))
        page.push(...gapIn(all, slot, first, { guests: wish.guests ?? 1, today: at.today }))
    total += count
  })
  return {
    content: page.map((each) => villaCardOf(each, at.today, at.language)),
    ...{ total, skip: wish.skip, take: wish.take, why: null, suggestions: [] },
    ...gapTimes(counts),
  }
}

type Between = { earliest: number; latest: number }

/** Each day on which gaps begin in wanted villas, in ascending order, with these villas and their number. */
const eachGapDay = (
  { nights, size }: PackedVillas,
  wanted: Bits,
  { earliest, latest }: Between,
  visit: (first: number, slots: Bits, count: number) => void,
): void => {
  const end = Math.min(nights.base + HORIZON_DAYS, latest)
  const slots = new Uint32Array(size / 32)
  for (let first = Math.max(earliest, nights.base); first < end; first++) {
    const row = (first - nights.base) * nights.words
    for (let word = 0; word < slots.length; word++) slots[word] = (wanted[word] ?? 0) & (nights.gaps[row + word] ?? 0)
    if (first + LONGEST_GAP > latest)
      eachBit(slots, (slot) => writeBit(slots, slot, gapEnd(nights, slot, first) <= latest))
    const count = countBits(slots)
    if (count) visit(first, slots, count)
  }
}

const byId = ({ houses: { ids } }: PackedVillas, bits: Bits): number[] => {
  const slots: number[] = []
  eachBit(bits, (slot) => void slots.push(slot))
  return slots.sort((one, other) => (ids[one] ?? 0) - (ids[other] ?? 0))
}

const gapIn = (
  all: PackedVillas,
  slot: number,
  first: number,
  { guests, today }: { guests: number; today: Day },
): Found[] => {
  const entry = entryAt(all, slot)
  if (!entry) return []
  const stay = { checkIn: dayOfNumber(first), checkOut: dayOfNumber(gapEnd(all.nights, slot, first)) }
  return [{ entry, stay, price: priceIn(entry, stay, guests, today) }]
}
