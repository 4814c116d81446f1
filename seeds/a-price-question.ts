import type { StayPrice } from '../src/features/pricing/pricing.shape.ts'
import type { PriceQuestion, priceOfStay } from '../src/features/pricing/stay-price.ts'

/** A week in July for two, asked in March, with the calendar open on both sides. */
export const aPriceQuestion = (change: Partial<PriceQuestion> = {}): PriceQuestion => ({
  stay: { checkIn: '2027-07-10', checkOut: '2027-07-17' },
  guests: 2,
  today: '2027-03-01',
  freeRun: { from: null, until: null },
  ...change,
})

/** The price an answer has to be. */
export const priced = (answer: ReturnType<typeof priceOfStay>): StayPrice => {
  if (answer.kind !== 'priced') throw new Error(answer.kind)
  return answer
}
