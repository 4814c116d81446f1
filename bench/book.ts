import { sql } from 'drizzle-orm'
import { aSeason } from '../seeds/a-season.ts'
import { aVilla } from '../seeds/a-villa.ts'
import { addDays, type Day, dayInIstanbul } from '../src/kernel/day.ts'
import type { Database } from '../src/platform/database/db.ts'
import { startPostgres } from '../tests/throwaway-postgres.ts'
import { openBenchProduct, openBooks } from './measure/open.ts'
import { ms, tell, timePairs } from './measure/pairs.ts'

// What a hold costs beside the cheapest commit there is, and what it costs that many want the same nights.
const HOLDS = 40
const AT_ONCE = 8
const CROWD = 200
const today = dayInIstanbul(new Date())

/** Does so many things, at most `atOnce` of them at a time. */
const many = async (count: number, atOnce: number, work: (index: number) => Promise<unknown>): Promise<void> => {
  let next = 0
  const worker = async () => {
    while (next < count) await work(next++)
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
}

const wish = (slug: string, checkIn: Day) => ({
  villa: slug,
  checkIn,
  checkOut: addDays(checkIn, 7),
  adults: 2,
  name: 'Zeynep Tunalı',
  email: 'zeynep@example.com',
  phone: '0532 123 45 67',
  payBy: 'card',
  acceptContract: true,
})

const measure = async (engine: string, database: Database): Promise<void> => {
  const { db } = database
  const villas: string[] = []
  for (let index = 0; index < HOLDS; index++) {
    const villa = await aVilla(db, { permitNo: null })
    await aSeason(db, villa.id)
    villas.push(villa.slug)
  }
  await db.execute(
    sql`CREATE TABLE plain_row (id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY, text text NOT NULL)`,
  )
  const product = await openBenchProduct(database)
  const book = async (slug: string, checkIn: Day): Promise<number> =>
    (await product.app.inject({ method: 'POST', url: '/v1/reservation', payload: wish(slug, checkIn) })).statusCode
  const mustBe = (status: number) => {
    if (status !== 201) throw new Error(`A hold was answered ${status}.`)
  }
  // A round has weeks of its own, so every hold is a new one.
  const weekOf = (round: number) => addDays(today, 10 + round * 7)
  const holds = await timePairs(
    (round) => many(HOLDS, AT_ONCE, async (index) => mustBe(await book(villas[index] ?? '', weekOf(round)))),
    () => many(HOLDS, AT_ONCE, () => db.execute(sql`INSERT INTO plain_row (text) VALUES ('one row')`)),
  )
  tell(
    `book, ${engine}: holds/s ÷ single-row commits/s`,
    1 / holds.ratio,
    `${Math.round((HOLDS / holds.one) * 1000)}/s ÷ ${Math.round((HOLDS / holds.other) * 1000)}/s, ${AT_ONCE} at once`,
  )
  const crowd = (slug: string, atOnce: number) => async (round: number) => {
    const statuses: number[] = []
    await many(CROWD, atOnce, async () => statuses.push(await book(slug, weekOf(20 + round))))
    const wins = statuses.filter((status) => status === 201).length
    if (wins !== 1) throw new Error(`${wins} of ${CROWD} got the same nights.`)
  }
  const contention = await timePairs(crowd(villas[0] ?? '', CROWD), crowd(villas[1] ?? '', 1))
  tell(
    `book, ${engine}: ${CROWD} attempts at once ÷ ${CROWD} one by one`,
    contention.ratio,
    `${ms(contention.one)} ÷ ${ms(contention.other)}, one winner each time`,
  )
  await product.close()
}

await measure('embedded', await openBooks({ folder: undefined }))
const postgres = await startPostgres()
try {
  await postgres.create('book')
  await measure('PostgreSQL', await openBooks({ url: postgres.urlOf('book') }))
} finally {
  postgres.stop()
}
