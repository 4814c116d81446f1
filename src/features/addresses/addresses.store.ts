import { eq } from 'drizzle-orm'
import { found } from '../../kernel/refusal.ts'
import type { Db } from '../../platform/database/db.ts'
import { address } from './addresses.table.ts'

export type Address = typeof address.$inferSelect

/** What a public slug leads to. Refuses 'not-found' when nothing ever had it. */
export const addressOf = async (db: Db, slug: string): Promise<Address> => {
  const [row] = await db.select().from(address).where(eq(address.slug, slug))
  return found(row)
}
