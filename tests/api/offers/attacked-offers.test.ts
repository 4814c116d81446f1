/** @module-tag embedded */
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { takenNight } from '../../../src/features/availability/availability.table.ts'
import { type Desk, openDesk } from '../../staff-desk.ts'
import { openTestProduct, type TestProduct } from '../../test-product.ts'

let product: TestProduct
let desk: Desk
beforeAll(async () => {
  product = await openTestProduct()
  desk = await openDesk(product)
})
afterAll(() => product.end())

const STAY = { checkIn: '2027-07-10', checkOut: '2027-07-17' }

test('an offer that is taken back while its guest and another choose from it, ends in one of the ways and holds as much', async () => {
  for (let round = 0; round < 6; round++) {
    const [one, two] = [await product.villa(), await product.villa()]
    const give = async (phone: string) => {
      const villas = [one, two].map(({ id: villaId }) => ({ villaId, ...STAY }))
      return (await desk.ask('POST', '/v1/admin/offers', { name: 'Ada Öz', phone, adults: 2, villas })).body.content
    }
    const [first, second] = [await give(`0533 41${round} 00 01`), await give(`0533 41${round} 00 02`)]
    const choose = (given: typeof first, at: number) => {
      const { id: villa, total } = given.villas[at]
      const wish = { villa, ...STAY, total, name: 'Ada Öz', payBy: 'card', acceptContract: true }
      const path = `/v1/offers/${new URL(given.url).searchParams.get('token')}/choose`
      const body = { ...wish, email: `ada${given.id}@example.com` }
      return product.call('POST', path, body, { 'idempotency-key': crypto.randomUUID() })
    }
    const withdraw = () => desk.ask('DELETE', `/v1/admin/offers/${first.id}`)
    const [back, chosen] = await Promise.all([
      withdraw(),
      Promise.all([choose(first, round % 2), choose(first, 1), choose(second, 0), choose(second, 1)]),
    ])
    expect([back, ...chosen].filter(({ status }) => status >= 500)).toEqual([])
    const done = chosen.filter(({ status }) => status === 201).length
    const held = (await product.db.select().from(takenNight)).filter(({ villaId }) =>
      [one.id, two.id].includes(villaId),
    )
    expect(held).toHaveLength(done * 7)
    expect([200, 409]).toContain(back.status)
    const { state } = (await desk.ask('GET', `/v1/admin/offers/${first.id}`)).body.content
    expect(state).toBe(back.status === 200 ? 'withdrawn' : 'chosen')
    await product.db.delete(takenNight).where(eq(takenNight.villaId, one.id))
  }
})
