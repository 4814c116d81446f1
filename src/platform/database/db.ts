import type { NodePgQueryResultHKT } from 'drizzle-orm/node-postgres'
import type { PgDatabase } from 'drizzle-orm/pg-core'

/** The handle every store takes first: the whole database, or a transaction of it. */
export type Db = PgDatabase<NodePgQueryResultHKT>

export type Database = {
  db: Db
  kind: 'postgres' | 'embedded'
  /** Calls `hear` for what this process announces on the channel after a commit, and for every NOTIFY of others. */
  listen(channel: string, hear: (payload: string) => void): Promise<void>
  /** Brings the schema to head, then does `first`; of several processes that start together one does it at a time. */
  migrate(first?: () => Promise<void>): Promise<void>
  close(): Promise<void>
}

export const MIGRATIONS = new URL('../../../migrations', import.meta.url).pathname

/** The errors of a failed query, the outermost first: the query layer wraps the driver’s. */
const causesOf = (error: unknown): Error[] => (error instanceof Error ? [error, ...causesOf(error.cause)] : [])

/** The SQLSTATE of a failed query, or the code of a broken connection. */
export const sqlState = (error: unknown): string | undefined =>
  causesOf(error)
    .map((each) => ('code' in each ? each.code : undefined))
    .find((code) => typeof code === 'string')

/** The connection itself is gone, or leads to a server that takes no writes. */
const GONE =
  /^(08...|57P0.|25006|25P03|ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN)$/
/** What the driver says without a code. */
const GONE_WORDS =
  /connection terminated|not queryable|client was closed|timeout exceeded when trying to connect|query read timeout/i
/** Resources, shutdown, lock and statement timeouts, deadlock: the connection is good for another try. */
const GAVE_UP = /^(53...|55P03|57014|40P01)$/

/** True when the connection should not be used again. */
export const isBroken = (error: unknown): boolean =>
  GONE.test(sqlState(error) ?? '') || causesOf(error).some(({ message }) => GONE_WORDS.test(message))

/**
 * True when the database could not be asked, or gave up: nothing was written, or nobody knows; the caller may try
 * again.
 */
export const isOutage = (error: unknown): boolean => isBroken(error) || GAVE_UP.test(sqlState(error) ?? '')
