import { createHash } from 'node:crypto'
import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../database/db.ts'
import { command, given } from '../database/statement.ts'

/** Somebodies who are to be locked, as a statement takes them: numbers of 64 bits in their order. */
export type Locks = { keys: string }

/** Whoever needs several of one kind names them at once: locks are taken in the order of their numbers. */
export const locksOf = (of: string, whose: string[]): Locks => {
  const numbers = new Set(whose.map((each) => numberOf(`${of}:${each}`)))
  return { keys: JSON.stringify([...numbers].sort((one, other) => (one < other ? -1 : 1)).map(String)) }
}

/** Two that get one number by chance wait for each other without need, and no more. */
const numberOf = (name: string): bigint => createHash('sha256').update(name).digest().readBigInt64BE()

const locking = (): SQL =>
  sql`SELECT pg_advisory_xact_lock(value::bigint) FROM json_array_elements_text(${given('keys')}::json)`

const lockAll = command('lock_somebodies', locking)

/** Locks somebodies until the transaction ends, in every process: who counts and then writes does it alone. */
export const lockFor = async (tx: Db, of: string, whose: string[]): Promise<void> =>
  void (await lockAll(tx, locksOf(of, whose)))

/**
 * SQL that is true once the somebodies of `Locks` are locked: what it stands in takes its own locks after them. `WITH
 * locked AS (…)` goes before it.
 */
export const afterLocks = { locking, isDone: sql`(SELECT count(*) FROM locked) >= 0` }
