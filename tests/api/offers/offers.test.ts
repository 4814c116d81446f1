/** @module-tag embedded */
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { letter } from '../../../src/features/letters/letters.table.ts'
import {
  chooseOffer,
  createOffer,
  getGuestOffer,
  getOffer,
  listOffers,
  sendOffer,
  type WholeOffer,
  withdrawOffer,
} from '../../../src/features/offers/offers.contract.ts'
import { offer } from '../../../src/features/offers/offers.table.ts'
import { openOffer } from '../../../src/features/offers/opened.contract.ts'
import { season } from '../../../src/features/pricing/pricing.table.ts'
import { reservation } from '../../../src/features/reservations/reservations.table.ts'
import { getAdminReservation } from '../../../src/features/reservations/reservations-admin.contract.ts'
import { searchNames } from '../../../src/features/search/search.contract.ts'
import { villa as villaTable } from '../../../src/features/villas/villas.table.ts'
import type { Client } from '../../../src/kernel/client.ts'
import { aWish, openTestProduct, type TestProduct } from '../../test-product.ts'

let product: TestProduct
let staff: Client
beforeAll(async () => {
  product = await openTestProduct()
  staff = (await product.signIn('ADMIN')).api
})
afterAll(() => product.end())

const STAY = { checkIn: '2027-07-10', checkOut: '2027-07-17' }
let guests = 0
const anOffer = (villaIds: number[], change: object = {}) => ({
  name: 'Zeynep Arslan',
  phone: `0533 208 ${String(1000 + guests++)}`,
  adults: 4,
  villas: villaIds.map((villaId) => ({ villaId, ...STAY })),
  ...change,
})
const give = async (villaIds: number[], change: object = {}): Promise<WholeOffer> =>
  (await staff(createOffer, { body: anOffer(villaIds, change) })).content
const tokenOf = ({ url }: { url: string | null }): string => new URL(url ?? '').searchParams.get('token') ?? ''
const seen = async (given: WholeOffer) =>
  (await product.api(getGuestOffer, { params: { token: tokenOf(given) } })).content
const now = async (given: WholeOffer) => (await staff(getOffer, { params: { id: given.id } })).content

type Choice = { at?: number; change?: object; key?: string }
const choose = async (given: WholeOffer, { at = 0, change = {}, key = crypto.randomUUID() }: Choice = {}) => {
  const row = given.villas[at]
  const { id: villa, checkIn, checkOut, total } = row ?? { id: 0, total: 0, ...STAY }
  const wish = { villa, checkIn, checkOut, total, name: 'Zeynep Arslan', payBy: 'card', acceptContract: true }
  const path = `/v1/offers/${tokenOf(given)}/choose`
  return product.call('POST', path, { ...wish, email: 'zeynep@example.com', ...change }, { 'idempotency-key': key })
}

