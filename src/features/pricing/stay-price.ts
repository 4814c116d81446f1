import {
  type Day,
  dayNumber,
  dayOfNumber,
  daysBetween,
  type FreeRun,
  nightCount,
  type Stay,
  weekday,
} from '../../kernel/day.ts'
import { MAX_NIGHTS } from '../../kernel/limits.ts'
import { type Minor, percentOf, wholeUnitUp } from '../../kernel/money.ts'
import { fillsGap } from './gap.ts'
import { type Discount, type PricePlan, type Season, seasonOf } from './price-plan.ts'
import type { ExtraCode, NotSold, PriceLine, StayPrice } from './pricing.shape.ts'

export type PriceQuestion = {
  stay: Stay
  guests: number
  today: Day
  /** The free nights around the stay: the gap rule looks at them. */
  freeRun: FreeRun
  extras?: ExtraCode[]
  coupon?: string
  /** Staff answer for it: the rules about length and weekdays are lifted. */
  lifted?: boolean
}

/** The one price of a stay: search, villa page, offer, reservation, payment and mail all ask here. */
export const priceOfStay = (plan: PricePlan, question: PriceQuestion): StayPrice | NotSold => {
  const nights = nightCount(question.stay)
  if (nights > MAX_NIGHTS) return { kind: 'too-long', max: MAX_NIGHTS }
  if (question.guests > plan.capacity) return { kind: 'too-many-guests', capacity: plan.capacity }
  const runs = runsOf(plan, question.stay)
  if (!Array.isArray(runs)) return runs
  const refused = question.lifted ? null : lengthRefusal(plan, question, runs, nights)
  if (refused && refused !== 'fills-gap') return refused
  const extras = extraLines(plan, question.extras ?? [], nights)
  if (!Array.isArray(extras)) return extras
  return addUp(plan, question, { runs, extras, gap: refused === 'fills-gap' })
}

/** Nights of one price in a row: of a season, or of day prices that stand above it. */
type Run = { season: Season; from: Day; nights: number; dayPrice: Minor | null }

const runsOf = (plan: PricePlan, stay: Stay): Run[] | NotSold => {
  const runs: Run[] = []
  const first = dayNumber(stay.checkIn)
  const last = dayNumber(stay.checkOut)
  let season: Season | undefined
  for (let number = first; number < last; number++) {
    const night = dayOfNumber(number)
    if (!season || night >= season.until) season = seasonOf(plan, night)
    if (!season) return { kind: 'unpriced', night }
    const dayPrice = plan.dayPrices[night] ?? null
    const run = runs.at(-1)
    if (run && run.season === season && run.dayPrice === dayPrice) run.nights++
    else runs.push({ season, from: night, nights: 1, dayPrice })
  }
  return runs
}

const lengthRefusal = (
  plan: PricePlan,
  { stay, freeRun }: PriceQuestion,
  runs: Run[],
  nights: number,
): NotSold | 'fills-gap' | null => {
  const minNights = Math.max(...runs.map((run) => run.season.minNights))
  const gap = nights < minNights && fillsGap(plan, stay, freeRun, minNights)
  if (nights < minNights && !gap) return { kind: 'min-nights', nights: minNights }
  if (gap) return 'fills-gap' // a gap's days are what its neighbours left: weekday rules would make it unsellable
  const arrivalDays = runs[0]?.season.arrivalDays ?? []
  if (arrivalDays.length && !arrivalDays.includes(weekday(stay.checkIn)))
    return { kind: 'arrival-day', days: arrivalDays }
  const departureDays = (seasonOf(plan, stay.checkOut) ?? runs.at(-1)?.season)?.departureDays ?? []
  if (departureDays.length && !departureDays.includes(weekday(stay.checkOut)))
    return { kind: 'departure-day', days: departureDays }
  return null
}

