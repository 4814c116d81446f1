/** @module-tag embedded */
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { takenNight } from '../../../src/features/availability/availability.table.ts'
import { syncDueFeeds } from '../../../src/features/availability/feeds/sync/sync-due-feeds.flow.ts'
import { aCalendar, openCalendarStand } from '../../calendar-stand.ts'
import { type Desk, openDesk } from '../../staff-desk.ts'
import { openTestProduct, type TestProduct } from '../../test-product.ts'

let product: TestProduct
let stand: Awaited<ReturnType<typeof openCalendarStand>>
let owner: Desk
let staff: Desk
let villa: { id: number }
beforeAll(async () => {
  stand = await openCalendarStand()
  product = await openTestProduct()
  ;[staff, owner] = [await openDesk(product), await openDesk(product, 'OWNER')]
})
beforeEach(async () => {
  villa = await product.villa({ ownerId: owner.ownerId })
})
afterAll(async () => {
  await product.end()
  await stand.end()
})

type Stay = [uid: string, from: string, until: string]
const KEPT: Stay[] = [
  ['a', '2027-08-01', '2027-08-11'],
  ['b', '2027-09-01', '2027-09-11'],
]
const file = (stays: Stay[]) => stand.put(`/${villa.id}.ics`, aCalendar(...stays))
const sync = (more: object = {}) =>
  staff.ask('POST', '/v1/admin/villas/date/sync', { villa_id: villa.id, ...more }, null)
const begin = async (stays: Stay[]): Promise<number> => (await sync({ url: file(stays) })).body.content.feed.id
const undo = (id: number, by = staff) => by.ask('POST', `/v1/admin/feeds/${id}/undo`)
const feed = async (id: number) =>
  (await staff.ask('GET', `/v1/admin/villas/${villa.id}/feeds`)).body.content.feeds.find(
    (each: { id: number }) => each.id === id,
  )
const taken = async (): Promise<string[]> => {
  const rows = product.db.select({ night: takenNight.night }).from(takenNight)
  return (await rows.where(eq(takenNight.villaId, villa.id))).map(({ night }) => night).sort()
}

test('what a reading added, moved and freed is taken back as one, and the calendar is left alone for a day', async () => {
  const id = await begin(KEPT)
  file([
    ['a', '2027-08-03', '2027-08-13'],
    ['c', '2027-07-10', '2027-07-14'],
  ])
  await sync({ feed_id: id })
  await sync({ feed_id: id, loss: 'free' })
  expect(await taken()).not.toContain('2027-09-01')
  expect((await feed(id)).undo).toMatchObject({ added: 0, changed: 0, freed: 1 })
  expect((await undo(id)).status).toBe(200)
  expect(await taken()).toEqual(expect.arrayContaining(['2027-09-01', '2027-09-10']))
  expect((await feed(id)).undo).toBe(null)
  expect((await undo(id)).status).toBe(404)
  const services = { calendars: { ownHost: 'villa.test', reach: { loopback: true } } }
  expect(await syncDueFeeds({ db: product.db, services, now: new Date(product.clock.now.getTime() + 3_600_000) })).toBe(
    0,
  )
})

test('events that a reading added and moved go back', async () => {
  const id = await begin(KEPT)
  const before = await taken()
  file([
    ['a', '2027-08-03', '2027-08-13'],
    ['b', '2027-09-01', '2027-09-11'],
    ['c', '2027-07-10', '2027-07-14'],
  ])
  await sync({ feed_id: id })
  expect((await feed(id)).undo).toMatchObject({ added: 1, changed: 1, freed: 0, by: expect.any(String) })
  expect((await undo(id, owner)).status).toBe(200)
  expect(await taken()).toEqual(before)
})

test('nights that were sold meanwhile stay sold: nothing is taken back', async () => {
  const id = await begin(KEPT)
  file([['b', '2027-09-01', '2027-09-11']])
  await sync({ feed_id: id, loss: 'free' })
  const stay = { checkIn: '2027-08-02', checkOut: '2027-08-09' }
  await staff.take(villa, { ...stay, status: 'CONFIRMED', reason: 'Nakit' })
  const before = await taken()
  const refused = await undo(id)
  expect([refused.status, refused.body.content.code]).toEqual([409, 'nights-taken'])
  expect(await taken()).toEqual(before)
})

test('after a day it is too late, and another owner never may', async () => {
  const id = await begin(KEPT)
  const stranger = await openDesk(product, 'OWNER')
  expect((await undo(id, stranger)).status).toBe(404)
  product.clock.now = new Date(product.clock.now.getTime() + 86_500_000)
  expect((await feed(id)).undo).toBe(null)
  expect((await undo(id)).status).toBe(404)
})
