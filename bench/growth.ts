import { sql } from 'drizzle-orm'
import { buildWhenStale } from '../scripts/build.ts'
import { ratingOf } from '../src/features/content/comments/comments.store.ts'
import { findVillas } from '../src/features/search/find-villas.view.ts'
import { searchQuery } from '../src/features/search/search.contract.ts'
import { modelKeeper } from '../src/features/search/search.store.ts'
import { searchModel } from '../src/features/search/search-model.server.ts'
import { withVillaLocked } from '../src/features/villas/villa-lock.store.ts'
import { addDays, dayInIstanbul } from '../src/kernel/day.ts'
import { startAgency } from './measure/agency/open-agency.ts'
import { ask, partOf } from './measure/load.ts'
import { openBooks } from './measure/open.ts'
import { keepResults } from './measure/results.ts'
import { keepOnCore, startProduct } from './measure/serve.ts'

// What grows with the agency: a start and a whole search may, a change and a page may not.
const SIZES = (process.env.VILLAS ?? '50,1000,10000,100000').split(',').map(Number)
const TIMES = 200
/** Right after its start a model looks further back for changes (search.store.ts). */
const START_IS_OVER_MS = 180_000
const now = new Date()
const today = dayInIstanbul(now)

const medianMs = async (times: number, work: (time: number) => unknown): Promise<number> => {
  const taken: number[] = []
  for (let time = 0; time < times; time++) {
    const began = performance.now()
    await work(time)
    taken.push(performance.now() - began)
  }
  return partOf(taken, 0.5)
}

const wish = (time: number) => {
  const checkin = addDays(today, 150 + ((time * 37) % 120))
  return searchQuery.parse({ checkin, checkout: addDays(checkin, 7), guests: 2 + (time % 4), sort: 'price' })
}

/** Median times (ms) and memory (MB) with so many villas. */
const measure = async (villas: number): Promise<Record<string, number>> => {
  const postgres = await startAgency({ villas, reservations: Math.min(500_000, villas * 50) })
  try {
    const database = await openBooks({ url: postgres.url })
    const model = searchModel()
    const keeper = modelKeeper(model, database.db, ratingOf)
    const start = await medianMs(1, () => keeper.fill(now))
    const at = { today, now, language: 'tr' as const }
    const search = await medianMs(TIMES, (time) => findVillas(model, wish(time), at))
    await keeper.refresh(new Date(Date.now() + START_IS_OVER_MS))
    const nothing = await medianMs(TIMES, () => keeper.refresh(new Date()))
    const { rows } = await database.db.execute<{ id: number }>(sql`SELECT id FROM villa ORDER BY id LIMIT ${TIMES}`)
    const change = await medianMs(Math.min(TIMES, rows.length), async (time) => {
      await withVillaLocked(database.db, rows[time]?.id ?? 0, async () => undefined)
      await keeper.refresh(new Date())
    })
    await database.close()
    const product = await startProduct(postgres.url)
    const listing = await ask(product.url, (count) => `/listing?minPrice=${count}`, { connections: 1, seconds: 3 })
    const kept = await ask(product.url, '/listing', { connections: 1, seconds: 2 })
    const memory = product.memory()
    await product.stop()
    return { start, search, nothing, change, listing: listing.p50, kept: kept.p50, memory }
  } finally {
    postgres.stop()
  }
}

const NAMES: Record<string, string> = {
  start: 'fill the model, ms (may be linear)',
  search: 'search with dates, ms (may be linear)',
  nothing: 'look for changes: none, ms',
  change: 'a change: commit to searchable, ms',
  listing: 'listing page, rendered, ms',
  kept: 'listing page, kept, ms',
  memory: 'memory of the server, MB',
}
const WIDTH = 30

/** A bar on a scale where ten times as much is always as much longer. */
const bar = (value: number, most: number): string => {
  const length = (WIDTH * Math.log10(1 + value * 100)) / Math.log10(1 + most * 100)
  return '█'.repeat(Math.max(1, Math.round(length)))
}

keepOnCore(1)
await buildWhenStale()
const found = new Map<number, Record<string, number>>()
for (const villas of SIZES) found.set(villas, await measure(villas))
for (const [key, name] of Object.entries(NAMES)) {
  console.log(name)
  const most = Math.max(...[...found.values()].map((each) => each[key] ?? 0))
  for (const [villas, each] of found)
    console.log(
      `  ${String(villas).padStart(7)}  ${(each[key] ?? 0).toPrecision(3).padStart(8)}  ${bar(each[key] ?? 0, most)}`,
    )
}
const [least, largest] = [found.get(SIZES[0] ?? 0)?.change ?? 1, found.get(SIZES.at(-1) ?? 0)?.change ?? 1]
console.log(`a change: ${SIZES.at(-1)} ÷ ${SIZES[0]} villas`.padEnd(40), (largest / least).toFixed(2))
keepResults('growth', { sizes: Object.fromEntries(found), ratio: largest / least })
