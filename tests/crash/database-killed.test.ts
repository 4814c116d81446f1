import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { openDatabase } from '../../src/platform/database/open-database.ts'
import { filledFolder } from '../filled-folder.ts'
import { type RunningServer, startServer } from '../running-server.ts'
import { type Postgres, startPostgres } from '../throwaway-postgres.ts'
import { audit } from './kit/audit.ts'
import { bringBack, sendGuests } from './kit/guests.ts'

const CRASHES = 3
const GUESTS = 8
const SERVED = 8

let postgres: Postgres
let server: RunningServer
let dataDir: string
const since = new Date()
beforeAll(async () => {
  postgres = await startPostgres(inject('filledCluster'))
  dataDir = await filledFolder()
  server = await startServer({
    DATABASE_URL: postgres.urlOf('demo'),
    DATA_DIR: dataDir,
    DEMO_DATA: 'on',
    CARD_PROVIDER: 'demo',
  })
})
afterAll(async () => {
  await server.stop('SIGKILL')
  postgres.stop()
})

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
    await expect.poll(() => told.reservations.length).toBeGreaterThanOrEqual(wanted)
  }
  for (let crash = 0; crash < CRASHES; crash++) {
    await served()
    const unanswered = told.unanswered
    postgres.crash()
    await expect.poll(() => statusOf('/readyz')).toBe(503)
    await expect.poll(() => told.unanswered).toBeGreaterThan(unanswered) // guests are told to come again
    expect(await statusOf('/healthz')).toBe(200)
    postgres.start()
    await expect.poll(() => statusOf('/readyz')).toBe(200)
  }
  await served()
  await guests.stop()
  for (const page of told.bankPages) await bringBack(server.url, await (await fetch(page)).text(), told)
  expect(await server.stop()).toBe(0)

  expect(server.output()).not.toMatch(/"msg":"fault"/)
  const books = await openDatabase({ url: postgres.urlOf('demo') })
  expect([...(await audit(books.db, told, { now: new Date(), since })), ...told.strange]).toEqual([])
  await books.close()
  expect(told.payments.length).toBeGreaterThan(CRASHES)
})
