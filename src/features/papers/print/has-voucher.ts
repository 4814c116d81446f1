import type { ReservationStatus } from '../../reservations/reservation.shape.ts'

const WITH_VOUCHER: ReadonlySet<ReservationStatus> = new Set(['CONFIRMED', 'CHECKED_IN', 'COMPLETED'])

/** A voucher is there once the pre-payment is in, or staff have confirmed without it. */
export const hasVoucher = (status: ReservationStatus): boolean => WITH_VOUCHER.has(status)
