import { actorName, SYSTEM } from '../../../kernel/caller.ts'
import { dayInIstanbul } from '../../../kernel/day.ts'
import type { Act } from '../../../platform/act.ts'
import { withVillaLocked } from '../villa-lock.store.ts'
import { whyUnpublishable } from './permit-gate.ts'
import * as store from './permits.store.ts'

/**
 * Takes villas off the site whose permit ended before today, each with a line in the permit's history; it stays on the
 * day view until the permit is written anew. Answers how many.
 */
export const endPermits = async ({ db, now }: Pick<Act, 'db' | 'now'>): Promise<number> => {
  const today = dayInIstanbul(now)
  let ended = 0
  for (const id of await store.publishedPast(db, today)) {
    await withVillaLocked(db, id, async (tx) => {
      const permit = await store.permitOf(tx, id) // somebody may have renewed it while we waited
      if (!permit || whyUnpublishable(permit, today) !== 'permit-ended' || !(await store.unpublish(tx, id))) return
      await store.noteEnd(tx, { villaId: id, number: permit.number, at: now, who: actorName(SYSTEM) })
      ended++
    })
  }
  return ended
}
