import { dayInIstanbul } from '../../../kernel/day.ts'
import { Refusal } from '../../../kernel/refusal.ts'
import type { Act } from '../../../platform/act.ts'
import { whyUnpublishable } from '../permits/permit-gate.ts'
import { permitOf } from '../permits/permits.store.ts'
import { withVillaLocked, withVillasLocked } from '../villa-lock.store.ts'
import * as store from './villa-marks.store.ts'

/**
 * Publishes a villa or takes it off the site; refuses 'no-permit', 'permit-invalid' or 'permit-ended' for one that may
 * not be let.
 */
export const setActivity = ({ db, now }: Act, { id, active }: { id: number; active: boolean }): Promise<void> =>
  withVillaLocked(db, id, async (tx) => {
    const reason = active && whyUnpublishable(await permitOf(tx, id), dayInIstanbul(now))
    if (reason) throw new Refusal(reason)
    await store.markVilla(tx, id, { active })
  })

export const setPopular = ({ db }: Act, { id, popular }: { id: number; popular: boolean }): Promise<void> =>
  withVillaLocked(db, id, async (tx) => void (await store.markVilla(tx, id, { popular })))

/** Makes a villa the one of the month in place of whichever was. */
export const setVillaOfMonth = async (
  { db }: Act,
  { id, villaOfMonth }: { id: number; villaOfMonth: boolean },
): Promise<void> =>
  db.transaction(async (tx) => {
    await store.oneByOne(tx)
    const before = await store.villasOfMonth(tx)
    await withVillasLocked(tx, [...before, id], async () => {
      for (const other of before)
        if (other !== id && villaOfMonth) await store.markVilla(tx, other, { villaOfMonth: false })
      await store.markVilla(tx, id, { villaOfMonth })
    })
  })

/** Puts villas in another order: they share the places they had; the rest of the list stays. */
export const orderVillas = async ({ db }: Act, ids: readonly number[]): Promise<void> => {
  if (new Set(ids).size !== ids.length) throw new Refusal('invalid', {}, { ids: { code: 'invalid' } })
  await withVillasLocked(db, ids, async (tx) => {
    const places = await store.positionsOf(tx, ids)
    let last = Number.NEGATIVE_INFINITY
    for (const [index, id] of ids.entries()) {
      last = Math.max(places[index] ?? 0, last + 1) // two that shared a place get one each
      await store.markVilla(tx, id, { position: last })
    }
  })
}