const addUp = (plan: PricePlan, question: PriceQuestion, { runs, extras, gap }: Parts): StayPrice => {
  const nights = nightCount(question.stay)
  const lines: PriceLine[] = [...runs.flatMap(nightLines), ...extraGuestLines(plan, question.guests, nights)]
  const gross = sum(lines)
  lines.push(...discountLines(plan, question, nights, gross))
  const accommodation = sum(lines)
  const first = runs[0]?.season
  if (first && nights < first.cleaningBelowNights && first.cleaningFee > 0)
    lines.push({
      kind: 'cleaning',
      ruleId: first.id,
      belowNights: first.cleaningBelowNights,
      amount: first.cleaningFee,
    })
  lines.push(...extras)
  const total = sum(lines)
  const prepaymentPercent = first?.prepaymentPercent ?? plan.prepaymentPercent
  const prepayment = Math.min(total, wholeUnitUp(percentOf(accommodation, prepaymentPercent)))
  return {
    kind: 'priced',
    currency: plan.currency,
    nights,
    lines,
    gross,
    accommodation,
    total,
    prepaymentPercent,
    prepayment,
    balance: total - prepayment,
    damageDeposit: plan.damageDeposit,
    fillsGap: gap,
  }
}

type Parts = { runs: Run[]; extras: PriceLine[]; gap: boolean }

const sum = (lines: PriceLine[]): Minor => lines.reduce((total, line) => total + line.amount, 0)

/** A season's weekly price stands for each full seven nights of a run; the rest is nightly. */
const nightLines = ({ season, from, nights, dayPrice }: Run): PriceLine[] => {
  if (dayPrice !== null) return [{ kind: 'day-price', from, nights, nightly: dayPrice, amount: dayPrice * nights }]
  const weeks = season.weekly === null ? 0 : Math.floor(nights / 7)
  const rest = nights - weeks * 7
  const lines: PriceLine[] = []
  if (weeks && season.weekly !== null)
    lines.push({ kind: 'week', ruleId: season.id, from, weeks, weekly: season.weekly, amount: season.weekly * weeks })
  if (rest)
    lines.push({
      kind: 'nights',
      ruleId: season.id,
      from: dayOfNumber(dayNumber(from) + weeks * 7),
      nights: rest,
      nightly: season.nightly,
      amount: season.nightly * rest,
    })
  return lines
}

const extraGuestLines = (plan: PricePlan, guests: number, nights: number): PriceLine[] => {
  const extra = guests - plan.baseGuests
  if (extra <= 0 || plan.extraGuestNightly <= 0) return []
  return [
    {
      kind: 'extra-guests',
      guests: extra,
      nights,
      nightly: plan.extraGuestNightly,
      amount: plan.extraGuestNightly * extra * nights,
    },
  ]
}

/**
 * The best length discount, then the better of early booking and last minute, then the coupon; each on what the one
 * before left, rounded up to the whole unit so that prices in whole units give a total in whole units.
 */
const discountLines = (plan: PricePlan, question: PriceQuestion, nights: number, gross: Minor): PriceLine[] => {
  const ahead = daysBetween(question.today, question.stay.checkIn)
  const fits: Record<Discount['kind'], (discount: Discount) => boolean> = {
    length: (discount) => nights >= discount.threshold,
    early: (discount) => ahead >= discount.threshold,
    'last-minute': (discount) => ahead <= discount.threshold,
    coupon: (discount) => discount.coupon !== null && discount.coupon === question.coupon,
  }
  const arriving = plan.discounts.filter(
    ({ from, until }) => from <= question.stay.checkIn && question.stay.checkIn < until,
  )
  const best = (...kinds: Discount['kind'][]) =>
    arriving
      .filter((each) => kinds.includes(each.kind) && fits[each.kind](each))
      .sort((a, b) => b.percent - a.percent || a.id - b.id)[0]
  let left = gross
  return [best('length'), best('early', 'last-minute'), best('coupon')].flatMap((each): PriceLine[] => {
    const amount = each ? Math.min(left, wholeUnitUp(percentOf(left, each.percent))) : 0
    if (!each || amount === 0) return []
    left -= amount
    return [{ kind: 'discount', ruleId: each.id, why: each.kind, percent: each.percent, amount: -amount }]
  })
}

const extraLines = (plan: PricePlan, codes: ExtraCode[], nights: number): PriceLine[] | NotSold => {
  const lines: PriceLine[] = []
  for (const code of new Set(codes)) {
    const extra = plan.extras.find((each) => each.code === code)
    if (!extra) return { kind: 'unknown-extra', code }
    lines.push({ kind: 'extra', ruleId: extra.id, code, amount: extra.amount * (extra.per === 'night' ? nights : 1) })
  }
  return lines
}
