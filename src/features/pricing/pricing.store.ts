import { asc, eq, inArray, isNull, or } from 'drizzle-orm'
import type { Db } from '../../platform/database/db.ts'
import { villa } from '../villas/villas.table.ts'
import type { PricePlan } from './price-plan.ts'
import { dayPrice, discount, extra, priceTerms, season } from './pricing.table.ts'

/**
 * The price plans of the given villas (all when absent) by villa id, in a constant number of queries. A villa without
 * terms has no plan.
 */
export const plansOf = async (db: Db, villaIds?: number[]): Promise<Map<number, PricePlan>> => {
  const of = <
    T extends typeof priceTerms.villaId | typeof season.villaId | typeof dayPrice.villaId | typeof extra.villaId,
  >(
    column: T,
  ) => (villaIds ? inArray(column, villaIds) : undefined)
  // One after the other: inside a transaction they share one connection.
  const terms = await db
    .select({ terms: priceTerms, currency: villa.currency, capacity: villa.guests })
    .from(priceTerms)
    .innerJoin(villa, eq(villa.id, priceTerms.villaId))
    .where(of(priceTerms.villaId))
  const seasons = await db.select().from(season).where(of(season.villaId)).orderBy(asc(season.from))
  const days = await db.select().from(dayPrice).where(of(dayPrice.villaId))
  const discounts = await db
    .select()
    .from(discount)
    .where(villaIds ? or(isNull(discount.villaId), inArray(discount.villaId, villaIds)) : undefined)
  const extras = await db.select().from(extra).where(of(extra.villaId)).orderBy(asc(extra.id))
  const forAll = discounts.filter((each) => each.villaId === null)
  const plans = new Map<number, PricePlan>()
  for (const { terms: own, currency, capacity } of terms)
    plans.set(own.villaId, {
      currency,
      capacity,
      baseGuests: own.baseGuests,
      extraGuestNightly: own.extraGuestNightly,
      prepaymentPercent: own.prepaymentPercent,
      damageDeposit: own.damageDeposit,
      gapMinNights: own.gapMinNights,
      gapLeavesOneEdge: own.gapLeavesOneEdge,
      policy: own.policy,
      seasons: [],
      dayPrices: {},
      discounts: [...forAll],
      extras: [],
    })
  for (const { villaId, ...row } of seasons) plans.get(villaId)?.seasons.push(row)
  for (const { villaId, night, nightly } of days)
    Object.assign(plans.get(villaId)?.dayPrices ?? {}, { [night]: nightly })
  for (const row of discounts) if (row.villaId !== null) plans.get(row.villaId)?.discounts.push(row)
  for (const { villaId, ...row } of extras) plans.get(villaId)?.extras.push(row)
  return plans
}
