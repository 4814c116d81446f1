import { type Caller, callerName } from '../../../kernel/caller.ts'
import type { Minor } from '../../../kernel/money.ts'
import { found, Refusal } from '../../../kernel/refusal.ts'
import type { Db } from '../../../platform/database/db.ts'
import { keepNights } from '../../availability/availability.store.ts'
import { villaById } from '../../villas/villas.store.ts'
import { type LinkServices, tellGuest } from '../letters/reservation-letters.flow.ts'
import { type Refund, refundOf } from '../money/cancellation.ts'
import { paidFor } from '../money/ledger.store.ts'
import { moneyHeld } from '../money/refund-due.ts'
import { checkAmount, takeMoney } from '../money/take-money.flow.ts'
import { amountDue, extendedEnd } from '../reservation.ts'
import {
  arrivalOf,
  confirmHeld,
  endReservation,
  type Locked,
  makeOption,
  recordMove,
  withLocked,
} from './reservation-lock.flow.ts'
import { MOVES, type MoveName, moverOf } from './reservation-moves.ts'

export type MoveInput = {
  move: MoveName
  reason: string
  hours?: number
  byAgency: boolean /** The amount that was shown as kept at a cancellation. */
  kept?: Minor
  amount?: Minor /** Makes an entry of money unique. */
  key?: string
}
type Mover = Caller | { role: 'SYSTEM' }

/**
 * Makes one move of the life cycle. Refuses 'move-not-allowed' for what the table of moves doesn't list, 'not-found'
 * for somebody else's reservation, 'nights-taken' when the nights are gone, 'price-changed' when another refund was
 * shown.
 */
export const moveReservation = (
  db: Db,
  services: LinkServices,
  id: number,
  input: MoveInput,
  who: Mover,
  now: Date,
): Promise<void> =>
  withLocked(db, services, id, who.role === 'SYSTEM' ? 'Sistem' : callerName(who), now, async (locked) => {
    await guard(locked, input, who)
    await STEPS[input.move](locked, input)
  })

const guard = async (
  { tx, reservation, status, today }: Locked,
  { move, reason }: MoveInput,
  who: Mover,
): Promise<void> => {
  if (who.role === 'OWNER' && (await villaById(tx, reservation.villaId))?.ownerId !== who.accountId)
    throw new Refusal('not-found')
  const { from, who: movers, needsReason } = MOVES[move]
  const mover = who.role === 'SYSTEM' ? 'SYSTEM' : moverOf(who)
  if (!movers.includes(mover)) throw new Refusal('forbidden')
  // An expired hold is still OPTION in its row: the tidy-up goes by the row, everybody else by what it means.
  if (!from.includes(move === 'expire' ? reservation.status : status)) throw new Refusal('move-not-allowed', { status })
  // Once the stay has begun the agency settles what is left, not the guest's button.
  if (mover === 'GUEST' && reservation.checkIn < today) throw new Refusal('move-not-allowed', { status })
  if (needsReason && mover !== 'GUEST' && mover !== 'SYSTEM' && !reason)
    throw new Refusal('malformed', {}, { reason: { code: 'required' } })
}

type Step = (locked: Locked, input: MoveInput) => Promise<void>

const notBeforeArrival = ({ reservation, today, status }: Locked): void => {
  if (reservation.checkIn > today) throw new Refusal('move-not-allowed', { status })
}

const extend: Step = async (locked, { hours = 24, reason }) => {
  const { tx, reservation, now } = locked
  const expiresAt = extendedEnd(reservation.expiresAt ?? now, await arrivalOf(tx, reservation), hours)
  if (!expiresAt) throw new Refusal('at-arrival', {}, { hours: { code: 'invalid' } })
  await keepNights(tx, reservation.villaId, reservation.id, { kind: 'option', expiresAt })
  await recordMove(locked, {
    move: 'extend',
    to: 'OPTION',
    reason,
    change: { expiresAt },
    facts: { hours, until: expiresAt.toISOString() },
  })
}

const receiveTransfer: Step = async (locked, { amount, reason, key }) => {
  const { tx, reservation } = locked
  const { paidIn, paidBack } = await paidFor(tx, reservation.id)
  const open = reservation.total - (paidIn - paidBack)
  const income = amount ?? (amountDue(reservation, paidIn - paidBack) || open)
  checkAmount(income, open)
  const taken = await takeMoney(locked, {
    amount: income,
    method: 'transfer',
    provider: 'bank',
    providerId: `${reservation.id}:${found(key)}`,
    note: reason,
    move: 'receive-transfer',
  })
  if (taken === 'conflict') throw new Refusal('key-reused')
}

const decline: Step = async (locked, { reason }) => {
  const { reservation, event } = await endReservation(locked, 'decline', 'DECLINED', reason)
  await tellGuest(locked.tx, locked.services, reservation, 'declined', { once: event, now: locked.now, reason })
}

const expire: Step = async (locked) => {
  if (locked.status !== 'EXPIRED') return // it was extended meanwhile
  const { tx, services, now } = locked
  const { reservation, event } = await endReservation(locked, 'expire', 'EXPIRED', '')
  await tellGuest(tx, services, reservation, 'option_expired', { once: event, now })
}

const cancel: Step = async (locked, { reason, byAgency, kept }) => {
  const { tx, services, now } = locked
  const refund = refundNow(locked, await heldNow(locked), byAgency)
  if (kept !== undefined && kept !== refund.kept) throw new Refusal('price-changed', {}, {}, { refund })
  const moved = await endReservation(locked, 'cancel', 'CANCELLED', reason, {
    change: { kept: refund.kept },
    facts: { kept: refund.kept, refunded: refund.refunded },
  })
  await tellGuest(tx, services, moved.reservation, 'cancelled', {
    once: moved.event,
    now,
    refund: refund.refunded,
    reason,
  })
}

const heldNow = async ({ tx, reservation, status }: Locked): Promise<Minor> =>
  moneyHeld(status, reservation, await paidFor(tx, reservation.id))

/**
 * What would come back of `held` (moneyHeld) if it were cancelled now: every preview and the cancellation ask the same.
 */
export const refundNow = (
  { reservation, now, today }: Pick<Locked, 'reservation' | 'now' | 'today'>,
  held: Minor,
  byAgency: boolean,
): Refund => {
  const { policy, prepayment, createdAt, checkIn } = reservation
  return refundOf(policy, { paid: held, prepayment, bookedAt: createdAt, checkIn, now, today, byAgency })
}

const STEPS: Record<MoveName, Step> = {
  accept: (locked, { hours, reason }) => makeOption(locked, 'accept', hours, reason),
  revive: (locked, { hours, reason }) => makeOption(locked, 'revive', hours, reason),
  extend,
  confirm: (locked, { reason }) => confirmHeld(locked, 'confirm', reason),
  'receive-transfer': receiveTransfer,
  decline,
  expire,
  cancel,
  async 'check-in'(locked, { reason }) {
    notBeforeArrival(locked)
    await recordMove(locked, { move: 'check-in', to: 'CHECKED_IN', reason })
  },
  async complete(locked, { reason }) {
    await recordMove(locked, { move: 'complete', to: 'COMPLETED', reason })
  },
  async 'no-show'(locked, { reason }) {
    notBeforeArrival(locked)
    await endReservation(locked, 'no-show', 'NO_SHOW', reason, { change: { kept: await heldNow(locked) } })
  },
}
