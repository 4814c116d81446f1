/** @module-tag embedded */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { AdminReservation } from '../../../src/features/reservations/reservations-admin.contract.ts'
import { addDays, dayInIstanbul } from '../../../src/kernel/day.ts'
import { aJpeg } from '../../pictures/picture-corpus.ts'
import { type Desk, openDesk } from '../../staff-desk.ts'
import { openTestProduct, type TestProduct } from '../../test-product.ts'

let product: TestProduct
let desk: Desk
let today: string
beforeAll(async () => {
  product = await openTestProduct()
  desk = await openDesk(product)
})
afterAll(() => product.end())
beforeEach(() => {
  today = dayInIstanbul(product.clock.now)
})

const aLink = async (change: object = {}) =>
  desk.ask('POST', '/v1/admin/handover/links', { carrier: 'Yusuf Kaya', fromDay: today, toDay: today, ...change })
const pathOf = async (change: object = {}) => `/v1/handover/${(await aLink(change)).body.content.token}`
const list = async (at: string, query = '') => (await product.call('GET', `${at}${query}`)).body.content
const arriving = (): Promise<AdminReservation> => desk.takeInto('CONFIRMED')
const stayIn = async (at: string, { id }: { id: number }) =>
  (await list(at)).stays.find((each: { id: number }) => each.id === id)
const photo = async (at: string, id: number, moment: string, payload?: Buffer) =>
  (
    await product.app.inject({
      ...{ method: 'POST', url: `${at}/stays/${id}/photos/${moment}`, payload: payload ?? (await aJpeg()) },
      headers: { 'content-type': 'image/jpeg' },
    })
  ).statusCode

describe('the day’s list under a link', () => {
  test('says who comes, where, with how much to take in, and what is to be done', async () => {
    const reservation = await arriving()
    const at = await pathOf()
    expect(await list(at)).toMatchObject({ carrier: 'Yusuf Kaya', day: today, today })
    expect(await stayIn(at, reservation)).toMatchObject({
      ...{ code: reservation.code, moment: 'IN', time: '16:00', phone: '+905321234567', guests: 2, unlisted: 2 },
      ...{ balance: reservation.total, status: 'CONFIRMED', photos: { in: 0, out: 0 } },
    })
    const { tasks } = await list(at)
    const mine = tasks.filter(({ reservationId }: { reservationId: number }) => reservationId === reservation.id)
    expect(mine.map(({ kind }: { kind: string }) => kind)).toEqual(['POOL', 'LINEN'])
  })

  test('is good for its days and towns alone, and not once it is ended', async () => {
    const reservation = await arriving()
    const at = await pathOf()
    expect((await product.call('GET', `${at}?day=${addDays(today, 1)}`)).status).toBe(404)
    const { body } = await aLink({ toDay: addDays(today, 2) })
    const longer = `/v1/handover/${body.content.token}`
    expect((await list(longer, `?day=${addDays(today, 1)}`)).day).toBe(addDays(today, 1))
    expect(await stayIn(longer, reservation)).toBeDefined()
    expect((await desk.ask('DELETE', `/v1/admin/handover/links/${body.content.id}`)).status).toBe(200)
    expect((await product.call('GET', longer)).status).toBe(404)
    product.clock.now = new Date(product.clock.now.getTime() + 86_400_000)
    expect((await product.call('GET', at)).status).toBe(404)
  })

  test('is made for a fortnight at most, from its first day on, for towns that there are', async () => {
    for (const change of [{ toDay: addDays(today, 14) }, { toDay: addDays(today, -1) }, { townIds: [2_000_000] }])
      expect((await aLink(change)).status).toBe(422)
    expect((await product.call('POST', '/v1/admin/handover/links', {})).status).toBe(401)
    expect((await product.call('GET', '/v1/handover/nobody')).status).toBe(404)
  })
})

