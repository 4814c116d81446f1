import type { AdminReservation } from '../../../../../features/reservations/reservations-admin.contract.ts'

type Letter = Pick<AdminReservation['letters'][number], 'status' | 'lastError'>

/** The state of a letter as staff read it: one that was dropped because its address had enough that day says so. */
export const letterState = ({ status, lastError }: Letter) =>
  status === 'dropped' && lastError === 'daily-limit' ? ('limited' as const) : status
