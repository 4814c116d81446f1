import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { letter, mailTemplate } from '../../../src/features/letters/letters.table.ts'
import { formatMoney } from '../../../src/kernel/format.ts'
import { type Desk, openDesk } from '../../staff-desk.ts'
import { openTestProduct, type TestProduct } from '../../test-product.ts'

let product: TestProduct
let desk: Desk
beforeAll(async () => {
  product = await openTestProduct()
  desk = await openDesk(product)
})
afterAll(() => product.end())

/** A stay of a week whose pre-payment of 14,000 is in, booked two days ago, so many days before arrival. */
const paidStay = async (daysAhead: number, booked = 48) => {
  const checkIn = new Date(product.clock.now.getTime() + daysAhead * 86_400_000 + booked * 3_600_000)
    .toISOString()
    .slice(0, 10)
  const checkOut = new Date(Date.parse(checkIn) + 7 * 86_400_000).toISOString().slice(0, 10)
  const taken = await desk.take(await product.villa(), { checkIn, checkOut, hours: 72 })
  const { guestLink } = await desk.made(taken.id, { move: 'receive-transfer', amount: 1_400_000 })
  product.clock.now = new Date(product.clock.now.getTime() + booked * 3_600_000)
  return { id: taken.id, token: String(guestLink.split('token=')[1]) }
}
const inDays = (days: number) => new Date(product.clock.now.getTime() + days * 86_400_000).toISOString().slice(0, 10)
const letterOf = async (id: number, template: string) =>
  (await product.db.select().from(letter).where(eq(letter.reservationId, id))).find(
    (each) => each.template === template,
  )
/** Cancels it and waits for the guest's mail. */
const cancelledMail = async (id: number): Promise<string> => {
  const { code } = await desk.made(id, { move: 'cancel', reason: 'Vazgeçti', kept: 0 })
  const mail = () => product.mails.find(({ subject }) => subject === `Rezervasyonunuz iptal edildi – ${code}`)
  while (!mail()) await product.later(1)
  return mail()?.text ?? ''
}
const guest = (token: string) => product.call('GET', `/v1/reservation/${token}`)
const guestCancels = (token: string, body: object, key?: string) =>
  product.call('POST', `/v1/reservation/${token}/cancel`, body, key ? { 'idempotency-key': key } : {})

