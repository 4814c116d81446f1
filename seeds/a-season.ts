import { eq, sql } from 'drizzle-orm'
import { season } from '../src/features/pricing/pricing.table.ts'
import { villaLock } from '../src/features/villas/villas.table.ts'
import { found } from '../src/kernel/refusal.ts'
import type { Db } from '../src/platform/database/db.ts'

type Season = typeof season.$inferSelect

/**
 * A price of 10,000 a night for many years, sold by the night on any weekday. As with every change of prices the villa
 * gets a new revision: whoever has read it without the price reads it again.
 */
export const aSeason = async (db: Db, villaId: number, overrides: Partial<Season> = {}): Promise<Season> => {
  const row = {
    villaId,
    from: '2020-01-01',
    until: '2040-01-01',
    nightly: 1_000_000,
    minNights: 1,
    arrivalDays: [],
    departureDays: [],
  }
  const [added] = await db
    .insert(season)
    .values({ ...row, ...overrides })
    .returning()
  await db.update(villaLock).set({ revision: sql`nextval('villa_revision')` }).where(eq(villaLock.villaId, villaId))
  return found(added)
}
