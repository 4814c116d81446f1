import type { SQL } from 'drizzle-orm'
import { addDays, dayInIstanbul, dayNumber, dayOfNumber } from '../../kernel/day.ts'
import type { Db } from '../../platform/database/db.ts'
import { ratesOf } from '../settings/settings.store.ts'
import { packing } from './packed/packed-villas.server.ts'
import { askChanges, askNewest, askVillaIds, nightsReader, villaReader } from './read-villas.store.ts'
import type { NightsRead, SearchEntry } from './search-entry.ts'
import { dropEntry, putEntry, putNights, revisionOf, type SearchModel } from './search-model.server.ts'

const BASE_DAYS_BACK = 7
/** The calendar of a model that was filled longer ago ends too early. */
const MOST_DAYS_BACK = 14
/** So many villas are read at a time: a reading of all holds nobody up for long. */
const AT_A_TIME = 200

/** A transaction that took its revision is over after so long. */
const LONGEST_TRANSACTION_MS = 120_000
/** And began at most so many revisions before one that is already seen. */
const REVISIONS_AT_ONCE = 1_000

/**
 * Villas that changed, each with the revisions from and to which its nights alone did. A change without such a step may
 * be one of anything.
 */
export type Told = ReadonlyMap<number, ReadonlyMap<number, number>>

/**
 * Keeps a model like the database. `fill` reads everything anew; `refresh` reads what changed since: one statement to
 * ask, one more when something did. `read` reads villas that are known to have changed: one statement for those of
 * which only nights did, one for all others.
 */
export const modelKeeper = (model: SearchModel, db: Db, rating: (villaId: SQL) => SQL, atATime = AT_A_TIME) => {
  const villas = villaReader(rating)
  const readNights = nightsKeeper(model, db, rating, atATime)
  const seen = seenRevisions()

  const fill = async (now: Date): Promise<void> => {
    const from = addDays(dayInIstanbul(now), -BASE_DAYS_BACK)
    const [newest] = await askNewest(db) // first: a change that lands in between is read twice rather than never
    const ids = (await askVillaIds(db)).map(({ id }) => id)
    const columns = packing(dayNumber(from), ids.length)
    await readAhead(ids, atATime, (some) => villas(db, some, from, now), columns.add)
    model.rates = await ratesOf(db)
    model.all = columns.done()
    model.revision = Math.max(model.revision + 1, newest?.revision ?? 0)
    seen.begin(newest?.revision ?? 0, now)
  }

  /** Puts these villas into the model as they are now and answers them; null = one didn’t fit, all were read anew. */
  const readInto = async (ids: readonly number[], now: Date): Promise<SearchEntry[] | null> => {
    const from = dayOfNumber(model.all.nights.base)
    const entries: SearchEntry[] = []
    await readAhead(
      ids,
      atATime,
      (some) => villas(db, some, from, now),
      (entry) => void entries.push(entry),
    )
    if (entries.every((entry) => putEntry(model, entry))) return entries
    await fill(now)
    return null
  }

  const read = async (told: Told, now: Date): Promise<void> => {
    const ids = await readNights(told, now)
    if (ids.length === 0) return
    const known = new Map(ids.map((id) => [id, revisionOf(model, id)]))
    const entries = await readInto(ids, now)
    if (!entries) return
    const there = new Set(entries.map(({ villa }) => villa.id))
    const gone = ids.filter((id) => !there.has(id) && known.get(id) !== undefined)
    for (const id of gone) dropEntry(model, id)
    const changed = entries.filter(({ villa }) => villa.revision !== known.get(villa.id))
    const top = Math.max(0, ...changed.map(({ villa }) => villa.revision))
    if (changed.length || gone.length) model.revision = Math.max(model.revision + 1, top)
  }

  const refresh = async (now: Date): Promise<void> => {
    const { base } = model.all.nights
    if (dayNumber(dayInIstanbul(now)) - base > MOST_DAYS_BACK) return fill(now)
    const [answer] = await askChanges(db, { since: seen.since(now) })
    const changed = (answer?.changes ?? []).filter(({ id, revision, gone }) =>
      gone ? revisionOf(model, id) !== undefined : revisionOf(model, id) !== revision,
    )
    const rates = { ...model.rates, ...answer?.rates }
    const samePrices = JSON.stringify(rates) === JSON.stringify(model.rates)
    const ids = changed.filter(({ gone }) => !gone).map(({ id }) => id)
    if (!(await readInto(ids, now))) return
    for (const { id, gone } of changed) if (gone) dropEntry(model, id)
    model.rates = rates
    const top = Math.max(0, ...(answer?.changes ?? []).map(({ revision }) => revision))
    seen.note(top, now)
    if (changed.length || !samePrices) model.revision = Math.max(model.revision + 1, top)
  }
  return { fill, refresh, read }
}

/** Reads villas some at a time, in their order: while the present ones are used the database reads the next. */
const readAhead = async <Read>(
  ids: readonly number[],
  atATime: number,
  read: (some: readonly number[]) => Promise<Read[]>,
  use: (read: Read) => void,
): Promise<void> => {
  const readFrom = async (at: number) => (at < ids.length ? read(ids.slice(at, at + atATime)) : [])
  let next = readFrom(0)
  for (let at = 0; at < ids.length; at += atATime) {
    const present = next
    next = readFrom(at + atATime)
    next.catch(() => undefined) // heard when they are waited for
    for (const each of await present) use(each)
  }
}

/** Reads the nights of villas of which nothing else can have changed; answers those that must be read whole. */
const nightsKeeper = (model: SearchModel, db: Db, rating: (villaId: SQL) => SQL, atATime: number) => {
  const nights = nightsReader(rating)
  return async (told: Told, now: Date): Promise<number[]> => {
    const stepped = [...told.keys()].filter((id) => told.get(id)?.size && revisionOf(model, id) !== undefined)
    const from = dayOfNumber(model.all.nights.base)
    const left = new Set(told.keys())
    let top = 0
    const put = (row: NightsRead): void => {
      const known = revisionOf(model, row.id)
      if (!putNights(model, row, told.get(row.id) ?? new Map())) return
      left.delete(row.id)
      if (known !== row.revision) top = Math.max(top, row.revision)
    }
    await readAhead(stepped, atATime, (some) => nights(db, some, from, now), put)
    if (top > 0) model.revision = Math.max(model.revision + 1, top)
    return [...left]
  }
}

/**
 * Revisions are taken before they are committed, so a lower one may land after a higher one was seen: what is asked for
 * begins where the newest one seen before the longest transaction began.
 */
const seenRevisions = () => {
  let marks: { at: number; revision: number }[] = []
  return {
    begin(revision: number, now: Date): void {
      marks = [
        { at: 0, revision: revision - REVISIONS_AT_ONCE },
        { at: now.getTime(), revision },
      ]
    },
    note(revision: number, now: Date): void {
      if (revision > (marks.at(-1)?.revision ?? 0)) marks.push({ at: now.getTime(), revision })
    },
    since(now: Date): number {
      while (marks[1] && marks[1].at <= now.getTime() - LONGEST_TRANSACTION_MS) marks.shift()
      return marks[0]?.revision ?? 0
    },
  }
}
