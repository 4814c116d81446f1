import { type Actor, actorName, type Staff, SYSTEM } from '../../../kernel/caller.ts'
import { dayInIstanbul } from '../../../kernel/day.ts'
import type { FieldFault } from '../../../kernel/field-faults.ts'
import { Refusal } from '../../../kernel/refusal.ts'
import type { Act } from '../../../platform/act.ts'
import type { Db } from '../../../platform/database/db.ts'
import { FIRST_RATES, type ForeignCurrency, RATE_KEYS } from '../exchange.ts'
import type { Bulletin } from './bulletin.ts'
import { fetchBulletin, type RateServices } from './fetch-bulletin.server.ts'
import { isTimeToAsk, jumpPercent, MOST_JUMP_PERCENT, parts, rateText, withMargin } from './rate-rules.ts'
import type { Exchange, RateFault } from './rates.contract.ts'
import * as store from './rates.store.ts'
import { exchangeView, FOREIGN } from './rates.view.ts'

type Typed = {
  /** Null = follow TCMB. */
  rates: Record<ForeignCurrency, string | null>
  margins: Record<ForeignCurrency, number>
  confirmed: boolean
} & store.RateRules

/**
 * Writes what staff typed: rates by hand, margins, whether TCMB is asked. Refuses 'rate-jump' at each that moves by
 * more than a tenth unless it is confirmed, and 'invalid' at one that can't follow TCMB, which has not said it yet.
 */
export const changeRates = async (act: Act<unknown, Staff>, typed: Typed): Promise<Exchange> =>
  act.db.transaction(async (tx) => {
    await store.lockRates(tx)
    const today = dayInIstanbul(act.now)
    const before = new Map((await store.storedRates(tx)).map((row) => [row.currency, row]))
    const wanted = FOREIGN.map((currency) => wantedRate(currency, typed, { before: before.get(currency), today }))
    mustBeNear(wanted, before, typed.confirmed)
    await store.writeRules(tx, typed)
    for (const row of wanted) await put(tx, row, { before: before.get(row.currency), by: act.who, now: act.now })
    return exchangeView(tx, act.now)
  })

/** Asks TCMB and takes what it says; `lastFetch` of the answer says why nothing was taken, if so. */
export const takeRates = async (
  act: Act<RateServices, Staff>,
  { confirmed }: { confirmed: boolean },
): Promise<Exchange> => {
  await ask(act, confirmed)
  return exchangeView(act.db, act.now)
}

/** Asks TCMB when it is switched on and time to. Answers how many were asked: 1 or 0. */
export const takeDueRates = async (act: Pick<Act<RateServices>, 'db' | 'services' | 'now'>): Promise<number> => {
  if (!(await store.rateRules(act.db)).auto) return 0
  const [last, rows] = [await store.lastFetch(act.db), await store.storedRates(act.db)]
  const officialDay =
    rows
      .map((row) => row.officialDay ?? '')
      .sort()
      .at(-1) || null
  if (!isTimeToAsk(act.now, { officialDay, lastTry: last?.at ?? null })) return 0
  await ask({ ...act, who: SYSTEM }, false)
  return 1
}

/** Asks TCMB and writes what came of it; answers why nothing was taken. */
const ask = async (
  { db, services, who, now }: Pick<Act<RateServices, Actor>, 'db' | 'services' | 'who' | 'now'>,
  confirmed: boolean,
): Promise<RateFault | null> => {
  const found = await fetchBulletin(services.rates)
  return db.transaction(async (tx) => {
    await store.lockRates(tx)
    const fault = 'fault' in found ? found.fault : await take(tx, found, { confirmed, by: who, now })
    const day = 'fault' in found ? null : found.day
    await store.noteFetch(tx, { at: now, by: actorName(who), day, fault })
    return fault
  })
}

const take = async (
  tx: Db,
  { day, rates }: Bulletin,
  { confirmed, by, now }: { confirmed: boolean; by: Actor; now: Date },
): Promise<RateFault | null> => {
  const rows = await store.storedRates(tx)
  const { roundUp } = await store.rateRules(tx)
  if (day > dayInIstanbul(now)) return 'unreadable'
  if (rows.some(({ officialDay }) => officialDay !== null && officialDay > day)) return 'old'
  const known = FOREIGN.flatMap((currency) => {
    const [rate, before] = [rates[currency], rows.find((row) => row.currency === currency)]
    return rate ? [{ currency, rate, before }] : []
  })
  const isFar = known.some(({ rate, before }) => jumpPercent(before?.official ?? null, rate) > MOST_JUMP_PERCENT)
  if (isFar && !confirmed) return 'jump'
  for (const { currency, rate: official, before } of known) {
    const margin = before?.margin ?? 0
    const followed = { rate: withMargin(official, margin, roundUp), day, source: 'TCMB' as const }
    const kept = before && before.source === 'MANUAL' ? pick(before) : followed
    await put(tx, { currency, official, officialDay: day, margin, ...kept }, { before, by, now })
  }
  return null
}

const pick = ({ rate, day, source }: store.StoredRate) => ({ rate, day, source })

const wantedRate = (
  currency: ForeignCurrency,
  { rates, margins, roundUp }: Typed,
  { before, today }: { before: store.StoredRate | undefined; today: string },
): store.StoredRate => {
  const { official = null, officialDay = null } = before ?? {}
  const margin = margins[currency]
  const typed = rates[currency]
  const of = { currency, official, officialDay, margin }
  if (typed !== null) {
    const rate = rateText(parts(typed.replace(',', '.')))
    const isSame = before?.source === 'MANUAL' && before.rate === rate
    return { ...of, rate, source: 'MANUAL', day: isSame ? before.day : today }
  }
  if (official === null || officialDay === null)
    throw new Refusal('invalid', {}, { [RATE_KEYS[currency]]: { code: 'required' } })
  return { ...of, rate: withMargin(official, margin, roundUp), source: 'TCMB', day: officialDay }
}

const mustBeNear = (
  wanted: store.StoredRate[],
  before: Map<ForeignCurrency, store.StoredRate>,
  confirmed: boolean,
): void => {
  const far = wanted.flatMap(({ currency, rate }): [string, FieldFault][] => {
    const percent = jumpPercent(before.get(currency)?.rate ?? FIRST_RATES[currency], rate)
    return percent > MOST_JUMP_PERCENT ? [[RATE_KEYS[currency], { code: 'rate-jump', facts: { percent } }]] : []
  })
  if (far.length && !confirmed) throw new Refusal('rate-jump', { most: MOST_JUMP_PERCENT }, Object.fromEntries(far))
}

/** Writes a rate, and into its history when another one is used from now on. */
const put = async (
  tx: Db,
  row: store.StoredRate,
  { before, by, now }: { before: store.StoredRate | undefined; by: Actor; now: Date },
): Promise<void> => {
  if (before && JSON.stringify(before) === JSON.stringify({ ...before, ...row })) return
  await store.writeRate(tx, row)
  const { currency, rate, source, day } = row
  if (before?.rate !== rate || before.source !== source)
    await store.addChange(tx, { currency, was: before?.rate ?? null, rate, source, day, by: actorName(by), at: now })
}
