/** @module-tag embedded */
import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { letter, mailTemplate } from '../../../src/features/letters/letters.table.ts'
import { writeReminders } from '../../../src/features/reservations/letters/remind.flow.ts'
import { aPhoneCall, type Desk, openDesk } from '../../staff-desk.ts'
import { openTestProduct, type TestProduct } from '../../test-product.ts'

let product: TestProduct
let desk: Desk
// each with a calendar of its own: time only goes on
beforeEach(async () => {
  product = await openTestProduct()
  desk = await openDesk(product)
})
afterEach(() => product.end())

/** The morning of a day, after the jobs have done what they do. */
const morningOf = async (day: string) => {
  product.clock.now = new Date(`${day}T08:30:00Z`)
  await product.jobs.runAll()
  await product.jobs.runAll()
}
const mailsAbout = (code: string) =>
  product.mails.filter(({ subject, text }) => (subject + text).includes(code)).map(({ subject }) => subject)
const confirmed = async (change: object = {}) =>
  desk.take(await product.villa({ address: 'Zeytin Sk. 4', greeterName: 'Hasan', greeterPhone: '+905321112233' }), {
    ...{ status: 'CONFIRMED', reason: 'Nakit', ...change },
  })
const rowsOf = (id: number, template: string) =>
  product.db
    .select()
    .from(letter)
    .where(eq(letter.reservationId, id))
    .then((rows) => rows.filter((row) => row.template === template))

describe('a guest is reminded', () => {
  test('of the balance, of the way, of the departure and of a review, once each', async () => {
    const { id, code } = await confirmed()
    await morningOf('2027-07-02')
    expect(mailsAbout(code)).toEqual([`Rezervasyonunuz onaylandı – ${code}`])
    for (const day of ['2027-07-03', '2027-07-04', '2027-07-08', '2027-07-09', '2027-07-10']) await morningOf(day)
    await desk.made(id, { move: 'check-in' })
    for (const day of ['2027-07-15', '2027-07-16', '2027-07-17', '2027-07-18', '2027-07-19', '2027-07-25'])
      await morningOf(day)
    expect(mailsAbout(code).slice(1)).toEqual([
      `Kalan ödeme hatırlatması – ${code}`,
      `Giriş bilgileriniz – ${code}`,
      `Yarın çıkış gününüz – ${code}`,
      'Tatiliniz nasıl geçti?',
    ])
    const arrival = product.mails.find(({ subject }) => subject.startsWith('Giriş bilgileriniz'))
    for (const part of ['Zeytin Sk. 4', 'Hasan', '36.62,29.11']) expect(arrival?.text).toContain(part)
    expect(arrival?.text.replaceAll('\u00a0', ' ')).toContain('+90 532 111 22 33')
  })

  test('not before nine in the morning', async () => {
    const { code } = await confirmed()
    product.clock.now = new Date('2027-07-03T05:59:00Z')
    await product.jobs.runAll()
    expect(mailsAbout(code)).toHaveLength(1)
    await product.later(2)
    await product.jobs.runAll()
    expect(mailsAbout(code)).toHaveLength(2)
  })

  test('of an option two or three hours before it ends, and of a longer one again', async () => {
    const { id, code } = await desk.take(await product.villa(), { hours: 24 })
    await product.later(60 * 20)
    expect(mailsAbout(code)).toHaveLength(1)
    await product.later(61)
    await product.later(1)
    expect(mailsAbout(code).slice(1)).toEqual([`Opsiyonunuz bitmek üzere – ${code}`])
    await desk.made(id, { move: 'extend', hours: 24 })
    await product.later(60 * 24)
    await product.later(1)
    expect(mailsAbout(code)).toHaveLength(3)
  })

  test('of nothing when an option is as short as its reminder', async () => {
    const { code } = await desk.take(await product.villa(), { hours: 2 })
    await product.later(60)
    await product.later(20)
    expect(mailsAbout(code)).toHaveLength(1)
  })

  test('of the way even when the stay was booked the day before', async () => {
    product.clock.now = new Date('2027-07-09T10:00:00Z')
    const { code } = await confirmed()
    await product.later(1)
    await product.later(1)
    expect(mailsAbout(code)).toContain(`Giriş bilgileriniz – ${code}`)
    expect(mailsAbout(code)).not.toContain(`Kalan ödeme hatırlatması – ${code}`)
  })

  test('by as many days as staff say, and not at all when they switch it off', async () => {
    await product.db.insert(mailTemplate).values([
      { key: 'balance_due', days: 20 },
      { key: 'arrival_info', active: false },
    ])
    const { code } = await confirmed()
    await morningOf('2027-06-20')
    await morningOf('2027-07-09')
    await product.db.delete(mailTemplate)
    expect(mailsAbout(code).slice(1)).toEqual([`Kalan ödeme hatırlatması – ${code}`])
  })
})

