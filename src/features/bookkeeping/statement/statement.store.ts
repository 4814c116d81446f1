import { and, asc, desc, eq, inArray, isNotNull, sql } from 'drizzle-orm'
import { type Day, nightCount } from '../../../kernel/day.ts'
import type { Db } from '../../../platform/database/db.ts'
import { owner } from '../../owners/owners.table.ts'
import { ledgerEntry } from '../../reservations/money/ledger.table.ts'
import { ownerShare } from '../../reservations/money/ledger-sums.ts'
import { reservation } from '../../reservations/reservations.table.ts'
import { bank } from '../../settings/settings.table.ts'
import { villa } from '../../villas/villas.table.ts'
import type { Month, StatementLine } from './statement.shape.ts'
import { ownerMonth, ownerMonthLine } from './statement.table.ts'
import { type OwnerBook, shortName, type Told } from './statement-lines.ts'

const STAY = {
  reservationId: reservation.id,
  code: reservation.code,
  guestName: reservation.guestName,
  villaId: villa.id,
  villa: villa.name,
  checkIn: reservation.checkIn,
  checkOut: reservation.checkOut,
  currency: reservation.currency,
}
type StayOf = { guestName: string; checkIn: Day; checkOut: Day }

const base = <T extends StayOf>({ guestName, ...stay }: T) => ({
  ...stay,
  guest: shortName(guestName),
  nights: nightCount(stay),
})
const NO_ENTRY = { entryId: null, day: null, method: null, bank: '', note: '' } as const

const BROUGHT = ['CONFIRMED', 'CHECKED_IN', 'COMPLETED', 'CANCELLED', 'NO_SHOW'] as const

/** What each stay in an owner's villas brings, as a line: the first arrival first. */
export const staysOf = async (db: Db, ownerId: number): Promise<StatementLine[]> => {
  const { total, kept, commission, status } = reservation
  const rows = await db
    .select({ ...STAY, total, kept, commission, status })
    .from(reservation)
    .innerJoin(villa, eq(villa.id, reservation.villaId))
    .where(
      and(eq(villa.ownerId, ownerId), isNotNull(reservation.commission), inArray(reservation.status, [...BROUGHT])),
    )
    .orderBy(asc(reservation.checkIn), asc(reservation.id))
  return rows.map(({ total, kept, commission, status, ...row }): StatementLine => {
    const { share, commission: ours } = ownerShare(status, { total, kept, commission }) ?? { share: 0, commission: 0 }
    return {
      ...{ kind: 'stay', ...NO_ENTRY, gross: share + ours, commission: ours, amount: share },
      ...base(row),
      ended: status === 'CANCELLED' || status === 'NO_SHOW',
    }
  })
}

/** The entries of the ledger that touch an owner's account, signed as they count for the owner. */
const entriesOf = async (db: Db, ownerId: number): Promise<StatementLine[]> => {
  const { id, kind, method, amount, valueDate, note } = ledgerEntry
  const rows = await db
    .select({ ...STAY, id, kind, method, entry: amount, day: valueDate, note, bank: bank.name })
    .from(ledgerEntry)
    .innerJoin(reservation, eq(reservation.id, ledgerEntry.reservationId))
    .innerJoin(villa, eq(villa.id, reservation.villaId))
    .leftJoin(bank, eq(bank.id, ledgerEntry.bankId))
    .where(eq(ledgerEntry.ownerId, ownerId))
    .orderBy(asc(ledgerEntry.valueDate), asc(ledgerEntry.id))
  return rows.map(({ id, kind, method, entry, bank, ...row }): StatementLine => {
    const paid = kind === 'payout' || kind === 'expense'
    return {
      ...{ kind: paid ? kind : 'collected', entryId: id, method, bank: bank ?? '' },
      ...{ gross: 0, commission: 0, amount: paid ? entry : 0 - entry, ended: false },
      ...base(row),
    }
  })
}

export const closedMonthsOf = (db: Db, ownerId: number) =>
  db.select().from(ownerMonth).where(eq(ownerMonth.ownerId, ownerId)).orderBy(desc(ownerMonth.month))

const toldOf = (db: Db, ownerId: number): Promise<Told[]> =>
  db
    .select({ month: ownerMonth.month, line: ownerMonthLine.line })
    .from(ownerMonthLine)
    .innerJoin(ownerMonth, eq(ownerMonth.id, ownerMonthLine.monthId))
    .where(eq(ownerMonth.ownerId, ownerId))
    .orderBy(asc(ownerMonthLine.id))

/** All that an owner's months are made of, as of now. */
export const bookOf = async (db: Db, ownerId: number): Promise<OwnerBook> => {
  const [stays, entries] = [await staysOf(db, ownerId), await entriesOf(db, ownerId)]
  const [told, closed] = [await toldOf(db, ownerId), await closedMonthsOf(db, ownerId)]
  return { stays, entries, told, closedUntil: closed[0]?.month ?? null }
}

/** Notes a month as closed with the lines it has; false when it was closed already. */
export const addClosedMonth = async (
  tx: Db,
  closed: { ownerId: number; month: Month; closedBy: string; closedAt: Date },
  lines: readonly StatementLine[],
): Promise<boolean> => {
  const [row] = await tx.insert(ownerMonth).values(closed).onConflictDoNothing().returning({ id: ownerMonth.id })
  if (!row) return false
  const rows = lines.map((line) => {
    const { reservationId, entryId, currency, gross, commission } = line
    return { monthId: row.id, reservationId, entryId, currency, gross, commission, line }
  })
  if (rows.length) await tx.insert(ownerMonthLine).values(rows)
  return true
}

/** The row of an owner, or undefined; `locked` so that one month is closed at a time. */
export const accountOf = async (db: Db, ownerId: number, { locked = false } = {}) => {
  const row = db.select().from(owner).where(eq(owner.id, ownerId))
  return (await (locked ? row.for('no key update') : row))[0]
}

/** The owners of a scope, or all, by name. */
export const accountsOf = (db: Db, scope: readonly number[] | undefined) =>
  db
    .select({ id: owner.id, name: owner.name })
    .from(owner)
    .where(scope ? sql`${owner.id} = ANY (${sql.param([...scope])}::int[])` : undefined)
    .orderBy(asc(owner.name), asc(owner.id))
