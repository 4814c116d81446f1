import { AsyncResource } from 'node:async_hooks'
import { drizzle, NodePgSession, NodePgTransaction } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import { PgDialect } from 'drizzle-orm/pg-core'
import pg from 'pg'
import { nameOfWriter, nameSingleWrites } from '../writer.ts'
import { type Database, type Db, isBroken, MIGRATIONS } from './db.ts'
import { openListener } from './listener.ts'
import { noteSent } from './sent.ts'
import { inUnitOfWork, isEnding, lockWait } from './unit-of-work.ts'
import { begunWithFirst } from './wire/begun-with-first.ts'

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
  const db: Db = drizzle(pool, { logger })
  db.transaction = (work) =>
    inUnitOfWork(() => withClient(pool, (client) => inTransaction(client, work)), listener.tell)
  nameSingleWrites(db)
  return {
    db,
    kind: 'postgres',
    // what is done on hearing belongs to no call
    listen: (channel, hear) => listener.listen(channel, AsyncResource.bind(hear)),
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

const logger = { logQuery: noteSent }
const dialect = new PgDialect()
type Tx = Parameters<Parameters<Db['transaction']>[0]>[0]

/**
 * Begins, also says how long to wait for a lock and who writes when the caller did, and commits, or undoes all of it. A
 * transaction without a statement is none.
 */
const inTransaction = async <T>(client: pg.PoolClient, work: (tx: Tx) => Promise<T>): Promise<T> => {
  const wait = lockWait()
  const begin = ['BEGIN', wait !== undefined && `SET LOCAL lock_timeout = ${Math.round(wait)}`, nameOfWriter()]
  const connection = begunWithFirst(
    client,
    begin.filter((text) => typeof text === 'string'),
    () => isEnding(tx),
  )
  const framing = Object.assign(Object.create(client), { query: connection.query })
  const session = new NodePgSession(framing, dialect, undefined, { logger })
  const tx: Tx = new NodePgTransaction(dialect, session, undefined)
  try {
    const answer = await work(tx)
    await connection.end('COMMIT')
    return answer
  } catch (error) {
    await connection.end('ROLLBACK')
    throw error
  }
}
