/** @module-tag embedded */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { homePage } from '../../../src/features/content/content.contract.ts'
import { fetchBulletin } from '../../../src/features/settings/rates/fetch-bulletin.server.ts'
import { takeDueRates } from '../../../src/features/settings/rates/rates.flow.ts'
import { exchangeChange, exchangeFetch, exchangeRate, setting } from '../../../src/features/settings/settings.table.ts'
import { type Desk, openDesk } from '../../staff-desk.ts'
import { openTestProduct, type TestProduct } from '../../test-product.ts'
import { aBulletin, openTcmbStand } from './tcmb-stand.ts'

let product: TestProduct
let desk: Desk
let tcmb: Awaited<ReturnType<typeof openTcmbStand>>
beforeAll(async () => {
  tcmb = await openTcmbStand()
  product = await openTestProduct({ ratesUrl: tcmb.url })
  desk = await openDesk(product)
})
beforeEach(async () => {
  product.clock.now = new Date('2027-03-01T13:00:00Z') // a Monday, 16:00 in Istanbul
  for (const table of [exchangeRate, exchangeChange, exchangeFetch, setting]) await product.db.delete(table)
})
afterAll(async () => {
  await product.end()
  await tcmb.end()
})

const RATES = [
  { code: 'USD', selling: '41.2385' },
  { code: 'EUR', selling: '47.1143' },
  { code: 'GBP', selling: '5509.2000', unit: '100' },
]
const FOLLOW = {
  ...{ dollar_exchange_rate: null, euro_exchange_rate: null, sterling_exchange_rate: null },
  ...{ margins: { DOLLAR: 0, EURO: 0, POUND: 0 }, auto: true, round_up: false },
}
const TYPED = { dollar_exchange_rate: '42', euro_exchange_rate: '49,25', sterling_exchange_rate: '55.6000' }
const fetchNow = (body = { confirmed: false }) => desk.ask('POST', '/v1/admin/exchange/fetch', body)
const edit = (change: object = {}) => desk.ask('PUT', '/v1/admin/exchange/edit', { ...FOLLOW, ...change })
const read = async () => (await desk.ask('GET', '/v1/admin/getexchange')).body.content
type Row = { currency: string; rate: string; source: string }
const used = async () => (await read()).rates.map(({ currency, rate, source }: Row) => `${currency} ${rate} ${source}`)
const due = () => takeDueRates({ db: product.db, services: { rates: { url: tcmb.url } }, now: product.clock.now })

describe('rates of TCMB', () => {
  test('are taken when staff ask, used by the site, and remembered with their day and who asked', async () => {
    tcmb.says({ body: aBulletin('2027-03-01', RATES) })
    expect((await fetchNow()).status).toBe(200)
    expect(await used()).toEqual(['DOLLAR 41.2385 TCMB', 'EURO 47.1143 TCMB', 'POUND 55.0920 TCMB'])
    const { rates, changes, lastFetch } = await read()
    expect(rates[0]).toMatchObject({ officialDay: '2027-03-01', day: '2027-03-01', age: 0, stale: false })
    expect(lastFetch).toMatchObject({ day: '2027-03-01', fault: null, by: expect.any(String) })
    expect(changes).toHaveLength(3)
    const { currency } = (await product.api(homePage)).content
    expect(currency).toContainEqual({ key: 'dollar_exchange_rate', value: '41.2385' })
  })

  test('get the agency’s margin, and stand beside a rate typed by hand without changing it', async () => {
    tcmb.says({ body: aBulletin('2027-03-01', RATES) })
    await fetchNow()
    const change = { margins: { DOLLAR: 150, EURO: 0, POUND: 0 }, euro_exchange_rate: '48,10' }
    expect((await edit(change)).status).toBe(200)
    expect(await used()).toEqual(['DOLLAR 41.8571 TCMB', 'EURO 48.1000 MANUAL', 'POUND 55.0920 TCMB'])
    product.clock.now = new Date('2027-03-02T13:00:00Z')
    tcmb.says({
      body: aBulletin('2027-03-02', [
        { code: 'USD', selling: '42.0000' },
        { code: 'EUR', selling: '48.0000' },
      ]),
    })
    expect(await due()).toBe(1)
    expect(await used()).toEqual(['DOLLAR 42.6300 TCMB', 'EURO 48.1000 MANUAL', 'POUND 55.0920 TCMB'])
    expect((await read()).rates[1]).toMatchObject({ official: '48.0000', officialDay: '2027-03-02' })
    expect((await edit()).status).toBe(200)
    expect((await used())[1]).toBe('EURO 48.0000 TCMB')
  })

  test('are asked for by themselves only when that is switched on, on business days after 15:35, and once they came no more', async () => {
    tcmb.says({ body: aBulletin('2027-03-01', RATES) })
    const before = tcmb.asked()
    expect(await due()).toBe(0)
    await product.db.insert(setting).values({ key: 'exchange_auto', value: 'on' })
    product.clock.now = new Date('2027-03-01T12:30:00Z')
    expect(await due()).toBe(0)
    product.clock.now = new Date('2027-03-01T12:36:00Z')
    expect([await due(), await due(), tcmb.asked() - before]).toEqual([1, 0, 1])
    expect((await read()).lastFetch).toMatchObject({ by: '@system', day: '2027-03-01' })
  })

  test('of a holiday are those of the day before: they stay, and it is tried again', async () => {
    await product.db.insert(setting).values({ key: 'exchange_auto', value: 'on' })
    tcmb.says({ body: aBulletin('2027-02-26', RATES) })
    expect([await due(), await due()]).toEqual([1, 0])
    product.clock.now = new Date('2027-03-01T13:31:00Z')
    expect(await due()).toBe(1)
    expect((await read()).rates[0]).toMatchObject({ day: '2027-02-26', age: 1, stale: false })
  })

  test.each([
    ['none', { status: 404 }],
    ['status', { status: 500 }],
    ['unreadable', { body: '<html>Bakım</html>' }],
    ['unreadable', { body: aBulletin('2027-03-02', RATES) }],
    ['unreachable', { status: 302, location: 'http://127.0.0.1:1/' }],
    ['empty', { body: aBulletin('2027-03-01', [{ code: 'USD', selling: '' }]) }],
    ['too-large', { body: aBulletin('2027-03-01', RATES) + ' '.repeat(600_000) }],
    ['old', { body: aBulletin('2027-02-25', RATES) }],
    ['jump', { body: aBulletin('2027-03-01', [{ code: 'USD', selling: '4.1238' }]) }],
  ])('that are no good (%s) change nothing, and staff are told why', async (fault, answer) => {
    tcmb.says({ body: aBulletin('2027-02-26', RATES) })
    await fetchNow()
    const before = await used()
    tcmb.says(answer)
    expect((await fetchNow()).body.content.lastFetch).toMatchObject({ fault })
    expect(await used()).toEqual(before)
    expect((await read()).lastFetch).toMatchObject({ fault })
  })

  test('that moved far are taken once somebody has looked', async () => {
    tcmb.says({ body: aBulletin('2027-02-26', RATES) })
    await fetchNow()
    tcmb.says({ body: aBulletin('2027-03-01', [{ code: 'USD', selling: '50.0000' }]) })
    expect((await fetchNow()).body.content.lastFetch.fault).toBe('jump')
    expect((await fetchNow({ confirmed: true })).status).toBe(200)
    expect((await used())[0]).toBe('DOLLAR 50.0000 TCMB')
  })

  test('that never come, or come drop by drop, are waited for no longer than allowed', async () => {
    for (const answer of [{ hangs: true }, { body: aBulletin('2027-03-01', RATES), drips: true }]) {
      tcmb.says(answer)
      expect(await fetchBulletin({ url: tcmb.url, longestMs: 200 })).toEqual({ fault: 'unreachable' })
    }
    expect(await fetchBulletin({ url: 'http://127.0.0.1:9/' })).toEqual({ fault: 'unreachable' })
  })
})

