import type { Minor } from '../../kernel/money.ts'
import { Refusal } from '../../kernel/refusal.ts'
import { takenNightsOf } from '../availability/availability.store.ts'
import { addLedgerEntry, oweRefund, paidFor } from './ledger.store.ts'
import { amountDue } from './reservation.ts'
import { tellGuest } from './reservation-letters.flow.ts'
import { confirmHeld, holdStay, type Locked } from './reservation-lock.flow.ts'
import { addEvent } from './reservations.store.ts'

/** Money that has really come in, once per provider's id. */
export type Income = {
  amount: Minor
  method: 'card' | 'transfer' | 'cash'
  provider: string
  providerId: string
  note: string
  move: 'confirm' | 'receive-transfer'
}

/**
 * Writes money into the ledger and lets it do its work: with the whole pre-payment in, an option becomes confirmed, an expired one too while its
 * nights are free; less than that leaves an option as it is; otherwise it is a refund for staff and an honest letter (PRODUCT §5). The same
 * provider id a second time does nothing at all.
 */
export const takeMoney = async (locked: Locked, income: Income): Promise<'confirmed' | 'added' | 'refund-due' | 'known'> => {
  const { tx, reservation, status, now, who } = locked
  const { amount, method, provider, providerId, note } = income
  const isNew = await addLedgerEntry(tx, {
    reservationId: reservation.id,
    kind: 'payment',
    method,
    amount,
    currency: reservation.currency,
    provider,
    providerId,
    who,
    note,
    at: now,
  })
  if (!isNew) return 'known'
  await addEvent(tx, {
    reservationId: reservation.id,
    at: now,
    who,
    what: 'payment',
    reason: note,
    facts: { amount, currency: reservation.currency, method },
  })
  const { paidIn, paidBack } = await paidFor(tx, reservation.id)
  const isEnough = amountDue(reservation, paidIn - paidBack) === 0
  if (isEnough && (status === 'OPTION' || (status === 'EXPIRED' && (await holdAgain(locked))))) {
    await confirmHeld(locked, income.move, note)
    return 'confirmed'
  }
  if (status === 'OPTION' || status === 'CONFIRMED' || status === 'CHECKED_IN') return 'added'
  return refundLater(locked, income)
}

/** The nights of an expired option once more, when all of them are still free. */
const holdAgain = async ({ tx, reservation, now, today }: Locked): Promise<boolean> => {
  if (reservation.checkIn < today) return false
  const taken = await takenNightsOf(tx, reservation.villaId, reservation.checkIn, now)
  if (taken.some(({ night, holderId, kind }) => night < reservation.checkOut && !(holderId === reservation.id && kind === 'option')))
    return false
  await holdStay(tx, reservation, reservation, null, now)
  return true
}

const refundLater = async (
  { tx, services, reservation, now, who }: Locked,
  { amount, provider, providerId }: Income,
): Promise<'refund-due'> => {
  await oweRefund(tx, reservation, amount, `refund:${provider}:${providerId}`, now)
  const event = await addEvent(tx, {
    reservationId: reservation.id,
    at: now,
    who,
    what: 'refund-due',
    facts: { amount, currency: reservation.currency },
  })
  await tellGuest(tx, services, reservation, 'paid_too_late', { once: event, now })
  return 'refund-due'
}

/** Refuses an amount nobody could mean. */
export const checkAmount = (amount: Minor, most: Minor): void => {
  if (amount < 1 || amount > most) throw new Refusal('malformed', {}, { amount: { code: 'too-big', facts: { maximum: most / 100 } } })
}
