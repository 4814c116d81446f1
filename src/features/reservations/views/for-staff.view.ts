import { and, eq } from 'drizzle-orm'
import type { Staff } from '../../../kernel/caller.ts'
import { dayInIstanbul, nightCount } from '../../../kernel/day.ts'
import type { Minor } from '../../../kernel/money.ts'
import { found, Refusal } from '../../../kernel/refusal.ts'
import type { Act } from '../../../platform/act.ts'
import type { Db } from '../../../platform/database/db.ts'
import { lettersOf } from '../../letters/letters.store.ts'
import { catalogueOf } from '../../villas/villas.store.ts'
import { hasEnded, movesFrom } from '../life/reservation-moves.ts'
import { refundNow } from '../money/cancellation.ts'
import {
  type Alert,
  ledgerOf,
  NOTHING_PAID,
  openAlertsOf,
  paidFor,
  paidOf,
  refundAlertsOf,
} from '../money/ledger.store.ts'
import { moneyHeld, refundDue } from '../money/refund-due.ts'
import type { PayBy } from '../reservation.shape.ts'
import { amountDue, paymentState } from '../reservation.ts'
import { historyOf, reservationById } from '../reservations.store.ts'
import { reservation as table } from '../reservations.table.ts'
import type { AdminReservation, ReservationRow } from '../reservations-admin.contract.ts'
import { guestToken, type LinkServices } from './guest-link.server.ts'
import {
  type ListQuery,
  listReservationRows,
  ofOwner,
  type ReservationListRow,
  reservationRows,
} from './reservation-list.store.ts'

const ownerOf = (who: Staff): number | undefined => (who.role === 'OWNER' ? who.accountId : undefined)

/** A page of the reservations this person may see. */
export const listForStaff = async ({ db, who, now }: Act<unknown, Staff>, query: ListQuery) => {
  const { rows, total, statusCounts } = await listReservationRows(db, query, {
    now,
    today: dayInIstanbul(now),
    ownerId: ownerOf(who),
  })
  return { content: await withMoney(db, rows, who), total, skip: query.skip, take: query.take, statusCounts }
}

/** One reservation whole. Refuses 'not-found' for one of somebody else's villa, exactly as for a missing one. */
export const viewForStaff = async (
  { db, services, who, now }: Act<LinkServices, Staff>,
  id: number,
): Promise<AdminReservation> => {
  const [row] = await withMoney(
    db,
    await reservationRows(db, now).where(and(eq(table.id, id), ofOwner(ownerOf(who)))),
    who,
  )
  const reservation = row && (await reservationById(db, id))
  if (!row || !reservation) throw new Refusal('not-found')
  const isOwner = who.role === 'OWNER'
  const refundAt = { reservation, now, today: dayInIstanbul(now) }
  // One after the other: inside a transaction they share one connection.
  const [villa] = await catalogueOf(db, [reservation.villaId])
  const history = await historyOf(db, id)
  const ledger = await ledgerOf(db, id)
  const letters = isOwner ? [] : await lettersOf(db, id)
  const alerts = isOwner ? [] : await openAlertsOf(db, id)
  const sums = await paidFor(db, id)
  const owed = refundDue(row.status, reservation, sums)
  const held = moneyHeld(row.status, reservation, sums)
  const { slug, photos, district, checkInTime, checkOutTime } = found(villa)
  // The contract strips what nobody needs to see; what an owner may not is emptied in the row.
  return {
    ...reservation,
    ...row,
    villaSlug: slug,
    district: district.name,
    checkInTime,
    checkOutTime,
    thumbnail: photos[0]?.path ?? null,
    confirmedAt: reservation.confirmedAt?.toISOString() ?? null,
    moves: movesFrom(row.status, who.role),
    refundByGuest: refundNow(refundAt, held, false),
    refundByAgency: refundNow(refundAt, held, true),
    guestLink: isOwner ? '' : `${services.publicUrl}/enquire?token=${guestToken(services.linkSecret, reservation)}`,
    history: history.map((event) => ({ ...event, at: event.at.toISOString() })),
    ledger: ledger.map((entry) => ({ ...entry, at: entry.at.toISOString() })),
    letters: letters.map((letter) => ({
      ...letter,
      createdAt: letter.createdAt.toISOString(),
      sentAt: letter.sentAt?.toISOString() ?? null,
    })),
    alerts: alertsNow(alerts, owed).map((alert) => ({ ...alert, createdAt: alert.createdAt.toISOString() })),
  }
}

/** An alert about a refund says what is owed now, also when nothing has touched the reservation since. */
const alertsNow = (alerts: Alert[], owed: Minor): Alert[] =>
  alerts.flatMap((each) => {
    if (each.kind !== 'refund-due') return [each]
    return owed > 0 ? [{ ...each, facts: { ...each.facts, amount: owed } }] : []
  })

export type PricedRow = ReservationRow & { payBy: PayBy }

/** Rows with what the ledger says. An owner doesn't get the guest's contact data: the agency speaks to the guest. */
export const withMoney = async (db: Db, rows: ReservationListRow[], who: Staff): Promise<PricedRow[]> => {
  const ids = rows.map(({ id }) => id)
  const paid = await paidOf(db, ids)
  const due = await refundAlertsOf(db, ids)
  return rows.map((row) => {
    const { paidIn, paidBack } = paid.get(row.id) ?? NOTHING_PAID
    const ended = hasEnded(row.status)
    return {
      ...row,
      phone: who.role === 'OWNER' ? '' : row.phone,
      email: who.role === 'OWNER' ? '' : row.email,
      nights: nightCount(row),
      createdAt: row.createdAt.toISOString(),
      expiresAt: row.expiresAt?.toISOString() ?? null,
      paid: paidIn - paidBack,
      due: ended ? 0 : amountDue(row, paidIn - paidBack),
      payment: paymentState({
        total: row.total,
        prepayment: row.prepayment,
        paidIn,
        paidBack,
        refundDue: due.has(row.id),
        ended,
      }),
    }
  })
}