describe('a reminder that is no longer true', () => {
  test('is not written for a stay that was cancelled', async () => {
    const { id, code } = await confirmed()
    await desk.made(id, { move: 'cancel', reason: 'Vazgeçti' })
    await morningOf('2027-07-03')
    await morningOf('2027-07-08')
    expect(mailsAbout(code).filter((subject) => !/onaylandı|iptal/.test(subject))).toEqual([])
  })

  test('is not sent when the stay was cancelled between writing and sending', async () => {
    const { id, code } = await confirmed()
    product.clock.now = new Date('2027-07-08T08:30:00Z')
    await writeReminders({ db: product.db, services: servicesOf(), now: product.clock.now })
    expect(await rowsOf(id, 'arrival_info')).toMatchObject([{ status: 'waiting' }])
    await desk.made(id, { move: 'cancel', reason: 'Vazgeçti' })
    await product.later(1)
    expect(await rowsOf(id, 'arrival_info')).toMatchObject([{ status: 'dropped', lastError: 'reservation-CANCELLED' }])
    expect(mailsAbout(code)).not.toContain(`Giriş bilgileriniz – ${code}`)
  })

  test('is not sent for the dates before, and sent once more for the new ones', async () => {
    const { id, code } = await confirmed()
    product.clock.now = new Date('2027-07-08T08:30:00Z')
    await writeReminders({ db: product.db, services: servicesOf(), now: product.clock.now })
    const later = aPhoneCall({ id: 0 }, { checkIn: '2027-08-10', checkOut: '2027-08-17' })
    expect((await desk.ask('PUT', `/v1/admin/reservations/${id}`, later)).status).toBe(200)
    await product.later(1)
    expect(await rowsOf(id, 'arrival_info')).toMatchObject([{ status: 'dropped', lastError: 'stay-changed' }])
    await morningOf('2027-08-09')
    expect(mailsAbout(code).filter((subject) => subject.startsWith('Giriş'))).toHaveLength(1)
    expect(product.mails.at(-1)?.text).toContain('10 Ağustos 2027')
  })

  test('is not sent of a balance that was paid meanwhile', async () => {
    const { id } = await confirmed()
    product.clock.now = new Date('2027-07-03T08:30:00Z')
    await writeReminders({ db: product.db, services: servicesOf(), now: product.clock.now })
    await desk.made(id, { move: 'receive-transfer', amount: 7_000_000 })
    await product.later(1)
    expect(await rowsOf(id, 'balance_due')).toMatchObject([{ status: 'dropped', lastError: 'nothing-due' }])
  })

  test('asks for no money that was written off', async () => {
    const { id, total, paid, currency } = await confirmed()
    const entry = { kind: 'write-off', given: total - paid, currency, note: 'Jest' }
    expect((await desk.ask('POST', `/v1/admin/reservations/${id}/money`, { entries: [entry] })).status).toBe(200)
    await morningOf('2027-07-03')
    expect(await rowsOf(id, 'balance_due')).toEqual([])
  })
})

test('processes that write reminders at once, or die between, write each once', async () => {
  const { id } = await confirmed()
  const now = new Date('2027-07-08T08:30:00Z')
  const round = () => writeReminders({ db: product.db, services: servicesOf(), now })
  await Promise.all([round(), round(), round()])
  await round()
  expect(await rowsOf(id, 'arrival_info')).toHaveLength(1)
})

const servicesOf = () => ({
  publicUrl: 'http://villa.test',
  linkSecret: new Uint8Array(32),
  quota: { on: false },
})
