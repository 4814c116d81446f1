import { Refusal } from '../../../kernel/refusal.ts'
import type { Db } from '../../../platform/database/db.ts'
import { withVillasLocked } from '../villa-lock.store.ts'
import { hold, type Kind, type Some, villasUsing } from './used-by.store.ts'

/**
 * Changes what villas share, in a transaction that marks those villas changed: whoever keeps them in memory reads them
 * anew. Villas are locked first, as everywhere; one that was given it meanwhile makes it begin again.
 */
export const withVillasUsing = async <T>(db: Db, some: Some, work: (tx: Db) => Promise<T>): Promise<T> => {
  for (;;) {
    const known = new Set(await villasUsing(db, some))
    const done = await withVillasLocked(db, [...known], async (tx) => {
      await hold(tx, some)
      const using = await villasUsing(tx, some)
      return using.every((id) => known.has(id)) ? { answer: await work(tx) } : undefined
    })
    if (done) return done.answer
  }
}

/** Deletes what no villa has. Refuses 'not-found', and 'used-by-villas' with how many have it. */
export const deleteUnused = (db: Db, kind: Kind, id: number, work: (tx: Db) => Promise<unknown>): Promise<void> =>
  db.transaction(async (tx) => {
    const some = { kind, ids: [id] }
    await hold(tx, some)
    const n = (await villasUsing(tx, some)).length
    if (n > 0) throw new Refusal('used-by-villas', { n })
    await work(tx)
  })
