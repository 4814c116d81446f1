import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { addDays, dayInIstanbul } from '../../src/kernel/day.ts'
import { filledFolder } from '../filled-folder.ts'
import { type RunningServer, startServer } from '../running-server.ts'
import { type Postgres, startPostgres } from '../throwaway-postgres.ts'

const LOCKED = 5
const CALLERS = 60
/** The product means one second; without lanes and limits it was as long as the neighbour stayed frozen. */
const OTHERS_WITHIN_MS = 30_000
/** The product means fifteen seconds; without the database's limit it was for ever. */
const BACK_WITHIN_MS = 100_000

let postgres: Postgres
let books: pg.Client
let observer: pg.Client
let dataDir: string
let frozen: RunningServer
let living: RunningServer
beforeAll(async () => {
  postgres = await startPostgres(inject('filledCluster'))
  dataDir = await filledFolder()
  const env = {
    DATABASE_URL: postgres.urlOf('demo'),
    DATA_DIR: dataDir,
    DEMO_DATA: 'on',
    CARD_PROVIDER: 'demo',
    JOBS: 'off',
  }
  frozen = await startServer(env)
  living = await startServer(env)
  books = new pg.Client({ connectionString: postgres.urlOf('demo') })
  await books.connect()
  observer = new pg.Client({ connectionString: postgres.urlOf('postgres') })
  await observer.connect()
})
afterAll(async () => {
  await frozen.stop('SIGKILL')
  await living.stop('SIGKILL')
  await books.end()
  await observer.end()
  postgres.stop()
})

const checkIn = addDays(dayInIstanbul(new Date()), 61)
const checkOut = addDays(checkIn, 7)
const guest = {
  checkIn,
  checkOut,
  adults: 2,
  name: 'Zeynep Tunalı',
  email: 'soguk@example.com',
  phone: '0532 123 45 67',
  payBy: 'card',
  acceptContract: true,
}

const ask = async (address: string, body?: object, headers: Record<string, string> = {}) => {
  const began = performance.now()
  const init = body && {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  }
  const answer = await fetch(address, { ...init, signal: AbortSignal.timeout(120_000) })
  const text = await answer.text()
  return {
    status: answer.status,
    ms: Math.round(performance.now() - began),
    body: text.startsWith('{') ? JSON.parse(text) : {},
  }
}
const book = (slug: string) =>
  ask(`${living.url}/v1/reservation`, { ...guest, villa: slug }, { 'idempotency-key': crypto.randomUUID() })

const connections = async (where: string): Promise<number> =>
  (await observer.query(`SELECT count(*)::int AS count FROM pg_stat_activity WHERE datname = 'demo' AND ${where}`))
    .rows[0].count

/** A process that stops in the middle of five transactions, each with the lock of another villa. */
const freezeHolding = async (villaIds: number[]): Promise<void> => {
  const login = { email: 'admin@happyvillalari.test', password: 'mutlu-villa-2026' }
  const { content } = (await ask(`${frozen.url}/v1/auth/login`, login)).body
  const bearer = { authorization: `Bearer ${content.accessToken}` }
  await books.query('BEGIN')
  await books.query('SELECT 1 FROM villa_lock WHERE villa_id = ANY ($1) FOR UPDATE', [villaIds])
  for (const villaId of villaIds)
    ask(`${frozen.url}/v1/admin/reservations`, { ...guest, villaId }, bearer).catch(() => undefined)
  await expect.poll(() => connections("wait_event_type = 'Lock'")).toBe(villaIds.length)
  process.kill(frozen.pid, 'SIGSTOP')
  await books.query('ROLLBACK')
  await expect.poll(() => connections("state = 'idle in transaction'")).toBe(villaIds.length)
}

test('a process that freezes with five villas locked stops nobody at other villas, and gives its villas back', async () => {
  const search = `${living.url}/v2/search?checkin=${checkIn}&checkout=${checkOut}&guests=2&take=60`
  const slugs = (await ask(search)).body.content.map(({ slug }: { slug: string }) => slug) as string[]
  const live = (await books.query('SELECT id, slug FROM villa WHERE live AND slug = ANY ($1) ORDER BY id', [slugs]))
    .rows as {
    id: number
    slug: string
  }[]
  const [locked, others] = [live.slice(0, LOCKED), live.slice(LOCKED, LOCKED + 8)]
  expect(others.length).toBeGreaterThan(3)
  await freezeHolding(locked.map(({ id }) => id))
  const began = Date.now()

  const stuck = Promise.all(Array.from({ length: CALLERS }, (_, index) => book(locked[index % LOCKED]?.slug ?? '')))
  await expect.poll(() => connections("wait_event_type = 'Lock'")).toBeGreaterThan(0)
  const served: { status: number; ms: number }[] = []
  for (const { slug } of others) served.push(await ask(`${living.url}/v1/villa/${slug}`), await book(slug))
  expect(served.map(({ status }) => status)).toEqual(others.flatMap(() => [200, 201]))
  expect(Math.max(...served.map(({ ms }) => ms))).toBeLessThan(OTHERS_WITHIN_MS)

  const told = await stuck
  expect([...new Set(told.map(({ status }) => status))].filter((status) => ![201, 409, 503].includes(status))).toEqual(
    [],
  )
  const back: number[] = []
  for (const { slug } of locked) {
    while (![201, 409].includes((await book(slug)).status)) await pause(100)
    back.push(Date.now() - began)
  }
  expect(Math.max(...back)).toBeLessThan(BACK_WITHIN_MS)
  console.info(
    `others ≤ ${Math.max(...served.map(({ ms }) => ms))} ms, locked villas back after ≤ ${Math.max(...back)} ms`,
  )
  for (const { id } of locked) {
    const { rows } = await books.query(
      "SELECT count(*)::int AS count FROM reservation WHERE villa_id = $1 AND email = 'soguk@example.com'",
      [id],
    )
    expect(rows[0].count).toBe(1)
  }
})
