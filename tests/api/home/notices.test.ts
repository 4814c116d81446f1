/** @module-tag embedded */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { contactMessage } from '../../../src/features/content/content.table.ts'
import type { Notice } from '../../../src/features/overview/notices/notices.contract.ts'
import { type Desk, openDesk } from '../../staff-desk.ts'
import { aWish, openTestProduct, type TestProduct } from '../../test-product.ts'

let product: TestProduct
let desk: Desk
let other: Desk
beforeAll(async () => {
  product = await openTestProduct()
  desk = await openDesk(product)
  other = await openDesk(product)
  await look() // whoever is new has seen what was before
  for (const each of [desk, other]) await each.ask('POST', '/v1/admin/notices/seen', { until: later(0) })
})
afterAll(() => product.end())

type Answer = { mark: string; unread: number; notices: Notice[] | null }
const later = (minutes: number) => new Date(product.clock.now.getTime() + minutes * 60_000).toISOString()
const look = async (by = desk, mark = ''): Promise<Answer> =>
  (await by.ask('GET', `/v1/admin/notices?mark=${encodeURIComponent(mark)}`)).body.content

test('a guest’s booking and a visitor’s message are announced to each of the staff until that one has looked', async () => {
  product.clock.now = new Date(later(1))
  const villa = await product.villa()
  const booked = await product.book(aWish(villa))
  await desk.take(await product.villa()) // what staff write down themselves is no news
  product.clock.now = new Date(later(1))
  const createdAt = product.clock.now
  await product.db.insert(contactMessage).values({ name: 'Ayşe', email: 'a@b.co', message: 'Merhaba', createdAt })
  const { unread, notices } = await look()
  expect(unread).toBe(2)
  expect(notices?.map(({ kind, name }) => [kind, name])).toEqual([
    ['message', 'Ayşe'],
    ['booking', booked.guestName],
  ])
  expect((await desk.ask('POST', '/v1/admin/notices/seen', { until: notices?.[0]?.at })).status).toBe(200)
  expect([(await look()).unread, (await look(other)).unread]).toEqual([0, 2])
})

test('the mark of the last answer says that nothing has changed', async () => {
  const { mark } = await look()
  expect(await look(desk, mark)).toEqual({ mark, unread: 0, notices: null })
  product.clock.now = new Date(later(1))
  await product.book(aWish(await product.villa(), { email: 'other@example.com', phone: '+905329998877' }))
  expect((await look(desk, mark)).unread).toBe(1)
})

test('nobody sees ahead, nor takes back what was seen; owners have no bell', async () => {
  await desk.ask('POST', '/v1/admin/notices/seen', { until: '2099-01-01T00:00:00.000Z' })
  await desk.ask('POST', '/v1/admin/notices/seen', { until: '2020-01-01T00:00:00.000Z' })
  expect((await look()).unread).toBe(0)
  product.clock.now = new Date(later(1))
  await product.book(aWish(await product.villa(), { email: 'third@example.com', phone: '+905321112233' }))
  expect((await look()).unread).toBe(1)
  const owner = await openDesk(product, 'OWNER')
  expect((await owner.ask('GET', '/v1/admin/notices')).status).toBe(403)
  expect((await desk.ask('POST', '/v1/admin/notices/seen', { until: 'now' })).status).toBe(400)
})
