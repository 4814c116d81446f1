import { actorName } from '../../../kernel/caller.ts'
import { ISO_CODE } from '../../../kernel/money.ts'
import { found, Refusal } from '../../../kernel/refusal.ts'
import type { Act } from '../../../platform/act.ts'
import { failPoint } from '../../../platform/fail-point.ts'
import { tellGuest } from '../../reservations/letters/reservation-letters.flow.ts'
import { type Locked, withLocked } from '../../reservations/life/reservation-lock.flow.ts'
import { alertById, askedBack, noteAskedBack, paidFor } from '../../reservations/money/ledger.store.ts'
import { unaskedBack } from '../../reservations/money/ledger-sums.ts'
import { refundDue } from '../../reservations/money/refund-due.ts'
import { writeEntry } from '../../reservations/money/write-entry.flow.ts'
import { addEvent } from '../../reservations/reservations.store.ts'
import { type Attempt, attemptById } from '../payments.store.ts'
import type { PaymentServices } from '../start-payment.flow.ts'
import type { RefundAnswer } from './card-refunds.contract.ts'
import {
  addRefund,
  type CardRefundRow,
  changeRefund,
  refundById,
  refundByPress,
  unansweredRefunds,
} from './card-refunds.store.ts'
import { cardToRefund } from './card-to-refund.view.ts'
import { providerIdOf } from './paid-entry.store.ts'

type Input = { amount: number; note: string }

/**
 * Gives what is owed back to the card it came from: notes the refund, then (no transaction open) asks the provider,
 * then writes it into the ledger. Refuses 'refund-changed' when another amount is owed, 'already-moved' when none is,
 * 'invalid' when no card payment at a provider with refunds is that large.
 */
export const refundToCard = async (
  act: Act<PaymentServices>,
  alertId: number,
  input: Input,
  key: string,
): Promise<RefundAnswer> => {
  const { reservationId } = found(await alertById(act.db, alertId))
  const refund = await withLocked(act, found(reservationId), (locked) =>
    noteRefund(locked, act, { alertId, key, ...input }),
  )
  failPoint('refund-noted')
  if (refund.status === 'asked') await askForRefund(act, refund).catch(() => undefined) // the job asks again
  const { status, failure } = found(await refundById(act.db, refund.id))
  return { state: status, reason: failure }
}

/** Asks again for refunds that no provider has answered about. Answers how many. */
export const askAboutRefunds = async (act: Act<PaymentServices>): Promise<number> => {
  const due = await unansweredRefunds(act.db, act.now)
  const faults: unknown[] = []
  for (const refund of due) await askForRefund(act, refund).catch((error) => faults.push(error))
  if (faults.length) throw new AggregateError(faults, `${faults.length} of ${due.length} refunds were not answered`)
  return due.length
}

type Press = Input & { alertId: number; key: string }

const noteRefund = async (
  { db: tx, reservation, status, now, who }: Locked,
  { services }: Act<PaymentServices>,
  { alertId, key, amount, note }: Press,
): Promise<CardRefundRow> => {
  const pressKey = `${reservation.id}:${key}`
  const pressed = await refundByPress(tx, pressKey)
  if (pressed) return pressed
  const owed = refundDue(status, reservation, await paidFor(tx, reservation.id))
  if (owed === 0 || (await askedBack(tx, reservation.id)) > 0) throw new Refusal('already-moved')
  if (owed !== amount) throw new Refusal('refund-changed', {}, { amount: { code: 'invalid' } }, { due: owed })
  const source = await cardToRefund(tx, services.cards, reservation.id, amount)
  if (!source) throw new Refusal('invalid', {}, { method: { code: 'invalid' } })
  await noteAskedBack(tx, reservation.id, amount)
  return addRefund(tx, {
    attemptId: source.attempt.id,
    alertId,
    pressKey,
    amount,
    upTo: source.gone + amount,
    status: 'asked',
    who: actorName(who),
    note,
    askedAt: now,
    nextAskAt: new Date(now.getTime() + 60_000),
  })
}

const askForRefund = async (act: Act<PaymentServices>, refund: CardRefundRow): Promise<void> => {
  const { db, services, now } = act
  const attempt = found(await attemptById(db, refund.attemptId))
  const provider = found(await services.cards.named(db, attempt.provider))
  if (!provider.refund) throw new Error(`${attempt.provider} gives nothing back.`)
  await changeRefund(db, refund.id, { nextAskAt: new Date(now.getTime() + 10 * 60_000) })
  const refused = await provider.refund({
    orderId: attempt.orderId,
    providerId: found(await providerIdOf(db, attempt)),
    currency: ISO_CODE[attempt.currency],
    upTo: refund.upTo,
  })
  failPoint('refund-answered')
  await withLocked(act, attempt.reservationId, (locked) => endRefund(locked, attempt, refund, refused))
}

const endRefund = async (locked: Locked, attempt: Attempt, { id }: CardRefundRow, refused: string | null) => {
  const { db: tx, reservation, now } = locked
  const refund = found(await refundById(tx, id)) // as it is under the lock
  if (refund.status !== 'asked') return
  await noteAskedBack(tx, reservation.id, 0)
  await changeRefund(tx, id, { status: refused === null ? 'done' : 'refused', failure: refused, finishedAt: now })
  if (refused !== null) return
  const { amount, who, note } = refund
  const sums = await paidFor(tx, reservation.id)
  await writeEntry(locked, {
    kind: 'refund',
    method: 'card',
    amount: -amount,
    unasked: unaskedBack(sums, amount),
    provider: attempt.provider,
    providerId: `${attempt.orderId}:${id}`,
    who,
    note,
  })
  const facts = { amount, currency: reservation.currency, method: 'card' as const }
  const once = await addEvent(locked, { reservationId: reservation.id, what: 'refund', reason: note, facts })
  await tellGuest(locked, reservation, 'refund_sent', { once, refund: amount, method: 'card' })
}
