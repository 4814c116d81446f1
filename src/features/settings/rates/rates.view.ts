import { dayInIstanbul } from '../../../kernel/day.ts'
import type { Db } from '../../../platform/database/db.ts'
import { FIRST_RATES, type ForeignCurrency, RATE_KEYS } from '../exchange.ts'
import { businessDaysSince, FRESH_BUSINESS_DAYS } from './rate-rules.ts'
import type { Exchange, RateFault, RateRow } from './rates.contract.ts'
import * as store from './rates.store.ts'

export const FOREIGN = Object.keys(RATE_KEYS) as ForeignCurrency[]

const HISTORY_MS = 30 * 86_400_000
const LAST_CHANGES = 12

/** The rates as their screen shows them. */
export const exchangeView = async (db: Db, now: Date): Promise<Exchange> => {
  const [rows, rules, fetched] = [await store.storedRates(db), await store.rateRules(db), await store.lastFetch(db)]
  const recent = await store.changesSince(db, new Date(now.getTime() - HISTORY_MS))
  const changes = await store.lastChanges(db, LAST_CHANGES)
  return {
    ...rules,
    rates: FOREIGN.map((currency) => {
      const own = recent.filter((change) => change.currency === currency)
      return rowView(
        currency,
        rows.find((row) => row.currency === currency),
        { own, now },
      )
    }),
    lastFetch: fetched
      ? { at: fetched.at.toISOString(), by: fetched.by, day: fetched.day, fault: fetched.fault as RateFault | null }
      : null,
    changes: changes.map((change) => ({ ...change, at: change.at.toISOString() })),
  }
}

/** How many currencies have a rate that is too old, or none that anybody entered. */
export const staleRates = (rows: { day: string }[], today: string): number =>
  FOREIGN.length - rows.filter(({ day }) => businessDaysSince(day, today) <= FRESH_BUSINESS_DAYS).length

const rowView = (
  currency: ForeignCurrency,
  row: store.StoredRate | undefined,
  { own, now }: { own: store.RateChange[]; now: Date },
): RateRow => {
  const age = row ? businessDaysSince(row.day, dayInIstanbul(now)) : 0
  const [first] = own
  const before = first?.was ? [{ at: new Date(now.getTime() - HISTORY_MS).toISOString(), rate: first.was }] : []
  return {
    currency,
    rate: row?.rate ?? FIRST_RATES[currency],
    source: row?.source ?? 'MANUAL',
    day: row?.day ?? null,
    official: row?.official ?? null,
    officialDay: row?.officialDay ?? null,
    margin: row?.margin ?? 0,
    age,
    stale: !row || age > FRESH_BUSINESS_DAYS,
    history: [...before, ...own.map(({ at, rate }) => ({ at: at.toISOString(), rate }))],
  }
}
