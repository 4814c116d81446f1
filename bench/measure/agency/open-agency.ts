import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { dayInIstanbul } from '../../../src/kernel/day.ts'
import { type Postgres, startPostgres } from '../../../tests/throwaway-postgres.ts'
import { openBooks } from '../open.ts'
import { fillAgency } from './fill-agency.ts'

const DATABASE = 'agency'

/**
 * A PostgreSQL of our own with an agency of this size, migrated. What was filled today is copied, so that a second
 * benchmark waits for no filling.
 */
export const startAgency = async (size: {
  villas: number
  reservations: number
}): Promise<Postgres & { url: string }> => {
  const kept = keptFolder(size)
  if (!existsSync(kept)) await fillOnce(kept, size)
  const postgres = await startPostgres(kept)
  return { ...postgres, url: postgres.urlOf(DATABASE) }
}

const fillOnce = async (kept: string, size: { villas: number; reservations: number }): Promise<void> => {
  const postgres = await startPostgres()
  try {
    await postgres.create(DATABASE)
    const url = postgres.urlOf(DATABASE)
    await (await openBooks({ url })).close()
    const client = new pg.Client({ connectionString: url }) // the product's own would end what takes minutes
    await client.connect()
    await fillAgency(drizzle(client), { ...size, today: dayInIstanbul(new Date()) })
    await client.query('VACUUM ANALYZE')
    await client.end()
    const data = postgres.rest()
    mkdirSync(join(kept, '..'), { recursive: true })
    execFileSync('cp', ['-R', '-p', data, `${kept}.part`])
    renameSync(`${kept}.part`, kept)
  } finally {
    postgres.stop()
  }
}

/** Another day, other tables or another way to fill them make another folder. */
const keptFolder = ({ villas, reservations }: { villas: number; reservations: number }): string => {
  const made = createHash('sha256').update(dayInIstanbul(new Date()))
  for (const file of ['villas.ts', 'bookings.ts', 'histories.ts', '../../../migrations/meta/_journal.json'])
    made.update(readFileSync(new URL(file, import.meta.url)))
  return join(tmpdir(), 'villa-agencies', `${villas}-${reservations}-${made.digest('hex').slice(0, 12)}`)
}
