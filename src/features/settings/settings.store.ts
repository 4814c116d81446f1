import { asc, eq, inArray } from 'drizzle-orm'
import type { Rates } from '../../kernel/money.ts'
import type { Db } from '../../platform/database/db.ts'
import { FIRST_RATES } from './exchange.ts'
import type { BankAccount } from './settings.contract.ts'
import { bank, exchangeRate, setting } from './settings.table.ts'

/** TL for one unit of each currency, as decimal text with four digits. */
export const ratesOf = async (db: Db): Promise<Rates> => {
  const rows = await db.select({ currency: exchangeRate.currency, rate: exchangeRate.rate }).from(exchangeRate)
  return { ...FIRST_RATES, ...Object.fromEntries(rows.map((row) => [row.currency, row.rate])) }
}

/** The bank accounts that guests may pay to, in their order. */
export const banksOf = (db: Db): Promise<BankAccount[]> => {
  const { id, name, branch, holder, iban, swift, currency } = bank
  return db
    .select({ id, name, branch, holder, iban, swift, currency })
    .from(bank)
    .where(eq(bank.active, true))
    .orderBy(asc(bank.position), asc(bank.id))
}

/** Settings by key: all of them, or the asked ones. A key that is not set is not in the answer. */
export const settingsOf = async (db: Db, keys?: readonly string[]): Promise<Record<string, string>> => {
  const rows = await db
    .select()
    .from(setting)
    .where(keys && inArray(setting.key, [...keys]))
    .orderBy(asc(setting.key))
  return Object.fromEntries(rows.map((row) => [row.key, row.value]))
}
