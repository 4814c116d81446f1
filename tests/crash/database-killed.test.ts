import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildWhenStale } from '../../scripts/build.ts'
import { openDatabase } from '../../src/platform/open-database.ts'
import { type RunningServer, startServer } from '../running-server.ts'
import { type Postgres, startPostgres } from '../throwaway-postgres.ts'
import { audit } from './audit.ts'
import { bringBack, sendGuests } from './guests.ts'

const CRASHES = 3
const GUESTS = 8
const SERVED = 8
const WITHIN_MS = 20_000

let postgres: Postgres
let server: RunningServer
let dataDir: string
const since = new Date()
beforeAll(async () => {
  await buildWhenStale()
  postgres = await startPostgres()
  await postgres.create('crash')
  dataDir = await mkdtemp(join(tmpdir(), 'villa-crash-'))
  server = await startServer({ DATABASE_URL: postgres.urlOf('crash'), DATA_DIR: dataDir, DEMO_DATA: 'on', CARD_PROVIDER: 'demo' })
})
afterAll(async () => {
  await server.stop('SIGKILL')
  postgres.stop()
  await rm(dataDir, { recursive: true, force: true })
})

const until = async (what: () => boolean | Promise<boolean>, name: string): Promise<void> => {
  const end = Date.now() + WITHIN_MS
  while (!(await what())) {
    if (Date.now() > end) throw new Error(`Not in time: ${name}.\n${server.output()}`)
    await pause(25)
  }
}
const statusOf = (path: string): Promise<number> =>
  fetch(server.url + path).then(
    ({ status }) => status,
    () => {
      throw new Error(`The process is gone.\n${server.output()}`)
    },
  )

test('PostgreSQL crashes again and again under bookings: answers are kept or 503, the process recovers by itself, and the books are right', async () => {
  const guests = sendGuests(server.url, GUESTS)
  const { told } = guests
  const served = async () => {
    const wanted = told.reservations.length + SERVED
    await until(() => told.reservations.length >= wanted, 'guests are served')
  }
  for (let crash = 0; crash < CRASHES; crash++) {
    await served()
    const unanswered = told.unanswered
    postgres.crash()
    await until(async () => (await statusOf('/readyz')) === 503, 'it says that it is not ready')
    await until(() => told.unanswered > unanswered, 'guests are told to come again')
    expect(await statusOf('/healthz')).toBe(200)
    postgres.start()
    await until(async () => (await statusOf('/readyz')) === 200, 'it is ready again')
  }
  await served()
  await guests.stop()
  for (const page of told.bankPages) await bringBack(server.url, await (await fetch(page)).text(), told)
  expect(await server.stop()).toBe(0)

  expect(server.output()).not.toMatch(/"msg":"fault"/)
  const books = await openDatabase({ url: postgres.urlOf('crash') })
  expect([...(await audit(books.db, told, { now: new Date(), since })), ...told.strange]).toEqual([])
  await books.close()
  expect(told.payments.length).toBeGreaterThan(CRASHES)
})
