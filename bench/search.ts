import { ratingOf } from '../src/features/content/comments/comments.store.ts'
import { aheadOf } from '../src/features/search/ahead/ahead.flow.ts'
import { facetsOf } from '../src/features/search/facets/facets.view.ts'
import { findVillas } from '../src/features/search/find-villas.view.ts'
import type { SearchQuery } from '../src/features/search/search.contract.ts'
import { modelKeeper } from '../src/features/search/search.store.ts'
import { type SearchModel, searchModel } from '../src/features/search/search-model.server.ts'
import { addDays, dayInIstanbul } from '../src/kernel/day.ts'
import { startAgency } from './measure/agency/open-agency.ts'
import { bestSql, type Question } from './measure/best-sql.ts'
import { ask, partOf } from './measure/load.ts'
import { openBooks } from './measure/open.ts'
import { keepResults } from './measure/results.ts'
import { keepOnCore, startProduct } from './measure/serve.ts'

// A search with dates, guests, two towns, a feature, prices, sorted, counted, its first 24 with cards: from memory beside
// the best SQL for the same answer; then as a visitor sends it.
const SIZES = (process.env.VILLAS ?? '10000').split(',').map(Number)
const PAIRS = Number(process.env.PAIRS ?? 5)
const SECONDS = Number(process.env.SECONDS ?? 4)
const QUESTIONS = 60
const REPEATS = 20
const now = new Date()
const today = dayInIstanbul(now)
const TOWNS = ['fethiye', 'kas', 'kalkan', 'gocek', 'marmaris']
const FEATURES = ['ozel-havuzlu', 'doga-manzarasi', 'deniz-manzarasi', 'balayi', 'cocuk-havuzu']

const question = (number: number): Question => {
  const checkin = addDays(today, 150 + ((number * 37) % 120))
  return {
    ...{ checkin, checkout: addDays(checkin, 5 + (number % 10)), guests: 2 + (number % 5) },
    ...{ town: [TOWNS[number % 5] ?? '', TOWNS[(number + 2) % 5] ?? ''], feature: [FEATURES[number % 5] ?? ''] },
    ...{ minPrice: 10_000, maxPrice: 900_000 },
  }
}
const wishOf = (asked: Question): SearchQuery => ({
  ...asked,
  ...{ currency: 'TL', flexible: 0, sort: 'price', skip: 0, take: 24 },
})

const msOf = async (work: () => unknown): Promise<number> => {
  const began = performance.now()
  await work()
  return performance.now() - began
}

/** Both sides by turns; what the machine does to one it does to the other. */
const besideSql = async (model: SearchModel, url: string) => {
  const sql = await bestSql(url, today)
  const at = { today, now, language: 'tr' as const }
  const find = (number: number) => findVillas(model, wishOf(question(number)), at)
  const [ours, theirs]: [number[], number[]] = [[], []]
  let same = 0
  const numbers = Array.from({ length: QUESTIONS }, (_, number) => number).filter((number) => find(number).total > 0)
  for (const number of numbers) {
    const [one, other] = [find(number), await sql.find(question(number))]
    if (one.total === other.found && one.content.every(({ id }, index) => id === other.ids[index])) same++
  }
  for (let time = 0; time < 20; time++) for (const number of numbers) find(number)
  for (let pair = 0; pair < PAIRS; pair++)
    for (const number of numbers) {
      theirs.push(await msOf(() => sql.find(question(number))))
      for (let repeat = 0; repeat < REPEATS; repeat++) ours.push(await msOf(() => find(number)))
    }
  await sql.close()
  const parts = (times: number[]) => ({ p50: partOf(times, 0.5), p99: partOf(times, 0.99) })
  return {
    ours: parts(ours),
    sql: parts(theirs),
    same: same / numbers.length,
    ratio: partOf(theirs, 0.5) / partOf(ours, 0.5),
  }
}

