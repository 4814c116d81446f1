import type { discount, extra, priceTerms, season } from '../../src/features/pricing/pricing.table.ts'
import type { Day } from '../../src/kernel/day.ts'
import type { Localized } from '../../src/kernel/language.ts'
import type { Currency, Minor } from '../../src/kernel/money.ts'
import type { VillaSeed } from '../content/villa-seed.ts'
import type { DemoVilla } from './demo-catalogue.ts'

/** The parts of a season year, which begins in November: [first day, part of the high price, minimum nights, kind]. */
const PARTS = [
  { from: '11-01', level: 0.4, minNights: 3, peak: false },
  { from: '04-01', level: 0.58, minNights: 4, peak: false },
  { from: '06-01', level: 0.82, minNights: 5, peak: false },
  { from: '07-01', level: 1, minNights: 7, peak: true },
  { from: '08-26', level: 0.84, minNights: 5, peak: false },
  { from: '09-21', level: 0.6, minNights: 4, peak: false },
] as const

/** How a price grows from one season to the next. */
const GROWTH: Record<Currency, number> = { TL: 1.22, DOLLAR: 1.05, EURO: 1.05, POUND: 1.05 }

/** Prices as an owner would say them: whole fifties in TL, whole fives elsewhere, in minor units. */
const round = (units: number, currency: Currency): Minor => {
  const step = currency === 'TL' ? 50 : 5
  return Math.max(step, Math.round(units / step) * step) * 100
}

/** About how much one euro is worth, to say small amounts in the currency of a villa. */
const EURO_IN: Record<Currency, number> = { TL: 49, DOLLAR: 1.15, EURO: 1, POUND: 0.88 }
const euros = (amount: number, currency: Currency): Minor => round(amount * EURO_IN[currency], currency)

const prepaymentOf = (order: number): number => {
  if (order % 9 === 4) return 30
  return order % 5 === 2 ? 25 : 20
}

/** What holds for a villa in every season. `order` varies the villas. */
export const termsOf = (villa: VillaSeed, villaId: number, order: number): typeof priceTerms.$inferInsert => {
  const takesExtra = order % 6 === 1 && villa.guests >= 6
  return {
    villaId,
    baseGuests: takesExtra ? villa.guests - 2 : villa.guests,
    extraGuestNightly: takesExtra ? euros(12, villa.currency) : 0,
    prepaymentPercent: prepaymentOf(order),
    damageDeposit: round(villa.highSeasonNightly * 0.5, villa.currency),
    gapMinNights: order % 4 === 3 ? 2 : 3,
    gapLeavesOneEdge: order % 5 === 0,
    commissionPercent: [15, 18, 20][order % 3] ?? 15,
  }
}

/**
 * The price periods of the season years from `firstYear` to `lastYear`, and the winter after them. The written price is
 * for `highYear`.
 */
export const seasonsOf = (
  villa: VillaSeed,
  villaId: number,
  order: number,
  years: { firstYear: number; lastYear: number; highYear: number },
) => {
  const rows: (typeof season.$inferInsert)[] = []
  for (let year = years.firstYear; year <= years.lastYear + 1; year++)
    for (const [index, part] of PARTS.entries()) {
      if (year > years.lastYear && index > 0) break
      const next = PARTS[index + 1]
      const price = villa.highSeasonNightly * part.level * GROWTH[villa.currency] ** (year - years.highYear)
      const onlySaturdays = part.peak && order % 8 === 5
      const minNights = !part.peak && part.minNights === 5 && order % 3 === 0 ? 7 : part.minNights
      rows.push({
        villaId,
        from: dayOf(index === 0 ? year - 1 : year, part.from),
        until: next ? dayOf(year, next.from) : dayOf(year, PARTS[0].from),
        nightly: round(price, villa.currency),
        weekly: order % 3 === 1 && part.level > 0.5 ? round(price * 6.7, villa.currency) : null,
        minNights,
        arrivalDays: onlySaturdays ? [6] : [],
        departureDays: onlySaturdays ? [6] : [],
        cleaningBelowNights: part.minNights === 3 ? 5 : 7,
        cleaningFee: round(villa.highSeasonNightly * 0.16, villa.currency),
        prepaymentPercent: null,
      })
    }
  return rows
}

const dayOf = (year: number, monthAndDay: string): Day => `${year}-${monthAndDay}`

/** Early booking, long stays and a few last-minute prices for the arrivals of the coming year. */
export const discountsOf = (
  { seed: villa, id: villaId, order }: DemoVilla,
  arrivals: { from: Day; until: Day },
  createdAt: Date,
) => {
  const rows: (typeof discount.$inferInsert)[] = []
  if (order % 2 === 0)
    rows.push({
      villaId,
      kind: 'early',
      percent: order % 4 === 0 ? 10 : 8,
      threshold: 120,
      ...arrivals,
      coupon: null,
      createdAt,
    })
  if (order % 3 !== 0)
    rows.push({
      villaId,
      kind: 'length',
      percent: villa.bedrooms > 3 ? 7 : 10,
      threshold: 14,
      ...arrivals,
      coupon: null,
      createdAt,
    })
  if (order % 7 === 3)
    rows.push({ villaId, kind: 'last-minute', percent: 12, threshold: 10, ...arrivals, coupon: null, createdAt })
  return rows
}

const EXTRA_NAMES = {
  'pool-heating': { tr: 'Havuz ısıtma', en: 'Pool heating', ru: 'Подогрев бассейна' },
  pet: { tr: 'Evcil hayvan', en: 'Pet', ru: 'Питомец' },
  'extra-bed': { tr: 'Ek yatak', en: 'Extra bed', ru: 'Дополнительная кровать' },
  transfer: {
    tr: 'Havalimanı karşılama (tek yön)',
    en: 'Airport transfer (one way)',
    ru: 'Трансфер из аэропорта (в одну сторону)',
  },
  cot: { tr: 'Bebek yatağı', en: 'Baby cot', ru: 'Детская кроватка' },
} as const satisfies Record<(typeof extra.$inferInsert)['code'], Localized>

/** What a guest may add to a stay. */
export const extrasOf = (villa: VillaSeed, villaId: number) => {
  const { currency } = villa
  const offered: { code: keyof typeof EXTRA_NAMES; amount: Minor; per: 'stay' | 'night'; when: boolean }[] = [
    { code: 'pool-heating', amount: euros(30, currency), per: 'night', when: villa.pool.heated },
    { code: 'pet', amount: euros(40, currency), per: 'stay', when: villa.pets },
    { code: 'extra-bed', amount: euros(10, currency), per: 'night', when: villa.bedrooms > 3 },
    { code: 'transfer', amount: euros(villa.distances.airport > 90_000 ? 95 : 65, currency), per: 'stay', when: true },
    { code: 'cot', amount: euros(10, currency), per: 'stay', when: villa.children },
  ]
  return offered
    .filter(({ when }) => when)
    .map(({ code, amount, per }) => ({ villaId, code, name: EXTRA_NAMES[code], amount, per }))
}
