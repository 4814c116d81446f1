import type { Staff } from '../../kernel/caller.ts'
import { Refusal } from '../../kernel/refusal.ts'
import type { Db } from '../../platform/database/db.ts'
import { isWithin, scopeOf } from '../owners/owner-scope.ts'
import { type VillaRef, villaById } from './villas.store.ts'

/** A villa that the caller may act on. Refuses 'not-found' for another owner's, as if it did not exist. */
export const ownVilla = async (db: Db, who: Staff, id: number): Promise<VillaRef> => {
  const villa = await villaById(db, id)
  if (!villa || !isWithin(scopeOf(who), villa.ownerId)) throw new Refusal('not-found')
  return villa
}
