import * as z from 'zod/mini'
import { currency, day, listOf, localizedLine, minor } from '../../../kernel/schema.ts'
import { cancellationPolicy, discountKind, extraCode, priceRow } from '../pricing.shape.ts'

/** Most of one price: a hundred million of the currency. */
export const price = z.int('invalid').check(z.minimum(1, 'too-small'), z.maximum(10_000_000_000, 'too-big'))
export const fee = z.int('invalid').check(z.minimum(0, 'too-small'), z.maximum(10_000_000_000, 'too-big'))
const weekdays = listOf(z.int().check(z.minimum(1), z.maximum(7)), 7, { fault: 'invalid' })
const percent = (least: number, most: number) =>
  z.int('invalid').check(z.minimum(least, 'too-small'), z.maximum(most, 'too-big'))
const nights = (least: number) => z.int('invalid').check(z.minimum(least, 'too-small'), z.maximum(100, 'too-big'))

/** What staff write of a season. Nights of [from, until). */
export const seasonInput = z.object({
  from: day,
  until: day,
  nightly: price,
  weekly: z._default(z.nullable(price), null),
  minNights: z._default(nights(1), 1),
  arrivalDays: z._default(weekdays, []),
  departureDays: z._default(weekdays, []),
  cleaningBelowNights: z._default(nights(0), 0),
  cleaningFee: z._default(fee, 0),
  prepaymentPercent: z._default(z.nullable(percent(0, 100)), null),
})
export type SeasonInput = z.infer<typeof seasonInput>

/** A season as staff see it. */
export const seasonRow = z.object({
  id: z.number(),
  ...priceRow.shape,
  arrivalDays: z.array(z.number()),
  departureDays: z.array(z.number()),
  prepaymentPercent: z.nullable(z.number()),
})

/** What holds for a villa whatever the season. */
export const termsInput = z.object({
  baseGuests: z.int('invalid').check(z.minimum(1, 'too-small'), z.maximum(50, 'too-big')),
  extraGuestNightly: fee,
  prepaymentPercent: percent(0, 100),
  damageDeposit: fee,
  gapMinNights: nights(1),
  gapLeavesOneEdge: z.boolean(),
  /** Null = what the agency's villas have. */
  policy: z._default(z.nullable(cancellationPolicy), null),
  commissionPercent: z.number().check(z.minimum(0, 'too-small'), z.maximum(60, 'too-big')),
})
/** What of the terms becomes another; the rest stays as it is stored. */
export const termsChange = z.partial(z.object({ ...termsInput.shape, policy: z.nullable(cancellationPolicy) }))
export type TermsChange = z.infer<typeof termsChange>

export const discountInput = z.object({
  kind: discountKind,
  percent: percent(1, 90),
  threshold: z.int('invalid').check(z.minimum(0, 'too-small'), z.maximum(730, 'too-big')),
  from: day,
  until: day,
  coupon: z._default(
    z.nullable(z.string().check(z.trim(), z.toUpperCase(), z.regex(/^[A-Z0-9-]{3,40}$/, 'invalid'))),
    null,
  ),
})
export type DiscountInput = z.infer<typeof discountInput>
/** `everywhere`: it holds for every villa of the agency. */
export const discountRow = z.object({ id: z.number(), everywhere: z.boolean(), ...discountInput.shape })

export const extraInput = z.object({
  code: extraCode,
  name: localizedLine(120),
  amount: fee,
  per: z.enum(['stay', 'night']),
})
export type ExtraInput = z.infer<typeof extraInput>
export const extraRow = z.object({ id: z.number(), ...extraInput.shape })

/** All prices of a villa. The list of what a stay there costs is `pricing.stayPrice`; both come from these rows. */
export const villaPrices = z.object({
  villa: z.object({ id: z.number(), name: z.string(), slug: z.string(), currency, guests: z.number() }),
  terms: termsInput,
  seasons: z.array(seasonRow),
  dayPrices: z.array(z.object({ night: day, nightly: minor })),
  discounts: z.array(discountRow),
  extras: z.array(extraRow),
  /** Nights of the next 18 months that have no price. */
  unpriced: z.array(z.object({ from: day, until: day })),
})
export type VillaPrices = z.infer<typeof villaPrices>
