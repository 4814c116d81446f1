/** @module-tag embedded */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addDays, dayInIstanbul } from '../../../src/kernel/day.ts'
import { nightsAndOwners } from '../../crash/kit/audit.ts'
import { aPhoneCall, type Desk, openDesk } from '../../staff-desk.ts'
import { openTestProduct, type TestProduct } from '../../test-product.ts'

let product: TestProduct
let desk: Desk
beforeAll(async () => {
  product = await openTestProduct()
  desk = await openDesk(product)
})
afterAll(() => product.end())

const strict = () => product.villa({}, { minNights: 7, arrivalDays: [6] })
const today = () => dayInIstanbul(product.clock.now)
const later = (days: number) => {
  product.clock.now = new Date(product.clock.now.getTime() + days * 86_400_000)
}
const change = (id: number, body: object) => desk.change(id, body)

describe('staff may go beside the rules, for a reason', () => {
  test('a shorter stay on another weekday, at a total of their own: the history says it, the guest pays it', async () => {
    const villa = await strict()
    const call = aPhoneCall(villa, { checkIn: '2027-07-12', checkOut: '2027-07-15' })
    const post = (more: object) => desk.ask('POST', '/v1/admin/reservations', { ...call, ...more })
    expect((await post({})).body.content.code).toBe('min-nights')
    const lifted = { override: { lift: true, total: 2_500_000 } }
    expect((await post(lifted)).body.content.fields).toHaveProperty('reason')
    const quote = await desk.ask(
      'GET',
      `/v1/admin/quote?villa_id=${villa.id}&checkin=2027-07-12&checkout=2027-07-15&guests=2&lift=1`,
    )
    expect(quote.body.content.price.total).toBe(3_000_000)
    const { body } = await post({ ...lifted, total: 3_000_000, reason: 'Tekrar gelen misafir' })
    expect(await desk.look(body.content.id)).toMatchObject({
      total: 2_500_000,
      prepayment: 500_000,
      history: [{ what: 'created', reason: 'Tekrar gelen misafir', facts: { totalBefore: 3_000_000, lifted: 1 } }],
    })
  })

  test('staff read who holds the nights that are taken, and until when; the reservation itself is no hindrance', async () => {
    const villa = await product.villa()
    const held = await desk.take(villa, { checkIn: '2027-07-10', checkOut: '2027-07-17' })
    const own = await desk.take(villa, { checkIn: '2027-07-17', checkOut: '2027-07-20' })
    const asked = 'checkin=2027-07-15&checkout=2027-07-20&guests=2'
    const { code, expiresAt } = held
    const holder = {
      kind: 'option',
      from: '2027-07-15',
      until: '2027-07-17',
      code,
      guestName: 'Zeynep Tunalı',
      expiresAt,
    }
    const fresh = await desk.ask('GET', `/v1/admin/quote?villa_id=${villa.id}&${asked}`)
    expect(fresh.body.content.why).toEqual({ kind: 'taken' })
    expect(fresh.body.content.holders).toMatchObject([holder, { code: own.code }])
    const change = await desk.ask('GET', `/v1/admin/reservations/${own.id}/quote?${asked}`)
    expect(change.body.content.holders).toEqual([holder])
  })

  test('an owner asks what a stay in an own villa costs, by the rules, and of no other villa', async () => {
    const owning = await openDesk(product, 'OWNER')
    const own = await product.villa({ ownerId: owning.ownerId }, { minNights: 7 })
    const quote = (id: number) =>
      owning.ask('GET', `/v1/admin/quote?villa_id=${id}&checkin=2027-07-12&checkout=2027-07-15&guests=2&lift=1`)
    expect((await quote(own.id)).body.content.why).toEqual({ kind: 'min-nights', nights: 7 })
    expect((await quote((await strict()).id)).status).toBe(404)
  })

  test('a walk-in of yesterday is written down; one of last month is not, nor anything by a guest', async () => {
    const villa = await product.villa()
    const from = (days: number) => ({
      ...aPhoneCall(villa, { checkIn: addDays(today(), days), checkOut: addDays(today(), 3) }),
      ...{ status: 'CONFIRMED', reason: 'Kapıdan geldi' },
    })
    const post = (body: object) => desk.ask('POST', '/v1/admin/reservations', body)
    expect((await post(from(-1))).body.content.code).toBe('past-arrival')
    expect((await post({ ...from(-30), override: { lift: true } })).body.content.code).toBe('past-arrival')
    expect((await post({ ...from(-1), override: { lift: true } })).status).toBe(201)
    const guest = await product.call('POST', '/v1/reservation', {
      ...from(-1),
      override: { lift: true },
      slug: villa.slug,
    })
    expect(guest.status).toBeGreaterThanOrEqual(400)
  })

  test('the price of a stay that stands is changed alone, and back', async () => {
    const { id, total } = await desk.take(await product.villa())
    expect((await change(id, { override: { total: 6_000_000 } })).body.content.fields).toHaveProperty('reason')
    await change(id, { override: { total: 6_000_000 }, reason: 'Havuz arızası' })
    expect(await desk.look(id)).toMatchObject({ total: 6_000_000, prepayment: 1_200_000 })
    await change(id, { override: { total }, reason: 'Arıza giderildi' })
    const after = await desk.look(id)
    expect([after.total, after.price.lines.some(({ kind }) => kind === 'agreed')]).toEqual([total, false])
    expect(after.history.filter(({ what }) => what === 'edited').map(({ reason }) => reason)).toEqual([
      'Havuz arızası',
      'Arıza giderildi',
    ])
  })

  test('the language of the guest can be changed', async () => {
    const { id } = await desk.take(await product.villa())
    await change(id, { language: 'ru' })
    expect(await desk.look(id)).toMatchObject({ language: 'ru' })
    expect((await desk.look(id)).history.at(-1)?.facts.contact).toBe('language')
  })
})

