import type { Actor } from '../../../kernel/caller.ts'
import type { Day } from '../../../kernel/day.ts'
import type { ReservationStatus } from '../reservation.shape.ts'

export const MOVE_NAMES = [
  'accept',
  'decline',
  'extend',
  'confirm',
  'receive-transfer',
  'check-in',
  'undo-check-in',
  'complete',
  'reopen',
  'cancel',
  'no-show',
  'revive',
  'expire',
  'promote',
] as const
export type MoveName = (typeof MOVE_NAMES)[number]

type Mover = 'ADMIN' | 'OWNER' | 'GUEST' | 'SYSTEM'
type Move = { from: ReservationStatus[]; to: ReservationStatus; who: Mover[]; needsReason?: true }

/** Every move there is; what is not here cannot happen. */
export const MOVES: Record<MoveName, Move> = {
  accept: { from: ['REQUEST'], to: 'OPTION', who: ['ADMIN', 'OWNER'] },
  decline: { from: ['REQUEST'], to: 'DECLINED', who: ['ADMIN', 'OWNER', 'SYSTEM'], needsReason: true },
  extend: { from: ['OPTION'], to: 'OPTION', who: ['ADMIN'] },
  confirm: { from: ['OPTION'], to: 'CONFIRMED', who: ['ADMIN', 'SYSTEM'], needsReason: true },
  'receive-transfer': { from: ['OPTION', 'EXPIRED', 'CONFIRMED', 'CHECKED_IN'], to: 'CONFIRMED', who: ['ADMIN'] },
  'check-in': { from: ['CONFIRMED'], to: 'CHECKED_IN', who: ['ADMIN'] },
  'undo-check-in': { from: ['CHECKED_IN'], to: 'CONFIRMED', who: ['ADMIN'], needsReason: true },
  complete: { from: ['CHECKED_IN'], to: 'COMPLETED', who: ['ADMIN'] },
  reopen: { from: ['COMPLETED'], to: 'CHECKED_IN', who: ['ADMIN'], needsReason: true },
  cancel: { from: ['REQUEST', 'OPTION', 'CONFIRMED'], to: 'CANCELLED', who: ['ADMIN', 'GUEST'], needsReason: true },
  'no-show': { from: ['CONFIRMED'], to: 'NO_SHOW', who: ['ADMIN'] },
  revive: { from: ['EXPIRED'], to: 'OPTION', who: ['ADMIN'] },
  expire: { from: ['REQUEST', 'OPTION'], to: 'EXPIRED', who: ['SYSTEM'] },
  promote: { from: ['REQUEST'], to: 'OPTION', who: ['SYSTEM'] },
}

const CHANGEABLE: ReadonlySet<ReservationStatus> = new Set(['REQUEST', 'OPTION', 'CONFIRMED', 'CHECKED_IN'])

/** May dates, people, villa and contact still be changed? In house the arrival stands. */
export const isChangeable = (status: ReservationStatus): boolean => CHANGEABLE.has(status)

const ON_ARRIVAL: ReadonlySet<MoveName> = new Set(['check-in', 'no-show'])

/**
 * Is it too early for this move? Nobody arrives, or fails to, before the day of arrival, nor has left before the
 * last.
 */
export const isTooEarly = (
  move: MoveName,
  { checkIn, checkOut }: { checkIn: Day; checkOut: Day },
  today: Day,
): boolean => (ON_ARRIVAL.has(move) && checkIn > today) || (move === 'complete' && checkOut > today)

/** The moves this mover may make from a status, for buttons and for the guard alike. */
export const movesFrom = (status: ReservationStatus, who: Mover): MoveName[] =>
  MOVE_NAMES.filter((name) => MOVES[name].from.includes(status) && MOVES[name].who.includes(who))

export const moverOf = ({ role }: Actor): Mover => (role === 'VISITOR' ? 'GUEST' : role)
