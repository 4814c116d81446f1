import { and, asc, eq, gte, inArray, isNotNull, isNull, lte, or, sql } from 'drizzle-orm'
import { addDays, type Day } from '../../../kernel/day.ts'
import type { Db } from '../../../platform/database/db.ts'
import { statusAt } from '../../reservations/life/reservation-status.ts'
import { moneyOf } from '../../reservations/money/ledger.store.ts'
import { ledgerEntry } from '../../reservations/money/ledger.table.ts'
import { balanceOf, paidOf } from '../../reservations/money/ledger-sums.ts'
import { amountDue } from '../../reservations/reservation.ts'
import { reservation } from '../../reservations/reservations.table.ts'
import { villa } from '../../villas/villas.table.ts'
import type { Entered, Expected } from './propose.ts'

const MOST = 3_000
const [BACK, AHEAD] = [60, 120]

const COLUMNS = {
  reservationId: reservation.id,
  code: reservation.code,
  guestName: reservation.guestName,
  villa: villa.name,
  currency: reservation.currency,
  status: reservation.status,
  expiresAt: reservation.expiresAt,
  total: reservation.total,
  prepayment: reservation.prepayment,
  checkIn: reservation.checkIn,
  checkOut: reservation.checkOut,
  payBy: reservation.payBy,
}

/**
 * Reservations that money is expected for: options, stays from two months ago to four months ahead, and those whose
 * codes are named. With what is expected next, 0 where nothing is.
 */
export const expectedOf = async (db: Db, { today, now, codes }: { today: Day; now: Date; codes: string[] }) => {
  const isNear = and(
    inArray(reservation.status, ['CONFIRMED', 'CHECKED_IN', 'COMPLETED']),
    gte(reservation.checkIn, addDays(today, -BACK)),
    lte(reservation.checkIn, addDays(today, AHEAD)),
  )
  const rows = await db
    .select(COLUMNS)
    .from(reservation)
    .innerJoin(villa, eq(villa.id, reservation.villaId))
    .where(
      or(
        and(eq(reservation.status, 'OPTION'), sql`${reservation.expiresAt} > ${now}`),
        isNear,
        codes.length ? inArray(reservation.code, codes) : undefined,
      ),
    )
    .orderBy(asc(reservation.expiresAt), asc(reservation.checkIn), asc(reservation.id))
    .limit(MOST)
  const money = await moneyOf(
    db,
    rows.map(({ reservationId }) => reservationId),
  )
  return rows.map((row) => {
    const { sums } = money(row.reservationId)
    const status = statusAt(row, now)
    const balance = balanceOf(status, row, sums)
    const due = status === 'OPTION' || status === 'CONFIRMED' ? amountDue(row, paidOf(sums)) : 0
    return { ...row, status, balance, due, expected: Math.min(due, balance) || balance }
  })
}

export type ExpectedRow = Awaited<ReturnType<typeof expectedOf>>[number] & Expected

/** Transfers of these days that no row of a bank stands for; payouts of one press together. */
export const enteredOf = async (db: Db, { from, to }: { from: Day; to: Day }): Promise<Entered[]> => {
  const { id, kind, at, ownerId, given, givenCurrency, valueDate, bankId } = ledgerEntry
  const rows = await db
    .select({
      ...{ id, kind, at, ownerId, given, currency: givenCurrency, valueDate, bankId },
      ...{ reservationId: reservation.id, code: reservation.code, guestName: reservation.guestName, villa: villa.name },
    })
    .from(ledgerEntry)
    .innerJoin(reservation, eq(reservation.id, ledgerEntry.reservationId))
    .innerJoin(villa, eq(villa.id, reservation.villaId))
    .where(
      and(
        eq(ledgerEntry.method, 'transfer'),
        isNotNull(ledgerEntry.method),
        isNull(ledgerEntry.reverses),
        gte(ledgerEntry.valueDate, addDays(from, -7)),
        lte(ledgerEntry.valueDate, addDays(to, 7)),
        sql`NOT EXISTS (SELECT 1 FROM bank_match m WHERE m.entry_id = ledger_entry.id)`,
        sql`NOT EXISTS (SELECT 1 FROM ledger_entry r WHERE r.reverses = ledger_entry.id)`,
      ),
    )
    .orderBy(asc(ledgerEntry.id))
    .limit(MOST)
  const presses = Map.groupBy(rows, (row) => (row.kind === 'payout' ? `${row.ownerId} ${row.at.getTime()}` : row.id))
  return [...presses.values()].flatMap((entries) => {
    const [first] = entries
    if (!first) return []
    const { id: _, kind: __, at: ___, ownerId: ____, ...row } = first
    return [
      { ...row, entryIds: entries.map((each) => each.id), given: entries.reduce((sum, each) => sum + each.given, 0) },
    ]
  })
}
