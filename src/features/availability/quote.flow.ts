import { addDays, type Day } from '../../kernel/day.ts'
import { Refusal } from '../../kernel/refusal.ts'
import type { Db } from '../../platform/database/db.ts'
import type { StayPrice } from '../pricing/pricing.shape.ts'
import { planOf } from '../pricing/pricing.store.ts'
import type { Quote } from './availability.contract.ts'
import { takenNightsOf } from './availability.store.ts'
import { type Judgement, judgeStay, nearestStays, type StayQuestion } from './quote.ts'

/** The longest minimum stay a gap rule could look across. */
const LOOK_BACK_DAYS = 101

/** A question about the calendar as it is now. `ownReservation` = the reservation whose own nights don't count. */
export type QuestionNow = StayQuestion & { now: Date; ownReservation?: number }

const judgeNow = async (db: Db, villaId: number, question: QuestionNow): Promise<Judgement> => {
  const plan = await planOf(db, villaId)
  if (!plan) return { kind: 'unpriced', night: question.stay.checkIn }
  return judgeStay(plan, await nightsAround(db, villaId, question), question)
}

/** The price of a stay that can be booked now, or the refusal that says why not. */
export const priceNow = async (db: Db, villaId: number, question: QuestionNow): Promise<StayPrice> =>
  priced(await judgeNow(db, villaId, question))

/** The price, or its reason as a refusal with the field it belongs to. */
export const priced = (judgement: Judgement): StayPrice => {
  switch (judgement.kind) {
    case 'priced':
      return judgement
    case 'taken':
      throw new Refusal('nights-taken', {}, { checkIn: { code: 'taken' } })
    case 'too-many-guests':
      throw new Refusal(
        'too-many-guests',
        { capacity: judgement.capacity },
        { adults: { code: 'too-many-guests', facts: { capacity: judgement.capacity } } },
      )
    case 'min-nights':
      throw new Refusal('min-nights', { nights: judgement.nights }, { checkOut: { code: 'invalid' } })
    case 'unpriced':
      throw new Refusal('unpriced', { night: judgement.night }, { checkIn: { code: 'invalid' } })
    case 'too-long':
      throw new Refusal(
        'too-long',
        { max: judgement.max },
        { checkOut: { code: 'stay-too-long', facts: { max: judgement.max } } },
      )
    case 'arrival-day':
      throw new Refusal('arrival-day', { days: judgement.days.join(',') }, { checkIn: { code: 'invalid' } })
    case 'departure-day':
      throw new Refusal('departure-day', { days: judgement.days.join(',') }, { checkOut: { code: 'invalid' } })
    case 'unknown-extra':
      throw new Refusal('unknown-extra', { code: judgement.code }, { extras: { code: 'invalid' } })
  }
}

/** The quote somebody sees: a price, or the reason with stays nearby that work. */
export const quoteStay = async (
  db: Db,
  villa: { id: number; live: boolean },
  question: QuestionNow,
): Promise<Quote> => {
  const { stay, guests } = question
  const plan = await planOf(db, villa.id)
  const shown = { checkIn: stay.checkIn, checkOut: stay.checkOut, guests, live: villa.live }
  if (!plan) return { ...shown, price: null, why: { kind: 'unpriced', night: stay.checkIn }, nearest: [] }
  const taken = await nightsAround(db, villa.id, question)
  const judgement = judgeStay(plan, taken, question)
  if (judgement.kind === 'priced') return { ...shown, price: judgement, why: null, nearest: [] }
  return { ...shown, price: null, why: judgement, nearest: nearestStays(plan, taken, question, judgement) }
}

const nightsAround = async (db: Db, villaId: number, { stay, now, ownReservation }: QuestionNow): Promise<Day[]> => {
  const taken = await takenNightsOf(db, villaId, addDays(stay.checkIn, -LOOK_BACK_DAYS), now)
  return taken
    .filter(({ kind, holderId }) => !((kind === 'option' || kind === 'reservation') && holderId === ownReservation))
    .map(({ night }) => night)
}
