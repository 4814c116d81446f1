import * as z from 'zod/mini'
import { currency, day, listOf, minor } from '../../kernel/schema.ts'

export const extraCode = z.enum(['pool-heating', 'pet', 'extra-bed', 'transfer', 'cot'])
export type ExtraCode = z.infer<typeof extraCode>
export const discountKind = z.enum(['length', 'early', 'last-minute', 'coupon'])
export type DiscountKind = z.infer<typeof discountKind>

/**
 * What one part of the price is for. Each line keeps the id of the rule that made it. Amounts of discounts are
 * negative.
 */
const priceLine = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('nights'),
    ruleId: z.number(),
    from: day,
    nights: z.number(),
    nightly: minor,
    amount: minor,
  }),
  z.object({ kind: z.literal('week'), ruleId: z.number(), from: day, weeks: z.number(), weekly: minor, amount: minor }),
  z.object({ kind: z.literal('day-price'), from: day, nights: z.number(), nightly: minor, amount: minor }),
  z.object({ kind: z.literal('extra-guests'), guests: z.number(), nights: z.number(), nightly: minor, amount: minor }),
  z.object({
    kind: z.literal('discount'),
    ruleId: z.number(),
    why: discountKind,
    percent: z.number(),
    amount: minor,
  }),
  z.object({ kind: z.literal('cleaning'), ruleId: z.number(), belowNights: z.number(), amount: minor }),
  z.object({ kind: z.literal('extra'), ruleId: z.number(), code: extraCode, amount: minor }),
  /** What staff and guest agreed on beside the listed price: less, or more. */
  z.object({ kind: z.literal('agreed'), amount: minor }),
])

export type PriceLine = z.infer<typeof priceLine>

/**
 * What of the pre-payment is kept when a guest cancels. Rows from the longest time before arrival to the shortest: from
 * `daysBefore` days on, `keptPercent` of the pre-payment is kept.
 */
export const cancellationPolicy = z.object({
  /** Free of charge for so many hours after booking … */
  graceHours: z.int('invalid').check(z.minimum(0, 'too-small'), z.maximum(168, 'too-big')),
  /** … when arrival is more than so many days away. */
  graceDaysAhead: z.int('invalid').check(z.minimum(0, 'too-small'), z.maximum(365, 'too-big')),
  rows: listOf(
    z.object({
      daysBefore: z.int('invalid').check(z.minimum(0, 'too-small'), z.maximum(365, 'too-big')),
      keptPercent: z.int('invalid').check(z.minimum(0, 'too-small'), z.maximum(100, 'too-big')),
    }),
    8,
    { least: 1 },
  ),
})
export type CancellationPolicy = z.infer<typeof cancellationPolicy>

/** The price of one stay, in minor units of `currency`. The damage deposit is outside the total. */
export const stayPrice = z.object({
  kind: z.literal('priced'),
  currency,
  nights: z.number(),
  lines: z.array(priceLine),
  /** Nights and extra guests before discounts. */
  gross: minor,
  /** After discounts: what the pre-payment is a part of. */
  accommodation: minor,
  total: minor,
  prepaymentPercent: z.number(),
  prepayment: minor,
  balance: minor,
  damageDeposit: minor,
  /** True when the gap rule let a stay shorter than the minimum in. */
  fillsGap: z.boolean(),
})
export type StayPrice = z.infer<typeof stayPrice>

/** Why a stay is not sold, in facts a sentence can name. */
export const notSold = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('too-long'), max: z.number() }),
  z.object({ kind: z.literal('too-many-guests'), capacity: z.number() }),
  z.object({ kind: z.literal('unpriced'), night: day }),
  z.object({ kind: z.literal('min-nights'), nights: z.number() }),
  z.object({ kind: z.literal('arrival-day'), days: z.array(z.number()) }),
  z.object({ kind: z.literal('departure-day'), days: z.array(z.number()) }),
  z.object({ kind: z.literal('unknown-extra'), code: z.string() }),
])
export type NotSold = z.infer<typeof notSold>

/** Something that can be added to a stay, as a guest is offered it. */
export const offeredExtra = z.object({
  code: extraCode,
  name: z.string(),
  amount: minor,
  per: z.enum(['stay', 'night']),
})
export type OfferedExtra = z.infer<typeof offeredExtra>

/** A row of the price table of a villa. Nights of [from, until). */
export const priceRow = z.object({
  from: day,
  until: day,
  nightly: minor,
  weekly: z.nullable(minor),
  minNights: z.number(),
  /** The cleaning fee is added to stays of fewer nights than this. */
  cleaningBelowNights: z.number(),
  cleaningFee: minor,
})
export type PriceRow = z.infer<typeof priceRow>

export const extraCodes = listOf(extraCode, 20, { fault: 'invalid' })
