import { addDays, dayInIstanbul } from '../../../kernel/day.ts'
import type { Db } from '../../../platform/database/db.ts'
import { isWithin, type Scope } from '../../owners/owner-scope.ts'
import { statusAt } from '../../reservations/life/reservation-status.ts'
import { type Money, moneyOf } from '../../reservations/money/ledger.store.ts'
import { refundNow } from '../../reservations/money/refund-now.ts'
import type { Conflict } from './conflicts.contract.ts'
import { type ConflictRow, conflictRows } from './conflicts.store.ts'

/** The conflicts that are not settled: open ones first, each by its arrival; then those that wait for an owner. */
export const conflictsNow = async (db: Db, now: Date): Promise<Conflict[]> => {
  const rows = await conflictRows(db, { today: dayInIstanbul(now), now })
  const money = await moneyOf(db, [...new Set(rows.map(({ reservation }) => reservation.id))])
  const all = rows
    .filter(({ way }) => way !== 'same-person')
    .map((row) => conflictView(row, money(row.reservation.id), now))
  return all.sort((one, other) => Number(one.state === 'waiting') - Number(other.state === 'waiting'))
}

/** The conflicts that nobody has decided, in the villas of a scope; the nearest arrival first. */
export const openConflictsIn = async (db: Db, now: Date, scope: Scope): Promise<ConflictRow[]> =>
  (await clashesIn(db, now, scope)).filter((row) => isOpen(row, now))

/** Conflicts that stand in the calendars of a scope, whoever has decided what; the nearest arrival first. */
export const clashesIn = async (db: Db, now: Date, scope: Scope): Promise<ConflictRow[]> =>
  (await conflictRows(db, { today: dayInIstanbul(now), now })).filter(
    ({ owner, way }) => isWithin(scope, owner.id) && way !== 'same-person',
  )

/** Nobody has decided, or it is time to look again. */
const isOpen = ({ way, remindAt }: ConflictRow, now: Date): boolean =>
  way === null || (way !== 'same-person' && remindAt !== null && remindAt <= now)

const conflictView = (row: ConflictRow, { sums }: Money, now: Date): Conflict => {
  const { closing, feed, reservation, villa, owner, from, last, nights, way, decidedBy, decidedAt, remindAt } = row
  const { id: reservationId, code, guestName, checkIn, checkOut, currency, total, source } = reservation
  const status = statusAt(reservation, now)
  const seen = closing.createdAt > reservation.createdAt ? closing.createdAt : reservation.createdAt
  return {
    ...{ closingId: closing.id, reservationId, villa, from, nights },
    state: isOpen(row, now) ? 'open' : 'waiting',
    until: addDays(last, 1),
    owner: { name: owner.name, hasMail: owner.email !== '' },
    since: seen.toISOString(),
    event: {
      ...{ feed: feed.name, source: feed.source, title: closing.note, from: closing.from, until: closing.until },
      seenAt: closing.createdAt.toISOString(),
      uidEnd: (closing.uid ?? '').slice(-18),
    },
    ours: {
      ...{ code, guestName, status, checkIn, checkOut, currency, total, source },
      guests: reservation.adults + reservation.children + reservation.infants,
      paid: sums.paidIn - sums.paidBack,
      refund: refundNow({ reservation, status, now, today: dayInIstanbul(now) }, sums, true).refunded,
      createdAt: reservation.createdAt.toISOString(),
    },
    maybeSame: closing.from === checkIn && closing.until === checkOut,
    decision:
      way && decidedBy && decidedAt
        ? { way, by: decidedBy, at: decidedAt.toISOString(), remindAt: remindAt?.toISOString() ?? null }
        : null,
  }
}
