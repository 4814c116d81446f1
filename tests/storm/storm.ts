import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildWhenStale } from '../../scripts/build.ts'
import { openDatabase } from '../../src/platform/database/open-database.ts'
import { bankAndLedger, nightsAndOwners, refundsAreDerived } from '../crash/kit/audit.ts'
import { startServer } from '../running-server.ts'
import { startPostgres } from '../throwaway-postgres.ts'
import { type Deed, figuresOf } from './figures.ts'
import { openWriters } from './writers.ts'

/**
 * `npm run storm [deeds]`: so many writes of every kind by many callers on two processes and a handful of villas, then
 * an auditor reads the tables.
 */
const DEEDS = Math.min(20_000, Number(process.argv[2] ?? 1_500))
const CALLERS = 24
const WITHIN_MS = 10 * 60_000

await buildWhenStale()
const postgres = await startPostgres()
const dataDir = await mkdtemp(join(tmpdir(), 'villa-storm-'))
await postgres.create('storm')
const env = { DATABASE_URL: postgres.urlOf('storm'), DATA_DIR: dataDir, DEMO_DATA: 'on', CARD_PROVIDER: 'demo' }
const servers = [await startServer(env), await startServer(env)]
let faults: string[] = []
try {
  const began = Date.now()
  const writers = await openWriters(servers.map(({ url }) => url))
  const deeds: Deed[] = []
  const caller = async (): Promise<void> => {
    while (deeds.length < DEEDS && Date.now() - began < WITHIN_MS) deeds.push(await writers.any())
  }
  await Promise.all(Array.from({ length: CALLERS }, caller))
  const seconds = (Date.now() - began) / 1_000
  await writers.settle()
  const books = await openDatabase({ url: postgres.urlOf('storm') })
  const now = new Date()
  faults = [
    ...writers.strange,
    ...(await nightsAndOwners(books.db, now)),
    ...(await bankAndLedger(books.db, new Date(began))),
    ...(await refundsAreDerived(books.db, now)),
  ]
  await books.close()
  console.log(figuresOf(deeds, seconds))
  for (const fault of faults.slice(0, 20)) console.log(`✗ ${fault}`)
  console.log(`${deeds.length} deeds, ${faults.length} faults`)
} finally {
  await Promise.all(servers.map((server) => server.stop()))
  postgres.stop()
  await rm(dataDir, { recursive: true, force: true })
}
process.exit(faults.length ? 1 : 0)
