import { and, asc, eq, isNull, or, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../platform/database/db.ts'
import { ask, given, statement } from '../../platform/database/statement.ts'
import { villa } from '../villas/villas.table.ts'
import type { PricePlan } from './price-plan.ts'
import { dayPrice, discount, extra, priceTerms, season } from './pricing.table.ts'
import { agencyPolicy } from './terms/terms.store.ts'

/** From and to which day a plan is asked for: the days of one stay, its departure among them. */
type During = { first: SQL; last: SQL }

/** What the price plan of one villa is put together from; of its prices those of some days when these are named. */
export const planQuestions = (villaId: SQL, during?: During) => ({
  terms: ask
    .select({ own: priceTerms, agencyPolicy, currency: villa.currency, capacity: villa.guests })
    .from(priceTerms)
    .innerJoin(villa, eq(villa.id, priceTerms.villaId))
    .where(eq(priceTerms.villaId, villaId)),
  seasons: ask
    .select()
    .from(season)
    .where(
      and(
        eq(season.villaId, villaId),
        during && sql`${season.from} <= ${during.last} AND ${season.until} > ${during.first}`,
      ),
    )
    .orderBy(asc(season.from)),
  dayPrices: ask
    .select()
    .from(dayPrice)
    .where(
      and(eq(dayPrice.villaId, villaId), during && sql`${dayPrice.night} BETWEEN ${during.first} AND ${during.last}`),
    ),
  discounts: ask
    .select()
    .from(discount)
    .where(or(isNull(discount.villaId), eq(discount.villaId, villaId)))
    .orderBy(sql`${discount.villaId} NULLS FIRST`, asc(discount.id)),
  extras: ask.select().from(extra).where(eq(extra.villaId, villaId)).orderBy(asc(extra.id)),
})

type Answered = { [K in keyof ReturnType<typeof planQuestions>]: ReturnType<typeof planQuestions>[K]['_']['result'] }

/** The plan from what was answered; undefined for a villa without terms. */
export const planFrom = ({ terms: [terms], seasons, dayPrices, discounts, extras }: Answered): PricePlan | undefined =>
  terms && {
    currency: terms.currency,
    capacity: terms.capacity,
    baseGuests: terms.own.baseGuests,
    extraGuestNightly: terms.own.extraGuestNightly,
    prepaymentPercent: terms.own.prepaymentPercent,
    damageDeposit: terms.own.damageDeposit,
    gapMinNights: terms.own.gapMinNights,
    gapLeavesOneEdge: terms.own.gapLeavesOneEdge,
    policy: terms.own.policy ?? terms.agencyPolicy,
    seasons,
    dayPrices: Object.fromEntries(dayPrices.map(({ night, nightly }) => [night, nightly])),
    discounts,
    extras,
  }

const ofVilla = statement('villa_plan', () => planQuestions(sql`${given('id')}`))

export const planOf = async (db: Db, villaId: number): Promise<PricePlan | undefined> =>
  planFrom(await ofVilla(db, { id: villaId }))
