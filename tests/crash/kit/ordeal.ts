import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { gte, sql } from 'drizzle-orm'
import { takenNight } from '../../../src/features/availability/availability.table.ts'
import { ledgerEntry } from '../../../src/features/reservations/money/ledger.table.ts'
import { openDatabase } from '../../../src/platform/database/open-database.ts'
import { freePort } from '../../free-port.ts'
import { startServer } from '../../running-server.ts'
import type { Postgres } from '../../throwaway-postgres.ts'
import { audit } from './audit.ts'
import { bringBack, sendGuests, type Told } from './guests.ts'

type Options = {
  /** Empty, or with the demo agency in it; removed at the end. */
  dataDir: string
  /** Its database 'demo' is used. Undefined = the embedded database. */
  postgres: Postgres | undefined
  kills: number
  /** Every so many kills hit PostgreSQL instead of the server. Absent = never. */
  databaseEvery?: number
}

/**
 * `faults`: what the auditor found, and answers nobody should get. `faultsOfAThief`: what the same auditor finds after
 * a night and the money were taken away.
 */
export type Ordeal = {
  told: Told
  readyMs: number[]
  databaseKills: number
  faults: string[]
  faultsOfAThief: string[]
}

const GUESTS = 10

/**
 * Guests book and pay while the server, or its database, is killed again and again; then the books are read without it.
 */
export const ordeal = async ({
  dataDir,
  postgres,
  kills,
  databaseEvery = Number.POSITIVE_INFINITY,
}: Options): Promise<Ordeal> => {
  const since = new Date()
  const port = await freePort()
  const env = {
    DATA_DIR: dataDir,
    DATABASE_URL: postgres?.urlOf('demo') ?? '',
    DEMO_DATA: 'on',
    CARD_PROVIDER: 'demo',
    LOG_LEVEL: 'error',
  }
  let server = await startServer(env, port)
  const guests = sendGuests(server.url, GUESTS)
  const readyMs: number[] = []
  let databaseKills = 0
  try {
    for (let kill = 1; kill <= kills; kill++) {
      await busyAgain(guests.told)
      await pause(Math.random() * 1_000)
      if (postgres && kill % databaseEvery === 0) {
        databaseKills++
        await killDatabase(postgres, server.url)
        continue
      }
      await server.stop('SIGKILL')
      const began = performance.now()
      server = await startServer(env, port)
      readyMs.push(performance.now() - began)
    }
    await busyAgain(guests.told)
    await guests.stop()
    for (const page of guests.told.bankPages) await bringBack(server.url, await (await fetch(page)).text(), guests.told)
  } finally {
    await server.stop('SIGKILL')
    await guests.stop()
  }
  const found = await lookThrough(
    postgres ? { url: env.DATABASE_URL } : { folder: join(dataDir, 'database') },
    guests.told,
    since,
  )
  await rm(dataDir, { recursive: true, force: true })
  return { told: guests.told, readyMs, databaseKills, ...found }
}

/** Ends PostgreSQL without a word, starts it again, and waits until the server has noticed both. */
const killDatabase = async (postgres: Postgres, url: string): Promise<void> => {
  postgres.crash()
  await untilReadySays(url, 503)
  postgres.start()
  await untilReadySays(url, 200)
}

const NOTICED_WITHIN_MS = 240_000

const untilReadySays = async (url: string, status: number): Promise<void> => {
  const end = Date.now() + NOTICED_WITHIN_MS
  while ((await fetch(`${url}/readyz`)).status !== status) {
    if (Date.now() > end) throw new Error(`/readyz did not say ${status} in time.`)
    await pause(25)
  }
}

const lookThrough = async (database: Parameters<typeof openDatabase>[0], told: Told, since: Date) => {
  const books = await openDatabase(database)
  const look = () => audit(books.db, told, { now: new Date(), since })
  const faults = [...(await look()), ...told.strange]
  // An auditor who finds nothing where something was taken away would prove nothing.
  await books.db.delete(takenNight).where(sql`ctid = (SELECT ctid FROM taken_night WHERE kind = 'reservation' LIMIT 1)`)
  await books.db.delete(ledgerEntry).where(gte(ledgerEntry.at, since))
  const faultsOfAThief = await look()
  await books.close()
  return { faults, faultsOfAThief }
}

/** So many more guests are served before each kill. */
export const BUSY = 8

/** Waits until some more guests have been served. */
const busyAgain = async ({ reservations }: Told): Promise<void> => {
  const wanted = reservations.length + BUSY
  while (reservations.length < wanted) await pause(20)
}
