import { addDays, type Day, dayInIstanbul, daysBetween, instantInIstanbul } from '../../kernel/day.ts'
import type { Minor } from '../../kernel/money.ts'
import type { PaymentState } from './reservation.shape.ts'

/** Which wording of the contract is accepted now. */
export const TEXT_VERSION = '2026-11'

/** What the guest ticked, with the version of the text and the circumstances. */
export type Consents = {
  contract: boolean
  marketing: boolean
  textVersion: string
  at: string
  ip: string
  userAgent: string
  language: string
}

const HOUR = 3_600_000

/** The day of arrival and the villa's check-in time, 'HH:MM'. */
export type Arrival = { checkIn: Day; checkInTime: string }

/** An end that is not later than the check-in time of the arrival: nobody is waited for after it. */
export const cutAtArrival = (end: Date, { checkIn, checkInTime }: Arrival): Date =>
  new Date(Math.min(end.getTime(), instantInIstanbul(checkIn, checkInTime).getTime()))

/**
 * The latest end of a hold that begins now: the check-in time, but an hour from now at least, because guests book for
 * tonight too.
 */
const latestEnd = (now: Date, { checkIn, checkInTime }: Arrival): number =>
  Math.max(instantInIstanbul(checkIn, checkInTime).getTime(), now.getTime() + HOUR)

/**
 * The end of a new option: 24 hours, 4 when arrival is within 7 days; staff may say 1–72. Never past the
 * arrival.
 */
export const optionEnd = (now: Date, arrival: Arrival, hours?: number): Date => {
  return new Date(Math.min(now.getTime() + (hours ?? usualHours(now, arrival.checkIn)) * HOUR, latestEnd(now, arrival)))
}

/** The hours an option gets when nobody says otherwise. */
export const usualHours = (now: Date, checkIn: Day): number => (daysBetween(dayInIstanbul(now), checkIn) <= 7 ? 4 : 24)

/** The end of an option that is moved to another arrival: as it was, but never past that arrival. */
export const movedEnd = (end: Date, now: Date, arrival: Arrival): Date =>
  new Date(Math.min(end.getTime(), latestEnd(now, arrival)))

/** The end of an option that gets more hours, from its end; null when nothing can be gained before the arrival. */
export const extendedEnd = (end: Date, arrival: Arrival, hours: number): Date | null => {
  const later = cutAtArrival(new Date(end.getTime() + hours * HOUR), arrival)
  return later > end ? later : null
}

/** A request waits 48 hours for a yes. */
export const requestEnd = (now: Date): Date => new Date(now.getTime() + 48 * HOUR)

/** Who waits behind an option waits a week at most, and not past the arrival. */
export const queueEnd = (now: Date, arrival: Arrival): Date =>
  cutAtArrival(new Date(now.getTime() + 7 * 24 * HOUR), arrival)

/** The minutes a card attempt in flight keeps an option alive past its end, once. */
export const CARD_GRACE_MINUTES = 15

/** How many days ago a guest may have arrived whom staff write down now: a walk-in of the weekend. */
const LATE_DAYS = 7

/** The earliest arrival that may be written down: today, a little earlier when staff lift the rule. */
export const earliestArrival = (today: Day, lifted: boolean): Day => (lifted ? addDays(today, -LATE_DAYS) : today)

export const paymentState = (money: {
  total: Minor
  prepayment: Minor
  paidIn: Minor
  paidBack: Minor
  refundDue: boolean
  ended: boolean
}): PaymentState => {
  if (money.refundDue) return 'refund-due'
  if (money.paidBack > 0 && money.paidIn > 0 && money.ended) return 'refunded'
  const paid = money.paidIn - money.paidBack
  if (paid >= money.total && (money.total > 0 || !money.ended)) return 'paid'
  if (paid > 0) return paid >= money.prepayment && !money.ended ? 'prepaid' : 'paid-in-part'
  return money.ended ? 'none' : 'prepayment-due'
}

/**
 * What is asked for now, in minor units: the pre-payment while it is not in, then nothing until check-in (the balance
 * is paid there).
 */
export const amountDue = ({ prepayment }: { prepayment: Minor }, paid: Minor): Minor => Math.max(0, prepayment - paid)

/**
 * The amount a transfer is expected to bring: the pre-payment while it is `due`, after that what is left in all
 * (`balance`, with charges and without what was written off).
 */
export const expectedTransfer = ({ due, balance }: { due: Minor; balance: Minor }): Minor =>
  Math.min(due, balance) || balance
