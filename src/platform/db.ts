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
  migrate(): Promise<void>
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
    options: '-c jit=off -c statement_timeout=20000 -c lock_timeout=15000',
  })
  pool.on('error', () => undefined) // an idle connection that broke is replaced at its next use; a query that fails tells its caller
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
    async migrate() {
      const client = new pg.Client({ connectionString: url })
      await client.connect()
      try {
        await client.query('SELECT pg_advisory_lock(17956)') // two processes that start together migrate one after the other
        await migratePg(drizzlePg(client), { migrationsFolder: MIGRATIONS })
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
    migrate: () => migrate(db, { migrationsFolder: MIGRATIONS }),
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

/** The SQLSTATE of a failed query, also when the query layer wrapped it. */
export const sqlState = (error: unknown): string | undefined => {
  for (let at: unknown = error; at instanceof Error; at = at.cause) if ('code' in at && typeof at.code === 'string') return at.code
  return undefined
}

const OUTAGES = /^(08...|53300|57P0.|55P03|57014|ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT)$/

/** True when the database could not be asked at all: nothing was decided, the caller may try again. */
export const isOutage = (error: unknown): boolean =>
  OUTAGES.test(sqlState(error) ?? '') ||
  (error instanceof Error &&
    /connection terminated|timeout exceeded when trying to connect/i.test(
      `${error.message} ${error.cause instanceof Error ? error.cause.message : ''}`,
    ))