describe('staff cancel', () => {
  test.each([
    ['75 days ahead nothing is kept', 75, { kept: 0, refunded: 1_400_000, keptPercent: 0, grace: false }],
    ['60 days ahead nothing is kept', 60, { kept: 0, refunded: 1_400_000, keptPercent: 0, grace: false }],
    ['59 days ahead half is kept', 59, { kept: 700_000, refunded: 700_000, keptPercent: 50, grace: false }],
    ['30 days ahead half is kept', 30, { kept: 700_000, refunded: 700_000, keptPercent: 50, grace: false }],
    ['29 days ahead all is kept', 29, { kept: 1_400_000, refunded: 0, keptPercent: 100, grace: false }],
  ])('%s: shown before, done after, owed to the guest until it is paid back', async (_, ahead, refund) => {
    const { id } = await paidStay(ahead)
    expect((await desk.look(id)).refundByGuest).toEqual({ paid: 1_400_000, ...refund })
    const { status, payment, history } = await desk.made(id, { move: 'cancel', reason: 'Hastalık', kept: refund.kept })
    expect([status, payment]).toEqual(['CANCELLED', refund.refunded ? 'refund-due' : 'paid-in-part'])
    expect(await desk.alertsOf(id)).toEqual(
      refund.refunded ? [{ kind: 'refund-due', amount: refund.refunded, currency: 'TL' }] : [],
    )
    expect(history.find(({ what }) => what === 'cancel')).toMatchObject({
      reason: 'Hastalık',
      facts: { kept: refund.kept, refunded: refund.refunded },
    })
    expect(await desk.nightsOf(id)).toEqual([])
    expect((await letterOf(id, 'cancelled'))?.facts).toMatchObject({
      iade: formatMoney(refund.refunded, 'TL', 'tr'),
      neden: 'Hastalık',
    })
  })

  test('when the agency itself cancels everything comes back', async () => {
    const { id } = await paidStay(10)
    expect((await desk.look(id)).refundByAgency).toMatchObject({ kept: 0, refunded: 1_400_000 })
    expect(await desk.made(id, { move: 'cancel', reason: 'Su baskını', byAgency: true, kept: 0 })).toMatchObject({
      status: 'CANCELLED',
      payment: 'refund-due',
      alerts: [{ facts: { amount: 1_400_000 } }],
    })
  })

  test('with another amount than the one that counts now cancels nothing and says the right one', async () => {
    const { id } = await paidStay(40)
    const before = await desk.look(id)
    const { status, body } = await desk.move(id, { move: 'cancel', reason: 'Hastalık', kept: 0 })
    expect([status, body.content.code, body.content.detail.refund]).toEqual([
      409,
      'price-changed',
      { paid: 1_400_000, kept: 700_000, refunded: 700_000, keptPercent: 50, grace: false },
    ])
    expect(await desk.look(id)).toEqual(before)
    expect([await desk.alertsOf(id), (await desk.nightsOf(id)).length]).toEqual([[], 7])
  })

  test('an option without money ends without a refund', async () => {
    const { id } = await desk.take(await product.villa(), { checkIn: '2028-07-10', checkOut: '2028-07-12' })
    const cancelled = await desk.made(id, { move: 'cancel', reason: 'Vazgeçti' })
    expect(cancelled).toMatchObject({ status: 'CANCELLED', payment: 'none', alerts: [], refundByGuest: { paid: 0 } })
  })

  test('what is owed back already comes back too, and everybody is told one sum', async () => {
    const stay = { checkIn: inDays(90), checkOut: inDays(97), hours: 72 }
    const { id, guestLink } = await desk.take(await product.villa(), stay)
    await desk.made(id, { move: 'receive-transfer', amount: 7_000_000 })
    expect((await desk.change(id, { checkOut: inDays(95) })).status).toBe(200)
    const refund = { paid: 7_000_000, kept: 0, refunded: 7_000_000 }
    expect(await desk.look(id)).toMatchObject({ refundByGuest: refund, refundByAgency: refund })
    const page = (await guest(guestLink.split('token=')[1] ?? '')).body.content
    expect(page).toMatchObject({ paid: 7_000_000, refundNow: refund })
    const { history, alerts } = await desk.made(id, { move: 'cancel', reason: 'Hastalık', kept: 0 })
    expect(alerts).toMatchObject([{ kind: 'refund-due', facts: { amount: 7_000_000 } }])
    expect(history.find(({ what }) => what === 'cancel')?.facts).toEqual({ kept: 0, refunded: 7_000_000 })
    const all = formatMoney(7_000_000, 'TL', 'tr')
    expect((await letterOf(id, 'cancelled'))?.facts).toMatchObject({ odenen: all, iade: all })
  })

  test('the letter says what is paid and comes back, and promises nothing where nothing was paid', async () => {
    const sum = formatMoney(1_400_000, 'TL', 'tr')
    const { id } = await paidStay(90)
    expect(await cancelledMail(id)).toContain(`Ödenen: ${sum}. İade edilecek: ${sum}.`)
    const unpaid = await cancelledMail((await desk.take(await product.villa(), { hours: 72 })).id)
    expect(unpaid).toContain('iade edilecek bir ödeme de yok')
    expect(unpaid).not.toMatch(/Ödenen|birkaç iş günü/)
  })

  test('in the agency’s own words the letter names the sums as before, also where nothing was paid', async () => {
    const body = { tr: 'Ödenen {{ odenen }}, iade {{ iade }}' }
    await product.db.insert(mailTemplate).values({ key: 'cancelled', body })
    const none = formatMoney(0, 'TL', 'tr')
    const { id } = await desk.take(await product.villa(), { hours: 72 })
    expect(await cancelledMail(id)).toContain(`Ödenen ${none}, iade ${none}`)
    await product.db.delete(mailTemplate)
  })
})

