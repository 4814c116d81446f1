import { sql } from 'drizzle-orm'
import { ratingOf } from '../src/features/content/comments.store.ts'
import { findVillas } from '../src/features/search/find-villas.view.ts'
import { searchQuery } from '../src/features/search/search.contract.ts'
import { modelKeeper } from '../src/features/search/search.store.ts'
import { searchModel } from '../src/features/search/search-model.ts'
import { addDays, dayInIstanbul } from '../src/kernel/day.ts'
import type { Database } from '../src/platform/database/db.ts'
import { startPostgres } from '../tests/throwaway-postgres.ts'
import { fillAgency } from './measure/agency/fill-agency.ts'
import { fillDemo, openBenchProduct, openBooks } from './measure/open.ts'
import { ms, tell, timePairs } from './measure/pairs.ts'

// The search for free villas, in memory, against SQL that looks into the table of taken nights each time. The SQL
// prices nothing: a favour to it.
const MANY = 10_000
const ASKS = 10
const now = new Date()
const today = dayInIstanbul(now)

const wishOf = (ask: number) => ({
  checkin: addDays(today, 20 + (ask % 60)),
  checkout: addDays(today, 27 + (ask % 60)),
  guests: 2 + (ask % 4),
})

const naive = ({ db }: Database, { checkin, checkout, guests }: ReturnType<typeof wishOf>) =>
  db.execute(sql`SELECT v.id, v.slug, v.name FROM villa v WHERE v.active AND v.guests >= ${guests}
    AND NOT EXISTS (SELECT 1 FROM taken_night t WHERE t.villa_id = v.id AND t.night >= ${checkin} AND t.night < ${checkout} AND (t.expires_at IS NULL OR t.expires_at > now()))
    ORDER BY v.popular DESC, v.position, v.id LIMIT 24`)

/** The ways to ask the same ten questions, on one database. */
const waysOf = async (database: Database) => {
  const model = searchModel()
  await modelKeeper(model, database.db, ratingOf).fill(now)
  const product = await openBenchProduct(database)
  const tenOf = (ask: (wish: ReturnType<typeof wishOf>) => unknown) => async (round: number) => {
    for (let index = 0; index < ASKS; index++) await ask(wishOf(round * ASKS + index))
  }
  return {
    find: tenOf((wish) => findVillas(model, searchQuery.parse(wish), { today, now, language: 'tr' })),
    http: tenOf((wish) => product.app.inject({ url: '/v2/search', query: { ...wish, guests: String(wish.guests) } })),
    naive: tenOf((wish) => naive(database, wish)),
    close: () => product.close(),
  }
}

const postgres = await startPostgres()
try {
  for (const name of ['few', 'many']) await postgres.create(name)
  const [fewBooks, manyBooks] = [
    await openBooks({ url: postgres.urlOf('few') }),
    await openBooks({ url: postgres.urlOf('many') }),
  ]
  await fillDemo(fewBooks)
  await fillAgency(manyBooks.db, { villas: MANY, reservations: 5 * MANY, today })
  const [few, many] = [await waysOf(fewBooks), await waysOf(manyBooks)]
  for (const [size, ways] of [
    ['50 villas', few],
    ['10,000 villas', many],
  ] as const) {
    const inMemory = await timePairs(ways.naive, ways.find)
    tell(
      `search, ${size}: naive SQL ÷ search.find`,
      inMemory.ratio,
      `${ms(inMemory.one / ASKS)} ÷ ${ms(inMemory.other / ASKS)}`,
    )
    const whole = await timePairs(ways.naive, ways.http)
    tell(
      `search, ${size}: naive SQL ÷ GET /v2/search`,
      whole.ratio,
      `${ms(whole.one / ASKS)} ÷ ${ms(whole.other / ASKS)}`,
    )
  }
  for (const way of ['find', 'http', 'naive'] as const) {
    const growth = await timePairs(many[way], few[way])
    tell(
      `search, growth 10,000 ÷ 50 villas: ${{ find: 'search.find', http: 'GET /v2/search', naive: 'naive SQL' }[way]}`,
      growth.ratio,
      `${ms(growth.one / ASKS)} ÷ ${ms(growth.other / ASKS)}`,
    )
  }
  await few.close()
  await many.close()
} finally {
  postgres.stop()
}