describe('an offer', () => {
  test('of two villas is opened, chosen from and becomes an option that knows where it came from', async () => {
    const [one, two] = [await product.villa(), await product.villa()]
    const given = await give([one.id, two.id], { note: 'İkisi de sessiz.' })
    expect(given).toMatchObject({ state: 'open', openedAt: null, villas: [{ name: one.name }, { name: two.name }] })
    for (const text of [one.name, two.name, given.url, 'İkisi de sessiz.']) expect(given.chat).toContain(text)

    expect(await seen(given)).toMatchObject({ state: 'open', villas: [{ standing: 'free' }, { standing: 'free' }] })
    expect((await now(given)).opens).toBe(0)
    await product.api(openOffer, { params: { token: tokenOf(given) } })
    await product.api(openOffer, { params: { token: tokenOf(given) } })
    expect(await now(given)).toMatchObject({ opens: 2, openedAt: expect.any(String) })

    const { status, body } = await choose(given, { at: 1 })
    expect([status, body.content.status, body.content.canPay]).toEqual([201, 'OPTION', true])
    const after = await now(given)
    expect(after).toMatchObject({ state: 'chosen', url: null, villas: [{ chosen: false }, { chosen: true }] })
    const { content } = await staff(getAdminReservation, { params: { id: after.reservation?.id ?? 0 } })
    expect(content).toMatchObject({ code: body.content.code, villaId: two.id, total: given.villas[1]?.total })
    expect(content.history[0]?.facts).toMatchObject({ offer: given.id })
    expect(await seen(given)).toMatchObject({ state: 'chosen', villas: [{ chosen: false }, { chosen: true }] })
  })

  test('tells nobody behind its link the phone or the address of its guest', async () => {
    const { id } = await product.villa()
    const given = await give([id], { email: 'gizli@example.com', phone: '0533 999 88 77' })
    const { body } = await product.call('GET', `/v1/offers/${tokenOf(given)}`)
    expect(body.content).toMatchObject({ hasEmail: true, guestName: 'Zeynep Arslan' })
    expect(JSON.stringify(body)).not.toMatch(/gizli|9998877|999 88/)
  })

  test('has a token that the database does not know', async () => {
    const { id } = await product.villa()
    const given = await give([id])
    const [row] = await product.db.select().from(offer).where(eq(offer.id, given.id))
    expect(Object.values(row ?? {})).not.toContain(tokenOf(given))
  })

  test('goes out as a mail in the guest’s language, once a press', async () => {
    const { id, name } = await product.villa()
    const given = await give([id], { email: 'Ivan@Example.com', language: 'ru', mail: true })
    await staff(sendOffer, { params: { id: given.id } }, { idempotencyKey: 'once-more' })
    await staff(sendOffer, { params: { id: given.id } }, { idempotencyKey: 'once-more' })
    const rows = await product.db.select().from(letter).where(eq(letter.template, 'offer'))
    expect(rows.map(({ recipient, language }) => [recipient, language])).toEqual([
      ['ivan@example.com', 'ru'],
      ['ivan@example.com', 'ru'],
    ])
    await product.later(1)
    const mail = product.mails.find(({ to }) => to === 'ivan@example.com')
    expect(mail?.text).toContain(name)
    expect(mail?.text).toContain(`/ru/teklif?token=${tokenOf(given)}`)
    expect((await now(given)).mailedAt).not.toBeNull()
  })

  test('without an address is not mailed', async () => {
    const { id } = await product.villa()
    await expect(staff(createOffer, { body: anOffer([id], { mail: true }) })).rejects.toMatchObject({ status: 400 })
    const given = await give([id])
    await expect(
      staff(sendOffer, { params: { id: given.id } }, { idempotencyKey: 'nobody-there' }),
    ).rejects.toMatchObject({
      status: 422,
    })
  })

  test('is not made of a stay that can’t be had', async () => {
    const villa = await product.villa()
    await product.book(aWish(villa, { phone: '0532 100 00 01', email: 'once@example.com' }))
    await expect(give([villa.id])).rejects.toMatchObject({ code: 'nights-taken' })
    const wrong = { villas: [{ villaId: villa.id, checkIn: '2027-08-10', checkOut: '2027-08-10' }] }
    await expect(give([], wrong)).rejects.toMatchObject({ status: 422 })
    await expect(give([999_999])).rejects.toMatchObject({ status: 404 })
  })

  test('has one to six villas and bounded texts', async () => {
    const { id } = await product.villa()
    const of = (change: object) => staff(createOffer, { body: anOffer([id], change) })
    await expect(of({ villas: [] })).rejects.toMatchObject({ status: 400 })
    const seven = Array.from({ length: 7 }, () => ({ villaId: id, ...STAY }))
    await expect(of({ villas: seven })).rejects.toMatchObject({ status: 400 })
    await expect(of({ note: 'a'.repeat(601) })).rejects.toMatchObject({ status: 400 })
    await expect(of({ hours: 721 })).rejects.toMatchObject({ status: 400 })
    await expect(of({ adults: 0 })).rejects.toMatchObject({ status: 400 })
  })
})

describe('what has happened since', () => {
  test('a villa that was sold says so and proposes the nearest stays, one of which can be chosen', async () => {
    const villa = await product.villa()
    const given = await give([villa.id])
    await product.book(aWish(villa, { phone: '0532 100 00 02', email: 'before@example.com' }))
    const [standing] = (await seen(given)).villas
    expect(standing).toMatchObject({ standing: 'fallen', total: null, offered: given.villas[0]?.total })
    const near = standing?.nearest[0]
    expect(near).toBeDefined()
    expect((await choose(given)).body.content.code).toBe('nights-taken')
    expect((await now(given)).state).toBe('open')
    const { status, body } = await choose(given, { change: near })
    expect([status, body.content.status]).toEqual([201, 'OPTION'])
    const [row] = await product.db.select().from(reservation).where(eq(reservation.code, body.content.code))
    expect(row).toMatchObject({ checkIn: near?.checkIn, checkOut: near?.checkOut, total: near?.total })
  })

  test('another price is said with the one before, and nothing is chosen at the old one', async () => {
    const villa = await product.villa()
    const given = await give([villa.id])
    await product.db.update(season).set({ nightly: 2_345_600, weekly: null }).where(eq(season.villaId, villa.id))
    const [standing] = (await seen(given)).villas
    expect(standing).toMatchObject({ standing: 'price-changed', offered: given.villas[0]?.total })
    expect((await choose(given)).body.content.code).toBe('price-changed')
    expect((await choose(given, { change: { total: standing?.total } })).status).toBe(201)
  })

  test('a villa that is no longer let says so and can’t be chosen', async () => {
    const villa = await product.villa()
    const given = await give([villa.id])
    await product.db.update(villaTable).set({ active: false }).where(eq(villaTable.id, villa.id))
    expect((await seen(given)).villas).toMatchObject([{ standing: 'gone', nearest: [] }])
    expect((await choose(given)).status).toBe(409)
  })

  test('an offer that has ended or was taken back can be read and not be chosen from', async () => {
    const { id } = await product.villa()
    const [short, back] = [await give([id], { hours: 1 }), await give([id])]
    await staff(withdrawOffer, { params: { id: back.id } })
    await expect(staff(withdrawOffer, { params: { id: back.id } })).rejects.toMatchObject({ code: 'already-moved' })
    await expect(staff(sendOffer, { params: { id: back.id } }, { idempotencyKey: 'too-late' })).rejects.toMatchObject({
      code: 'offer-ended',
    })
    const before = product.clock.now
    product.clock.now = new Date(before.getTime() + 61 * 60_000)
    expect([(await seen(short)).state, (await seen(back)).state]).toEqual(['expired', 'withdrawn'])
    for (const each of [short, back]) expect((await choose(each)).body.content.code).toBe('offer-ended')
    product.clock.now = before
  })

  test('a villa whose calendar is not live is asked for', async () => {
    const { id } = await product.villa({ live: false })
    const { body } = await choose(await give([id]))
    expect(body.content).toMatchObject({ status: 'REQUEST', canPay: false })
  })
})

