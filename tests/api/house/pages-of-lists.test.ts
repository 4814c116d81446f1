/** @module-tag embedded */
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addDays } from '../../../src/kernel/day.ts'
import { type Desk, openDesk } from '../../staff-desk.ts'
import { openTestProduct, type TestProduct } from '../../test-product.ts'

let product: TestProduct
let desk: Desk
beforeAll(async () => {
  product = await openTestProduct()
  desk = await openDesk(product)
  const villa = await product.villa()
  for (let n = 0; n < 11; n++) {
    const checkIn = addDays('2027-05-01', n * 8)
    const guest = { name: `Misafir ${n}`, phone: `0532 123 45 ${10 + n}`, email: `misafir${n}@example.com` }
    await desk.take(villa, { checkIn, checkOut: addDays(checkIn, 7), ...guest })
  }
  await product.db.execute(sql`INSERT INTO ledger_entry
    (reservation_id, kind, method, amount, currency, given, given_currency, value_date, provider, provider_id, who, at)
    SELECT id, 'payment', 'cash', 1000, 'TL', 1000, 'TL', date '2027-03-01', 'bank', 'paid:' || id, 'Deniz', now()
    FROM reservation ORDER BY id`)
})
afterAll(() => product.end())

const idsOf = async (path: string, skip: number, take: number): Promise<number[]> =>
  (await desk.ask('GET', `${path}skip=${skip}&take=${take}`, undefined, null)).body.content.map(
    ({ id }: { id: number }) => id,
  )

test.each([
  '/v1/admin/audit?',
  '/v1/admin/audit?of=reservation&',
  '/v1/admin/guests?',
  '/v1/admin/guests?search=misafir&',
  '/v1/admin/transactions?',
  '/v1/admin/transactions?q=misafir&currency=TL&',
])('the pages of %s one after the other are the whole list, wherever they begin and end', async (path) => {
  const all = await idsOf(path, 0, 200)
  expect(all.length).toBeGreaterThanOrEqual(11)
  expect(all).toEqual(all.toSorted((one, other) => other - one))
  for (const take of [1, 3, 4, 11])
    for (let skip = 0; skip <= all.length + take; skip += take)
      expect([take, skip, await idsOf(path, skip, take)]).toEqual([take, skip, all.slice(skip, skip + take)])
})
