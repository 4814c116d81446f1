import { addDays, type Day, nightCount, type Stay } from '../../kernel/day.ts'
import { FURTHEST_DAYS } from '../../kernel/limits.ts'
import type { PricePlan } from '../pricing/price-plan.ts'
import type { ExtraCode, NotSold, StayPrice } from '../pricing/pricing.shape.ts'
import { priceOfStay } from '../pricing/stay-price.ts'
import { freeRunAround } from './calendar.ts'

export type StayQuestion = {
  stay: Stay
  guests: number
  today: Day
  extras?: ExtraCode[]
  coupon?: string
  /** As in `PriceQuestion`. */
  lifted?: boolean
}
export type Judgement = StayPrice | NotSold | { kind: 'taken' }

/**
 * Can this stay be booked, and for how much? `taken` = the living taken nights of the villa but those of the asker's
 * own reservation.
 */
export const judgeStay = (plan: PricePlan, taken: readonly Day[], question: StayQuestion): Judgement => {
  const freeRun = freeRunAround(question.stay, taken)
  return freeRun ? priceOfStay(plan, { ...question, freeRun }) : { kind: 'taken' }
}

/**
 * Up to three bookable stays nearest to a refused one, at most three weeks away: as long as asked, else up to six
 * nights longer.
 */
export const nearestStays = (
  plan: PricePlan,
  taken: readonly Day[],
  question: StayQuestion,
  why: NotBookable,
): NearStay[] => {
  const shortest = why.kind === 'min-nights' ? why.nights : nightCount(question.stay)
  for (let nights = shortest; nights < shortest + 7; nights++) {
    const found = nearestOfLength(nights, plan, taken, question)
    if (found.length) return found
  }
  return []
}

type NotBookable = Exclude<Judgement, StayPrice>
type NearStay = Stay & { total: number }

const nearestOfLength = (
  nights: number,
  plan: PricePlan,
  taken: readonly Day[],
  question: StayQuestion,
): NearStay[] => {
  const found: NearStay[] = []
  for (let shift = 0; shift <= 21 && found.length < 3; shift++)
    for (const checkIn of new Set([addDays(question.stay.checkIn, -shift), addDays(question.stay.checkIn, shift)])) {
      const stay = { checkIn, checkOut: addDays(checkIn, nights) }
      if (checkIn < question.today || stay.checkOut > addDays(question.today, FURTHEST_DAYS) || found.length === 3)
        continue
      const price = judgeStay(plan, taken, { ...question, stay })
      if (price.kind === 'priced') found.push({ ...stay, total: price.total })
    }
  return found
}
