import { type Random, seededRandom } from '../../seeds/demo/random.ts'
import type { Discount, PricePlan, Season } from '../../src/features/pricing/price-plan.ts'
import { nightSet } from '../../src/features/search/packed/night-set.ts'
import type { SearchEntry } from '../../src/features/search/search-entry.ts'
import { addDays, type Day, dayNumber, daysBetween } from '../../src/kernel/day.ts'
import { CURRENCIES } from '../../src/kernel/money.ts'

export const anyChance = (seed: number): Random => seededRandom(seed)

const place = (id: number, kind: string) => ({ id, slug: `${kind}-${id}`, name: `${kind} ${id}` })

/** A villa of a random agency as the search holds it: its calendar begins a week before `today`. */
export const anyEntry = (id: number, today: Day, random: Random): SearchEntry => {
  const currency = random.pick([...CURRENCIES])
  const guests = random.whole(1, 12)
  const name = `Villa ${random.pick(['Çınar', 'Ilgaz', 'İnci', 'Şafak', 'Zeytin', 'Ada'])} ${random.whole(1, 9)}`
  const list = <T>(most: number, of: (index: number) => T): T[] =>
    Array.from({ length: random.whole(0, most) }, (_, index) => of(index))
  const villa = {
    ...{ id, slug: `villa-${id}`, code: `V${id}`, name, headline: { tr: name }, guests, currency },
    town: place(random.whole(1, 4), 'town'),
    district: place(random.whole(1, 6), 'district'),
    types: [...new Set(list(3, () => random.whole(1, 4)))].map((type) => place(type, 'type')),
    features: [...new Set(list(6, () => random.whole(1, 8)))]
      .sort()
      .map((each) => ({ ...place(each, 'feature'), name: { tr: `Özellik ${each}` }, icon: 'x', highlight: each < 4 })),
    photos: [],
    bedrooms: random.whole(1, 6),
    bathrooms: random.whole(1, 4),
    sea: random.whole(0, 40) * 100,
    screened: random.chance(0.4),
    heated: random.chance(0.3),
    ...{ permitNo: null, checkInTime: '16:00', checkOutTime: '10:00', ownerId: 1, revision: 1 },
    active: random.chance(0.9),
    live: random.chance(0.5),
    popular: random.chance(0.3),
    villaOfMonth: false,
    position: random.whole(1, 9),
    latitude: 36 + random.whole(0, 90) / 100,
    longitude: 29 + random.whole(0, 90) / 100,
    createdAt: new Date(Date.parse('2026-01-01') + random.whole(0, 5) * 86_400_000),
  }
  return {
    villa,
    plan: random.chance(0.95) ? anyPlan(villa, today, random) : undefined,
    nights: nightSet(dayNumber(today) - 7, anyNights(today, random)),
    rating: random.chance(0.5) ? { average: random.whole(10, 50) / 10, count: random.whole(1, 20) } : null,
    folded: name.toLowerCase(),
  }
}

const weekdays = (random: Random): number[] =>
  random.chance(0.7) ? [] : [...new Set([random.whole(1, 7), random.whole(1, 7), random.whole(1, 7)])]

const anyPlan = (villa: { guests: number; currency: PricePlan['currency'] }, today: Day, random: Random): PricePlan => {
  const seasons: Season[] = []
  const many = random.chance(0.05) ? 60 : 14
  const beyond = random.chance(0.05) ? 2 ** 32 : 0 // no column holds it
  for (let from = addDays(today, -random.whole(0, 60)); seasons.length < many && from < addDays(today, 800); ) {
    const until = addDays(from, random.whole(1, 800 / many + 40))
    seasons.push({
      ...{ id: seasons.length + 1, from, until, nightly: random.whole(1, 90_000) * random.pick([1, 100]) + beyond },
      weekly: random.chance(0.3) ? random.whole(1, 500_000) * 100 : null,
      minNights: random.chance(0.02) ? 120 : random.whole(1, 9),
      ...{ arrivalDays: weekdays(random), departureDays: weekdays(random) },
      cleaningBelowNights: random.whole(0, 9),
      cleaningFee: random.whole(0, 3) * 12_345,
      prepaymentPercent: null,
    })
    from = random.chance(0.85) ? until : addDays(until, random.whole(1, 9))
  }
  const days = random.chance(0.2) ? random.whole(1, 20) : 0
  return {
    ...{ currency: villa.currency, capacity: villa.guests, prepaymentPercent: 20, damageDeposit: 1, extras: [] },
    baseGuests: random.whole(1, 12),
    extraGuestNightly: random.pick([0, 0, 12_300, 45_678]),
    gapMinNights: random.whole(1, 4),
    gapLeavesOneEdge: random.chance(0.4),
    seasons,
    dayPrices: Object.fromEntries(
      Array.from({ length: days }, () => [addDays(today, random.whole(0, 400)), random.whole(1, 90_000) * 100]),
    ),
    discounts: Array.from({ length: random.chance(0.1) ? 9 : random.whole(0, 5) }, (_, id) =>
      anyDiscount(id, today, random),
    ),
  }
}

const anyDiscount = (id: number, today: Day, random: Random): Discount => {
  const kind = random.pick(['length', 'early', 'last-minute', 'coupon'] as const)
  const from = addDays(today, random.whole(-100, 200))
  return {
    ...{ id, kind, percent: random.whole(0, random.chance(0.1) ? 110 : 40), from },
    threshold: random.whole(kind === 'last-minute' ? -1 : 0, kind === 'length' ? 20 : 120),
    until: addDays(from, random.whole(1, 500)),
    coupon: kind === 'coupon' ? 'YAZ' : null,
  }
}

/** Bookings with gaps of a few nights among them, some of them options that end soon, up to the horizon and beyond. */
const anyNights = (today: Day, random: Random) => {
  const taken: { until: number | null; nights: number[] }[] = []
  const last = addDays(today, random.pick([60, 300, 900]))
  for (let night = addDays(today, random.whole(-12, 30)); night < last; ) {
    const expiresAt = random.chance(0.2) ? Date.parse(`${today}T09:00Z`) + random.whole(1, 600) * 60_000 : null
    const length = random.whole(1, 12)
    const first = daysBetween(today, night) + 7
    taken.push({ until: expiresAt, nights: Array.from({ length }, (_, each) => first + each) })
    night = addDays(night, length + (random.chance(0.6) ? random.whole(0, 7) : random.whole(8, 60)))
  }
  return taken
}
