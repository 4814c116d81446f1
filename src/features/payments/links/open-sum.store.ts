import type { Minor } from '../../../kernel/money.ts'
import type { Db } from '../../../platform/database/db.ts'
import { statusAt } from '../../reservations/life/reservation-status.ts'
import { paidFor } from '../../reservations/money/ledger.store.ts'
import { balanceOf } from '../../reservations/money/ledger-sums.ts'
import type { Reservation } from '../../reservations/reservations.store.ts'

/** What is still open of a stay, with what was charged and written off: no link asks for more. */
export const openSum = async (db: Db, reservation: Reservation, now: Date): Promise<Minor> =>
  balanceOf(statusAt(reservation, now), reservation, await paidFor(db, reservation.id))
