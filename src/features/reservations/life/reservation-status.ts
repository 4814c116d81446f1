import type { ReservationStatus } from '../reservation.shape.ts'

const HOLDING: ReadonlySet<ReservationStatus> = new Set(['OPTION', 'CONFIRMED', 'CHECKED_IN', 'COMPLETED'])

/** Does a reservation in this status hold its nights? */
export const holdsNights = (status: ReservationStatus): boolean => HOLDING.has(status)

const ENDED: ReadonlySet<ReservationStatus> = new Set(['CANCELLED', 'DECLINED', 'EXPIRED', 'NO_SHOW'])

/** Is there no stay any more that money could be for? */
export const hasEnded = (status: ReservationStatus): boolean => ENDED.has(status)

/** Is nothing of the stay ahead any more, whether it was lived or fell through? */
export const isOver = (status: ReservationStatus): boolean => status === 'COMPLETED' || hasEnded(status)

const EXPIRING: ReadonlySet<ReservationStatus> = new Set(['OPTION', 'REQUEST'])

/** The status as of now: an option or request past its end counts as expired whatever the tidy-up job has done. */
export const statusAt = (
  reservation: { status: ReservationStatus; expiresAt: Date | null },
  now: Date,
): ReservationStatus =>
  EXPIRING.has(reservation.status) && reservation.expiresAt !== null && reservation.expiresAt <= now
    ? 'EXPIRED'
    : reservation.status
