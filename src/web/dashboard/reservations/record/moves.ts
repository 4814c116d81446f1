import {
  Ban,
  Check,
  CircleCheck,
  CircleX,
  Flag,
  Hourglass,
  KeyRound,
  Landmark,
  type LucideIcon,
  RotateCcw,
  Undo2,
  UserX,
} from 'lucide-react'
import { isTooEarly, type MoveName } from '../../../../features/reservations/life/reservation-moves.ts'
import type { AdminReservation } from '../../../../features/reservations/reservations-admin.contract.ts'
import { dayInIstanbul } from '../../../../kernel/day.ts'
import { type EndOf, laterEnd, newEnd } from '../hold/hold-hours.ts'

export type StaffMove = Exclude<MoveName, 'expire' | 'promote'>

/**
 * What a move asks before it is made; `danger` colours its button, `key` opens it on the detail; `hidden` keeps it in
 * the menu.
 */
type Look = {
  icon: LucideIcon
  asks: 'hours' | 'reason' | 'amount' | 'refund' | 'nothing'
  danger?: true
  key?: string
  hidden?: true
  /** The reason stands in the guest's mail. */
  told?: true
}

export const MOVE_LOOK: Record<StaffMove, Look> = {
  accept: { icon: Check, asks: 'hours' },
  'receive-transfer': { icon: Landmark, asks: 'amount', key: 'O' },
  'check-in': { icon: KeyRound, asks: 'nothing' },
  complete: { icon: Flag, asks: 'nothing' },
  'undo-check-in': { icon: Undo2, asks: 'reason', hidden: true },
  reopen: { icon: RotateCcw, asks: 'reason', hidden: true },
  revive: { icon: RotateCcw, asks: 'hours' },
  extend: { icon: Hourglass, asks: 'hours', key: 'u' },
  confirm: { icon: CircleCheck, asks: 'reason' },
  decline: { icon: Ban, asks: 'reason', danger: true },
  'no-show': { icon: UserX, asks: 'nothing', danger: true, hidden: true },
  cancel: { icon: CircleX, asks: 'refund', danger: true, hidden: true, told: true },
}

/** The moves that have a key on the detail. */
export const MOVES_BY_KEY = (Object.keys(MOVE_LOOK) as StaffMove[]).flatMap((move): [StaffMove, string][] => {
  const { key } = MOVE_LOOK[move]
  return key ? [[move, key]] : []
})

/** A key as it is written: a capital is pressed with Shift. */
export const keyLabel = (key: string): string => (key === key.toLowerCase() ? key.toUpperCase() : `⇧ ${key}`)

const ORDER = Object.keys(MOVE_LOOK) as StaffMove[]

/**
 * The moves of an answer in the order of their buttons: the first is the main one; what is too early or costs nothing
 * to forget comes later.
 */
export const orderedMoves = (
  reservation: Pick<AdminReservation, 'moves' | 'status' | 'checkIn' | 'checkOut' | 'balance'>,
): StaffMove[] => {
  const { moves, status, balance } = reservation
  const today = dayInIstanbul(new Date())
  const settled = status !== 'EXPIRED' && balance === 0
  const weight = (move: StaffMove): number => {
    if (isTooEarly(move, reservation, today)) return 20
    if (move === 'receive-transfer' && (status === 'CHECKED_IN' || status === 'CONFIRMED')) return settled ? 15 : 5
    if (move === 'check-in' || move === 'complete') return 0
    return (
      10 + ORDER.indexOf(move) / 100 - (move === 'receive-transfer' || move === 'accept' || move === 'revive' ? 10 : 0)
    )
  }
  return ORDER.filter((move) => moves.includes(move)).sort((one, other) => weight(one) - weight(other))
}

/** The reservation a move is about, as lists and the detail both know it. */
export type MoveTarget = Pick<
  AdminReservation,
  | 'id'
  | 'code'
  | 'villa'
  | 'guestName'
  | 'checkIn'
  | 'checkOut'
  | 'checkInTime'
  | 'expiresAt'
  | 'currency'
  | 'total'
  | 'prepayment'
  | 'paid'
  | 'due'
  | 'balance'
>

/** When the hold ends that a move begins or lengthens, by its hours; by the server's rule. */
export const endOfHold = (
  move: StaffMove,
  target: Pick<MoveTarget, 'checkIn' | 'checkInTime' | 'expiresAt'>,
  now: number,
): EndOf => (move === 'extend' && target.expiresAt ? laterEnd(target, target.expiresAt) : newEnd(target, now))
