import { afterAll, beforeAll, expect, test } from 'vitest'
import { villaQuote } from '../../../src/features/availability/availability.contract.ts'
import { villaWeeks } from '../../../src/features/search/weeks/weeks.contract.ts'
import { nightCount } from '../../../src/kernel/day.ts'
import { aWish, openTestProduct, type TestProduct } from '../../test-product.ts'

let product: TestProduct
let villa: Awaited<ReturnType<TestProduct['villa']>>
beforeAll(async () => {
  product = await openTestProduct()
  product.clock.now = new Date('2027-03-10T09:00:00Z')
  villa = await product.villa()
})
afterAll(() => product.end())

const weeks = async (guests = 2) =>
  (await product.api(villaWeeks, { params: { slug: villa.slug }, query: { guests } })).content

test('twelve months from this one, each with its cheapest free week at the price that is asked for it', async () => {
  const { months, cheapest, currency } = await weeks()
  expect(currency).toBe('TL')
  expect(months.map(({ month }) => month)).toEqual([
    ...['2027-03', '2027-04', '2027-05', '2027-06', '2027-07', '2027-08', '2027-09', '2027-10', '2027-11', '2027-12'],
    ...['2028-01', '2028-02'],
  ])
  const priced = months.flatMap((month) => month.cheapest ?? [])
  expect(priced.length).toBeGreaterThan(0)
  for (const { checkIn, checkOut, total } of priced) {
    expect(checkIn >= '2027-03-10').toBe(true)
    expect(nightCount({ checkIn, checkOut })).toBe(7)
    const query = { checkin: checkIn, checkout: checkOut, guests: 2 }
    const { content } = await product.api(villaQuote, { params: { slug: villa.slug }, query })
    expect(content.price?.total).toBe(total)
  }
  const totals = cheapest.map(({ total }) => total)
  expect(totals).toEqual(totals.toSorted((one, other) => one - other))
  expect(cheapest.length).toBeLessThanOrEqual(3)
})

test('a stay makes its month fuller, and its nights are offered to nobody', async () => {
  const before = (await weeks()).months.find(({ month }) => month === '2027-07')
  const wish = aWish(villa)
  await product.book(wish)
  await product.refresh()
  const after = (await weeks()).months.find(({ month }) => month === '2027-07')
  expect(after?.full).toBeGreaterThan(before?.full ?? 100)
  const { months } = await weeks()
  for (const { cheapest } of months)
    if (cheapest) expect(cheapest.checkIn < wish.checkOut && wish.checkIn < cheapest.checkOut).toBe(false)
})

test('more guests than it takes find no week; what is no villa is none', async () => {
  const { months, cheapest } = await weeks(50)
  expect([months.length, cheapest.length, months.every((month) => month.cheapest === null)]).toEqual([12, 0, true])
  await expect(product.api(villaWeeks, { params: { slug: 'no-such-villa' }, query: {} })).rejects.toMatchObject({
    status: 404,
  })
  for (const guests of [0, 51])
    await expect(product.api(villaWeeks, { params: { slug: villa.slug }, query: { guests } })).rejects.toMatchObject({
      status: 400,
    })
})
