/** @module-tag embedded */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { searchMonths } from '../../../src/features/search/months/months.contract.ts'
import { searchVillas } from '../../../src/features/search/search.contract.ts'
import { addDays, weekday } from '../../../src/kernel/day.ts'
import { openTestProduct, type TestProduct } from '../../test-product.ts'

let product: TestProduct
let town: string
beforeAll(async () => {
  product = await openTestProduct() // it is 1 March 2027
  const villa = await product.villa({ name: 'Villa Ay' })
  await product.villa({ name: 'Villa Yıl' })
  const { content } = await product.api(searchVillas, { query: { ids: String(villa.id) } })
  town = content[0]?.town.slug ?? ''
})
afterAll(() => product.end())

const months = async (query: object) => (await product.api(searchMonths, { query })).content

test('twelve months from this one, each with a week from a Saturday on that the search sells for that total', async () => {
  const all = await months({ town })
  expect(all.map(({ month }) => month)).toEqual([
    ...['2027-03', '2027-04', '2027-05', '2027-06', '2027-07', '2027-08'],
    ...['2027-09', '2027-10', '2027-11', '2027-12', '2028-01', '2028-02'],
  ])
  const weeks = all.flatMap(({ month, week }) => (week ? [{ month, ...week }] : []))
  expect(weeks.length).toBeGreaterThan(3)
  for (const { month, checkin, checkout, least } of weeks) {
    expect([checkin.slice(0, 7), weekday(checkin), checkout]).toEqual([month, 6, addDays(checkin, 7)])
    const query = { checkin, checkout, guests: 2, town, sort: 'price' as const }
    const [cheapest] = (await product.api(searchVillas, { query })).content
    expect([cheapest?.currency, cheapest?.stay?.total]).toEqual(['TL', least * 100])
  }
})

test('no week of a month is cheaper than the one that is told', async () => {
  const june = (await months({ town })).find(({ month }) => month === '2027-06')
  for (const day of ['05', '12', '19', '26']) {
    const checkin = `2027-06-${day}`
    const query = { checkin, checkout: addDays(checkin, 7), guests: 2, town, sort: 'price' as const }
    const [cheapest] = (await product.api(searchVillas, { query })).content
    if (cheapest?.stay) expect(cheapest.stay.total).toBeGreaterThanOrEqual((june?.week?.least ?? 0) * 100)
  }
})

test('where nothing is, twelve months say so', async () => {
  expect((await months({ town: 'yok-boyle-yer' })).map(({ week }) => week)).toEqual(Array(12).fill(null))
})
