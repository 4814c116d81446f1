import type { Act } from '../../../platform/act.ts'
import type { ReservationStatus } from '../reservation.shape.ts'
import { addEvent, type Reservation } from '../reservations.store.ts'
import { changeAlertAmount, closeAlert, paidFor, raiseAlert, refundAlertsOf } from './ledger.store.ts'
import { refundDue } from './refund-due.ts'

type Touched = Omit<Act, 'services'> & { reservation: Reservation; status: ReservationStatus }

/**
 * Makes the alert about a refund say exactly what is owed now: raised, changed or closed, with a line of the history;
 * at most one is open. Runs at the end of everything that is done under a villa's lock (withLocked), so that nobody has
 * to remember what is owed.
 */
export const rederiveRefund = async (touched: Touched): Promise<void> => {
  const { db: tx, reservation, status, now } = touched
  const { id, currency } = reservation
  const amount = refundDue(status, reservation, await paidFor(tx, id))
  const open = (await refundAlertsOf(tx, [id])).get(id)
  if (amount === (open ? open.facts.amount : 0)) return
  if (open && amount === 0) {
    await closeAlert(tx, open.id, now)
    await addEvent(touched, { reservationId: id, what: 'alert-closed', facts: { alert: 'refund-due', amount: 0 } })
    return
  }
  const event = await addEvent(touched, { reservationId: id, what: 'refund-due', facts: { amount, currency } })
  if (open) await changeAlertAmount(tx, open.id, amount)
  else
    await raiseAlert(tx, {
      kind: 'refund-due',
      onceKey: `refund-due:${id}:${event}`,
      reservationId: id,
      facts: { amount, currency },
      createdAt: now,
    })
}
