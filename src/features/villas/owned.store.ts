import { eq, type Placeholder, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../platform/database/db.ts'
import type { Scope } from '../owners/owner-scope.ts'
import { owner } from '../owners/owners.table.ts'
import { villa } from './villas.table.ts'

/** The villas of a scope, as a condition: nothing at all for a login without an owner. */
export const ownedBy = (scope: Scope): SQL | undefined => scope && among(JSON.stringify(scope))

/** The same where the scope is given with each call, as `asGiven` writes it. */
export const ownedByGiven = (scope: Placeholder): SQL => among(scope)

/** A scope as statements take it: null for all. */
export const asGiven = (scope: Scope): string | null => (scope ? JSON.stringify(scope) : null)

const among = (ids: string | Placeholder): SQL =>
  sql`${villa.ownerId} IN (SELECT value::int FROM json_array_elements_text(${ids}::json))`

/** The agency's share of what a villa brings, in hundredths of a percent; null when there is no villa. */
export const commissionOfVilla = async (db: Db, villaId: number): Promise<number | null> => {
  const [row] = await db
    .select({ commission: owner.commission })
    .from(villa)
    .innerJoin(owner, eq(owner.id, villa.ownerId))
    .where(eq(villa.id, villaId))
  return row?.commission ?? null
}

/** Who owns a villa; null when there is none. */
export const ownerOfVilla = async (db: Db, villaId: number): Promise<number | null> =>
  (await db.select({ ownerId: villa.ownerId }).from(villa).where(eq(villa.id, villaId)))[0]?.ownerId ?? null

/** The ids of the villas that an owner has. */
export const villasOfOwner = async (db: Db, ownerId: number): Promise<number[]> =>
  (await db.select({ id: villa.id }).from(villa).where(eq(villa.ownerId, ownerId))).map(({ id }) => id)
