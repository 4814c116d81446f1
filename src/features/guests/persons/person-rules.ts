import { addDays, type Day } from '../../../kernel/day.ts'
import type { FieldFaultCode } from '../../../kernel/field-faults.ts'
import { isTckn, tidyNumber } from '../../../kernel/identity/numbers.ts'
import { hasEnded } from '../../reservations/life/reservation-status.ts'
import type { ReservationStatus } from '../../reservations/reservation.shape.ts'
import { COUNTRIES } from './countries.ts'
import type { DocumentKind } from './person.shape.ts'

type Written = {
  birthDate: Day
  nationality: string
  document: DocumentKind
  /** Null: the one that is stored stands. */
  number: string | null
  arrives: Day
  leaves: Day
}
type StayDays = { checkIn: Day; checkOut: Day; today: Day }

const OLDEST_YEARS = 120

/** What can't be of a person on the list, by field. The number is judged by its kind; days lie inside the stay. */
export const wrongInPerson = (
  person: Written,
  { checkIn, checkOut, today }: StayDays,
): Record<string, FieldFaultCode> => ({
  ...(person.birthDate > today && { birthDate: 'future-day' as const }),
  ...(person.birthDate < `${Number(today.slice(0, 4)) - OLDEST_YEARS}` && { birthDate: 'invalid' as const }),
  ...(!COUNTRIES.includes(person.nationality) && { nationality: 'invalid' as const }),
  ...(person.document === 'tckn' && person.nationality !== 'TR' && { nationality: 'invalid' as const }),
  ...(person.number !== null && wrongNumber(person.document, tidyNumber(person.number))),
  ...((person.arrives < checkIn || person.arrives >= checkOut) && { arrives: 'invalid' as const }),
  ...((person.leaves <= person.arrives || person.leaves > checkOut) && { leaves: 'wrong-order' as const }),
})

const wrongNumber = (document: DocumentKind, number: string): { number?: FieldFaultCode } => {
  if (!number) return { number: 'required' }
  if (document === 'passport') return /^[A-Z0-9]{5,15}$/.test(number) ? {} : { number: 'invalid' }
  const isForeign = number.startsWith('99')
  return isTckn(number) && isForeign === (document === 'ykn') ? {} : { number: 'tckn' }
}

/** A number as it is shown: its ends, and never more than half of a short one. */
export const maskedDocument = (number: string): string =>
  number.length >= 9 ? `${number.slice(0, 3)}*****${number.slice(-2)}` : `${number.slice(0, 1)}*****${number.slice(-1)}`

const LISTED: ReadonlySet<ReservationStatus> = new Set(['CONFIRMED', 'CHECKED_IN'])

/** May the guest write the list? Once her pre-payment is in and until she has left; staff may at any time of a stay. */
export const mayList = (status: ReservationStatus, byStaff: boolean): boolean =>
  byStaff ? !hasEnded(status) : LISTED.has(status)

/** Who was there is kept for some months after the stay (law 1774 asks who was where), who never came for 30 days. */
const NEVER_CAME_DAYS = 30

/** The last day of check-out whose persons are deleted today. */
export const forgottenUntil = (today: Day, months: number): { stayed: Day; never: Day } => ({
  stayed: addDays(today, -Math.floor((months * 365) / 12)),
  never: addDays(today, -NEVER_CAME_DAYS),
})
