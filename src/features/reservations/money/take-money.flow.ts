import type { Minor } from '../../../kernel/money.ts'
import { takenNightsOf } from '../../availability/villa-nights.store.ts'
import { tell, tellGuest } from '../letters/reservation-letters.flow.ts'
import { confirmHeld, holdStay, type Locked } from '../life/reservation-lock.flow.ts'
import { hasEnded } from '../life/reservation-status.ts'
import type { PaymentMethod } from '../reservation.shape.ts'
import { amountDue } from '../reservation.ts'
import { addEvent } from '../reservations.store.ts'
import { paidFor } from './ledger.store.ts'
import { paidOf } from './ledger-sums.ts'
import { type NewEntry, writeEntry } from './write-entry.flow.ts'

/** Money that has really come in, once per provider's id. */
export type Income = Pick<NewEntry, 'given' | 'valueDate' | 'bankId' | 'provider' | 'providerId' | 'note'> & {
  amount: Minor
  method: PaymentMethod
  move: 'confirm' | 'receive-transfer'
  /** What staff asked for, at the desk or by a payment link; undefined = the pre-payment that is due. */
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
  const { db: tx, reservation, status } = locked
  const { move, asked: askedFor, ...entry } = income
  const { amount, method, providerId, note } = entry
  if (!Number.isSafeInteger(amount) || amount < 1 || !providerId.trim()) return 'conflict'
  const due = amountDue(reservation, paidOf(await paidFor(tx, reservation.id)))
  const unasked = method === 'card' ? Math.max(0, amount - (askedFor ?? due)) : 0
  const written = await writeEntry(locked, { ...entry, kind: 'payment', unasked })
  if (written !== 'new') return written
  const payment = await addEvent(locked, {
    reservationId: reservation.id,
    what: 'payment',
    reason: note,
    facts: { amount, currency: reservation.currency, method },
  })
  if (method === 'card') await tell(locked, reservation, 'payment_received_admin', { once: payment, amount, method })
  if (amount >= due && (status === 'OPTION' || (status === 'EXPIRED' && (await holdAgain(locked))))) {
    await confirmHeld(locked, move, note)
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
