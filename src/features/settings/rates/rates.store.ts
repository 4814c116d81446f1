import { asc, desc, gte, inArray, lt, sql } from 'drizzle-orm'
import type { Db } from '../../../platform/database/db.ts'
import { exchangeChange, exchangeFetch, exchangeRate, setting } from '../settings.table.ts'

export type StoredRate = typeof exchangeRate.$inferSelect
export type RateChange = typeof exchangeChange.$inferSelect

const [AUTO, ROUND_UP] = ['exchange_auto', 'exchange_round_up']
export type RateRules = { auto: boolean; roundUp: boolean }

/** Who writes rates does it one after the other. */
export const lockRates = (tx: Db) => tx.execute(sql`SELECT pg_advisory_xact_lock(hashtext('exchange-rates'))`)

export const storedRates = (db: Db): Promise<StoredRate[]> => db.select().from(exchangeRate)

export const rateRules = async (db: Db): Promise<RateRules> => {
  const rows = await db
    .select()
    .from(setting)
    .where(inArray(setting.key, [AUTO, ROUND_UP]))
  const isOn = (key: string) => rows.some((row) => row.key === key && row.value === 'on')
  return { auto: isOn(AUTO), roundUp: isOn(ROUND_UP) }
}

export const writeRules = async (tx: Db, { auto, roundUp }: RateRules): Promise<void> => {
  for (const [key, on] of [
    [AUTO, auto],
    [ROUND_UP, roundUp],
  ] as const) {
    const value = on ? 'on' : 'off'
    await tx.insert(setting).values({ key, value }).onConflictDoUpdate({ target: setting.key, set: { value } })
  }
}

export const writeRate = (tx: Db, row: StoredRate) =>
  tx.insert(exchangeRate).values(row).onConflictDoUpdate({ target: exchangeRate.currency, set: row })

export const addChange = (tx: Db, row: Omit<RateChange, 'id'>) => tx.insert(exchangeChange).values(row)

/** The changes since a time, the oldest first. */
export const changesSince = (db: Db, since: Date): Promise<RateChange[]> =>
  db.select().from(exchangeChange).where(gte(exchangeChange.at, since)).orderBy(asc(exchangeChange.id))

/** The last changes, the newest first. */
export const lastChanges = (db: Db, most: number): Promise<RateChange[]> =>
  db.select().from(exchangeChange).orderBy(desc(exchangeChange.id)).limit(most)

export const lastFetch = async (db: Db) =>
  (await db.select().from(exchangeFetch).orderBy(desc(exchangeFetch.id)).limit(1))[0]

const KEPT_MS = 90 * 86_400_000

/** Notes that TCMB was asked; what is older than 90 days is forgotten. */
export const noteFetch = async (tx: Db, row: Omit<typeof exchangeFetch.$inferInsert, 'id'>): Promise<void> => {
  await tx.delete(exchangeFetch).where(lt(exchangeFetch.at, new Date(row.at.getTime() - KEPT_MS)))
  await tx.insert(exchangeFetch).values(row)
}
