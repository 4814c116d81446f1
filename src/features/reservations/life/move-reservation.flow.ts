import { nightCount } from '../../../kernel/day.ts'
import type { Minor } from '../../../kernel/money.ts'
import { found, Refusal } from '../../../kernel/refusal.ts'
import type { Act } from '../../../platform/act.ts'
import { countNightsOf, keepNights } from '../../availability/availability.store.ts'
import { ownVilla } from '../../villas/own-villa.store.ts'
import type { DeclineCause } from '../desk.shape.ts'
import { declineSentence } from '../letters/decline-causes.ts'
import { tell, tellGuest } from '../letters/reservation-letters.flow.ts'
import { paidFor } from '../money/ledger.store.ts'
import { balanceOf, leftOf, owedOf, paidOf } from '../money/ledger-sums.ts'
import { moneyHeld } from '../money/refund-due.ts'
import { refundNow } from '../money/refund-now.ts'
import { takeMoney } from '../money/take-money.flow.ts'
import { enterEntries } from '../money/till/enter-money.flow.ts'
import type { HandEntry } from '../money/till/hand-entry.shape.ts'
import { amountDue, expectedTransfer, extendedEnd } from '../reservation.ts'
import type { LinkServices } from '../views/guest-link.server.ts'
import {
  arrivalOf,
  confirmHeld,
  endReservation,
  type Locked,
  makeOption,
  recordMove,
  withLocked,
} from './reservation-lock.flow.ts'
import { isTooEarly, MOVES, type MoveName, moverOf } from './reservation-moves.ts'

export type MoveInput = {
  move: MoveName
  reason: string
  /** What the guest is told about a decline. */
  because?: DeclineCause
  hours?: number
  byAgency: boolean
  /** The amount that was shown as kept at a cancellation. */
  kept?: Minor
  amount?: Minor
  /** What is taken in at the door, in the same step as a check-in. */
  money?: readonly HandEntry[]
  /** The guest's debt that was shown and is accepted, at the end of a stay. */
  debt?: Minor
  /** Makes an entry of money unique. */
  key?: string
}

/**
 * Makes one move of the life cycle. Refuses 'move-not-allowed' for what the table of moves doesn't list, 'not-found'
 * for somebody else's reservation, 'nights-taken' when the nights are gone, 'price-changed' when another refund was
 * shown.
 */
export const moveReservation = (act: Act<LinkServices>, id: number, input: MoveInput): Promise<void> =>
  withLocked(act, id, async (locked) => {
    await guard(locked, input)
    await STEPS[input.move](locked, input)
  })

const guard = async (
  { db: tx, who, reservation, status, today }: Locked,
  { move, reason, money = [] }: MoveInput,
): Promise<void> => {
  if (who.role === 'OWNER') await ownVilla(tx, who, reservation.villaId)
  const { from, who: movers, needsReason } = MOVES[move]
  const mover = moverOf(who)
  if (!movers.includes(mover)) throw new Refusal('forbidden')
  // An expired hold is still OPTION in its row: the tidy-up goes by the row, everybody else by what it means.
  if (!from.includes(move === 'expire' ? reservation.status : status)) throw new Refusal('move-not-allowed', { status })
  if (isTooEarly(move, reservation, today)) throw new Refusal('move-not-allowed', { status })
  // Once the stay has begun the agency settles what is left, not the guest's button.
  if (mover === 'GUEST' && reservation.checkIn < today) throw new Refusal('move-not-allowed', { status })
  if (money.length && move !== 'check-in') throw new Refusal('malformed', {}, { money: { code: 'invalid' } })
  if (needsReason && mover !== 'GUEST' && mover !== 'SYSTEM' && !reason)
    throw new Refusal('malformed', {}, { reason: { code: 'required' } })
}

type Step = (locked: Locked, input: MoveInput) => Promise<void>