/** What stands beside a search: how many villas each filter would leave, and what the coming days cost. */
const besideSearch = async (model: SearchModel) => {
  const at = { today, now, language: 'tr' as const }
  const undated: SearchQuery = { currency: 'TL', flexible: 0, sort: 'recommended', skip: 0, take: 24 }
  const times = async (work: (number: number) => unknown, count: number) => {
    const all: number[] = []
    for (let number = 0; number < count * 2; number++) all.push(await msOf(() => work(number)))
    const warm = all.slice(count)
    return { p50: partOf(warm, 0.5), p99: partOf(warm, 0.99) }
  }
  const everywhere = (number: number): SearchQuery => ({
    ...undated,
    checkin: question(number).checkin,
    checkout: question(number).checkout,
  })
  return {
    dated: await times((number) => facetsOf(model, everywhere(number), at), QUESTIONS),
    undated: await times(() => facetsOf(model, undated, at), QUESTIONS),
    ahead: await times(() => aheadOf(model, undated, at), QUESTIONS / 3),
  }
}

const overHttp = async (url: string) => {
  const product = await startProduct(url)
  const pathOf = (number: number) => {
    const { town = [], feature = [], ...asked } = question(number)
    // another lowest price each time: nothing that is kept answers it
    const query = {
      ...asked,
      minPrice: 10_000 + number,
      town: town.join(','),
      feature: feature.join(','),
      sort: 'price',
    }
    return `/v2/search?${new URLSearchParams(Object.entries(query).map(([key, value]) => [key, String(value)]))}`
  }
  try {
    const fresh = await ask(product.url, pathOf, { seconds: SECONDS })
    const kept = await ask(product.url, pathOf(0), { seconds: SECONDS })
    return { fresh, kept, memory: product.memory() }
  } finally {
    await product.stop()
  }
}

keepOnCore(1)
const results = []
for (const villas of SIZES) {
  const postgres = await startAgency({ villas, reservations: Math.min(500_000, villas * 50) })
  try {
    const database = await openBooks({ url: postgres.url })
    const model = searchModel()
    await modelKeeper(model, database.db, ratingOf).fill(now)
    const packed = packedBytes(model) / 1e6
    const { ours, sql, same, ratio } = await besideSql(model, postgres.url)
    const beside = await besideSearch(model)
    await database.close()
    const http = await overHttp(postgres.url)
    results.push({ villas, packed, ours, sql, same, ratio, beside, http })
    const line = (name: string, text: string) => console.log(`${`${villas} villas: ${name}`.padEnd(40)} ${text}`)
    line('columns', `${packed.toFixed(1)} MB; server ${http.memory.toFixed(0)} MB`)
    line('from memory', `p50 ${ours.p50.toFixed(3)} ms, p99 ${ours.p99.toFixed(3)} ms`)
    line(
      'best SQL',
      `p50 ${sql.p50.toFixed(1)} ms, p99 ${sql.p99.toFixed(1)} ms; the same answer ${Math.round(same * 100)} %`,
    )
    for (const [name, { p50, p99 }] of Object.entries({
      'facets of everything, dated': beside.dated,
      'facets of everything, undated': beside.undated,
      'coming days of everything': beside.ahead,
    }))
      line(name, `p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms`)
    line(
      '/v2/search, each another',
      `${http.fresh.perSecond.toFixed(0)}/s, p50 ${http.fresh.p50.toFixed(1)} ms, p99 ${http.fresh.p99.toFixed(1)} ms`,
    )
    line('/v2/search, the same again', `${http.kept.perSecond.toFixed(0)}/s`)
    line('best SQL ÷ memory, p50', ratio.toFixed(0))
  } finally {
    postgres.stop()
  }
}
keepResults('search', { results })

/** What the columns of a model take, and the packed texts beside them. */
function packedBytes({ all }: SearchModel): number {
  const sizeOf = (value: unknown): number => {
    if (ArrayBuffer.isView(value)) return value.byteLength
    if (typeof value === 'string') return value.length
    if (value instanceof Map || Array.isArray(value))
      return [...value.values()].reduce((sum: number, each) => sum + sizeOf(each), 8 * [...value.keys()].length)
    return value && typeof value === 'object' ? sizeOf(Object.values(value)) : 0
  }
  return sizeOf({ ...all, shown: undefined })
}
