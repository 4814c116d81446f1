import { eq } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { season } from '../../../src/features/pricing/pricing.table.ts'
import { type Desk, openDesk } from '../../staff-desk.ts'
import { openTestProduct, type TestProduct } from '../../test-product.ts'

let product: TestProduct
let desk: Desk
beforeAll(async () => {
  product = await openTestProduct()
  desk = await openDesk(product)
})
afterAll(() => product.end())

type Named = { id: number }
/** A villa without a price. */
const bare = async () => {
  const villa = await product.villa()
  await product.db.delete(season).where(eq(season.villaId, villa.id))
  return villa
}
const PRICE = '/v1/admin/villas/price'
const aPeriod = (from: string, until: string, nightly = 1_000_000) => ({ from, until, nightly, minNights: 3 })
const add = (villa: Named, from: string, until: string, nightly?: number) =>
  desk.ask('POST', PRICE, { villa_id: villa.id, ...aPeriod(from, until, nightly) })
const pricesOf = async (villa: Named) => (await desk.ask('GET', `/v1/admin/villas/${villa.id}/prices`)).body.content
const short = async (villa: Named): Promise<string[]> =>
  (await pricesOf(villa)).seasons.map(
    (row: { from: string; until: string; nightly: number }) =>
      `${row.from.slice(5)}/${row.until.slice(5)} ${row.nightly / 100}`,
  )
const quoteOf = async (villa: { slug: string }, checkin: string, checkout: string) =>
  (await product.call('GET', `/v1/villa/${villa.slug}/quote?checkin=${checkin}&checkout=${checkout}`)).body.content

describe('price periods of a villa', () => {
  test('are added, changed and deleted, and the next guest pays the new price', async () => {
    const villa = await bare()
    const { id } = (await add(villa, '2027-06-01', '2027-09-01')).body.content
    expect((await quoteOf(villa, '2027-07-01', '2027-07-08')).price.total).toBe(7_000_000)
    const changed = await desk.ask('PUT', `${PRICE}/${id}`, aPeriod('2027-06-01', '2027-08-01', 2_000_000))
    expect(changed.status).toBe(200)
    expect((await quoteOf(villa, '2027-07-01', '2027-07-08')).price.total).toBe(14_000_000)
    await product.refresh()
    const found = (await product.call('GET', `/v2/search?ids=${villa.id}&checkin=2027-07-01&checkout=2027-07-08`)).body
      .content
    expect(found[0].stay.total).toBe(14_000_000)
    expect((await desk.ask('DELETE', `${PRICE}/${id}`)).status).toBe(200)
    expect((await quoteOf(villa, '2027-07-01', '2027-07-08')).why).toEqual({ kind: 'unpriced', night: '2027-07-01' })
    expect((await desk.ask('DELETE', `${PRICE}/${id}`)).status).toBe(404)
  })

  test('never overlap: the one that is met is named, and nothing is written', async () => {
    const villa = await bare()
    await add(villa, '2027-06-01', '2027-07-01')
    const { id } = (await add(villa, '2027-07-01', '2027-09-01')).body.content
    const { status, body } = await add(villa, '2027-06-20', '2027-07-05')
    expect([status, body.content.code, body.content.facts]).toMatchObject([
      409,
      'season-overlap',
      { from: '2027-06-01', until: '2027-07-01' },
    ])
    const moved = await desk.ask('PUT', `${PRICE}/${id}`, aPeriod('2027-06-30', '2027-09-01'))
    expect(moved.body.content.code).toBe('season-overlap')
    expect(await short(villa)).toEqual(['06-01/07-01 10000', '07-01/09-01 10000'])
  })

  test('two who add the same nights at once: one of them is refused', async () => {
    const villa = await bare()
    const all = await Promise.all(Array.from({ length: 8 }, () => add(villa, '2027-06-01', '2027-07-01')))
    expect(all.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409, 409, 409, 409, 409])
    expect(await short(villa)).toHaveLength(1)
  })

  test('refuse what makes no sense with the field it is about', async () => {
    const villa = await bare()
    const wrong = async (change: object) =>
      (await desk.ask('POST', PRICE, { villa_id: villa.id, ...aPeriod('2027-06-01', '2027-07-01'), ...change })).body
        .content
    expect(Object.keys((await wrong({ until: '2027-06-01' })).fields)).toEqual(['until'])
    expect(Object.keys((await wrong({ nightly: 0 })).fields)).toEqual(['nightly'])
    expect(Object.keys((await wrong({ minNights: 101 })).fields)).toEqual(['minNights'])
    expect((await wrong({ until: '2099-06-01' })).code).toBe('too-far')
    expect(
      (await desk.ask('POST', PRICE, { villa_id: 2_000_000_000, ...aPeriod('2027-06-01', '2027-07-01') })).status,
    ).toBe(404)
    expect(await short(villa)).toEqual([])
  })
})

