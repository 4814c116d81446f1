import { addDays, type Day, dayNumber, dayOfNumber, weekday } from '../../../kernel/day.ts'
import type { AnswerOf } from '../../../kernel/endpoint.ts'
import { FURTHEST_DAYS } from '../../../kernel/limits.ts'
import { othersFirst } from '../../../platform/pace/others-first.ts'
import type { At } from '../find-villas.view.ts'
import { comparing, eachOffer } from '../matching-villas.view.ts'
import { eachBit } from '../packed/bits.ts'
import { nightsAt } from '../packed/night-columns.ts'
import type { PackedVillas } from '../packed/packed-villas.server.ts'
import { pricedTimes } from '../packed/price-columns.ts'
import { wantedBits } from '../packed/wanted.view.ts'
import type { SearchQuery } from '../search.contract.ts'
import { type SearchModel, villasAt } from '../search-model.server.ts'
import type { searchAhead, searchWeeks } from './ahead.contract.ts'

/** As far as a villa's own calendar is shown: fourteen months. */
export const AHEAD_DAYS = 425

/** So many villas are looked at before others are let in: some milliseconds. */
const AT_ONCE = 500

/** What the coming nights cost at least in the villas of a wish, whatever its dates. */
export const aheadOf = async (
  model: SearchModel,
  wish: SearchQuery,
  { today, now }: At,
): Promise<AnswerOf<typeof searchAhead>['content']> => {
  const all = villasAt(model, now)
  const undated = anyTime(wish)
  const { inTl, inWish } = comparing(all, undated, model.rates)
  const first = dayNumber(today)
  const ahead = { least: new Float64Array(AHEAD_DAYS).fill(Number.POSITIVE_INFINITY), free: new Int32Array(AHEAD_DAYS) }
  const { least, free } = ahead
  const slots: number[] = []
  eachBit(wantedBits(all, undated), (slot) => void slots.push(slot))
  const villas = slots.length
  for (const [at, slot] of slots.entries()) {
    noteNights(ahead, all, { slot, first }, (amount) => inWish(inTl(slot, amount)))
    if (at % AT_ONCE === AT_ONCE - 1) await othersFirst()
  }
  const days = Array.from(least, (price) => (Number.isFinite(price) ? Math.ceil(price / 100) : null))
  const byMonth = Map.groupBy(days.keys(), (night) => dayOfNumber(first + night).slice(0, 7))
  const months = [...byMonth].map(([month, nights]) => {
    const priced = nights.flatMap((night) => days[night] ?? [])
    const nightsFree = nights.reduce((sum, night) => sum + (free[night] ?? 0), 0)
    return {
      month,
      least: priced.length ? Math.min(...priced) : null,
      free: villas ? Math.round((100 * nightsFree) / (villas * nights.length)) : 0,
    }
  })
  return { from: today, days, months }
}

const anyTime = (wish: SearchQuery): SearchQuery => ({
  ...wish,
  ...{ checkin: undefined, checkout: undefined, minPrice: undefined, maxPrice: undefined, flexible: 0 },
})

type Ahead = { least: Float64Array; free: Int32Array }

/** Notes every priced and free night of a villa, counted from a day on. A price is converted once a season. */
const noteNights = (
  { least, free }: Ahead,
  all: PackedVillas,
  { slot, first }: { slot: number; first: number },
  inWish: (amount: number) => number,
): void => {
  const { base, words } = nightsAt(all.nights, slot)
  const { times, dear } = pricedTimes(all.prices, slot)
  for (const [from, end, nightly] of times) {
    const until = Math.min(AHEAD_DAYS, end - first)
    const usual = inWish(nightly)
    for (let night = Math.max(0, from - first); night < until; night++) {
      const bit = first - base + night
      if (((words[bit >> 5] ?? 0) & (1 << (bit & 31))) !== 0) continue
      const own = dear?.get(first + night)
      const price = own === undefined ? usual : inWish(own)
      free[night] = (free[night] ?? 0) + 1
      if (price < (least[night] ?? 0)) least[night] = price
    }
  }
}

const SATURDAY = 6
const FRIDAY = 5

type Asked = SearchQuery & { month: string; nights: number }

/** The weeks of a month, or its weekends, with what is free in them. */
export const weeksOf = (
  model: SearchModel,
  { month, nights, ...wish }: Asked,
  { today, now }: At,
): AnswerOf<typeof searchWeeks>['content'] => {
  const all = villasAt(model, now)
  const undated = anyTime(wish)
  const { inTl, inWish } = comparing(all, undated, model.rates)
  const wanted = wantedBits(all, undated)
  return arrivalsIn(month, nights === 7 ? SATURDAY : FRIDAY, today).flatMap((checkIn) => {
    const stay = { checkIn, checkOut: addDays(checkIn, nights) }
    if (stay.checkOut > addDays(today, FURTHEST_DAYS)) return []
    let [free, least] = [0, Number.POSITIVE_INFINITY]
    eachOffer(
      all,
      wanted,
      { wish: undated, stay, today },
      {
        asksPrice: true,
        add(slot, _, amount) {
          free++
          least = Math.min(least, inWish(inTl(slot, amount)))
        },
      },
    )
    return [{ checkin: checkIn, checkout: stay.checkOut, free, least: free ? Math.ceil(least / 100) : null }]
  })
}

const arrivalsIn = (month: string, on: number, today: Day): Day[] => {
  const days: Day[] = []
  for (let day = `${month}-01`; day.startsWith(month); day = addDays(day, 1))
    if (day >= today && weekday(day) === on) days.push(day)
  return days
}
