import { desc, sql } from 'drizzle-orm'
import type { Db } from '../../../platform/database/db.ts'
import { setting } from '../../settings/settings.table.ts'
import type { CancellationPolicy } from '../pricing.shape.ts'
import { cancellationTerms } from './terms.table.ts'

/** The setting that holds what is in force: with it the pages of the site are made anew. */
const POLICY = 'cancellation_policy'

/** The agency’s policy in force, as a part of a select; null while none was written. */
export const agencyPolicy = sql<CancellationPolicy | null>`(SELECT value::jsonb FROM setting WHERE key = 'cancellation_policy')`

const SHOWN = 10

/** The last versions, the newest first. */
export const policyVersions = (db: Db) =>
  db.select().from(cancellationTerms).orderBy(desc(cancellationTerms.id)).limit(SHOWN)

/** One version at a time. */
export const lockTerms = (tx: Db) => tx.execute(sql`LOCK TABLE cancellation_terms IN SHARE ROW EXCLUSIVE MODE`)

export const addVersion = async (tx: Db, row: Omit<typeof cancellationTerms.$inferInsert, 'id'>): Promise<void> => {
  await tx.insert(cancellationTerms).values(row)
  const value = JSON.stringify(row.policy)
  await tx.insert(setting).values({ key: POLICY, value }).onConflictDoUpdate({ target: setting.key, set: { value } })
}
