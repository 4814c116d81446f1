/** @module-tag embedded */
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addDays, dayInIstanbul } from '../../../src/kernel/day.ts'
import { type Desk, openDesk } from '../../staff-desk.ts'
import { openTestProduct, type TestProduct } from '../../test-product.ts'

// What nobody works off piles up: the day view counts all of it and brings the first hundred.
const MORE = 120

let product: TestProduct
let desk: Desk
beforeAll(async () => {
  product = await openTestProduct()
  desk = await openDesk(product)
})
afterAll(() => product.end())

/** As many more like this one. They take no nights: no list of the day looks at those. */
const again = (id: number): Promise<unknown> =>
  product.db.execute(sql`INSERT INTO reservation OVERRIDING SYSTEM VALUE SELECT (json_populate_record(one, json_build_object(
      'id', nextval('reservation_id_seq'), 'code', 'HV' || one.id || 'X' || n))).*
    FROM reservation one, generate_series(1, ${MORE}) n WHERE one.id = ${id}`)

const day = async (by: Desk) => (await by.ask('GET', '/v1/admin/overview')).body.content

test('the day brings the first hundred of what piles up, and says how many there are', async () => {
  const today = dayInIstanbul(product.clock.now)
  const option = await desk.take(await product.villa(), {
    ...{ checkIn: addDays(today, 20), checkOut: addDays(today, 27), payBy: 'transfer' },
  })
  const request = await desk.takeInto('REQUEST')
  const late = await desk.takeInto('CONFIRMED')
  for (const { id } of [option, request, late]) await again(id)
  product.clock.now = new Date(`${addDays(late.checkIn, 1)}T09:00:00Z`)
  await product.db.execute(sql`UPDATE reservation SET expires_at = ${product.clock.now}::timestamptz + interval '1 hour'
    WHERE status IN ('OPTION', 'REQUEST')`)
  const { counts, ...lists } = await day(desk)
  for (const pile of ['optionsEnding', 'requests', 'transfersExpected', 'overdue'] as const) {
    expect([pile, counts[pile]]).toEqual([pile, MORE + 1])
    expect([pile, lists[pile].length]).toEqual([pile, 100])
  }
})

test('an owner has the own ones counted', async () => {
  const owner = await openDesk(product, 'OWNER')
  expect((await day(owner)).counts).toEqual({ overdue: 0, optionsEnding: 0, requests: 0, transfersExpected: 0 })
})
