import { is, type SQL, sql } from 'drizzle-orm'
import { PgTransaction } from 'drizzle-orm/pg-core'
import { Refusal } from '../../kernel/refusal.ts'
import type { Db } from '../../platform/database/db.ts'
import { inLane } from '../../platform/database/lane.ts'
import { command, given } from '../../platform/database/statement.ts'
import { announceAtCommit } from '../../platform/database/unit-of-work.ts'
import { afterLocks, type Locks } from '../../platform/locks/locks.ts'
import { villaLock } from './villas.table.ts'

/** The channel on which every change of a villa's nights, prices or facts is told. */
export const VILLA_CHANGED = 'villa_changed'

/** A villa that changed. `nights`: from the one revision to the other nothing of it did but its nights. */
export type VillaChange = { id: number; nights?: { from: number; to: number } }

const payloadOf = ({ id, nights }: VillaChange): string => (nights ? `${id} ${nights.from} ${nights.to}` : String(id))

/** What the channel told; undefined when it can't be understood. */
export const changeOf = (payload: string): VillaChange | undefined => {
  const [, id, from, to] = /^(\d{1,9})(?: (\d{1,15}) (\d{1,15}))?$/.exec(payload) ?? []
  if (id === undefined) return undefined
  return from === undefined ? { id: Number(id) } : { id: Number(id), nights: { from: Number(from), to: Number(to) } }
}

type LockedRow = { was: number; is: number }
const numbered = sql`former = ${villaLock}.revision, revision = nextval('villa_revision')`
const locking = (asked: SQL): SQL =>
  sql`UPDATE ${villaLock} SET ${numbered} WHERE ${asked} RETURNING former AS was, revision AS is`

const lock = command<LockedRow>('lock_villa', () => locking(sql`villa_id = ${given('id')}`))

const lockAfter = command<LockedRow>(
  'lock_villa_after',
  () => sql`WITH locked AS (${afterLocks.locking()})
    ${locking(sql`villa_id = ${given('id')} AND ${afterLocks.isDone}`)}`,
)

/** Who else must be locked, before the villa; and whether nothing of the villa will change but its nights. */
export type Locking = { after?: Locks | undefined; only?: 'nights' }

/**
 * Locks a villa and marks it changed: the first statement of every transaction that writes its nights, so that two of
 * them never wait for each other in a ring. Readers that hold another revision are told after the commit.
 */
export const lockVilla = async (tx: Db, id: number, { after, only }: Locking = {}): Promise<void> => {
  const [locked] = await (after ? lockAfter(tx, { id, ...after }) : lock(tx, { id }))
  if (!locked) throw new Refusal('not-found')
  announceAtCommit(
    VILLA_CHANGED,
    payloadOf(only === 'nights' ? { id, nights: { from: locked.was, to: locked.is } } : { id }),
  )
}

/** The lane of a villa's writers in this process (platform/lane.ts). */
export const villaLane = (villaId: number): string => `villa:${villaId}`

/**
 * Runs `work` in a transaction that holds the villa's lock; in this process one after the other, before a connection is
 * taken. `before` looks, and answers who else must be locked (in the same statement, before the villa, never after it)
 * and what will change. What is refused inside the caller's own transaction undoes all of it.
 */
export const withVillaLocked = <T>(
  db: Db,
  villaId: number,
  work: (tx: Db) => Promise<T>,
  before?: (tx: Db) => Promise<Locking>,
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
  () => sql`WITH asked AS (SELECT villa_id AS id FROM ${villaLock}
      WHERE villa_id IN (SELECT value::int FROM json_array_elements_text(${given('ids')}::json))
      ORDER BY villa_id FOR UPDATE)
    UPDATE ${villaLock} SET ${numbered} FROM asked WHERE villa_id = asked.id RETURNING asked.id`,
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
