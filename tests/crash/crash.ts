import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildWhenStale } from '../../scripts/build.ts'
import { type Postgres, startPostgres } from '../throwaway-postgres.ts'
import { type Ordeal, ordeal } from './kit/ordeal.ts'

/**
 * `npm run crash [kills]`: guests book and pay while the server is killed so many times (20, at most 200), on each
 * database; of PostgreSQL every third kill hits the database itself. Prints what came of it; ends with 1 when the
 * auditor found a fault, or found none where a thief had been.
 */
const KILLS = 20
const MOST = 200
const DATABASE_EVERY = 3

const killsAskedFor = (): number => {
  const kills = Number(process.argv[2] ?? KILLS)
  if (Number.isInteger(kills) && kills >= 1 && kills <= MOST) return kills
  console.error(`How many kills? npm run crash -- 1 … ${MOST}`)
  process.exit(1)
}

const emptyFolder = () => mkdtemp(join(tmpdir(), 'villa-crash-'))

const rowOf = ({ told, readyMs, databaseKills, faults }: Ordeal) => {
  const seconds = readyMs.map((ms) => ms / 1_000).sort((one, other) => one - other)
  return {
    'kills of the server': readyMs.length,
    'kills of the database': databaseKills,
    'reservations acknowledged': told.reservations.length,
    'payments acknowledged': new Set(told.payments.map(({ orderId }) => orderId)).size, // the bank tells some again
    'calls unanswered': told.unanswered,
    'ready again, median s': (seconds[Math.floor(seconds.length / 2)] ?? 0).toFixed(1),
    'ready again, max s': (seconds.at(-1) ?? 0).toFixed(1),
    faults: faults.length,
  }
}

const onPostgres = async (live: (postgres: Postgres) => Promise<Ordeal>): Promise<Ordeal> => {
  const postgres = await startPostgres()
  await postgres.create('demo')
  try {
    return await live(postgres)
  } finally {
    postgres.stop()
  }
}

const kills = killsAskedFor()
await buildWhenStale()
const ordeals = {
  embedded: await ordeal({ dataDir: await emptyFolder(), postgres: undefined, kills }),
  PostgreSQL: await onPostgres(async (postgres) =>
    ordeal({ dataDir: await emptyFolder(), postgres, kills, databaseEvery: DATABASE_EVERY }),
  ),
}
const rows = Object.entries(ordeals).map(([database, lived]) => [database, rowOf(lived)] as const)
for (const name of Object.keys(rows[0]?.[1] ?? {}) as (keyof ReturnType<typeof rowOf>)[])
  console.log([name.padEnd(28), ...rows.map(([, row]) => String(row[name]).padStart(10))].join(''))
const faults = Object.values(ordeals).flatMap((lived) => lived.faults)
const blind = Object.entries(ordeals).filter(([, { faultsOfAThief }]) => faultsOfAThief.length === 0)
for (const fault of faults.slice(0, 50)) console.log(`✗ ${fault}`)
for (const [database] of blind) console.log(`✗ The auditor of ${database} found nothing where a thief had been.`)
process.exit(faults.length || blind.length ? 1 : 0)
