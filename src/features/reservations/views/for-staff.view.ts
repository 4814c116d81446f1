import type { SQL } from 'drizzle-orm'
import type { Staff } from '../../../kernel/caller.ts'
import { dayInIstanbul, nightCount } from '../../../kernel/day.ts'
import type { Minor } from '../../../kernel/money.ts'
import { found, Refusal } from '../../../kernel/refusal.ts'
import type { Act } from '../../../platform/act.ts'
import type { Db } from '../../../platform/database/db.ts'
import { isWithin, scopeOf } from '../../owners/owner-scope.ts'
import { type Neighbour, optionsBefore, waitingFor } from '../life/queue.store.ts'
import { movesFrom } from '../life/reservation-moves.ts'
import { hasEnded, statusAt } from '../life/reservation-status.ts'
import { type Alert, type LedgerEntry, type Money, moneyOf } from '../money/ledger.store.ts'
import { balanceOf, depositHeld, depositState, owedOf, ownerShare, paidOf, sumsOf } from '../money/ledger-sums.ts'
import { ownerSums } from '../money/owner-account.ts'
import { refundDue } from '../money/refund-due.ts'
import { refundNow } from '../money/refund-now.ts'
import { ledgerRow } from '../money/till/transactions.store.ts'
import type { PayBy, ReservationStatus } from '../reservation.shape.ts'
import { amountDue, paymentState } from '../reservation.ts'
import type { Reservation } from '../reservations.store.ts'
import type { AdminReservation, ReservationRow } from '../reservations-admin.contract.ts'
import { guestToken, type LinkServices } from './guest-link.server.ts'
import { type ListQuery, listReservationRows, type ReservationListRow } from './reservation-list.store.ts'
import { wholeReservation } from './whole-reservation.store.ts'

/** A page of the reservations this person may see; `lacking` = the ids of those alone that lack something. */
export const listForStaff = async ({ db, who, now }: Act<unknown, Staff>, query: ListQuery, lacking?: SQL) => {
  const { rows, total, statusCounts } = await listReservationRows(db, query, {
    ...{ now, today: dayInIstanbul(now), scope: scopeOf(who), lacking },
  })
  return { content: await withMoney(db, rows, who), total, skip: query.skip, take: query.take, statusCounts }
}

/** One reservation whole. Refuses 'not-found' for one of somebody else's villa, exactly as for a missing one. */
export const viewForStaff = async (
  { db, services, who, now }: Act<LinkServices, Staff>,
  id: number,
): Promise<AdminReservation> => {
  const { reservation, house, history, ledger, files, notes, letters, alerts } = found(await wholeReservation(db, id))
  const isOwner = who.role === 'OWNER'
  if (!isWithin(scopeOf(who), house.ownerId)) throw new Refusal('not-found')
  const sums = sumsOf(ledger)
  const status = statusAt(reservation, now)
  const guests = reservation.adults + reservation.children + reservation.infants
  const row = priced(
    { ...reservation, status, guests, villa: house.name, villaCode: house.code, town: house.town },
    { sums, refundDue: alerts.some(({ kind }) => kind === 'refund-due') },
    who,
  )
  const refundAt = { reservation, status, now, today: dayInIstanbul(now) }
  const owed = refundDue(status, reservation, sums)
  // The contract strips what nobody needs to see; what an owner may not is emptied here.
  return {
    ...reservation,
    ...row,
    villaSlug: house.slug,
    district: house.district,
    checkInTime: house.checkInTime,
    checkOutTime: house.checkOutTime,
    thumbnail: house.thumbnail,
    confirmedAt: reservation.confirmedAt?.toISOString() ?? null,
    moves: movesFrom(status, who.role).filter((move) => !(reservation.queued && move === 'accept')),
    queue: isOwner ? [] : await queueOf(db, { ...reservation, status }, now),
    refundByGuest: refundNow(refundAt, sums, false),
    refundByAgency: refundNow(refundAt, sums, true),
    guestLink: isOwner ? '' : `${services.publicUrl}/enquire?token=${guestToken(services.linkSecret, reservation)}`,
    history: history.map((event) => ({ ...event, at: event.at.toISOString() })),
    ledger: ledger.map((entry) =>
      ledgerRow(
        entry,
        ledger.find(({ reverses }) => reverses === entry.id)?.id ?? null,
        files.flatMap(({ id, entryId }) => (entryId === entry.id ? [id] : [])),
      ),
    ),
    ...axesOf(status, reservation, { ledger, ownerId: house.ownerId }),
    notes: (isOwner ? [] : notes).map((note) => ({ ...note, at: note.at.toISOString() })),
    letters: (isOwner ? [] : letters).map((letter) => ({
      ...letter,
      createdAt: letter.createdAt.toISOString(),
      sentAt: letter.sentAt?.toISOString() ?? null,
    })),
    alerts: alertsNow(isOwner ? [] : alerts, owed).map((alert) => ({
      ...alert,
      createdAt: alert.createdAt.toISOString(),
    })),
  }
}

