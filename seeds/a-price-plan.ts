import type { PricePlan, Season } from '../src/features/pricing/price-plan.ts'

/** A summer of 10,000 a night, sold by the night on any weekday. */
export const aPlanSeason = (change: Partial<Season> = {}): Season => ({
  id: 1,
  from: '2027-06-01',
  until: '2027-09-01',
  nightly: 1_000_000,
  weekly: null,
  minNights: 1,
  arrivalDays: [],
  departureDays: [],
  cleaningBelowNights: 0,
  cleaningFee: 0,
  prepaymentPercent: null,
  ...change,
})

/** What a stay is priced by: that summer, no discounts, no extras. */
export const aPricePlan = (change: Partial<PricePlan> = {}): PricePlan => ({
  currency: 'TL',
  capacity: 8,
  baseGuests: 6,
  extraGuestNightly: 0,
  prepaymentPercent: 20,
  damageDeposit: 500_000,
  gapMinNights: 3,
  gapLeavesOneEdge: false,
  seasons: [aPlanSeason()],
  dayPrices: {},
  discounts: [],
  extras: [],
  ...change,
})