test('who is declined reads a sentence of the agency in the own language, never what staff have typed', async () => {
  const { id } = await desk.take(await product.villa(), { status: 'REQUEST', language: 'en' })
  await desk.made(id, { move: 'decline', because: 'works', reason: 'Ev sahibi istemedi' })
  product.mails.length = 0
  await product.later(1)
  const mail = product.mails.find(({ subject }) => subject.startsWith('About your request'))
  expect(mail?.text).toContain('maintenance work')
  expect(`${mail?.html}${mail?.text}`).not.toContain('istemedi')
  expect((await desk.look(id)).history.at(-1)).toMatchObject({ what: 'decline', reason: 'Ev sahibi istemedi' })
})

describe('in house', () => {
  test('a stay is extended and shortened, its nights freed, its price anew; its arrival stands', async () => {
    const { id, checkIn, checkOut } = await desk.takeInto('CHECKED_IN')
    later(1)
    expect((await change(id, { checkOut: addDays(checkOut, 2) })).status).toBe(200)
    expect(await desk.look(id)).toMatchObject({ status: 'CHECKED_IN', nights: 5, total: 5_000_000 })
    expect((await change(id, { checkIn: addDays(checkIn, 1) })).body.content.code).toBe('invalid')
    expect((await change(id, { checkOut: checkIn })).body.content.code).toBe('invalid')
    expect((await change(id, { checkOut: addDays(checkIn, 1) })).status).toBe(200)
    expect((await desk.look(id)).total).toBe(1_000_000)
    expect(await desk.nightsOf(id)).toHaveLength(1)
  })

  test('a stay is not extended into the nights of the next guest', async () => {
    const villa = await product.villa()
    const next = { checkIn: addDays(today(), 3), checkOut: addDays(today(), 6) }
    await desk.take(villa, next)
    const { id } = await desk.take(villa, {
      ...{ checkIn: today(), checkOut: next.checkIn, status: 'CONFIRMED', reason: 'Nakit' },
    })
    await desk.made(id, { move: 'check-in' })
    const before = await desk.stateOf(id)
    expect((await change(id, { checkOut: next.checkOut })).body.content.code).toBe('nights-taken')
    expect(await desk.stateOf(id)).toBe(before)
  })

  test('guests move to another villa for the nights that are left, and every night keeps its owner', async () => {
    const { id, total } = await desk.takeInto('CHECKED_IN')
    later(1)
    const other = await product.villa()
    const answer = await desk.ask('PUT', `/v1/admin/reservations/${id}/villa`, {
      ...{ villaId: other.id, price: 'kept', total, reason: 'Klima bozuldu' },
    })
    expect(answer.status).toBe(200)
    expect(await desk.look(id)).toMatchObject({ villaId: other.id, total, status: 'CHECKED_IN' })
    expect(await desk.nightsOf(id)).toHaveLength(3)
    expect((await change(id, { checkOut: addDays(today(), 4) })).status).toBe(200)
    expect(await desk.nightsOf(id)).toHaveLength(5)
    expect(await nightsAndOwners(product.db, product.clock.now)).toEqual([])
  })
})
