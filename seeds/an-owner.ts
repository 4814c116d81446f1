import { owner, ownerLogin } from '../src/features/owners/owners.table.ts'
import { found } from '../src/kernel/refusal.ts'
import type { Db } from '../src/platform/database/db.ts'

type Owner = typeof owner.$inferSelect

/**
 * Whom villas belong to: a person without an e-mail unless told otherwise. `logins` are the accounts that sign in for
 * it.
 */
export const anOwner = async (
  db: Db,
  { logins = [], ...overrides }: Partial<typeof owner.$inferInsert> & { logins?: number[] } = {},
): Promise<Owner> => {
  const row = {
    ...{ kind: 'person' as const, firstName: 'Nermin', lastName: 'Uçar' },
    createdAt: new Date(),
  }
  const added = found(
    (
      await db
        .insert(owner)
        .values({ ...row, ...overrides })
        .returning()
    )[0],
  )
  for (const accountId of logins) await db.insert(ownerLogin).values({ ownerId: added.id, accountId })
  return added
}
