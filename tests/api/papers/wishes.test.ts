/** @module-tag embedded */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { setting } from '../../../src/features/settings/settings.table.ts'
import { type Desk, openDesk } from '../../staff-desk.ts'
import { openTestProduct, type TestProduct } from '../../test-product.ts'

let product: TestProduct
let desk: Desk
beforeAll(async () => {
  product = await openTestProduct()
  desk = await openDesk(product)
  await product.db.insert(setting).values({ key: 'site_email', value: 'ofis@example.com' })
})
afterAll(() => product.end())

const OTHER = { checkIn: '2027-07-12', checkOut: '2027-07-18' }
const confirmed = async () => {
  const { id } = await desk.take(await product.villa(), { status: 'CONFIRMED', reason: 'Nakit ödedi' })
  const link = new URL((await desk.look(id)).guestLink, 'http://villa.test')
  return { id, at: `/v1/reservation/${link.searchParams.get('token')}` }
}
const price = async (at: string, { checkIn, checkOut } = OTHER) =>
  (await product.call('GET', `${at}/dates?checkin=${checkIn}&checkout=${checkOut}&guests=2`)).body.content
const askDates = (at: string, total: number, stay = OTHER) =>
  product.call('POST', `${at}/dates`, { ...stay, adults: 2, total, note: 'Uçağımız değişti' })
const mine = async (at: string) => (await product.call('GET', `${at}/wishes`)).body.content
const theirs = async (id: number) => (await desk.ask('GET', `/v1/admin/reservations/${id}/wishes`)).body.content
const decide = (id: number, body: object) => desk.ask('POST', `/v1/admin/guests/wishes/${id}`, body)
const alerts = async (id: number) => (await desk.look(id)).alerts.map(({ kind }) => kind)

describe('other dates', () => {
  test('are asked for at the price of the one engine, and approved with one press by the change staff make anyway', async () => {
    const { id, at } = await confirmed()
    const { total, before } = await price(at)
    expect([total, before]).toEqual([6_000_000, 7_000_000])
    expect((await askDates(at, total - 1)).status).toBe(409)
    expect((await askDates(at, total)).status).toBe(200)
    expect(await alerts(id)).toContain('date-wish')
    const [wish] = (await theirs(id)).wishes
    expect(wish).toMatchObject({ ...OTHER, total, state: 'waiting', note: 'Uçağımız değişti' })
    expect((await decide(wish.id, { approve: true })).status).toBe(200)
    expect(await desk.look(id)).toMatchObject({ ...OTHER, total })
    expect(await mine(at)).toMatchObject({ wish: { state: 'approved' } })
    expect(await desk.lettersOf(id)).toEqual(expect.arrayContaining(['guest_wrote', 'dates_changed']))
    expect([await alerts(id), (await decide(wish.id, { approve: true })).status]).toEqual([[], 409])
  })

  test('are declined with a sentence that the guest reads; nothing has changed', async () => {
    const { id, at } = await confirmed()
    await askDates(at, (await price(at)).total)
    const [wish] = (await theirs(id)).wishes
    expect((await decide(wish.id, { approve: false })).status).toBe(400)
    expect((await decide(wish.id, { approve: false, answer: 'O hafta bakım var.' })).status).toBe(200)
    expect(await mine(at)).toMatchObject({ wish: { state: 'declined', answer: 'O hafta bakım var.' } })
    expect((await desk.look(id)).checkIn).toBe('2027-07-10')
    expect(await desk.lettersOf(id)).toContain('dates_declined')
  })

  test('that somebody else has taken meanwhile are refused to staff too, and the wish goes on waiting', async () => {
    const { id, at } = await confirmed()
    await askDates(at, (await price(at)).total)
    const villa = await desk.rowOf(id)
    await desk.take({ id: villa?.villaId ?? 0 }, { checkIn: '2027-07-17', checkOut: '2027-07-20' })
    const [wish] = (await theirs(id)).wishes
    expect((await decide(wish.id, { approve: true })).status).toBe(409)
    expect((await mine(at)).wish.state).toBe('waiting')
    expect((await price(at)).total).toBe(null)
  })

  test('one wish waits at a time, ten are asked for, and none once the stay has ended', async () => {
    const { id, at } = await confirmed()
    const { total } = await price(at)
    for (let n = 0; n < 10; n++) expect((await askDates(at, total)).status).toBe(200)
    expect((await askDates(at, total)).status).toBe(429)
    const { wishes } = await theirs(id)
    expect(wishes.filter(({ state }: { state: string }) => state === 'waiting')).toHaveLength(1)
    await desk.made(id, { move: 'cancel', reason: 'Vazgeçti' })
    expect((await askDates(at, total)).status).toBe(409)
  })
})

describe('messages and receipts', () => {
  test('a message is a letter to the agency and waits on the record until somebody has read it', async () => {
    const { id, at } = await confirmed()
    expect((await product.call('POST', `${at}/messages`, { text: 'Bebek yatağı <b>var</b> mı?' })).status).toBe(200)
    expect(await alerts(id)).toEqual(['guest-wrote'])
    for (const _ of [1, 2, 3, 4]) await product.jobs.runAll() // so many letters go out at a time
    const mail = product.mails.findLast(({ to, text }) => to === 'ofis@example.com' && text.includes('Bebek'))
    expect(mail?.text).toContain('Bebek yatağı')
    expect(mail?.html).not.toContain('<b>var</b>')
    await desk.ask('POST', `/v1/admin/reservations/${id}/messages/read`, {})
    expect([(await mine(at)).messages, await alerts(id)]).toMatchObject([[{ read: true }], []])
    const texts = Array.from({ length: 30 }, (_, n) => product.call('POST', `${at}/messages`, { text: `Soru ${n}` }))
    expect((await Promise.all(texts)).filter(({ status }) => status === 429).length).toBeGreaterThan(0)
  })

  test('a receipt is a PDF or a picture that staff alone open; anything else, and too many, are refused', async () => {
    const { id, at } = await confirmed()
    const send = (payload: Buffer) =>
      product.app.inject({
        ...{ method: 'POST', url: `${at}/receipt`, payload },
        headers: { 'content-type': 'application/octet-stream' },
      })
    const pdf = Buffer.from('%PDF-1.4\n1 0 obj\n<<>>\nendobj\n%%EOF')
    expect((await send(Buffer.from('MZ this is a program'))).statusCode).toBe(415)
    for (let n = 0; n < 6; n++) expect((await send(pdf)).statusCode).toBe(201)
    expect((await send(pdf)).statusCode).toBe(429)
    expect(await alerts(id)).toEqual(['guest-receipt'])
    const [receipt] = (await theirs(id)).receipts
    const owner = { authorization: `Bearer ${(await product.signIn('OWNER')).token}` }
    const path = `/v1/admin/guests/receipts/${receipt.id}/open`
    expect((await product.call('POST', path, {}, owner)).status).toBe(403)
    const { content } = (await desk.ask('POST', path, {})).body
    expect(Buffer.from(content.data, 'base64').equals(pdf)).toBe(true)
    expect((await mine(at)).receipts[0]).toMatchObject({ seen: true })
  })

  test('no other guest’s link reads or decides anything of it', async () => {
    const { at } = await confirmed()
    const forged = `${at.slice(0, -3)}abc`
    for (const [method, path] of [
      ['GET', '/wishes'],
      ['GET', '/dates?checkin=2027-07-12&checkout=2027-07-18&guests=2'],
    ] as const)
      expect((await product.call(method, `${forged}${path}`)).status).toBe(404)
    expect((await product.call('POST', `${forged}/messages`, { text: 'x' })).status).toBe(404)
  })
})