describe('the other prices of a villa', () => {
  test('a night has a price of its own until it is taken away', async () => {
    const villa = await bare()
    await add(villa, '2027-06-01', '2027-09-01')
    const day = (nightly: number | null) =>
      desk.ask('PUT', `/v1/admin/villas/${villa.id}/dayprices`, { from: '2027-07-02', until: '2027-07-04', nightly })
    await day(1_500_000)
    expect((await quoteOf(villa, '2027-07-01', '2027-07-05')).price.total).toBe(5_000_000)
    expect((await pricesOf(villa)).dayPrices).toHaveLength(2)
    await day(null)
    expect((await quoteOf(villa, '2027-07-01', '2027-07-05')).price.total).toBe(4_000_000)
  })

  test('terms: pre-payment, deposit and a cancellation policy that a booking keeps', async () => {
    const villa = await bare()
    await add(villa, '2027-06-01', '2027-09-01')
    const { terms } = await pricesOf(villa)
    const policy = {
      graceHours: 0,
      graceDaysAhead: 0,
      rows: [
        { daysBefore: 30, keptPercent: 0 },
        { daysBefore: 0, keptPercent: 100 },
      ],
    }
    const put = (change: object) => desk.ask('PUT', `/v1/admin/villas/${villa.id}/terms`, { ...terms, ...change })
    expect((await put({ prepaymentPercent: 50, policy })).status).toBe(200)
    const quote = await quoteOf(villa, '2027-07-01', '2027-07-08')
    expect([quote.price.prepayment, quote.policy]).toEqual([3_500_000, policy])
    expect((await put({ baseGuests: 9 })).body.content.code).toBe('too-many-guests')
    const turned = { ...policy, rows: policy.rows.toReversed() }
    expect(Object.keys((await put({ policy: turned })).body.content.fields)).toEqual(['policy'])
    const only = (change: object) => desk.ask('PUT', `/v1/admin/villas/${villa.id}/terms`, change)
    for (const change of [{ damageDeposit: 900_000 }, { prepaymentPercent: 22 }, {}])
      expect((await only(change)).status).toBe(200)
    const now = { damageDeposit: 900_000, prepaymentPercent: 22, policy }
    expect((await pricesOf(villa)).terms).toMatchObject(now)
  })

  test('discounts and coupons, of one villa or of all', async () => {
    const [villa, other] = [await bare(), await bare()]
    await add(villa, '2027-06-01', '2027-09-01')
    await add(other, '2027-06-01', '2027-09-01')
    const early = { kind: 'length', percent: 10, threshold: 7, from: '2027-01-01', until: '2028-01-01' }
    const post = (body: object) => desk.ask('POST', '/v1/admin/villas/discount', body)
    const { id } = (await post({ villa_id: villa.id, ...early })).body.content
    const totals = async () =>
      Promise.all([villa, other].map(async (each) => (await quoteOf(each, '2027-07-01', '2027-07-08')).price.total))
    expect(await totals()).toEqual([6_300_000, 7_000_000])
    await desk.ask('PUT', `/v1/admin/villas/discount/${id}`, { ...early, percent: 20 })
    const all = (await post(early)).body.content.id
    await product.refresh()
    expect(await totals()).toEqual([5_600_000, 6_300_000])
    for (const each of [id, all]) await desk.ask('DELETE', `/v1/admin/villas/discount/${each}`)
    expect(await totals()).toEqual([7_000_000, 7_000_000])
    expect(Object.keys((await post({ ...early, kind: 'coupon' })).body.content.fields)).toEqual(['coupon'])
  })

  test('extras, one of a kind', async () => {
    const villa = await bare()
    await add(villa, '2027-06-01', '2027-09-01')
    const heating = { code: 'pool-heating', name: { tr: 'Havuz ısıtma' }, amount: 200_000, per: 'night' }
    const { id } = (await desk.ask('POST', '/v1/admin/villas/extra', { villa_id: villa.id, ...heating })).body.content
    const twice = await desk.ask('POST', '/v1/admin/villas/extra', { villa_id: villa.id, ...heating })
    expect(twice.body.content.code).toBe('extra-there')
    await desk.ask('PUT', `/v1/admin/villas/extra/${id}`, { ...heating, per: 'stay' })
    expect((await pricesOf(villa)).extras).toMatchObject([{ id, amount: 200_000, per: 'stay' }])
    await desk.ask('DELETE', `/v1/admin/villas/extra/${id}`)
    expect((await pricesOf(villa)).extras).toEqual([])
  })
})

