import { and, asc, desc, eq, sql } from 'drizzle-orm'
import type { Day } from '../../../kernel/day.ts'
import { CURRENCIES, type Currency } from '../../../kernel/money.ts'
import type { Db } from '../../../platform/database/db.ts'
import { ledgerEntry } from '../../reservations/money/ledger.table.ts'
import { tillCount } from './cash.table.ts'

const sumIf = (when: ReturnType<typeof sql>) =>
  sql<number>`coalesce(sum(ledger_entry.given) FILTER (WHERE ${when}), 0)`.mapWith(Number)

/** The cash of a day in each currency that ever was in the till. */
export const drawersOf = async (db: Db, day: Day) => {
  const today = sql`ledger_entry.value_date = ${day}`
  const sums = await db
    .select({
      currency: sql<Currency>`ledger_entry.given_currency`,
      before: sumIf(sql`ledger_entry.value_date < ${day}`),
      came: sumIf(sql`${today} AND ledger_entry.given > 0`),
      went: sumIf(sql`${today} AND ledger_entry.given < 0`),
    })
    .from(ledgerEntry)
    .where(and(eq(ledgerEntry.method, 'cash'), sql`ledger_entry.value_date <= ${day}`))
    .groupBy(sql`ledger_entry.given_currency`)
  const apart = await db
    .select({
      currency: sql<Currency>`till_count.currency`,
      earlier: sql<number>`coalesce(sum(counted - expected) FILTER (WHERE day < ${day}), 0)`.mapWith(Number),
      today: sql<number>`coalesce(sum(counted - expected) FILTER (WHERE day = ${day}), 0)`.mapWith(Number),
    })
    .from(tillCount)
    .groupBy(sql`till_count.currency`)
  const counts = await db.select().from(tillCount).where(eq(tillCount.day, day)).orderBy(asc(tillCount.id))
  return CURRENCIES.flatMap((currency) => {
    const sum = sums.find((each) => each.currency === currency) ?? { before: 0, came: 0, went: 0 }
    const differences = apart.find((each) => each.currency === currency) ?? { earlier: 0, today: 0 }
    const before = sum.before + differences.earlier
    const drawer = { currency, before, came: sum.came, went: 0 - sum.went, counts: ofCurrency(counts, currency) }
    const isUsed = currency === 'TL' || sums.some((each) => each.currency === currency)
    return isUsed ? [{ ...drawer, expected: before + sum.came + sum.went + differences.today }] : []
  })
}

const ofCurrency = (counts: (typeof tillCount.$inferSelect)[], currency: Currency) =>
  counts.filter((each) => each.currency === currency).map(({ at, ...each }) => ({ ...each, at: at.toISOString() }))

/** One count at a time. */
export const lockCounts = (tx: Db) => tx.execute(sql`LOCK TABLE till_count IN SHARE ROW EXCLUSIVE MODE`)

export const addCount = (tx: Db, count: Omit<typeof tillCount.$inferInsert, 'id'>) => tx.insert(tillCount).values(count)

/** The last day that was counted in a currency. */
export const lastCounted = async (db: Db, currency: Currency): Promise<Day | undefined> =>
  (
    await db
      .select({ day: tillCount.day })
      .from(tillCount)
      .where(eq(tillCount.currency, currency))
      .orderBy(desc(tillCount.day))
      .limit(1)
  )[0]?.day
