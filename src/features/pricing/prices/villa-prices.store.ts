import { and, asc, eq, gte, lt } from 'drizzle-orm'
import type { Day } from '../../../kernel/day.ts'
import type { Minor } from '../../../kernel/money.ts'
import { found } from '../../../kernel/refusal.ts'
import type { Db } from '../../../platform/database/db.ts'
import { ask, given, statement } from '../../../platform/database/statement.ts'
import { dayPrice, discount, extra, priceTerms, season } from '../pricing.table.ts'
import type { DiscountInput, ExtraInput, TermsChange } from './prices.shape.ts'
import type { Period } from './season-edit.ts'

const pricesQuestion = statement('prices_of_villa', () => {
  const id = given('id')
  return {
    terms: ask.select().from(priceTerms).where(eq(priceTerms.villaId, id)),
    seasons: ask.select().from(season).where(eq(season.villaId, id)).orderBy(asc(season.from)),
    dayPrices: ask.select().from(dayPrice).where(eq(dayPrice.villaId, id)).orderBy(asc(dayPrice.night)),
    discounts: ask.select().from(discount).orderBy(asc(discount.id)),
    extras: ask.select().from(extra).where(eq(extra.villaId, id)).orderBy(asc(extra.id)),
  }
})

/** All rows that make the prices of a villa, the agency's discounts among them. Refuses 'not-found' without terms. */
export const pricesOf = async (db: Db, id: number) => {
  const { terms, discounts, ...rows } = await pricesQuestion(db, { id })
  const ofThisVilla = discounts.filter(({ villaId }) => villaId === null || villaId === id)
  return { ...rows, discounts: ofThisVilla, terms: found(terms[0]) }
}

export const writeTerms = async (tx: Db, villaId: number, change: TermsChange): Promise<void> => {
  if (Object.keys(change).length) await tx.update(priceTerms).set(change).where(eq(priceTerms.villaId, villaId))
}

/** Gives the nights of a period a price of their own; null takes it away. */
export const writeDayPrices = async (
  tx: Db,
  villaId: number,
  { from, until, nights }: Period & { nights: Day[] },
  nightly: Minor | null,
): Promise<void> => {
  await tx
    .delete(dayPrice)
    .where(and(eq(dayPrice.villaId, villaId), gte(dayPrice.night, from), lt(dayPrice.night, until)))
  if (nightly !== null) await tx.insert(dayPrice).values(nights.map((night) => ({ villaId, night, nightly })))
}

export const discountById = async (db: Db, id: number) =>
  (await db.select().from(discount).where(eq(discount.id, id)))[0]
export const addDiscount = async (
  tx: Db,
  row: DiscountInput & { villaId: number | null; createdAt: Date },
): Promise<number> => found((await tx.insert(discount).values(row).returning({ id: discount.id }))[0]).id
export const writeDiscount = (tx: Db, id: number, row: DiscountInput) =>
  tx.update(discount).set(row).where(eq(discount.id, id))
export const removeDiscount = (tx: Db, id: number) => tx.delete(discount).where(eq(discount.id, id))

export const extraById = async (db: Db, id: number) => (await db.select().from(extra).where(eq(extra.id, id)))[0]
export const addExtra = async (tx: Db, row: ExtraInput & { villaId: number }): Promise<number> =>
  found((await tx.insert(extra).values(row).returning({ id: extra.id }))[0]).id
export const writeExtra = (tx: Db, id: number, row: ExtraInput) => tx.update(extra).set(row).where(eq(extra.id, id))
export const removeExtra = (tx: Db, id: number) => tx.delete(extra).where(eq(extra.id, id))
