import { is, sql } from 'drizzle-orm'
import { PgTransaction } from 'drizzle-orm/pg-core'
import { Refusal } from '../../kernel/refusal.ts'
import type { Db } from '../../platform/database/db.ts'
import { inLane } from '../../platform/database/lane.ts'
import { command, given } from '../../platform/database/statement.ts'
import { announceAtCommit } from '../../platform/database/unit-of-work.ts'
import { afterLocks, type Locks } from '../../platform/quota.ts'
import { villa } from './villas.table.ts'

/** The channel on which every change of a villa's nights, prices or facts is told. */
export const VILLA_CHANGED = 'villa_changed'

const lock = command<{ id: number }>(
  'lock_villa',
  () => sql`UPDATE ${villa} SET revision = nextval('villa_revision') WHERE id = ${given('id')} RETURNING id`,
)

const lockAfter = command<{ id: number }>(
  'lock_villa_after',
  () => sql`WITH locked AS (${afterLocks.locking()})
    UPDATE ${villa} SET revision = nextval('villa_revision') WHERE id = ${given('id')} AND ${afterLocks.isDone} RETURNING id`,
)

/**
 * Locks a villa and marks it changed: the first statement of every transaction that writes its nights, so that two of
 * them never wait for each other in a ring. Readers that hold another revision are told after the commit.
 */
export const lockVilla = async (tx: Db, villaId: number, after?: Locks): Promise<void> => {
  const locked = await (after ? lockAfter(tx, { id: villaId, ...after }) : lock(tx, { id: villaId }))
  if (!locked.length) throw new Refusal('not-found')
  announceAtCommit(VILLA_CHANGED, String(villaId))
}

/** The lane of a villa's writers in this process (platform/lane.ts). */
export const villaLane = (villaId: number): string => `villa:${villaId}`

/**
 * Runs `work` in a transaction that holds the villa's lock; in this process one after the other, before a connection is
 * taken. `before` looks, and answers who else must be locked: in the same statement, before the villa, never after it.
 * What is refused inside the caller's own transaction undoes all of it.
 */
export const withVillaLocked = <T>(
  db: Db,
  villaId: number,
  work: (tx: Db) => Promise<T>,
  before?: (tx: Db) => Promise<Locks | undefined>,
): Promise<T> =>
  inLane(villaLane(villaId), () => {
    const locked = async (tx: Db) => {
      await lockVilla(tx, villaId, await before?.(tx))
      return work(tx)
    }
    return is(db, PgTransaction) ? locked(db) : db.transaction(locked)
  })

const lockMany = command<{ id: number }>(
  'lock_villas',
  () => sql`WITH asked AS (SELECT id FROM ${villa}
      WHERE id IN (SELECT value::int FROM json_array_elements_text(${given('ids')}::json)) ORDER BY id FOR UPDATE)
    UPDATE ${villa} SET revision = nextval('villa_revision') FROM asked WHERE ${villa}.id = asked.id RETURNING ${villa}.id`,
)

/**
 * Runs `work` in a transaction that holds the locks of many villas, taken in the order of their ids so that two of them
 * never wait for each other in a ring. Refuses 'not-found' when one of them does not exist.
 */
export const withVillasLocked = <T>(db: Db, villaIds: readonly number[], work: (tx: Db) => Promise<T>): Promise<T> => {
  const ids = [...new Set(villaIds)]
  const locked = async (tx: Db) => {
    const rows = await lockMany(tx, { ids: JSON.stringify(ids) })
    if (rows.length !== ids.length) throw new Refusal('not-found')
    for (const id of ids) announceAtCommit(VILLA_CHANGED, String(id))
    return work(tx)
  }
  return is(db, PgTransaction) ? locked(db) : db.transaction(locked)
}
