import { eq } from 'drizzle-orm'
import type { Db } from '../../../platform/database/db.ts'
import { permit } from './permits.table.ts'

/** The permit of a villa, if it has one. */
export const permitOf = async (db: Db, villaId: number) =>
  (await db.select().from(permit).where(eq(permit.villaId, villaId)))[0]