const extend: Step = async (locked, { hours = 24, reason }) => {
  const { db: tx, reservation, now } = locked
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
  const { db: tx, reservation } = locked
  const sums = await paidFor(tx, reservation.id)
  const paid = paidOf(sums)
  const balance = leftOf(reservation, { paid, changed: sums.charged - sums.writtenOff })
  const income = amount ?? expectedTransfer({ due: amountDue(reservation, paid), balance })
  const most = owedOf(reservation, sums) - paidOf(sums)
  if (income < 1 || income > most)
    throw new Refusal(
      'malformed',
      {},
      { amount: { code: 'too-much', facts: { most: Math.max(0, most), currency: reservation.currency } } },
    )
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

const decline: Step = async (locked, { reason, because = 'other' }) => {
  const { reservation, event } = await endReservation(locked, { move: 'decline', to: 'DECLINED', reason })
  const told = declineSentence(because, reservation.language) // what was typed is for staff
  await tellGuest(locked, reservation, 'declined', { once: event, reason: told })
}

const expire: Step = async (locked) => {
  if (locked.status !== 'EXPIRED') return // it was extended meanwhile
  const { reservation, event } = await endReservation(locked, { move: 'expire', to: 'EXPIRED', reason: '' })
  await tellGuest(locked, reservation, 'option_expired', { once: event })
}

const cancel: Step = async (locked, { reason, byAgency, kept }) => {
  const refund = refundNow(locked, await paidFor(locked.db, locked.reservation.id), byAgency)
  if (kept !== undefined && kept !== refund.kept) throw new Refusal('price-changed', {}, {}, { refund })
  const moved = await endReservation(locked, {
    move: 'cancel',
    to: 'CANCELLED',
    reason,
    change: { kept: refund.kept },
    facts: { kept: refund.kept, refunded: refund.refunded },
  })
  await tellGuest(locked, moved.reservation, 'cancelled', { once: moved.event, refund: refund.refunded, reason })
  if (locked.status === 'CONFIRMED') await tell(locked, moved.reservation, 'owner_cancelled', { once: moved.event })
}

/** A stay ends with nothing open, or with the debt named and accepted for a reason. */
const complete: Step = async (locked, { reason, debt = 0 }) => {
  const { db: tx, reservation, status } = locked
  const due = balanceOf(status, reservation, await paidFor(tx, reservation.id))
  if (due !== debt) throw new Refusal('balance-open', { due, currency: reservation.currency }, {}, { due })
  if (due > 0 && !reason) throw new Refusal('malformed', {}, { reason: { code: 'required' } })
  await recordMove(locked, { move: 'complete', to: 'COMPLETED', reason, facts: due > 0 ? { debt: due } : {} })
}

/** Who moved house during the stay did arrive: nights in another villa stay as they were spent. */
const mustHaveSleptHere = async ({ db: tx, reservation, status }: Locked): Promise<void> => {
  if ((await countNightsOf(tx, reservation.villaId, reservation.id)) < nightCount(reservation))
    throw new Refusal('move-not-allowed', { status })
}

const heldNow = async ({ db: tx, reservation, status }: Locked): Promise<Minor> =>
  moneyHeld(status, reservation, await paidFor(tx, reservation.id))

const STEPS: Record<MoveName, Step> = {
  accept: (locked, { hours, reason }) => makeOption(locked, { move: 'accept', hours, reason }),
  revive: (locked, { hours, reason }) => makeOption(locked, { move: 'revive', hours, reason }),
  extend,
  confirm: (locked, { reason }) => confirmHeld(locked, 'confirm', reason),
  'receive-transfer': receiveTransfer,
  decline,
  expire,
  cancel,
  async 'check-in'(locked, { reason, money = [], key = '' }) {
    await enterEntries(locked, money, { key, at: 'money' })
    await recordMove(locked, { move: 'check-in', to: 'CHECKED_IN', reason })
  },
  async 'undo-check-in'(locked, { reason }) {
    await mustHaveSleptHere(locked)
    await recordMove(locked, { move: 'undo-check-in', to: 'CONFIRMED', reason })
  },
  complete,
  /** A queue moves by itself (queue.flow.ts), never by a call. */
  async promote({ status }) {
    throw new Refusal('move-not-allowed', { status })
  },
  async reopen(locked, { reason }) {
    await recordMove(locked, { move: 'reopen', to: 'CHECKED_IN', reason })
  },
  async 'no-show'(locked, { reason }) {
    await endReservation(locked, { move: 'no-show', to: 'NO_SHOW', reason, change: { kept: await heldNow(locked) } })
  },
}
