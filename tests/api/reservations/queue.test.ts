/** @module-tag embedded */
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { villaQuote } from '../../../src/features/availability/availability.contract.ts'
import { letter } from '../../../src/features/letters/letters.table.ts'
import { expireHolds } from '../../../src/features/reservations/life/expire-holds.flow.ts'
import { settleQueues } from '../../../src/features/reservations/life/queue.flow.ts'
import { createReservation, getReservation } from '../../../src/features/reservations/reservations.contract.ts'
import { SYSTEM } from '../../../src/kernel/caller.ts'
import { type Desk, openDesk } from '../../staff-desk.ts'
import { aWish, openTestProduct, type TestProduct } from '../../test-product.ts'

let product: TestProduct
let desk: Desk
beforeAll(async () => {
  product = await openTestProduct()
  desk = await openDesk(product)
})
afterAll(() => product.end())

const services = { publicUrl: 'http://villa.test', linkSecret: new Uint8Array(32), quota: { on: false } }
const act = () => ({ db: product.db, services, who: SYSTEM, now: product.clock.now })
const jobs = async () => {
  await expireHolds(act())
  await settleQueues(act())
}

type Villa = Awaited<ReturnType<TestProduct['villa']>>
const waiting = (who: string) => ({ behind: true, name: `${who} Yılmaz`, email: `${who.toLowerCase()}@example.com` })
const wait = async (villa: Villa, who: string, change: object = {}) =>
  (await product.api(createReservation, { body: aWish(villa, { ...waiting(who), ...change }) })).content
const see = async (token: string) => (await product.api(getReservation, { params: { token } })).content
const lettersTo = async (who: string) =>
  (
    await product.db
      .select({ template: letter.template })
      .from(letter)
      .where(sql`${letter.recipient} = ${`${who.toLowerCase()}@example.com`}`)
      .orderBy(letter.id)
  ).map(({ template }) => template)
const later = (hours: number) => {
  product.clock.now = new Date(product.clock.now.getTime() + hours * 3_600_000)
}

describe('a second guest behind an option', () => {
  test('is told until when it stands and at what price, and waits without holding a night', async () => {
    const villa = await product.villa()
    const first = await product.book(aWish(villa))
    const asked = { params: { slug: villa.slug }, query: { checkin: '2027-07-10', checkout: '2027-07-17', guests: 2 } }
    const { content: quote } = await product.api(villaQuote, asked)
    expect([quote.price, quote.behind?.until]).toEqual([null, first.expiresAt])
    const { token, status } = await wait(villa, 'Ada', { total: quote.behind?.price.total })
    expect(status).toBe('REQUEST')
    expect((await see(token)).queue).toEqual({ before: 0, until: first.expiresAt })
    const { token: third } = await wait(villa, 'Bora', { checkIn: '2027-07-12', checkOut: '2027-07-19' })
    expect((await see(third)).queue?.before).toBe(1)
    expect(await lettersTo('Ada')).toEqual(['queued'])
  })

  test('gets the villa when the option falls, the first comer before the second', async () => {
    const villa = await product.villa()
    const first = await product.book(aWish(villa))
    const [ada, bora] = [await wait(villa, 'Asya'), await wait(villa, 'Baran')]
    await product.call('POST', `/v1/reservation/${first.token}/cancel`, { kept: 0 })
    await jobs()
    expect(await see(ada.token)).toMatchObject({ status: 'OPTION', canPay: true, queue: null })
    expect(await see(bora.token)).toMatchObject({ status: 'REQUEST', queue: { before: 0 } })
    expect(await lettersTo('Asya')).toEqual(['queued', 'option_held'])
    later(25)
    await jobs()
    expect((await see(ada.token)).status).toBe('EXPIRED')
    expect((await see(bora.token)).status).toBe('OPTION')
  })

  test('cannot be overtaken in the moment between the end of the option and its turn', async () => {
    const villa = await product.villa()
    await product.book(aWish(villa))
    const { token } = await wait(villa, 'Ceren')
    later(25)
    expect((await product.call('POST', '/v1/reservation', aWish(villa))).body).toMatchObject({
      content: { code: 'nights-taken' },
    })
    expect((await see(token)).status).toBe('REQUEST') // a refusal undoes all that was written with it
    const { status } = await wait(villa, 'Demir')
    expect(status).toBe('REQUEST')
    expect((await see(token)).status).toBe('OPTION')
  })

  test('is told at once when the villa is sold, by a sentence of the agency', async () => {
    const villa = await product.villa()
    const first = await desk.take(villa, {})
    const { token } = await wait(villa, 'Ece')
    await desk.made(first.id, { move: 'confirm', reason: 'Havale yolda' })
    await jobs()
    expect((await see(token)).status).toBe('DECLINED')
    expect(await lettersTo('Ece')).toEqual(['queued', 'declined'])
  })

  test('waits for a request of the owner where the calendar is not trusted', async () => {
    const villa = await product.villa({ live: false })
    const first = await desk.take(villa, {})
    const { token } = await wait(villa, 'Fuat')
    await desk.made(first.id, { move: 'cancel', reason: 'Vazgeçti' })
    await jobs()
    expect(await see(token)).toMatchObject({ status: 'REQUEST', queue: null })
    expect(await lettersTo('Fuat')).toEqual(['queued', 'request_received'])
  })

  test('cannot wait for what does not end by itself, and holds at once what is free', async () => {
    const villa = await product.villa()
    await desk.take(villa, { status: 'CONFIRMED', reason: 'Nakit alındı' })
    expect((await product.call('POST', '/v1/reservation', aWish(villa, waiting('Gaye')))).status).toBe(409)
    const free = await wait(villa, 'Hale', { checkIn: '2027-08-10', checkOut: '2027-08-17' })
    expect(free.status).toBe('OPTION')
  })

  test('leaves the line like any request; staff see who stands where and nobody can accept out of turn', async () => {
    const villa = await product.villa()
    const first = await desk.take(villa, {})
    const { token, code } = await wait(villa, 'Irmak')
    const ahead = await desk.look(first.id)
    expect(ahead.queue.map((each) => each.code)).toEqual([code])
    const id = ahead.queue[0]?.id ?? 0
    const content = await desk.look(id)
    expect([content.queued, content.queue.map((each) => each.code)]).toEqual([true, [first.code]])
    expect(content.moves).not.toContain('accept')
    expect((await product.call('POST', `/v1/reservation/${token}/cancel`, { kept: 0 })).status).toBe(200)
    expect((await see(token)).status).toBe('CANCELLED')
  })

  test('waits a week at most', async () => {
    const villa = await product.villa()
    const first = await desk.take(villa, { hours: 72 })
    const { token } = await wait(villa, 'Jale')
    for (const hours of [70, 70]) {
      later(hours)
      await desk.made(first.id, { move: 'extend', hours: 72 })
    }
    later(30)
    await jobs()
    expect((await see(token)).status).toBe('EXPIRED')
  })
})