/** Whom it waits for, or who waits for it. */
const queueOf = async (db: Db, reservation: Reservation, now: Date): Promise<Neighbour[]> => {
  if (reservation.status === 'OPTION') return waitingFor(db, reservation, now)
  return reservation.status === 'REQUEST' && reservation.queued ? optionsBefore(db, reservation, now) : []
}

/** Where the money stands beside what was paid for the stay: each an axis of its own. */
const axesOf = (
  status: ReservationStatus,
  reservation: Reservation,
  { ledger, ownerId }: { ledger: LedgerEntry[]; ownerId: number },
) => {
  const sums = sumsOf(ledger)
  const { damageDeposit: asked } = reservation.price
  const share = ownerShare(status, reservation)
  return {
    ...{ charged: sums.charged, writtenOff: sums.writtenOff },
    deposit: {
      ...{ asked, held: depositHeld(sums), kept: sums.depositKept },
      state: depositState(status, asked, sums),
    },
    owner: share && { ...share, ...ownerSums(ledger, ownerId) },
  }
}

/** An alert about a refund says what is owed now, also when nothing has touched the reservation since. */
const alertsNow = (alerts: Alert[], owed: Minor): Alert[] =>
  alerts.flatMap((each) => {
    if (each.kind !== 'refund-due') return [each]
    return owed > 0 ? [{ ...each, facts: { ...each.facts, amount: owed } }] : []
  })

export type PricedRow = ReservationRow & { payBy: PayBy }

/** Rows with what the ledger says. */
export const withMoney = async (db: Db, rows: ReservationListRow[], who: Staff): Promise<PricedRow[]> => {
  const money = await moneyOf(
    db,
    rows.map(({ id }) => id),
  )
  return rows.map((row) => priced(row, money(row.id), who))
}

/** What of a reservation's money is in, due now and open in all. */
export const moneyIn = (row: Pick<ReservationListRow, 'status' | 'total' | 'prepayment'>, { sums }: Money) => {
  const paid = paidOf(sums)
  return { paid, due: hasEnded(row.status) ? 0 : amountDue(row, paid), balance: balanceOf(row.status, row, sums) }
}

/** An owner doesn't get the guest's contact data: the agency speaks to the guest. */
export const priced = (row: ReservationListRow, money: Money, who: Staff): PricedRow => {
  const { sums, refundDue } = money
  return {
    ...row,
    phone: who.role === 'OWNER' ? '' : row.phone,
    email: who.role === 'OWNER' ? '' : row.email,
    nights: nightCount(row),
    createdAt: row.createdAt.toISOString(),
    expiresAt: row.expiresAt?.toISOString() ?? null,
    ...moneyIn(row, money),
    payment: paymentState({
      ...{ prepayment: row.prepayment, paidIn: sums.paidIn, paidBack: sums.paidBack, refundDue },
      ended: hasEnded(row.status),
      total: owedOf(row, sums) - sums.writtenOff,
    }),
  }
}
