import { dayNumber, dayOfNumber } from '../../../kernel/day.ts'
import type { At } from '../find-villas.view.ts'
import { eachBit } from '../packed/bits.ts'
import { wantedBits } from '../packed/wanted.view.ts'
import type { GapsAnswer, GapsQuery } from '../search.contract.ts'
import type { Found } from '../search-entry.ts'
import { type SearchModel, villasAt } from '../search-model.ts'
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
  const keys: number[] = []
  const firsts: number[] = []
  eachBit(wantedBits(all, wish), (slot) => {
    for (const { first, last } of all.gaps[slot] ?? []) {
      if (first < earliest || last > latest) continue
      firsts.push(first)
      if (isAsked(first)) keys.push(first * IDS + (all.houses.ids[slot] ?? 0))
    }
  })
  const page = Float64Array.from(keys)
    .sort()
    .slice(wish.skip, wish.skip + wish.take)
  const found = Array.from(page, (key): Found[] => {
    const slot = all.slotOf.get(key % IDS) ?? -1
    const [entry, first] = [all.entries[slot], Math.floor(key / IDS)]
    const gap = all.gaps[slot]?.find((each) => each.first === first)
    if (!entry || !gap) return []
    const stay = { checkIn: dayOfNumber(first), checkOut: dayOfNumber(gap.last) }
    return [{ entry, stay, price: priceIn(entry, stay, wish.guests ?? 1, at.today) }]
  })
  return {
    content: found.flat().map((each) => villaCardOf(each, at.today, at.language)),
    ...{ total: keys.length, skip: wish.skip, take: wish.take, why: null, suggestions: [] },
    ...gapTimes(firsts),
  }
}

/** More than any id: a gap's day and villa in one number that sorts as both do. */
const IDS = 2 ** 31