describe('choosing', () => {
  test('twice with one key holds once and answers the same', async () => {
    const { id } = await product.villa()
    const given = await give([id])
    const [one, two] = [await choose(given, { key: 'one-press' }), await choose(given, { key: 'one-press' })]
    expect(two.body).toEqual(one.body)
    expect((await now(given)).reservation?.code).toBe(one.body.content.code)
  })

  test('two villas of one offer at once holds one of them', async () => {
    const [one, two] = [await product.villa(), await product.villa()]
    const given = await give([one.id, two.id])
    const both = await Promise.all([choose(given, { at: 0 }), choose(given, { at: 1 })])
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409])
    expect((await now(given)).villas.filter(({ chosen }) => chosen)).toHaveLength(1)
  })

  test('one villa from two offers at once holds it for one guest', async () => {
    const { id } = await product.villa()
    const [one, two] = [await give([id]), await give([id])]
    const both = await Promise.all([choose(one), choose(two, { change: { email: 'baska@example.com' } })])
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409])
    const states = [(await now(one)).state, (await now(two)).state].sort()
    expect(states).toEqual(['chosen', 'open'])
  })

  test('needs a key, the contract, a full name and a villa of the offer', async () => {
    const { id } = await product.villa()
    const given = await give([id])
    const path = `/v1/offers/${tokenOf(given)}/choose`
    const bare = { villa: given.villas[0]?.id, ...STAY, total: given.villas[0]?.total, payBy: 'card' }
    const whole = { ...bare, name: 'Zeynep Arslan', acceptContract: true }
    expect((await product.call('POST', path, whole)).status).toBe(400)
    expect((await choose(given, { change: { acceptContract: false } })).status).toBe(400)
    expect((await choose(given, { change: { name: 'Zeynep' } })).status).toBe(400)
    expect((await choose(given, { change: { villa: 999_999 } })).status).toBe(404)
    expect((await now(given)).state).toBe('open')
  })

  test('by a forged token finds nothing', async () => {
    for (const call of [getGuestOffer, openOffer])
      await expect(product.api(call, { params: { token: 'x'.repeat(32) } })).rejects.toMatchObject({ status: 404 })
    await expect(
      product.api(chooseOffer, {
        params: { token: 'y'.repeat(32) },
        body: { villa: 1, ...STAY, total: 1, name: 'Zeynep Arslan', payBy: 'card', acceptContract: true },
      }),
    ).rejects.toMatchObject({ status: 404 })
  })
})

test('staff list offers by what has become of them; an owner sees none', async () => {
  const { id } = await product.villa()
  const given = await give([id], { name: 'Listedeki Misafir' })
  const list = async (state?: 'open' | 'chosen' | 'expired' | 'withdrawn') =>
    (await staff(listOffers, { query: { state, take: 200 } })).content
  expect((await list())[0]).toMatchObject({ id: given.id, guestName: 'Listedeki Misafir', state: 'open' })
  for (const state of ['open', 'chosen', 'withdrawn'] as const) {
    const rows = await list(state)
    expect(rows.length).toBeGreaterThan(0)
    expect(rows.every((row) => row.state === state)).toBe(true)
  }
  const owner = (await product.signIn('OWNER')).api
  await expect(owner(listOffers, { query: {} })).rejects.toMatchObject({ status: 403 })
})

test('the names that a sentence may hold come in every language', async () => {
  await product.villa()
  const { content } = await product.api(searchNames)
  expect(content.some(({ kind }) => kind === 'town')).toBe(true)
  expect(content.every(({ key, names }) => key !== '' && names.length > 0)).toBe(true)
})