describe('prices of many villas at once', () => {
  const PRICES = '/v1/admin/prices'
  const year = async () => {
    const villas = [await bare(), await bare()] as const
    for (const villa of villas) {
      await add(villa, '2027-06-01', '2027-07-01', 1_000_000)
      await add(villa, '2027-07-01', '2027-09-01', 1_500_000)
    }
    return villas
  }
  const copyOf = (villas: Named[], change: object = {}) => ({
    ...{ villaIds: villas.map(({ id }) => id), fromYear: 2027, toYear: 2028, percent: 25, step: 5_000 },
    ...{ rounding: 'nearest', keepWeekdays: true, existing: 'skip', withRules: true, ...change },
  })

  test('are written over nights, all or none, and taken back as one', async () => {
    const [one, two] = await year()
    const change = { from: '2027-06-15', until: '2027-07-15', nightly: 2_000_000 }
    const { content } = (
      await desk.ask('PUT', PRICES, { changes: [one, two].map(({ id }) => ({ villaId: id, ...change })) })
    ).body
    expect(content).toMatchObject({ villas: 2 })
    const after = ['06-01/06-15 10000', '06-15/07-15 20000', '07-15/09-01 15000']
    expect(await short(one)).toEqual(after)
    const bad = { villaId: two.id, from: '2027-06-15', until: '2027-06-15', nightly: 1 }
    const refused = await desk.ask('PUT', PRICES, { changes: [{ villaId: one.id, ...change, nightly: 1 }, bad] })
    expect(Object.keys(refused.body.content.fields)).toEqual(['changes.1.until'])
    expect(await short(one)).toEqual(after)
    expect((await desk.ask('GET', `${PRICES}?year=2027`)).body.last).toMatchObject({ id: content.change, villas: 2 })
    expect((await desk.ask('POST', `${PRICES}/undo/${content.change}`)).status).toBe(200)
    for (const villa of [one, two]) expect(await short(villa)).toEqual(['06-01/07-01 10000', '07-01/09-01 15000'])
    expect((await desk.ask('GET', `${PRICES}?year=2027`)).body.last).toBeNull()
    expect((await desk.ask('POST', `${PRICES}/undo/${content.change}`)).status).toBe(404)
  })

  test('are not taken back over what somebody has written since', async () => {
    const [one] = await year()
    const write = (nightly: number) =>
      desk.ask('PUT', PRICES, { changes: [{ villaId: one.id, from: '2027-06-01', until: '2027-07-01', nightly }] })
    const { change } = (await write(1_100_000)).body.content
    await write(1_200_000)
    expect((await desk.ask('POST', `${PRICES}/undo/${change}`)).body.content.code).toBe('changed-since')
    expect((await short(one))[0]).toBe('06-01/07-01 12000')
  })

  test('of a year become those of the next: what the preview said is what is written', async () => {
    const [one, two] = await year()
    await add(two, '2028-06-10', '2028-06-20', 900_000)
    const preview = (await desk.ask('POST', `${PRICES}/copy/preview`, copyOf([one, two]))).body.content.villas
    expect(preview.find(({ id }: Named) => id === one.id).rows).toMatchObject([
      { from: '2028-05-30', until: '2028-06-29', was: 1_000_000, nightly: 1_250_000 },
      { from: '2028-06-29', until: '2028-08-30', was: 1_500_000, nightly: 1_875_000 },
    ])
    expect(await short(one)).toHaveLength(2)
    const { content } = (await desk.ask('POST', `${PRICES}/copy`, copyOf([one, two]))).body
    expect(content.villas).toBe(2)
    expect((await short(two)).slice(2)).toEqual([
      '05-30/06-10 12500',
      '06-10/06-20 9000',
      '06-20/06-29 12500',
      '06-29/08-30 18750',
    ])
    expect((await desk.ask('POST', `${PRICES}/undo/${content.change}`)).status).toBe(200)
    expect(await short(one)).toHaveLength(2)
  })

  test('stand in a grid with the periods that most villas share, and nights without a price are counted', async () => {
    const [one, two] = await year()
    const grid = (await desk.ask('GET', `${PRICES}?year=2027&search=${one.slug}`)).body
    expect(grid.periods).toEqual([
      { from: '2027-01-01', until: '2027-06-01' },
      { from: '2027-06-01', until: '2027-07-01' },
      { from: '2027-07-01', until: '2027-09-01' },
      { from: '2027-09-01', until: '2028-01-01' },
    ])
    expect(grid.content).toMatchObject([{ id: one.id, seasons: [{ nightly: 1_000_000 }, { nightly: 1_500_000 }] }])
    const unpriced = (await desk.ask('GET', `${PRICES}/unpriced`)).body.content
    const own = (await pricesOf(two)).unpriced
    expect(unpriced.find(({ id }: Named) => id === two.id).gaps).toEqual(own)
  })

  test('any of them leave no overlap behind, and the last one taken back is as if it never was', async () => {
    const [one, two] = await year()
    const day = fc.integer({ min: 0, max: 200 })
    const wish = fc.record({
      who: fc.constantFrom(one.id, two.id),
      at: day,
      length: fc.integer({ min: 1, max: 60 }),
      nightly: fc.option(fc.constantFrom(500_000, 900_000), { freq: 5 }),
    })
    const dateOf = (count: number) => new Date(Date.UTC(2027, 4, 1 + count)).toISOString().slice(0, 10)
    await fc.assert(
      fc.asyncProperty(fc.array(wish, { minLength: 1, maxLength: 4 }), async (wishes) => {
        const before = [await short(one), await short(two)]
        const changes = wishes.map(({ who, at, length, nightly }) => ({
          villaId: who,
          from: dateOf(at),
          until: dateOf(at + length),
          nightly,
        }))
        const { content } = (await desk.ask('PUT', PRICES, { changes })).body
        for (const villa of [one, two]) {
          const rows = (await pricesOf(villa)).seasons
          for (const [index, row] of rows.entries()) expect(index === 0 || rows[index - 1].until <= row.from).toBe(true)
        }
        if (content.change && wishes.length % 2) {
          await desk.ask('POST', `${PRICES}/undo/${content.change}`)
          expect([await short(one), await short(two)]).toEqual(before)
        }
      }),
      { seed: 7, numRuns: 25 },
    )
  })
})

test('an owner sees the prices of their own villas and writes none', async () => {
  const owner = await openDesk(product, 'OWNER')
  const [own, other] = [await product.villa({ ownerId: owner.ownerId }), await product.villa()]
  expect((await owner.ask('GET', `/v1/admin/villas/${own.id}/prices`)).status).toBe(200)
  expect((await owner.ask('GET', `/v1/admin/villas/${other.id}/prices`)).status).toBe(404)
  const answers = await Promise.all([
    owner.ask('POST', PRICE, { villa_id: own.id, ...aPeriod('2027-06-01', '2027-07-01') }),
    owner.ask('PUT', '/v1/admin/prices', {
      changes: [{ villaId: own.id, from: '2027-06-01', until: '2027-07-01', nightly: 1 }],
    }),
    owner.ask('GET', '/v1/admin/prices?year=2027'),
  ])
  expect(answers.map(({ status }) => status)).toEqual([403, 403, 403])
})