describe('the guest cancels', () => {
  test('sees the refund and its steps first, and gets just that', async () => {
    const { id, token } = await paidStay(45)
    const { content } = (await guest(token)).body
    expect(content).toMatchObject({
      canCancel: true,
      refundNow: { kept: 700_000, refunded: 700_000, keptPercent: 50, grace: false },
    })
    expect(content.refundTimeline.map(({ refunded }: { refunded: number }) => refunded)).toEqual([
      1_400_000, 700_000, 0,
    ])
    expect((await guestCancels(token, { kept: 700_000, reason: 'Planımız değişti' })).status).toBe(200)
    expect((await guest(token)).body.content).toMatchObject({ status: 'CANCELLED', canCancel: false, canPay: false })
    expect(await desk.alertsOf(id)).toEqual([{ kind: 'refund-due', amount: 700_000, currency: 'TL' }])
    const { history } = await desk.look(id)
    expect(history.find(({ what }) => what === 'cancel')).toMatchObject({ who: '@guest', reason: 'Planımız değişti' })
    expect(history.at(-1)).toMatchObject({ what: 'refund-due', facts: { amount: 700_000 } })
  })

  test('within a day of booking a far stay nothing is kept', async () => {
    const { token } = await paidStay(40, 23)
    expect((await guest(token)).body.content.refundNow).toMatchObject({ kept: 0, refunded: 1_400_000, grace: true })
    expect((await guestCancels(token, { kept: 0 })).status).toBe(200)
    expect((await guest(token)).body.content.status).toBe('CANCELLED')
  })

  test('when a step of the policy passed since the page was read, nothing happens and the new amount is shown', async () => {
    const { id, token } = await paidStay(60)
    expect((await guest(token)).body.content.refundNow.kept).toBe(0)
    product.clock.now = new Date(product.clock.now.getTime() + 86_400_000)
    const { status, body } = await guestCancels(token, { kept: 0 })
    expect([status, body.content.code, body.content.detail.refund.kept]).toEqual([409, 'price-changed', 700_000])
    expect((await desk.look(id)).status).toBe('CONFIRMED')
  })

  test('a second press with the same key is the same answer and one refund', async () => {
    const { id, token } = await paidStay(70)
    const answers = await Promise.all([1, 2, 3].map(() => guestCancels(token, { kept: 0 }, 'cancel-my-stay')))
    answers.push(await guestCancels(token, { kept: 0 }, 'cancel-my-stay'))
    for (const { status, body } of answers) expect([status, body]).toEqual([200, answers[0]?.body])
    expect(await desk.alertsOf(id)).toHaveLength(1)
    expect((await guestCancels(token, { kept: 0 })).body.content.code).toBe('move-not-allowed')
  })

  test('is too late once the stay has begun, and impossible with somebody else’s link', async () => {
    const { id, token } = await paidStay(20)
    expect(
      (await guestCancels(`${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`, { kept: 1_400_000 })).status,
    ).toBe(404)
    product.clock.now = new Date(product.clock.now.getTime() + 21 * 86_400_000)
    expect((await guest(token)).body.content.canCancel).toBe(false)
    expect((await guestCancels(token, { kept: 1_400_000 })).body.content.code).toBe('move-not-allowed')
    expect((await desk.look(id)).status).toBe('CONFIRMED')
  })

  test('then reads what comes back, by when, and when it was sent; no balance is left to pay', async () => {
    const { id, token } = await paidStay(45)
    expect((await guest(token)).body.content.refund).toBeNull()
    await guestCancels(token, { kept: 700_000 })
    const due = { state: 'due', amount: 700_000, expectedBy: inDays(14), paidAt: null, method: null }
    expect((await guest(token)).body.content).toMatchObject({ refund: due, due: 0, canPay: false, refundTimeline: [] })
    product.clock.now = new Date(product.clock.now.getTime() + 3 * 86_400_000)
    expect((await guest(token)).body.content.refund).toEqual({ ...due, expectedBy: inDays(11) })
    const [alert] = (await desk.look(id)).alerts
    await desk.ask('POST', `/v1/admin/alert/${alert?.id}/resolve`, {
      refunded: true,
      method: 'transfer',
      amount: 700_000,
    })
    const paidAt = product.clock.now.toISOString()
    const paid = { state: 'paid', amount: 700_000, expectedBy: null, paidAt, method: 'transfer' }
    expect((await guest(token)).body.content).toMatchObject({ refund: paid, due: 0, paid: 700_000, refunded: 700_000 })
  })

  test('and reads that nothing comes back where nothing does; a request has no refund dates at all', async () => {
    const { token } = await paidStay(20)
    await guestCancels(token, { kept: 1_400_000 })
    expect((await guest(token)).body.content.refund).toEqual({
      state: 'none',
      amount: 0,
      expectedBy: null,
      paidAt: null,
      method: null,
    })
    const { guestLink } = await desk.take(await product.villa(), { status: 'REQUEST' })
    const request = (await guest(guestLink.split('token=')[1] ?? '')).body.content
    expect([request.status, request.refundTimeline, request.refund, request.canCancel]).toEqual([
      'REQUEST',
      [],
      null,
      true,
    ])
  })
})
