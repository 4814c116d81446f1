import { eq } from 'drizzle-orm'
import type { Db } from '../../platform/database/db.ts'
import { discount, extra, priceTerms, season } from './pricing.table.ts'

/** The terms that a villa begins with: those of the agency. */
export const firstTerms = (tx: Db, villaId: number, guests: number) =>
  tx.insert(priceTerms).values({ villaId, baseGuests: guests })

/** Gives a new villa the terms, periods, extras and own discounts of another one. */
export const copyPrices = async (tx: Db, from: number, villaId: number): Promise<void> => {
  const like = <T extends object>(rows: T[]) => rows.map((row) => ({ ...row, id: undefined, villaId }))
  const terms = await tx.select().from(priceTerms).where(eq(priceTerms.villaId, from))
  const seasons = await tx.select().from(season).where(eq(season.villaId, from))
  const extras = await tx.select().from(extra).where(eq(extra.villaId, from))
  const discounts = await tx.select().from(discount).where(eq(discount.villaId, from))
  if (terms.length) await tx.insert(priceTerms).values(like(terms))
  if (seasons.length) await tx.insert(season).values(like(seasons))
  if (extras.length) await tx.insert(extra).values(like(extras))
  if (discounts.length) await tx.insert(discount).values(like(discounts))
}
