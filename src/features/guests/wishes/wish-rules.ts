import { isChangeable } from '../../reservations/life/reservation-moves.ts'
import { hasEnded, isOver } from '../../reservations/life/reservation-status.ts'
import type { ReservationStatus } from '../../reservations/reservation.shape.ts'

/** So much a guest may ask for and send about one reservation; beyond it she calls. */
export const MOST = { wishes: 10, messages: 30, receipts: 6 } as const

/** What a guest may do in a status: ask for other dates until she has arrived, write until it is over and after. */
export const mayDo = (status: ReservationStatus) => ({
  askDates: isChangeable(status) && (status === 'OPTION' || status === 'CONFIRMED'),
  write: !hasEnded(status) || status === 'CANCELLED',
  sendReceipt: !isOver(status) && status !== 'REQUEST',
})
