import { sql } from 'drizzle-orm'
import { drizzle as drizzlePg, type NodePgQueryResultHKT } from 'drizzle-orm/node-postgres'
import { migrate as migratePg } from 'drizzle-orm/node-postgres/migrator'
import type { PgDatabase } from 'drizzle-orm/pg-core'
import pg from 'pg'
import { holdFolder } from './folder-lock.ts'

/** The handle every store takes first: the whole database, or a transaction of it. */
export type Db = PgDatabase<NodePgQueryResultHKT>

export type Database = {
  db: Db
  kind: 'postgres' | 'embedded'
  /** Calls `hear` for every NOTIFY on the channel, from this process and from others. */
  listen(channel: string, hear: (payload: string) => void): Promise<void>
  /** Brings the schema to head, then does `first`; of several processes that start together one does it at a time. */
  migrate(first?: () => Promise<void>): Promise<void>
  close(): Promise<void>
}

const MIGRATIONS = new URL('../../migrations', import.meta.url).pathname

/** Opens PostgreSQL at a postgres:// address, or the embedded database in a folder (undefined = in memory). */
export const openDatabase = (place: { url: string } | { folder: string | undefined }): Promise<Database> =>
  'url' in place ? openPostgres(place.url) : openEmbedded(place.folder)

const openPostgres = async (url: string): Promise<Database> => {
  const pool = new pg.Pool({
    connectionString: url,
    max: 12,
    connectionTimeoutMillis: 5_000,
    query_timeout: 25_000, // the server’s own limits end a query before; this one ends the waiting for a server that says nothing
    keepAlive: true,
    options: '-c jit=off -c statement_timeout=20000 -c lock_timeout=15000',
  })
  // A connection that broke is replaced, idle or between two queries of a transaction; a query that fails tells its caller.
  pool.on('error', () => undefined)
  pool.on('connect', (client) => client.on('error', () => undefined))
  const db = drizzlePg(pool)
  let listener: pg.Client | undefined
  return {
    db,
    kind: 'postgres',
    async listen(channel, hear) {
      listener ??= await connectListener(url)
      listener.on('notification', (message) => message.channel === channel && hear(message.payload ?? ''))
      await listener.query(`LISTEN ${pg.escapeIdentifier(channel)}`)
    },
    async migrate(first) {
      const client = new pg.Client({ connectionString: url })
      await client.connect()
      try {
        await client.query('SELECT pg_advisory_lock(17956)')
        await migratePg(drizzlePg(client), { migrationsFolder: MIGRATIONS })
        await first?.()
      } finally {
        await client.end()
      }
    },
    async close() {
      await listener?.end()
      await pool.end()
    },
  }
}

const connectListener = async (url: string): Promise<pg.Client> => {
  const client = new pg.Client({ connectionString: url, keepAlive: true })
  client.on('error', () => undefined) // readers check versions too, so a lost message only costs a second of freshness
  await client.connect()
  return client
}

const openEmbedded = async (folder: string | undefined): Promise<Database> => {
  const [{ PGlite }, { drizzle }, { migrate }] = await Promise.all([
    import('@electric-sql/pglite'),
    import('drizzle-orm/pglite'),
    import('drizzle-orm/pglite/migrator'),
  ])
  const release = folder ? await holdFolder(folder) : () => undefined
  const lite = await PGlite.create(folder ? { dataDir: folder } : {})
  const db = drizzle(lite)
  return {
    db: db as unknown as Db, // both drivers extend PgDatabase; only the type of a raw execute() differs, and both have .rows
    kind: 'embedded',
    listen: async (channel, hear) => void (await lite.listen(channel, hear)),
    async migrate(first) {
      await migrate(db, { migrationsFolder: MIGRATIONS })
      await first?.()
    },
    async close() {
      await lite.close()
      release()
    },
  }
}

/** Does the database answer? */
export const isReachable = (db: Db): Promise<boolean> =>
  db.execute(sql`SELECT 1`).then(
    () => true,
    () => false,
  )

/** The errors of a failed query, the outermost first: the query layer wraps the driver’s. */
const causesOf = (error: unknown): Error[] => (error instanceof Error ? [error, ...causesOf(error.cause)] : [])

/** The SQLSTATE of a failed query, or the code of a broken connection. */
export const sqlState = (error: unknown): string | undefined =>
  causesOf(error)
    .map((each) => ('code' in each ? each.code : undefined))
    .find((code) => typeof code === 'string')

/** Connection, resources, shutdown, lock and statement timeouts, deadlock; sockets and names. */
const OUTAGES =
  /^(08...|53...|57P0.|55P03|57014|40P01|ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN)$/
/** What the driver says without a code. */
const BROKEN = /connection terminated|not queryable|client was closed|timeout exceeded when trying to connect|query read timeout/i

/** True when the database could not be asked, or gave up: nothing was written, or nobody knows; the caller may try again. */
export const isOutage = (error: unknown): boolean =>
  OUTAGES.test(sqlState(error) ?? '') || causesOf(error).some(({ message }) => BROKEN.test(message))
