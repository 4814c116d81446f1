import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { gte, sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { buildWhenStale } from '../../scripts/build.ts'
import { takenNight } from '../../src/features/availability/availability.table.ts'
import { ledgerEntry } from '../../src/features/reservations/ledger.table.ts'
import { openDatabase } from '../../src/platform/db.ts'
import { startPostgres } from '../throwaway-postgres.ts'
import { audit } from './audit.ts'
import { bringBack, sendGuests, type Told } from './guests.ts'
import { freePort, type Place, startServer } from './server-process.ts'

const KILLS = 4
const GUESTS = 10

/** Guests book and pay while the server is killed again and again; then the books are read without it. */
const ordeal = async (place: Place, database: Parameters<typeof openDatabase>[0]) => {
  const since = new Date()
  let server = await startServer(place)
  const guests = sendGuests(server.url, GUESTS)
  try {
    for (let kill = 0; kill < KILLS; kill++) {
      await busyAgain(guests.told)
      await pause(Math.random() * 1_000)
      await server.kill()
      server = await startServer(place)
    }
    await busyAgain(guests.told)
    await guests.stop()
    for (const page of guests.told.bankPages) await bringBack(server.url, await (await fetch(page)).text(), guests.told)
  } finally {
    await server.kill()
    await guests.stop()
  }
  const books = await openDatabase(database)
  const look = () => audit(books.db, guests.told, { now: new Date(), since })
  const faults = await look()
  // An auditor who finds nothing where something was taken away would prove nothing.
  await books.db.delete(takenNight).where(sql`ctid = (SELECT ctid FROM taken_night WHERE kind = 'reservation' LIMIT 1)`)
  await books.db.delete(ledgerEntry).where(gte(ledgerEntry.at, since))
  const faultsOfAThief = await look()
  await books.close()
  return { faults, faultsOfAThief, told: guests.told }
}

const BUSY = 8
const BUSY_WITHIN_MS = 12_000

/** Waits until some more guests have been served. */
const busyAgain = async ({ reservations }: Told): Promise<void> => {
  const [wanted, end] = [reservations.length + BUSY, Date.now() + BUSY_WITHIN_MS]
  while (reservations.length < wanted && Date.now() < end) await pause(20)
}

/** The ordeal is none unless it was lived through by many. */
const expectSound = ({ faults, faultsOfAThief, told }: Awaited<ReturnType<typeof ordeal>>): void => {
  expect([...faults, ...told.strange]).toEqual([])
  expect(told.reservations.length).toBeGreaterThan(KILLS * BUSY)
  expect(told.payments.length).toBeGreaterThan(KILLS)
  expect(told.unanswered).toBeGreaterThan(KILLS)
  expect(faultsOfAThief.map((fault) => fault.split(/[:.]/)[0])).toEqual(
    expect.arrayContaining(['Owner without its night', 'Paid at the bank and not in the ledger', 'Acknowledged and not in the ledger']),
  )
}

describe('a server that is killed in the middle of its work', () => {
  test('keeps on the embedded database every promise it has made', async () => {
    buildWhenStale()
    const dataDir = await mkdtemp(join(tmpdir(), 'villa-crash-'))
    expectSound(await ordeal({ dataDir, port: await freePort() }, { folder: join(dataDir, 'database') }))
    await rm(dataDir, { recursive: true, force: true })
  })

  test('keeps on PostgreSQL every promise it has made', async () => {
    const postgres = await startPostgres()
    try {
      await postgres.create('crash')
      const dataDir = await mkdtemp(join(tmpdir(), 'villa-crash-'))
      const databaseUrl = postgres.urlOf('crash')
      expectSound(await ordeal({ dataDir, databaseUrl, port: await freePort() }, { url: databaseUrl }))
      await rm(dataDir, { recursive: true, force: true })
    } finally {
      postgres.stop()
    }
  })
})
