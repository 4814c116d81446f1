import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'
import { type Database, type Db, isBroken, MIGRATIONS } from './db.ts'
import { openListener } from './listener.ts'
import { inUnitOfWork, lockWait } from './unit-of-work.ts'

/**
 * A peer that vanished is noticed by both sides within half a minute; one that froze in the middle of a transaction
 * gives its locks back.
 */
const SETTINGS = {
  jit: 'off',
  statement_timeout: 20_000,
  lock_timeout: 15_000,
  idle_in_transaction_session_timeout: 10_000,
  tcp_keepalives_idle: 10,
  tcp_keepalives_interval: 5,
  tcp_keepalives_count: 3,
  tcp_user_timeout: 20_000,
}

const optionsOf = (settings: Record<string, string | number>): string =>
  Object.entries(settings)
    .map(([name, value]) => `-c ${name}=${value}`)
    .join(' ')

const ALIVE = { keepAlive: true, keepAliveInitialDelayMillis: 10_000 }

/** PostgreSQL at a postgres:// address. */
export const openPostgres = (url: string): Database => {
  const pool = new pg.Pool({
    connectionString: url,
    max: 12,
    connectionTimeoutMillis: 5_000,
    // the server’s own limits end a query before; this one ends the waiting for a server that says nothing
    query_timeout: 25_000,
    options: optionsOf(SETTINGS),
    ...ALIVE,
  })
  // A connection that broke is replaced, idle or between two queries of a transaction; a query that fails tells its
  // caller.
  pool.on('error', () => undefined)
  pool.on('connect', (client) => client.on('error', () => undefined))
  const listener = openListener({
    connectionString: url,
    connectionTimeoutMillis: 5_000,
    query_timeout: 25_000,
    ...ALIVE,
  })
  const db: Db = drizzle(pool)
  db.transaction = (work, config) =>
    inUnitOfWork(() => withClient(pool, (client) => drizzle(client).transaction(hurried(work), config)), listener.tell)
  return {
    db,
    kind: 'postgres',
    listen: listener.listen,
    async migrate(first) {
      const client = new pg.Client({ connectionString: url })
      await client.connect()
      try {
        await client.query('SELECT pg_advisory_lock(17956)')
        await migrate(drizzle(client), { migrationsFolder: MIGRATIONS })
        await first?.()
      } finally {
        await client.end()
      }
    },
    async close() {
      await listener.close()
      await pool.end()
    },
  }
}

/**
 * A connection goes back to the pool whatever happened, also when its transaction could not even begin; a broken one is
 * thrown away.
 */
const withClient = async <T>(pool: pg.Pool, work: (client: pg.PoolClient) => Promise<T>): Promise<T> => {
  const client = await pool.connect()
  let broken = false
  try {
    return await work(client)
  } catch (error) {
    broken = isBroken(error)
    throw error
  } finally {
    client.release(broken)
  }
}

/** Sets how long this transaction may wait for a lock, when its caller said so. */
const hurried = <Tx extends Pick<Db, 'execute'>, T>(work: (tx: Tx) => Promise<T>) => {
  const wait = lockWait()
  if (wait === undefined) return work
  return async (tx: Tx): Promise<T> => {
    await tx.execute(sql.raw(`SET LOCAL lock_timeout = ${Math.round(wait)}`))
    return work(tx)
  }
}
