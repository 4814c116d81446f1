/** @module-tag embedded */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { aVilla } from '../../../seeds/a-villa.ts'
import { villaCalendar, villaQuote } from '../../../src/features/availability/availability.contract.ts'
import { homePage, siteData, villaComments } from '../../../src/features/content/content.contract.ts'
import { cardOffer } from '../../../src/features/payments/payments.contract.ts'
import { createReservation } from '../../../src/features/reservations/reservations.contract.ts'
import { offer, searchVillas } from '../../../src/features/search/search.contract.ts'
import { getVilla } from '../../../src/features/villas/villas.contract.ts'
import { sentBy } from '../../../src/platform/database/sent.ts'
import { openDesk } from '../../staff-desk.ts'
import { aWish, openTestProduct, type TestProduct } from '../../test-product.ts'

let product: TestProduct
let villa: Awaited<ReturnType<typeof aVilla>>
let desk: Awaited<ReturnType<typeof openDesk>>
beforeAll(async () => {
  product = await openTestProduct({ limitRates: true })
  villa = await product.villa()
  desk = await openDesk(product)
})
afterAll(() => product.end())

/** How many statements some calls send, transaction frames apart; the session of staff is one of them. */
const statementsOf = async (...calls: (() => Promise<unknown>)[]): Promise<number> => {
  const { statements } = await sentBy(() => Promise.all(calls.map((call) => call())))
  return statements.length
}

const params = () => ({ slug: villa.slug })
const dates = { checkin: '2027-07-10', checkout: '2027-07-17' }

describe('what a visitor sees asks the database', () => {
  test('at most 4 times for a villa page, beside what every page needs', async () => {
    const page = [
      () => product.api(getVilla, { params: params() }),
      () => product.api(villaCalendar, { params: params(), query: {} }),
      () => product.api(villaComments, { params: params(), query: { take: 6 } }),
      () => product.api(offer, { query: { ids: String(villa.id), take: 1 } }),
      () => product.api(searchVillas, { query: { town: 'kas', take: 5 } }),
      () => product.api(cardOffer, { params: { currency: 'TL' } }),
    ]
    expect(await statementsOf(...page)).toBeLessThanOrEqual(4)
  })

  test('at most twice for the home page with header and footer', async () => {
    expect(
      await statementsOf(
        () => product.api(homePage),
        () => product.api(siteData),
      ),
    ).toBeLessThanOrEqual(2)
  })

  test('never for a list of villas', async () => {
    expect(await statementsOf(() => product.api(searchVillas, { query: { ...dates, take: 24 } }))).toBe(0)
  })

  test('at most once for a quote, and so 4 times for a villa page with dates, beside how cards are taken', async () => {
    const ask = () => product.api(villaQuote, { params: params(), query: dates })
    expect(await statementsOf(ask)).toBeLessThanOrEqual(1)
    const page = [
      ask,
      () => product.api(getVilla, { params: params() }),
      () => product.api(villaCalendar, { params: params(), query: {} }),
      () => product.api(villaComments, { params: params(), query: { take: 6 } }),
      () => product.api(offer, { query: { ids: String(villa.id), take: 1 } }),
      () => product.api(searchVillas, { query: { ...dates, guests: 2, town: 'kas', take: 5 } }),
    ]
    expect(await statementsOf(...page)).toBeLessThanOrEqual(4)
  })

  test('once while nothing changes for how cards are taken, whatever page tells of it', async () => {
    const ask = () => product.askDirectly({ call: cardOffer, question: { params: { currency: 'TL' } } }, 'tr')
    await ask()
    expect(await statementsOf(ask)).toBe(0)
  })
})

describe('what staff see asks the database', () => {
  test('at most 6 times for a reservation whole, the list and the sidebar', async () => {
    const { id } = await desk.take(villa, { checkIn: '2027-05-10', checkOut: '2027-05-17' })
    for (const path of [`/reservations/${id}`, '/reservations', '/unreadcount']) {
      const look = async () => expect((await desk.ask('GET', `/v1/admin${path}`)).status).toBe(200)
      expect(await statementsOf(look)).toBeLessThanOrEqual(6)
    }
  })

  test('at most twice for what every screen lets them choose from', async () => {
    const look = async () => expect((await desk.ask('GET', '/v1/admin/other')).status).toBe(200)
    expect(await statementsOf(look)).toBeLessThanOrEqual(2)
  })

  test.each(['/towns', '/districts', '/villatypes', '/listVillaFeatures'])('at most 3 times for %s', async (path) => {
    const look = async () => expect((await desk.ask('GET', `/v1/admin${path}`)).status).toBe(200)
    expect(await statementsOf(look)).toBeLessThanOrEqual(3)
  })

  test('at most 16 times for what is missing today, however much it is', async () => {
    const look = async () => expect((await desk.ask('GET', '/v1/admin/missing')).status).toBe(200)
    expect(await statementsOf(look)).toBeLessThanOrEqual(16)
  })

  test('at most 8 times for the day', async () => {
    const owner = await openDesk(product, 'OWNER')
    for (const { ask } of [desk, owner]) {
      const look = async () => expect((await ask('GET', '/v1/admin/overview')).status).toBe(200)
      expect(await statementsOf(look)).toBeLessThanOrEqual(8)
    }
  })
})

describe('the calendars ask the database', () => {
  test.each([
    ['the occupancy of all villas', '/v1/admin/occupancy?from=2027-07-01&until=2027-08-01'],
    ['their villas', '/v1/admin/occupancy/villas'],
    ['the dates that are not sold', '/v1/admin/external'],
    ['every villa with its taken ranges', '/v1/admin/villas/withdates'],
  ])('at most 3 times for %s', async (_, path) => {
    expect(await statementsOf(async () => expect((await desk.ask('GET', path)).status).toBe(200))).toBeLessThanOrEqual(
      3,
    )
  })

  test('at most 4 times for one villa', async () => {
    const path = `/v1/admin/villas/${villa.id}/occupancy?from=2027-07-01&until=2028-07-01`
    expect(await statementsOf(async () => expect((await desk.ask('GET', path)).status).toBe(200))).toBeLessThanOrEqual(
      4,
    )
  })
})

describe('a guest who books asks the database', () => {
  const book = (change: object, key: string) => () =>
    product.call('POST', '/v1/reservation', aWish(villa, change), { 'idempotency-key': key })

  test('at most 7 times for a hold, her quotas, locks and the kept answer among them', async () => {
    const hold = book({ checkIn: '2027-08-10', checkOut: '2027-08-17' }, 'holds-for-seven')
    expect(await statementsOf(async () => expect((await hold()).status).toBe(201))).toBeLessThanOrEqual(7)
  })

  test('at most 8 times to learn that the nights are taken, and again', async () => {
    const late = book({ checkIn: '2027-08-12', checkOut: '2027-08-19' }, 'comes-too-late')
    const refused = async () => expect((await late()).body.content.code).toBe('nights-taken')
    expect(await statementsOf(refused)).toBeLessThanOrEqual(8)
    expect(await statementsOf(refused)).toBeLessThanOrEqual(8)
  })
})

test('counting hears the statements of a transaction, and its frames apart', async () => {
  const { statements, frames } = await sentBy(() => product.api(createReservation, { body: aWish(villa) }))
  expect(statements.some((each) => each.includes('taken_night'))).toBe(true)
  expect(statements.every((each) => !/^(begin|savepoint)/i.test(each))).toBe(true)
  expect(frames.length).toBe(product.url ? 2 : 0) // the embedded database begins and commits by itself
})