describe('the greeter', () => {
  test('hands over the key and takes it back; where money is open the agency decides', async () => {
    const reservation = await arriving()
    const at = await pathOf()
    const hand = (moment: string, where = at) => product.call('POST', `${where}/stays/${reservation.id}`, { moment })
    expect((await hand('OUT')).status).toBe(404)
    expect((await hand('IN')).status).toBe(200)
    expect((await desk.look(reservation.id)).status).toBe('CHECKED_IN')
    expect((await desk.look(reservation.id)).history.at(-1)).toMatchObject({ who: 'Yusuf Kaya' })
    expect((await hand('IN')).status).toBe(409)
    product.clock.now = new Date(product.clock.now.getTime() + 3 * 86_400_000)
    today = dayInIstanbul(product.clock.now)
    const last = await hand('OUT', await pathOf())
    expect([last.status, last.body.content.code]).toEqual([409, 'balance-open'])
  })

  test('ticks what is done, and takes the tick away; staff see who', async () => {
    const reservation = await arriving()
    const at = await pathOf()
    const tick = (done: boolean, change: object = {}) =>
      product.call('POST', `${at}/tasks`, { reservationId: reservation.id, kind: 'POOL', done, ...change })
    const pool = async () =>
      (await desk.ask('GET', `/v1/admin/reservations/${reservation.id}/handover`)).body.content.tasks[0]
    expect((await tick(true)).status).toBe(200)
    expect(await pool()).toMatchObject({ kind: 'POOL', doneBy: 'Yusuf Kaya' })
    expect((await tick(false)).status).toBe(200)
    expect(await pool()).toMatchObject({ doneAt: null, doneBy: '' })
    expect((await tick(true, { kind: 'CLEANING' })).status).toBe(404) // not today
    expect((await tick(true, { reservationId: 999_999 })).status).toBe(404)
  })

  test('sends pictures of the house that staff alone open; what is no picture is refused', async () => {
    const reservation = await arriving()
    const at = await pathOf()
    expect(await photo(at, reservation.id, 'IN')).toBe(201)
    expect(await photo(at, reservation.id, 'IN', Buffer.from('%PDF-1.7 no picture'))).toBe(415)
    expect(await photo(at, 999_999, 'IN')).toBe(404)
    expect((await stayIn(at, reservation)).photos).toEqual({ in: 1, out: 0 })
    const { photos } = (await desk.ask('GET', `/v1/admin/reservations/${reservation.id}/handover`)).body.content
    expect(photos).toMatchObject([{ moment: 'IN', by: 'Yusuf Kaya' }])
    const opened = await desk.ask('GET', `/v1/admin/handover/photos/${photos[0].id}`)
    expect(Buffer.from(opened.body.content.data, 'base64').length).toBeGreaterThan(50)
  })
})

describe('staff', () => {
  test('say who cleans and when, and write down what else is to be done', async () => {
    const { id } = await arriving()
    const tasks = async () => (await desk.ask('GET', `/v1/admin/reservations/${id}/handover`)).body.content.tasks
    const at = `/v1/admin/reservations/${id}/tasks`
    await desk.ask('PUT', `${at}/CLEANING`, { assignee: 'Ayşe Hanım', day: addDays(today, 4) })
    await desk.ask('PUT', `${at}/CLEANING`, { assignee: 'Ayşe Hanım', note: 'Çarşaflar kuruda', done: true })
    const added = await desk.ask('POST', at, { day: today, note: 'Bebek yatağı götür' })
    expect(added.status).toBe(201)
    expect(
      (await tasks()).map(({ kind, assignee, note, doneBy }: Record<string, string>) => [kind, assignee, note, doneBy]),
    ).toEqual([
      ['POOL', '', '', ''],
      ['LINEN', '', '', ''],
      ['OTHER', '', 'Bebek yatağı götür', ''],
      ['CLEANING', 'Ayşe Hanım', 'Çarşaflar kuruda', expect.any(String)],
    ])
    const other = `/v1/admin/tasks/${added.body.content.id}`
    expect((await desk.ask('PUT', other, { day: today, note: 'İki bebek yatağı', assignee: 'Yusuf' })).status).toBe(200)
    expect((await tasks())[2]).toMatchObject({ note: 'İki bebek yatağı', assignee: 'Yusuf' })
    expect((await desk.ask('DELETE', other)).status).toBe(200)
    expect([(await tasks()).length, (await desk.ask('DELETE', other)).status]).toEqual([3, 404])
    expect((await desk.ask('POST', at, { day: today, note: '' })).status).toBe(400)
  })
})
