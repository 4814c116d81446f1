import { RESERVATION_STATUSES } from '../../../../features/reservations/life/reservation-moves.ts'
import type { listReservations } from '../../../../features/reservations/reservations-admin.contract.ts'
import { isDay } from '../../../../kernel/day.ts'
import type { Question } from '../../../../kernel/endpoint.ts'
import { PAGE_SIZE } from '../../../../kernel/limits.ts'
import { numberOf, skipOf } from '../../kit/list/use-search.ts'

type Query = NonNullable<Question<typeof listReservations>['query']>

/** The filters of SPEC §3 that a person may have set; the status is a tab and the order a column head. */
export const FILTERS = ['villa_id', 'reservation_id', 'customer_name', 'datetype', 'date1', 'date2', 'oldrez'] as const
const DATE_TYPES = ['checkin', 'checkout', 'created'] as const
const ORDERS = ['checkin', '-checkin', 'created', '-created', 'total', '-total', 'expires', '-expires'] as const
export type Order = (typeof ORDERS)[number]

/** The question of an address; what the address gets wrong is left out rather than refused. */
export const reservationQuery = (search: URLSearchParams): Query => {
  const one = <const T extends string>(name: string, known: readonly T[]): T | undefined =>
    known.find((value) => value === search.get(name))
  const text = (name: string, longest: number) => search.get(name)?.slice(0, longest) || undefined
  const day = (name: string) => [search.get(name) ?? ''].find(isDay)
  return {
    skip: skipOf(search),
    take: PAGE_SIZE.reservations,
    status: one('status', RESERVATION_STATUSES),
    villa_id: numberOf(search, 'villa_id'),
    reservation_id: text('reservation_id', 20),
    customer_name: text('customer_name', 80),
    datetype: one('datetype', DATE_TYPES),
    date1: day('date1'),
    date2: day('date2'),
    oldrez: one('oldrez', ['1']),
    order: one('order', ORDERS),
  }
}

/**
 * One search field for two filters: a code, whole or its beginning, or the number of a record; a name or a phone
 * number.
 */
export const searchFilter = (text: string): { reservation_id: string; customer_name: string } =>
  isPhone(text) || !isCode(text)
    ? { reservation_id: '', customer_name: text }
    : { reservation_id: text, customer_name: '' }

const isPhone = (text: string): boolean => /^[+\d\s()-]+$/.test(text) && text.replace(/\D/g, '').length >= 7

const isCode = (text: string): boolean => /\d/.test(text) || /^hv\w*$/i.test(text)
