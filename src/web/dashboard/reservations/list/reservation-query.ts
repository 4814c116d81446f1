import type { listReservations } from '../../../../features/reservations/reservations-admin.contract.ts'
import type { Question } from '../../../../kernel/endpoint.ts'

export type Order = NonNullable<NonNullable<Question<typeof listReservations>['query']>['order']>

/** The filters that a person may have set; the status is a tab and the order a column head. */
export const FILTERS = [
  ...(['villa_id', 'reservation_id', 'customer_name', 'datetype', 'date1', 'date2', 'oldrez'] as const),
  'lacks',
] as const

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
