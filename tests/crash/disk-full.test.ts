import { cp, mkdir, mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { and, eq, gt, isNull, sql } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { letter } from '../../src/features/letters/letters.table.ts'
import type { Database } from '../../src/platform/database/db.ts'
import { openDatabase } from '../../src/platform/database/open-database.ts'
import { readMail } from '../received-mail.ts'
import { type RunningServer, startServer } from '../running-server.ts'
import { type Postgres, startPostgres } from '../throwaway-postgres.ts'
import { audit } from './kit/audit.ts'
import { bringBack, sendGuests } from './kit/guests.ts'
import { type SmallDisk, smallDisk } from './kit/small-disk.ts'

const GUESTS = 4
const SERVED = 15
const WIDTHS = [320, 480, 640]

const since = new Date()
let postgres: Postgres
let books: Database
let disk: SmallDisk
let server: RunningServer
let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'villa-disk-'))
  disk = smallDisk(folder)
  await cp(join(inject('filledFolder'), 'files'), join(folder, 'files'), { recursive: true })
  postgres = await startPostgres(inject('filledCluster'))
  server = await startServer({
    DATABASE_URL: postgres.urlOf('demo'),
    DATA_DIR: folder,
    DEMO_DATA: 'on',
    CARD_PROVIDER: 'demo',
  })
  books = await openDatabase({ url: postgres.urlOf('demo') })
})
afterAll(async () => {
  await server.stop('SIGKILL')
  await books.close()
  disk.remove()
  postgres.stop()
  await rm(folder, { recursive: true, force: true })
})

const namesIn = (name: string) => readdir(join(folder, name)).catch(() => [])
const statusOf = async (path: string) => (await fetch(server.url + path)).status
const newLetters = (status: 'waiting' | 'sent') =>
  books.db
    .select()
    .from(letter)
    .where(and(eq(letter.status, status), gt(letter.createdAt, since)))

/** Asks for a stored picture in several widths; each must come whole. */
const look = async (names: string[]): Promise<void> => {
  for (const name of names) {
    expect(await statusOf(`/img/${name}`)).toBe(200)
    for (const width of WIDTHS) {
      const answer = await fetch(`${server.url}/image?url=/img/${name}&w=${width}`)
      expect(answer.status).toBe(200)
      expect((await sharp(Buffer.from(await answer.arrayBuffer())).stats()).channels.length).toBe(3)
    }
  }
}

test('with its disk full the product takes bookings and shows pictures; no mail is lost or half there when there is space again', async () => {
  const pictures = (await readdir(join(folder, 'files'), { recursive: true }))
    .filter((name) => /^[a-z0-9/-]+\.(webp|jpg|avif)$/.test(name))
    .slice(0, 4)
  expect(pictures.length).toBe(4)
  await mkdir(join(folder, 'outbox'), { recursive: true })
  disk.fill(server.pid)
  const guests = sendGuests(server.url, GUESTS)
  await expect.poll(() => guests.told.reservations.length).toBeGreaterThanOrEqual(SERVED)
  await look(pictures)
  await guests.stop()
  for (const page of guests.told.bankPages) await bringBack(server.url, await (await fetch(page)).text(), guests.told)
  expect([await statusOf('/readyz'), await statusOf('/'), guests.told.unanswered, guests.told.strange]).toEqual([
    200,
    200,
    0,
    [],
  ])
  await expect.poll(() => books.db.$count(letter, and(eq(letter.status, 'waiting'), isNull(letter.lastError)))).toBe(0)
  const waiting = await newLetters('waiting')
  expect(waiting.length).toBeGreaterThanOrEqual(SERVED)
  expect(new Set(waiting.map(({ lastError }) => /ENOSPC|EFBIG/.test(lastError ?? '')))).toEqual(new Set([true]))
  // a mail that is tried again just now leaves its part only until it has failed
  await expect.poll(async () => [await namesIn('outbox'), await namesIn('files/.cache')]).toEqual([[], []])

  disk.free(server.pid)
  const back = performance.now()
  await books.db.update(letter).set({ nextAttemptAt: sql`now()` }).where(eq(letter.status, 'waiting'))
  await expect.poll(async () => (await newLetters('waiting')).length).toBe(0)
  const seconds = (performance.now() - back) / 1_000
  await look(pictures)
  const sent = await newLetters('sent')
  const mails = await Promise.all(
    (await namesIn('outbox')).map((name) => readFile(join(folder, 'outbox', name), 'utf8')),
  )
  const ids = mails.map((raw) => readMail(raw).headers.get('message-id')?.[0])
  expect([ids.length, new Set(ids).size]).toEqual([sent.length, sent.length])
  for (const raw of mails) expect(raw.trimEnd()).toMatch(/--\S+--$/) // a mail ends with the end of its last part
  const cached = await namesIn('files/.cache')
  expect(cached.length).toBe(pictures.length * WIDTHS.length)
  for (const name of cached) expect((await stat(join(folder, 'files/.cache', name))).size).toBeGreaterThan(0)
  expect(await server.stop('SIGINT')).toBe(0)
  expect(server.output()).not.toMatch(/"msg":"fault"/)
  expect(await audit(books.db, guests.told, { now: new Date(), since })).toEqual([])
  const { reservations } = guests.told
  const payments = new Set(guests.told.payments.map(({ orderId }) => orderId))
  console.log(
    `${disk.how}: ${reservations.length} reservations and ${payments.size} payments while full, ${pictures.length * WIDTHS.length} pictures made; ${mails.length} mails written ${seconds.toFixed(1)} s after there was space`,
  )
})
