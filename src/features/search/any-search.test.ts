import { expect, test } from 'vitest'
import type { Random } from '../../../seeds/demo/random.ts'
import { anyChance, anyEntry } from '../../../tests/slow-search/any-agency.ts'
import { facetsOf as slowFacets } from '../../../tests/slow-search/slow-facets.ts'
import * as slowly from '../../../tests/slow-search/slow-find.ts'
import { addDays, type Day } from '../../kernel/day.ts'
import { writeArea } from './area/area.ts'
import { facetsOf } from './facets/facets.view.ts'
import { findManyVillas, findPins, findVillas } from './find-villas.view.ts'
import { findGaps } from './gaps/find-gaps.view.ts'
import { searchQuery } from './search.contract.ts'
import type { SearchEntry } from './search-entry.ts'
import { dropEntry, fillModel, nextExpiry, putEntry, searchModel } from './search-model.server.ts'

// The packed search against one that looks at every villa and asks the price engine for each.
const AGENCIES = 80
const WISHES = 24
/** Of so many wishes the facets are asked too: slowly, each is a search for every filter there is. */
const FACETED = 4
const TODAY = '2027-03-01'
const RATES = { TL: '1.0000', DOLLAR: '42.3051', EURO: '48.9000', POUND: '55.6173' }

const anyArea = (random: Random): string => {
  const [south, west] = [36 + random.whole(0, 80) / 100, 29 + random.whole(0, 80) / 100]
  return writeArea({ south, west, north: south + random.whole(1, 60) / 100, east: west + random.whole(1, 60) / 100 })
}

const anyWish = (random: Random) => {
  const checkin = addDays(
    TODAY,
    random.pick([0, 1, 3, random.whole(0, 60), random.whole(0, 400), random.whole(600, 720)]),
  )
  const nights = random.pick([random.whole(1, 6), random.whole(2, 14), random.whole(7, 30), random.whole(1, 100)])
  const checkout = addDays(checkin, nights)
  const dated = random.chance(0.85) && checkout <= addDays(TODAY, 730)
  const maybe = <T>(chance: number, wish: T) => (random.chance(chance) ? wish : {})
  const currency = random.pick(['TL', 'DOLLAR', 'EURO', 'POUND'])
  return searchQuery.parse({
    ...(dated && { checkin, checkout }),
    ...maybe(0.5, { guests: random.whole(1, random.chance(0.1) ? 50 : 8) }),
    ...maybe(0.3, { town: random.pick(['town-1', '2', 'town-3,town-4', 'nowhere']) }),
    ...maybe(0.15, { district: random.pick(['district-1', '2,district-3']) }),
    ...maybe(0.15, { type: random.pick(['type-1', '2', 'type-3,type-9']) }),
    ...maybe(0.15, { feature: random.pick(['feature-1', 'feature-2,3', 'none']) }),
    ...maybe(0.15, { bedrooms: random.whole(1, 5) }),
    ...maybe(0.1, { bathrooms: random.whole(1, 5) }),
    ...maybe(0.1, { sea: random.whole(0, 40) * 100 }),
    ...maybe(0.1, { live: 1 }),
    ...maybe(0.1, { screened: 1 }),
    ...maybe(0.1, { heated: 1 }),
    ...maybe(0.2, { minPrice: random.whole(0, 40_000), currency }),
    ...maybe(0.2, { maxPrice: random.whole(0, 400_000), currency }),
    ...maybe(0.3, { flexible: random.whole(0, 14) }),
    ...maybe(0.1, { ids: random.pick(['1,2,3', '7', 'none', '007']) }),
    ...maybe(0.2, { area: anyArea(random) }),
    ...maybe(0.2, { skip: random.whole(0, 12), take: random.whole(1, 8) }),
    ...maybe(0.05, { take: 200, skip: random.whole(0, 100) }),
    sort: random.pick(['recommended', 'price', '-price', 'sea', 'rating', 'newest']),
  })
}

