import { addDays, dayInIstanbul } from '../../../kernel/day.ts'
import type { Db } from '../../../platform/database/db.ts'
import { hasEnded } from '../life/reservation-status.ts'
import { ledgerOf, refundAlertsOf } from '../money/ledger.store.ts'
import type { LedgerSums } from '../money/ledger-sums.ts'
import { REFUND_DAYS, refundDue } from '../money/refund-due.ts'
import type { ReservationStatus } from '../reservation.shape.ts'
import type { GuestReservation } from '../reservations.contract.ts'
import type { Reservation } from '../reservations.store.ts'

type Now = { status: ReservationStatus; money: LedgerSums; now: Date }

/** What a stay that has ended brings back: owed and until when, or paid back and when; null for one that goes on. */
export const guestRefund = async (
  db: Db,
  reservation: Reservation,
  { status, money, now }: Now,
): Promise<GuestReservation['refund']> => {
  if (!hasEnded(status)) return null
  const { id } = reservation
  const due = refundDue(status, reservation, money)
  if (due > 0) {
    const owedSince = (await refundAlertsOf(db, [id])).get(id)?.createdAt ?? now
    return {
      state: 'due',
      amount: due,
      expectedBy: addDays(dayInIstanbul(owedSince), REFUND_DAYS),
      paidAt: null,
      method: null,
    }
  }
  const last = money.paidBack > 0 ? (await ledgerOf(db, id)).findLast(({ kind }) => kind === 'refund') : undefined
  if (!last) return { state: 'none', amount: 0, expectedBy: null, paidAt: null, method: null }
  return { state: 'paid', amount: money.paidBack, expectedBy: null, paidAt: last.at.toISOString(), method: last.method }
}
