import { season } from '../src/features/pricing/pricing.table.ts'
import { found } from '../src/kernel/refusal.ts'
import type { Db } from '../src/platform/database/db.ts'

type Season = typeof season.$inferSelect

/** A price of 10,000 a night for many years, sold by the night on any weekday. */
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
  return found(
    (
      await db
        .insert(season)
        .values({ ...row, ...overrides })
        .returning()
    )[0],
  )
}