/** An agency as both searches hold it: packed, and as the villas were read. Each frees the nights that have ended. */
const twice = () => {
  const model = { ...searchModel(), rates: RATES }
  const other: slowly.Model = { rates: RATES, entries: new Map() }
  const read = (entry: SearchEntry) => void other.entries.set(entry.villa.id, structuredClone(entry))
  return {
    ...{ model, other },
    fill(entries: SearchEntry[]): void {
      other.entries.clear()
      for (const entry of entries) read(entry)
      fillModel(model, entries, addDays(TODAY, -7))
    },
    put(entry: SearchEntry): void {
      read(entry)
      expect(putEntry(model, entry)).toBe(true)
    },
    drop(id: number): void {
      other.entries.delete(id)
      dropEntry(model, id)
    },
  }
}
type Twice = ReturnType<typeof twice>

const expectSame = ({ model, other }: Twice, random: Random, now: Date, today: Day = TODAY) => {
  const at = { today, now, language: 'tr' as const }
  for (let count = 0; count < WISHES; count++) {
    const wish = anyWish(random)
    const about = JSON.stringify(wish)
    expect(findVillas(model, wish, at), about).toEqual(slowly.findVillas(other, wish, at))
    const { months, weeks, ...gaps } = findGaps(model, wish, at)
    expect(gaps, about).toEqual(slowly.findGaps(other, wish, at))
    for (const times of [months, weeks]) expect(times.reduce((sum, { count }) => sum + count, 0)).toBe(gaps.total)
    const { content, total } = slowly.findVillas(other, { ...wish, skip: 0, take: 300 }, at)
    const marks = content.map(({ id, latitude, longitude, stay }) => ({
      id,
      latitude,
      longitude,
      total: stay?.total ?? null,
    }))
    const pins = findPins(model, wish, at)
    expect(pins, about).toMatchObject({ content: marks, total })
    if (count < FACETED) expect(facetsOf(model, wish, at), about).toEqual(slowFacets(other, wish, at))
  }
}

test('whatever the agency and the wish, the packed search answers as one that prices every villa', () => {
  for (let seed = 1; seed <= AGENCIES; seed++) {
    const random = anyChance(seed)
    const entry = (id: number): SearchEntry => anyEntry(id, TODAY, random)
    const agency = twice()
    agency.fill(Array.from({ length: random.whole(1, 60) }, (_, index) => entry(index + 1)))
    const now = new Date(`${TODAY}T09:00Z`)
    expectSame(agency, random, now)
    for (let change = 0; change < 12; change++) {
      const id = random.whole(1, 80)
      if (random.chance(0.2)) agency.drop(id)
      else agency.put(entry(id))
    }
    expectSame(agency, random, new Date(now.getTime() + 300 * 60_000))
  }
})

test('the next end of an option is known, and its nights are free from then on', () => {
  const random = anyChance(5)
  const agency = twice()
  const none = { ...anyEntry(1, TODAY, random), nights: { base: 0, words: new Uint32Array(26), expiring: [] } }
  agency.fill([none])
  expect(nextExpiry(agency.model)).toBe(null)
  const entries = Array.from({ length: 40 }, (_, index) => anyEntry(index + 1, TODAY, random))
  agency.fill(entries)
  const ends = entries.flatMap(({ nights }) => nights.expiring.map(({ at }) => at))
  expect(nextExpiry(agency.model)).toBe(Math.min(...ends))
  expectSame(agency, random, new Date(Math.max(...ends)))
  expect(nextExpiry(agency.model)).toBe(null)
})

test('a long page lets others in between, and answers as things are in the end', async () => {
  const random = anyChance(9)
  const agency = twice()
  agency.fill(Array.from({ length: 240 }, (_, index) => anyEntry(index + 1, TODAY, random)))
  const wish = searchQuery.parse({ take: '200' })
  const at = { today: TODAY, now: new Date(`${TODAY}T09:00Z`), language: 'tr' as const }
  const before = findVillas(agency.model, wish, at)
  const first = before.content[0]?.id ?? 0
  setImmediate(() => agency.drop(first))
  const { content, total } = await findManyVillas(agency.model, wish, at)
  expect(content.map(({ id }) => id)).not.toContain(first)
  expect([content.length, total]).toEqual([200, before.total - 1])
})
