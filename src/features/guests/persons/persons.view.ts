import type { Day } from '../../../kernel/day.ts'
import type { Sealer } from '../../../platform/sealed.ts'
import type { ReservationStatus } from '../../reservations/reservation.shape.ts'
import { maskedDocument, mayList } from './person-rules.ts'
import type { Person, PersonList } from './persons.contract.ts'
import type { listOf, PersonRow } from './persons.store.ts'
import { openNumber } from './sealed-person.server.ts'

type Booked = { adults: number; children: number; infants: number; checkIn: Day; checkOut: Day }
type Shown = { status: ReservationStatus; sealer: Sealer; byStaff: boolean }

/** How many persons a reservation is for. */
export const partyOf = ({ adults, children, infants }: Omit<Booked, 'checkIn' | 'checkOut'>): number =>
  adults + children + infants

/** The list as guest and staff read it: numbers are masks. */
export const listView = (
  reservation: Booked,
  { list, persons }: Awaited<ReturnType<typeof listOf>>,
  { status, sealer, byStaff }: Shown,
): PersonList => {
  const wanted = partyOf(reservation)
  return {
    version: list?.version ?? 0,
    persons: persons.map((row) => personView(row, sealer)),
    wanted,
    missing: list?.forgottenAt ? 0 : Math.max(0, wanted - persons.length),
    canWrite: mayList(status, byStaff) && !list?.forgottenAt,
    checkIn: reservation.checkIn,
    checkOut: reservation.checkOut,
    forgottenAt: list?.forgottenAt?.toISOString() ?? null,
  }
}

/** Stands where a number is that no key opens. */
const SHUT = '?'

const personView = (row: PersonRow, sealer: Sealer): Person => {
  const number = openNumber(sealer, row)
  return { ...row, number: number ? maskedDocument(number) : SHUT }
}