describe('rates typed by hand', () => {
  test('stand from then on, and who changed what stays', async () => {
    expect((await edit(TYPED)).status).toBe(200)
    expect(await used()).toEqual(['DOLLAR 42.0000 MANUAL', 'EURO 49.2500 MANUAL', 'POUND 55.6000 MANUAL'])
    expect((await edit({ ...TYPED, dollar_exchange_rate: '42.5' })).status).toBe(200)
    const { changes } = await read()
    expect(changes[0]).toMatchObject({ currency: 'DOLLAR', was: '42.0000', rate: '42.5000', by: expect.any(String) })
    expect(changes).toHaveLength(4)
  })

  test('that move by more than a tenth are written only when they are confirmed', async () => {
    await edit(TYPED)
    const slip = { ...TYPED, dollar_exchange_rate: '4,2' }
    const refused = await edit(slip)
    expect([refused.status, refused.body.content.code]).toEqual([422, 'rate-jump'])
    expect(Object.keys(refused.body.content.fields)).toEqual(['dollar_exchange_rate'])
    expect((await used())[0]).toBe('DOLLAR 42.0000 MANUAL')
    expect((await edit({ ...slip, confirmed: true })).status).toBe(200)
    expect((await used())[0]).toBe('DOLLAR 4.2000 MANUAL')
  })

  test.each(['0', '0,0000', '-4', 'kırk', '41,23855', '1000000', ''])('%j is no rate', async (typed) => {
    const answer = await edit({ ...TYPED, dollar_exchange_rate: typed })
    expect([answer.status, Object.keys(answer.body.content.fields)]).toEqual([400, ['dollar_exchange_rate']])
  })

  test('can’t be left to TCMB before it has said one', async () => {
    const answer = await edit({ ...TYPED, dollar_exchange_rate: null })
    expect([answer.status, Object.keys(answer.body.content.fields)]).toEqual([422, ['dollar_exchange_rate']])
  })

  test('grow old: after more than three business days the screen and the day say so', async () => {
    const missing = async (): Promise<{ kind: string; count: number }[]> =>
      (await desk.ask('GET', '/v1/admin/missing')).body.content
    const stale = async () => (await missing()).find(({ kind }) => kind === 'rate')?.count ?? 0
    expect(await stale()).toBe(3)
    await edit(TYPED)
    expect(await stale()).toBe(0)
    product.clock.now = new Date('2027-03-04T13:00:00Z')
    expect([await stale(), (await read()).rates[0].stale]).toEqual([0, false])
    product.clock.now = new Date('2027-03-05T13:00:00Z')
    expect([await stale(), (await read()).rates[0].stale]).toEqual([3, true])
  })

  test('leave a reservation the rates of the day it was taken', async () => {
    await edit(TYPED)
    const villa = await product.villa()
    const { id } = await desk.take(villa)
    await edit({ ...TYPED, euro_exchange_rate: '52' })
    expect(await desk.rowOf(id)).toMatchObject({ rates: { EURO: '49.2500' } })
  })

  test('are the agency’s matter', async () => {
    const owner = await openDesk(product, 'OWNER')
    for (const [method, path] of [
      ['GET', 'getexchange'],
      ['PUT', 'exchange/edit'],
      ['POST', 'exchange/fetch'],
    ] as const)
      expect((await owner.ask(method, `/v1/admin/${path}`, method === 'GET' ? undefined : TYPED)).status).toBe(403)
  })
})
