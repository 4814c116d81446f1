import { AsyncLocalStorage } from 'node:async_hooks'
import { sql } from 'drizzle-orm'
import pg from 'pg'
import type { Db } from './database/db.ts'
import { endsWithNext, isInTransaction } from './database/unit-of-work.ts'

/** Who writes, and by which call: what the database's audit triggers note beside what changed. */
export type Writer = { account: number | null; who: string; at: Date; ip: string; request: string }

const writers = new AsyncLocalStorage<Writer>()

/** Runs work whose transactions say who writes. */
export const withWriter = <T>(writer: Writer, work: () => Promise<T>): Promise<T> => writers.run(writer, work)

/** The setting that the triggers read, for as long as the transaction lasts. */
const SETTING = 'agency.writer'

/** SQL that names the writer at the beginning of a transaction; undefined where nobody is named. */
export const nameOfWriter = (): string | undefined => {
  const writer = writers.getStore()
  return writer && `SELECT set_config('${SETTING}', ${pg.escapeLiteral(JSON.stringify(writer))}, true)`
}

/** As above for a transaction that has begun. */
export const nameWriter = async (tx: Pick<Db, 'execute'>): Promise<void> => {
  const name = nameOfWriter()
  if (name) await tx.execute(sql.raw(name))
}

const WRITES = /^\s*(insert|update|delete|with)\b/i

type Prepare = Db['_']['session']['prepareQuery']

/** A statement that writes by itself becomes a transaction, so that it says who writes, too. */
export const nameSingleWrites = (db: Db): void => {
  const { session } = db._
  const prepare: Prepare = session.prepareQuery.bind(session)
  session.prepareQuery = ((...asked: Parameters<Prepare>) => {
    const prepared = prepare(...asked)
    if (!writers.getStore() || isInTransaction() || !WRITES.test(asked[0].sql)) return prepared
    prepared.execute = (values) =>
      db.transaction(async (tx) => {
        endsWithNext(tx)
        const inside = tx._.session.prepareQuery(...asked)
        return inside.execute(values)
      })
    return prepared
  }) as Prepare
}
