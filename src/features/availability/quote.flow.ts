import { addDays, type Day, type Stay } from '../../kernel/day.ts'
import { Refusal } from '../../kernel/refusal.ts'
import type { Db } from '../../platform/database/db.ts'
import type { StayPrice } from '../pricing/pricing.shape.ts'
import type { Quote } from './availability.contract.ts'
import type { TakenNight } from './calendar.ts'
import { type Judgement, judgeStay, nearestStays, type StayQuestion } from './quote.ts'
import { type Calendar, calendarOf } from './villa-nights.store.ts'

/** The longest minimum stay a gap rule could look across. */
const LOOK_DAYS = 101

/**
 * A question about the calendar as it is now. `ownReservation` = the reservation whose own nights don't count; `since`
 * in house: the nights of the stay before it were slept, wherever that was.
 */
export type QuestionNow = StayQuestion & { now: Date; ownReservation?: number; since?: Day | undefined }

/** From which day on a calendar must be read to judge a stay. */
export const calendarFrom = ({ checkIn }: Stay): Day => addDays(checkIn, -LOOK_DAYS)

/** Before which day a calendar need be read to judge a stay. */
export const calendarUntil = ({ checkOut }: Stay): Day => addDays(checkOut, LOOK_DAYS)

/** Can this stay be had as the calendar is, and for how much? */
export const judge = ({ plan, taken }: Calendar, question: QuestionNow): Judgement =>
  plan ? judgeStay(plan, nightsOfOthers(taken, question), question) : { kind: 'unpriced', night: question.stay.checkIn }

/** The price of a stay that can be booked now, or the refusal that says why not. */
export const priceNow = async (db: Db, villaId: number, question: QuestionNow): Promise<StayPrice> =>
  priced(judge(await calendarOf(db, villaId, calendarFrom(question.stay), question.now), question))

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

/** The quote somebody sees: a price, or the reason with stays nearby that work. `live` = a wish holds at once. */
export const quoteFrom = (live: boolean, calendar: Calendar, question: QuestionNow): Quote => {
  const { plan, taken } = calendar
  const judgement = judge(calendar, question)
  const shown = { ...question.stay, guests: question.guests, live, policy: plan?.policy ?? null }
  if (judgement.kind === 'priced') return { ...shown, price: judgement, why: null, nearest: [], behind: null }
  const nearest = plan ? nearestStays(plan, nightsOfOthers(taken, question), question, judgement) : []
  return { ...shown, price: null, why: judgement, nearest, behind: behindOf(calendar, question) }
}

const behindOf = (calendar: Calendar, question: QuestionNow): Quote['behind'] => {
  const ahead = optionsAhead(calendar, question)
  const price = ahead && judge(ahead.calendar, question)
  return ahead && price?.kind === 'priced' ? { until: ahead.until.toISOString(), price } : null
}

/**
 * The options that alone stand in the way of a stay: until when the last is held, and the calendar as it is once they
 * have fallen. Null where nothing is in the way, or something that does not end by itself.
 */
export const optionsAhead = (
  { plan, taken }: Calendar,
  question: QuestionNow,
): { until: Date; calendar: Calendar } | null => {
  const { checkIn, checkOut } = question.stay
  const inTheWay = othersOf(taken, question).filter(({ night }) => night >= checkIn && night < checkOut)
  const ends = inTheWay.flatMap(({ kind, expiresAt }) => (kind === 'option' && expiresAt ? [expiresAt.getTime()] : []))
  if (!ends.length || ends.length < inTheWay.length) return null
  const holders = new Set(inTheWay.map(({ holderId }) => holderId))
  const left = taken.filter(({ kind, holderId }) => !(kind === 'option' && holders.has(holderId)))
  return { until: new Date(Math.max(...ends)), calendar: { plan, taken: left } }
}

const othersOf = (taken: TakenNight[], { ownReservation, since, stay }: QuestionNow): TakenNight[] =>
  taken
    .filter(({ night }) => since === undefined || night < stay.checkIn || night >= since)
    .filter(({ kind, holderId }) => !((kind === 'option' || kind === 'reservation') && holderId === ownReservation))

const nightsOfOthers = (taken: TakenNight[], question: QuestionNow): Day[] =>
  othersOf(taken, question).map(({ night }) => night)
