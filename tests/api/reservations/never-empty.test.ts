import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aSeason } from '../../../seeds/a-season.ts'
import { aTown } from '../../../seeds/a-town.ts'
import { aVilla } from '../../../seeds/a-villa.ts'
import { villaQuote } from '../../../src/features/availability/availability.contract.ts'
import { type SearchQuery, type Suggestion, searchVillas } from '../../../src/features/search/search.contract.ts'
import { daysBetween } from '../../../src/kernel/day.ts'
import { openDesk } from '../../staff-desk.ts'
import { openTestProduct, type TestProduct } from '../../test-product.ts'

const WEEKLY = 7
let product: TestProduct
let town: Awaited<ReturnType<typeof aTown>>
beforeAll(async () => {
  product = await openTestProduct()
  town = await aTown(product.db)
  for (const guests of [4, 6, 8, 10]) await houseIn(town, { guests })
  const desk = await openDesk(product)
  const { id } = await houseIn(await aTown(product.db), { guests: 4 })
  await desk.ask('POST', '/v1/admin/villas/date', { villa_id: id, from: '2027-07-15', until: '2027-07-16' })
  await product.refresh()
})
afterAll(() => product.end())

const houseIn = async ({ id, districtId }: { id: number; districtId: number }, { guests }: { guests: number }) => {
  const villa = await aVilla(product.db, { townId: id, districtId, guests, bedrooms: Math.ceil(guests / 2) })
  await aSeason(product.db, villa.id, { minNights: WEEKLY })
  return villa
}

const search = (query: Partial<Record<keyof SearchQuery, string | number>>) =>
  product.api(searchVillas, { query: query as object })

/** Every suggestion is a stay that the quote of its villa sells for the same total. */
const expectSold = async (suggestions: Suggestion[], asked: number) => {
  expect(suggestions.length).toBeGreaterThanOrEqual(3)
  for (const { villa } of suggestions) {
    const { checkIn = '', checkOut = '', total } = villa.stay ?? {}
    const guests = Math.min(asked, villa.guests)
    const { content } = await product.api(villaQuote, {
      params: { slug: villa.slug },
      query: { checkin: checkIn, checkout: checkOut, guests },
    })
    expect(content.price?.total).toBe(total)
  }
}

describe('a search that nothing fulfils', () => {
  test('of two nights in July names the minimum and offers three weeks that are sold', async () => {
    const { total, why, suggestions } = await search({ checkin: '2027-07-10', checkout: '2027-07-12', guests: 2 })
    expect([total, why]).toEqual([0, { kind: 'min-nights', nights: WEEKLY }])
    expect(suggestions.slice(0, 3).map(({ kind, villa }) => [kind, villa.stay?.nights])).toEqual(
      Array(3).fill(['longer', WEEKLY]),
    )
    await expectSold(suggestions, 2)
  })

  test('of sixteen guests says how many the largest villa takes and offers the three largest', async () => {
    const { total, why, suggestions } = await search({ checkin: '2027-07-10', checkout: '2027-07-17', guests: 16 })
    expect([total, why]).toEqual([0, { kind: 'too-many-guests', most: 10 }])
    expect(suggestions.slice(0, 3).map(({ kind, villa }) => [kind, villa.guests])).toEqual([
      ['largest', 10],
      ['largest', 8],
      ['largest', 6],
    ])
    await expectSold(suggestions, 16)
  })

  test('of sixteen guests without dates says the same', async () => {
    const { why, suggestions } = await search({ guests: 16 })
    expect(why).toEqual({ kind: 'too-many-guests', most: 10 })
    expect(suggestions[0]).toMatchObject({ kind: 'largest', villa: { guests: 10, stay: null } })
  })

  test('of twenty nights that nobody has in one piece offers shorter ones', async () => {
    const desk = await openDesk(product)
    const { content } = await search({})
    for (const { id } of content)
      await desk.ask('POST', '/v1/admin/villas/date', { villa_id: id, from: '2028-07-20', until: '2028-07-21' })
    for (const { id } of content)
      await desk.ask('POST', '/v1/admin/villas/date', { villa_id: id, from: '2028-08-10', until: '2028-08-12' })
    for (const { id } of content)
      await desk.ask('POST', '/v1/admin/villas/date', { villa_id: id, from: '2028-06-30', until: '2028-07-02' })
    await product.refresh()
    const { total, suggestions } = await search({ checkin: '2028-07-12', checkout: '2028-08-01', guests: 2 })
    expect(total).toBe(0)
    for (const { villa } of suggestions.filter(({ kind }) => kind === 'shorter'))
      expect(daysBetween(villa.stay?.checkIn ?? '', villa.stay?.checkOut ?? '')).toBe(14)
    await expectSold(suggestions, 2)
  })

  test('in a town nobody knows says so and offers another region', async () => {
    const { why, suggestions } = await search({
      town: 'atlantis',
      checkin: '2027-07-10',
      checkout: '2027-07-17',
      guests: 2,
    })
    expect(why).toEqual({ kind: 'unknown-place', name: 'atlantis' })
    await expectSold(suggestions, 2)
    expect((await search({ type: 'x'.repeat(4_000) })).why).toEqual({ kind: 'unknown-place', name: 'x'.repeat(60) })
  })

  test('one that finds villas, and an offer of chosen ones, explain nothing', async () => {
    expect(await search({ town: town.slug, guests: 2 })).toMatchObject({ total: 4, why: null, suggestions: [] })
    expect((await product.call('GET', '/v1/offer')).body).toMatchObject({ content: [], why: null, suggestions: [] })
  })
})
