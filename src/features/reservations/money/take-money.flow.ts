import { actorName } from '../../../kernel/caller.ts'
import type { Minor } from '../../../kernel/money.ts'
import { Refusal } from '../../../kernel/refusal.ts'
import { takenNightsOf } from '../../availability/villa-nights.store.ts'
import { tell, tellGuest } from '../letters/reservation-letters.flow.ts'
import { confirmHeld, holdStay, type Locked } from '../life/reservation-lock.flow.ts'
import { hasEnded } from '../life/reservation-moves.ts'
import type { PaymentMethod } from '../reservation.shape.ts'
import { amountDue } from '../reservation.ts'
import { addEvent } from '../reservations.store.ts'
import { addLedgerEntry, paidFor } from './ledger.store.ts'

/** Money that has really come in, once per provider's id. */
export type Income = {
  amount: Minor
  method: PaymentMethod
  provider: string
  providerId: string
  note: string
  move: 'confirm' | 'receive-transfer'
  /** What staff asked for by a payment link; undefined = the pre-payment that is due. */
  asked?: Minor | undefined
}

/**
 * Writes money into the ledger and lets it do its work: with the whole pre-payment in, an option becomes confirmed, an
 * expired one too while its nights are free; less than that leaves an option as it is; for one that has ended it is
 * owed back, with an honest letter. The same money told again is 'known' and does nothing at all;
 * 'conflict' = the id stands for other money, or it is no money: nothing is written then.
 */
export const takeMoney = async (
  locked: Locked,
  income: Income,
): Promise<'confirmed' | 'added' | 'refund-due' | 'known' | 'conflict'> => {
  const { db: tx, reservation, status, now, who } = locked
  const { amount, method, provider, providerId, note } = income
  if (!Number.isSafeInteger(amount) || amount < 1 || !providerId.trim()) return 'conflict'
  const { paidIn, paidBack } = await paidFor(tx, reservation.id)
  const asked = amountDue(reservation, paidIn - paidBack)
  const written = await addLedgerEntry(tx, {
    reservationId: reservation.id,
    kind: 'payment',
    method,
    amount,
    unasked: method === 'card' ? Math.max(0, amount - (income.asked ?? asked)) : 0,
    currency: reservation.currency,
    provider,
    providerId,
    who: actorName(who),
    note,
    at: now,
  })
  if (written !== 'new') return written
  const payment = await addEvent(locked, {
    reservationId: reservation.id,
    what: 'payment',
    reason: note,
    facts: { amount, currency: reservation.currency, method },
  })
  if (method === 'card') await tell(locked, reservation, 'payment_received_admin', { once: payment, amount, method })
  if (amount >= asked && (status === 'OPTION' || (status === 'EXPIRED' && (await holdAgain(locked))))) {
    await confirmHeld(locked, income.move, note)
    return 'confirmed'
  }
  if (!hasEnded(status)) {
    await tellGuest(locked, reservation, 'payment_received', { once: payment, amount, method })
    return 'added'
  }
  await tellGuest(locked, reservation, 'paid_too_late', { once: payment })
  return 'refund-due'
}

/** The nights of an expired option once more, when all of them are still free. */
const holdAgain = async ({ db: tx, reservation, now, today }: Locked): Promise<boolean> => {
  if (reservation.checkIn < today) return false
  const taken = await takenNightsOf(tx, reservation.villaId, reservation.checkIn, now)
  if (
    taken.some(
      ({ night, holderId, kind }) =>
        night < reservation.checkOut && !(holderId === reservation.id && kind === 'option'),
    )
  )
    return false
  await holdStay(tx, reservation, { stay: reservation, expiresAt: null }, now)
  return true
}

/** Refuses an amount nobody could mean. */
export const checkAmount = (amount: Minor, most: Minor): void => {
  if (amount < 1 || amount > most)
    throw new Refusal('malformed', {}, { amount: { code: 'too-big', facts: { maximum: most / 100 } } })
}
