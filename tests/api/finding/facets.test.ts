/** @module-tag embedded */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { searchAhead, searchWeeks } from '../../../src/features/search/ahead/ahead.contract.ts'
import { searchFacets } from '../../../src/features/search/facets/facets.contract.ts'
import { searchOptions, searchVillas } from '../../../src/features/search/search.contract.ts'
import { openTestProduct, type TestProduct } from '../../test-product.ts'

let product: TestProduct
const POOL = { kind: 'outdoor' as const, width: 5, length: 10, depth: 1.5, heated: false, screened: false }
const AWAY = { centre: 900, market: 300, restaurant: 400, hospital: 4000, airport: 50_000, airportCode: 'DLM' }

beforeAll(async () => {
  product = await openTestProduct()
  const house = (name: string, sea: number, more: object) =>
    product.villa({ name, distances: { ...AWAY, sea }, ...more })
  await house('Villa Yakın', 200, { bathrooms: 1, pools: [{ ...POOL, screened: true }] })
  await house('Villa Orta', 900, { bathrooms: 2, live: false, pools: [POOL, { ...POOL, heated: true }] })
  await house('Villa Uzak', 4_000, { bathrooms: 3, bedrooms: 2 })
})
afterAll(() => product.end())

const STAY = { checkin: '2027-06-12', checkout: '2027-06-19' }
const names = async (query: object) =>
  (await product.api(searchVillas, { query: { ...STAY, ...query } })).content.map(({ name }) => name.slice(6)).sort()

test('a villa is found by its sea, bathrooms, pools and by whether it is held at once', async () => {
  expect(await names({ sea: 1_000 })).toEqual(['Orta', 'Yakın'])
  expect(await names({ bathrooms: 2 })).toEqual(['Orta', 'Uzak'])
  expect(await names({ screened: 1 })).toEqual(['Yakın'])
  expect(await names({ heated: 1 })).toEqual(['Orta'])
  expect(await names({ live: 1 })).toEqual(['Uzak', 'Yakın'])
  const bySea = await product.api(searchVillas, { query: { ...STAY, sort: 'sea' } })
  expect(bySea.content.map(({ name }) => name)).toEqual(['Villa Yakın', 'Villa Orta', 'Villa Uzak'])
})

test('each filter says how many villas it would leave, one of several without itself', async () => {
  const { content } = await product.api(searchFacets, { query: { ...STAY, sea: 1_000 } })
  expect(content).toMatchObject({ total: 2, screened: 1, heated: 1, live: 1, sea: [1, 2, 2] })
  expect(content.bathrooms.slice(0, 3)).toEqual([2, 1, 0])
  expect(content.price?.counts.reduce((sum, count) => sum + count, 0)).toBe(2)
  expect(content.price?.counts).toHaveLength(24)
})

test('the coming days and weeks say what a search would find in them', async () => {
  const { total, content: cards } = await product.api(searchVillas, { query: { ...STAY, sort: 'price' } })
  const { content: weeks } = await product.api(searchWeeks, { query: { month: '2027-06' } })
  const week = weeks.find(({ checkin }) => checkin === STAY.checkin)
  expect(week).toEqual({ ...STAY, free: total, least: Math.ceil((cards[0]?.stay?.total ?? 0) / 100) })
  const { content } = await product.api(searchAhead, { query: {} })
  expect([content.from, content.days.length]).toEqual(['2027-03-01', 425])
  expect(content.months.find(({ month }) => month === '2027-06')?.least).toBeGreaterThan(0)
})

test('features stand in the groups of the agency', async () => {
  const { content } = await product.api(searchOptions, {})
  const grouped = content.featureGroups.flatMap(({ features }) => features).sort()
  expect(grouped).toEqual(content.features.map(({ slug }) => slug).sort())
})

test.each([
  ['/v2/search/facets?sea=x', 'sea'],
  ['/v2/search/facets?bathrooms=99', 'bathrooms'],
  ['/v2/search/facets?live=2', 'live'],
  ['/v2/search/weeks?month=2027-13', 'month'],
  ['/v2/search/weeks', 'month'],
  ['/v2/search/weeks?month=2027-06&nights=100', 'nights'],
])('%s is refused on its field', async (path, field) => {
  const answer = await product.call('GET', path)
  expect([answer.status, Object.keys(answer.body.content?.fields ?? {})]).toEqual([400, [field]])
})

test('dates that can’t be a stay are refused with their sentence', async () => {
  const answer = await product.call('GET', '/v2/search/facets?checkin=2027-06-19&checkout=2027-06-12')
  expect([answer.status, Object.keys(answer.body.content?.fields ?? {})]).toEqual([422, ['checkout']])
})
