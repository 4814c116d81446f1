import { AS_LISTED, type Override, overrides } from '../../../../features/reservations/desk.shape.ts'
import { isFullName, type PayBy, type ReservationSource } from '../../../../features/reservations/reservation.shape.ts'
import { usualHours } from '../../../../features/reservations/reservation.ts'
import type { createAdminReservation } from '../../../../features/reservations/reservations-admin.contract.ts'
import type { Day } from '../../../../kernel/day.ts'
import type { Question } from '../../../../kernel/endpoint.ts'
import type { Language } from '../../../../kernel/language.ts'
import { say } from '../../../words/dashboard.ts'
import { fieldFaultsTr } from '../../../words/refusals.tr.ts'
import { sayPhrase } from '../../../words/say.ts'
import { type EndOf, farEnd, mostHours, newEnd } from '../hold/hold-hours.ts'
import { hoursFault } from '../hold/hours-field.tsx'
import type { Party } from './party-fields.tsx'

export type StayTyped = { checkIn: Day | ''; checkOut: Day | '' }

export const guestsOf = ({ adults, children, infants }: Party): number => adults + children + infants

/** A reservation being taken by phone, as it is typed. */
export type NewBooking = StayTyped &
  Party & {
    villaId: string
    name: string
    phone: string
    email: string
    language: Language
    note: string
    source: ReservationSource
    payBy: PayBy
    status: 'OPTION' | 'CONFIRMED' | 'REQUEST'
    /** Chosen by hand; the usual ones else. */
    hours?: number
    /** Waits where nothing but an option stands in the way. */
    behind: boolean
    reason: string
    override: Override
  }

export const EMPTY_BOOKING: NewBooking = {
  villaId: '',
  checkIn: '',
  checkOut: '',
  adults: 2,
  children: 0,
  infants: 0,
  name: '',
  phone: '',
  email: '',
  language: 'tr',
  note: '',
  source: 'phone',
  payBy: 'transfer',
  status: 'OPTION',
  behind: false,
  reason: '',
  override: AS_LISTED,
}

/** How long the villa would be held, and when that ends. */
export type Hold = { hours: number; endOf: EndOf }

/** Never past the arrival at this villa; while villa or day are unknown, as if it were far. */
export const holdOf = ({ checkIn, hours }: NewBooking, checkInTime: string | undefined, now: number): Hold => {
  const endOf = checkIn && checkInTime ? newEnd({ checkIn, checkInTime }, now) : farEnd(now)
  return { endOf, hours: hours ?? Math.min(checkIn ? usualHours(new Date(now), checkIn) : 24, mostHours(endOf)) }
}

/** Both days stand there, and the second is not after the first: said at once, nothing has to be sent for it. */
export const orderFault = ({ checkIn, checkOut }: StayTyped): string | undefined =>
  checkIn && checkOut && checkOut <= checkIn ? sayPhrase(fieldFaultsTr['wrong-order'], 'tr') : undefined

/** What is wrong beside what the contract says. */
export const alsoWrong = ({ name, status, reason, override, ...stay }: NewBooking, hold: Hold) => ({
  checkOut: orderFault(stay),
  name: !isFullName(name) && say('reservation.full-name'),
  reason: (status === 'CONFIRMED' || overrides(override)) && !reason.trim() && say('reservation.reason-needed'),
  hours: status === 'OPTION' && hoursFault(hold.hours, hold.endOf),
})

/** What is sent of it. */
export const bodyOf = (
  { hours: _, ...typed }: NewBooking,
  { hours }: Hold,
): Question<typeof createAdminReservation>['body'] => ({
  ...typed,
  villaId: typed.villaId ? Number(typed.villaId) : Number.NaN,
  reason: typed.status === 'CONFIRMED' || overrides(typed.override) ? typed.reason : '',
  ...(typed.status === 'OPTION' && { hours }),
})
