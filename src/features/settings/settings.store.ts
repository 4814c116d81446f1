import { asc, eq, inArray } from 'drizzle-orm'
import type { Rates } from '../../kernel/money.ts'
import type { Db } from '../../platform/database/db.ts'
import { ask, statement } from '../../platform/database/statement.ts'
import { BRAND } from './brand.ts'
import { FIRST_RATES } from './exchange.ts'
import type { BankAccount } from './settings.contract.ts'
import { bank, exchangeRate, setting } from './settings.table.ts'
import { PUBLIC_KEYS } from './site-settings.ts'

/** The rates that are known, for `ratesFrom`. */
export const ratesQuestion = () =>
  ask.select({ currency: exchangeRate.currency, rate: exchangeRate.rate }).from(exchangeRate)

type Answered = { rates: ReturnType<typeof ratesQuestion>['_']['result'] }

/** TL for one unit of each currency, as decimal text with four digits. */
export const ratesFrom = ({ rates }: Answered): Rates => ({
  ...FIRST_RATES,
  ...Object.fromEntries(rates.map((row) => [row.currency, row.rate])),
})

const allRates = statement('rates', () => ({ rates: ratesQuestion() }))

/** As `ratesFrom` says. */
export const ratesOf = async (db: Db): Promise<Rates> => ratesFrom(await allRates(db))

/** The bank accounts that guests may pay to, in their order. */
export const banksQuestion = () => {
  const { id, name, branch, holder, iban, swift, currency } = bank
  return ask
    .select({ id, name, branch, holder, iban, swift, currency })
    .from(bank)
    .where(eq(bank.active, true))
    .orderBy(asc(bank.position), asc(bank.id))
}

const allBanks = statement('banks', () => ({ banks: banksQuestion() }))

/** As `banksQuestion` says. */
export const banksOf = async (db: Db): Promise<BankAccount[]> => (await allBanks(db)).banks

/** Is there a bank account with this id, whether guests may pay to it or not? */
export const hasBank = async (db: Db, id: number): Promise<boolean> => (await db.$count(bank, eq(bank.id, id))) > 0

/** Settings by key: all of them, or the asked ones. A key that is not set is not in the answer. */
export const settingsQuestion = (keys?: readonly string[]) =>
  ask
    .select()
    .from(setting)
    .where(keys && inArray(setting.key, [...keys]))
    .orderBy(asc(setting.key))

/** The settings that were answered, by key. */
export const settingsFrom = (rows: { key: string; value: string }[]): Record<string, string> =>
  Object.fromEntries(rows.map((row) => [row.key, row.value]))

/** The same with the brand that the product comes with, where the agency has none. */
export const agencyFrom = (rows: { key: string; value: string }[]): Record<string, string> => ({
  site_name: BRAND.name,
  tursab_no: BRAND.licence,
  ...settingsFrom(rows),
})

const publicSettings = statement('public_settings', () => ({ settings: settingsQuestion(PUBLIC_KEYS) }))

/** The settings that any visitor may read, by key. */
export const publicSettingsOf = async (db: Db) => agencyFrom((await publicSettings(db)).settings)
