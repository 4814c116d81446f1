import type { Minor } from '../../../kernel/money.ts'
import type { Act } from '../../../platform/act.ts'
import { ownerOfVilla } from '../../villas/owned.store.ts'
import { isOver } from '../life/reservation-status.ts'
import type { ReservationStatus } from '../reservation.shape.ts'
import { addEvent, type Reservation } from '../reservations.store.ts'
import {
  type Alert,
  changeAlertAmount,
  closeAlert,
  MONEY_ALERTS,
  type MoneyAlert,
  moneyAlertsOf,
  ownerEntriesOf,
  paidFor,
  raiseAlert,
} from './ledger.store.ts'
import { balanceOf, depositHeld, type LedgerSums } from './ledger-sums.ts'
import { paidAbove } from './owner-account.ts'
import { refundDue } from './refund-due.ts'

type Touched = Omit<Act, 'services'> & { reservation: Reservation; status: ReservationStatus }

/**
 * Makes the alerts about money say exactly what the ledger says: what is owed back, and once a stay is over what its
 * guest still owes and the deposit that is still here. Raised, changed or closed, with a line of the history for a
 * refund. Runs at the end of everything that is done under a villa's lock (withLocked), so that nobody has to remember.
 */
export const rederiveAlerts = async (touched: Touched): Promise<void> => {
  const { db: tx, reservation, status } = touched
  const open = await moneyAlertsOf(tx, reservation.id)
  const above = reservation.commission === null ? 0 : await paidAboveOf(touched)
  const amounts = { ...amountsOf(status, reservation, await paidFor(tx, reservation.id)), 'payout-above': above }
  for (const kind of MONEY_ALERTS) await rederive(touched, kind, amounts[kind], open.get(kind))
}

/** What owners got beyond their share: it fell, or the stay went to another owner's villa. */
const paidAboveOf = async ({ db: tx, reservation, status }: Touched): Promise<Minor> => {
  const entries = await ownerEntriesOf(tx, reservation.id)
  if (!entries.length) return 0
  const ownerId = (await ownerOfVilla(tx, reservation.villaId)) ?? 0
  return paidAbove(status, { ...reservation, ownerId }, entries)
}

/** What each alert is about, 0 where there is none. */
export const amountsOf = (
  status: ReservationStatus,
  terms: Reservation,
  sums: LedgerSums,
): Record<Exclude<MoneyAlert, 'payout-above'>, Minor> => ({
  'refund-due': refundDue(status, terms, sums),
  'debt-open': status === 'COMPLETED' ? balanceOf(status, terms, sums) : 0,
  'deposit-held': isOver(status) ? Math.max(0, depositHeld(sums)) : 0,
})

const rederive = async (touched: Touched, kind: MoneyAlert, amount: Minor, open: Alert | undefined): Promise<void> => {
  const { db: tx, now } = touched
  const { id: reservationId, currency } = touched.reservation
  if (amount === (open ? open.facts.amount : 0)) return
  const told = kind === 'refund-due'
  if (open && amount === 0) {
    await closeAlert(tx, open.id, now)
    if (told) await addEvent(touched, { reservationId, what: 'alert-closed', facts: { alert: kind, amount: 0 } })
    return
  }
  const event = told
    ? await addEvent(touched, { reservationId, what: kind, facts: { amount, currency } })
    : now.getTime()
  if (open) return void (await changeAlertAmount(tx, open.id, amount))
  const facts = { amount, currency }
  await raiseAlert(tx, { kind, onceKey: `${kind}:${reservationId}:${event}`, reservationId, facts, createdAt: now })
}
