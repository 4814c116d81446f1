import type { Db } from '../../platform/database/db.ts'
import { owner } from './owners.table.ts'

/** Every owner to choose from, by name. */
export const ownersToChoose = async (db: Db) =>
  (await db.select({ id: owner.id, name: owner.name, kind: owner.kind }).from(owner)).sort((one, other) =>
    byName(one.name, other.name),
  )

const byName = new Intl.Collator('tr').compare
