import { and, eq, isNull, like, or, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { letter } from '../../src/features/letters/letters.table.ts'
import { backoff } from '../../src/features/letters/send-letters.flow.ts'
import type { Database } from '../../src/platform/database/db.ts'
import { openDatabase } from '../../src/platform/database/open-database.ts'
import { heartbeat } from '../../src/platform/heartbeat.table.ts'
import { filledFolder } from '../filled-folder.ts'
import { readMail } from '../received-mail.ts'
import { type RunningServer, startServer } from '../running-server.ts'
import { type Postgres, startPostgres } from '../throwaway-postgres.ts'
import { startMailRoad } from './kit/mail-road.ts'
import { holdSome } from './kit/one-guest.ts'

const EACH = 5

const since = Date.now()

let postgres: Postgres
let books: Database
let mail: Awaited<ReturnType<typeof startMailRoad>>
let server: RunningServer
let folder: string
let env: Record<string, string>
beforeAll(async () => {
  folder = await filledFolder()
  postgres = await startPostgres(inject('filledCluster'))
  mail = await startMailRoad()
  env = {
    DATABASE_URL: postgres.urlOf('demo'),
    DATA_DIR: folder,
    DEMO_DATA: 'on',
    CARD_PROVIDER: 'demo',
    SMTP_URL: mail.url,
  }
  server = await startServer(env)
  books = await openDatabase({ url: postgres.urlOf('demo') })
})
afterAll(async () => {
  await server.stop('SIGKILL')
  await books.close()
  await mail.stop()
  postgres.stop()
})

const waiting = () => books.db.select().from(letter).where(eq(letter.status, 'waiting'))
const bringForward = () =>
  books.db.update(letter).set({ nextAttemptAt: sql`now()` }).where(eq(letter.status, 'waiting'))
const statusOf = async (path: string) => (await fetch(server.url + path)).status
const failedWith = (words: string) =>
  books.db.$count(letter, and(eq(letter.status, 'waiting'), like(letter.lastError, words)))

test('while the mail server is gone, refuses, says nothing or breaks off, bookings go on, and each letter is sent once when it is back', async () => {
  const normal = await holdSome(server.url, EACH)
  await expect.poll(async () => (await waiting()).length).toBe(0)
  const medians: number[] = []
  const bookMore = async (): Promise<void> => {
    const gone = mail.received.length
    const { medianMs } = await holdSome(server.url, EACH)
    medians.push(medianMs)
    expect(mail.received.length).toBe(gone) // they were answered while not one letter went out
    expect(await statusOf('/readyz')).toBe(200)
  }

  await mail.become('gone')
  await bookMore()
  await expect.poll(() => failedWith('%ECONNREFUSED%')).toBeGreaterThanOrEqual(EACH)
  await mail.become('open')
  mail.manners.refuse = { code: 451, message: 'try later' }
  await bookMore()
  await expect.poll(() => failedWith('%try later%')).toBeGreaterThanOrEqual(EACH)
  mail.manners.refuse = null
  await mail.become('cut')
  await bookMore()
  await expect.poll(() => mail.counts().cuts).toBeGreaterThanOrEqual(EACH)
  // Every letter that failed waits, and no longer than it should.
  await expect
    .poll(() =>
      books.db.$count(letter, and(eq(letter.status, 'waiting'), or(isNull(letter.lastError), eq(letter.attempts, 0)))),
    )
    .toBe(0)
  for (const { attempts, nextAttemptAt } of await waiting())
    expect(nextAttemptAt.getTime() - Date.now()).toBeLessThanOrEqual(Math.max(120_000, backoff(attempts)))

  await mail.become('silent')
  const before = mail.counts().silenced
  await bringForward()
  await expect.poll(() => mail.counts().silenced).toBeGreaterThan(before)
  await bookMore()
  expect(await server.stop()).toBe(0)
  const lost = new Set(mail.carried)

  await mail.become('open')
  // or a minute goes by until the lease of the one that was stopped ends
  await books.db.delete(heartbeat).where(eq(heartbeat.job, 'send-letters'))
  server = await startServer(env)
  const back = performance.now()
  await bringForward()
  await expect.poll(async () => (await waiting()).length).toBe(0)
  const seconds = (performance.now() - back) / 1_000

  const letters = await books.db.select().from(letter)
  const ids = mail.received.map(({ raw }) => readMail(raw).headers.get('message-id')?.[0] ?? '')
  const sent = letters.filter(({ status, sentAt }) => status === 'sent' && sentAt && sentAt.getTime() > since)
  expect(letters.filter(({ status }) => !['sent', 'dropped'].includes(status))).toEqual([])
  expect([new Set(ids).size, ids.length]).toEqual([sent.length, sent.length])
  expect([...lost].filter((id) => !ids.includes(id))).toEqual([])
  expect(mail.received.flatMap(({ to }) => to)).toEqual(expect.arrayContaining(normal.held.map(({ email }) => email)))
  const times = [normal.medianMs, ...medians].map((ms) => Math.round(ms)).join(' · ')
  console.log(
    `${sent.length} letters, each sent once; ${mail.counts().cuts} broken off; sent ${seconds.toFixed(1)} s after it was back; a booking (normal · gone · refuses · breaks off · silent) ${times} ms`,
  )
})
