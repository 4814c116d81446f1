import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { letter } from '../../../src/features/letters/letters.table.ts'
import { discount } from '../../../src/features/pricing/pricing.table.ts'
import { alert } from '../../../src/features/reservations/money/ledger.table.ts'
import { reservation } from '../../../src/features/reservations/reservations.table.ts'
import { type Desk, openDesk } from '../../staff-desk.ts'
import { aWish, openTestProduct, type TestProduct } from '../../test-product.ts'

let product: TestProduct
let desk: Desk
beforeAll(async () => {
  product = await openTestProduct({ limitRates: true })
  desk = await openDesk(product)
})
afterAll(() => product.end())

let number = 0
/** Somebody nobody knows, on a line of their own. */
const stranger = () => {
  number++
  return {
    email: `guest${number}@example.com`,
    phone: `0532 ${String(1_000_000 + number)}`,
    from: `198.51.${100 + (number >> 8)}.${number & 255}`,
  }
}
type Guest = ReturnType<typeof stranger>
const book = async (villa: { slug: string }, { from, ...guest }: Guest, change: object = {}, language = 'tr') => {
  const answer = await product.app.inject({
    method: 'POST',
    url: '/v1/reservation',
    remoteAddress: from,
    headers: { 'x-language': language },
    payload: aWish(villa, { ...guest, ...change }),
  })
  return { status: answer.statusCode, content: answer.json().content }
}
const villas = async (count: number, change: object = {}) => {
  const made = []
  for (let index = 0; index < count; index++) made.push(await product.villa(change))
  return made
}
const said = ({ status, content }: Awaited<ReturnType<typeof book>>) =>
  `${status} ${content.code.startsWith('HV') ? content.status : content.code}`

describe('unpaid holds of one guest', () => {
  test.each(['phone', 'email', 'from'] as const)(
    'are three at once with one %s, also of nine wishes in the same moment',
    async (key) => {
      const shared = stranger()[key]
      const answers = await Promise.all((await villas(9)).map((villa) => book(villa, { ...stranger(), [key]: shared })))
      expect(answers.map(said).sort()).toEqual([...Array(3).fill('201 OPTION'), ...Array(6).fill('409 options-full')])
    },
  )

  test('are refused with a sentence that helps, in the language of the guest', async () => {
    const guest = stranger()
    const [first, ...others] = await villas(4)
    for (const villa of others) await book(villa, guest)
    if (!first) throw new Error('There is no villa.')
    const sentences = []
    for (const language of ['tr', 'en', 'ru']) sentences.push((await book(first, guest, {}, language)).content.message)
    expect(sentences).toEqual([
      expect.stringContaining('en fazla 3'),
      expect.stringContaining('at most 3'),
      expect.stringContaining('не более 3'),
    ])
  })

  test('are given free by paying, by cancelling and by running out; what staff take is not counted', async () => {
    const guest = stranger()
    const places = await villas(7)
    const next = () => book(places.pop() ?? { slug: '' }, { ...guest, from: stranger().from })
    const held = [await next(), await next(), await next()]
    expect(said(await next())).toBe('409 options-full')
    await desk.take(await product.villa(), { email: guest.email, phone: guest.phone })
    const { token } = held[0]?.content ?? {}
    await product.call('POST', `/v1/reservation/${token}/cancel`, { kept: 0 })
    expect(said(await next())).toBe('201 OPTION')
    const [row] = await product.db.select().from(reservation).where(eq(reservation.code, held[1]?.content.code))
    await desk.made(row?.id ?? 0, { move: 'receive-transfer', amount: 100 })
    expect(said(await next())).toBe('201 OPTION')
    product.clock.now = new Date(product.clock.now.getTime() + 25 * 3_600_000)
    expect(said(await next())).toBe('201 OPTION')
  })

  test('are ten requests; a villa with three unpaid options of guests is asked for instead of held', async () => {
    const guest = stranger()
    const answers = []
    for (const villa of await villas(11, { live: false }))
      answers.push(said(await book(villa, { ...guest, from: stranger().from })))
    expect(answers).toEqual([...Array(10).fill('201 REQUEST'), '409 requests-full'])
    const villa = await product.villa()
    const weeks = ['2027-05-01', '2027-05-08', '2027-05-15', '2027-05-22', '2027-05-29']
    const isHeldAtOnce = async () =>
      (await product.call('GET', `/v1/villa/${villa.slug}/quote?checkin=2027-06-12&checkout=2027-06-19&guests=2`)).body
        .content.live
    expect(await isHeldAtOnce()).toBe(true)
    const held = await Promise.all(
      weeks.slice(1).map((checkOut, index) => book(villa, stranger(), { checkIn: weeks[index], checkOut })),
    )
    expect(held.map(said).sort()).toEqual(['201 OPTION', '201 OPTION', '201 OPTION', '201 REQUEST'])
    expect(await isHeldAtOnce()).toBe(false) // what the site promises before a wish is sent
  })
})

describe('letters that a stranger causes', () => {
  test('are twelve a day to one address; those beyond are kept with a reason, and letters about money always go', async () => {
    const [email, seen] = ['victim@example.com', new Set<string>()]
    for (let round = 0; round < 5; round++) {
      const held = []
      for (const villa of await villas(3)) held.push(await book(villa, { ...stranger(), email }))
      for (const { content } of held) {
        seen.add(content.code)
        await product.call('POST', `/v1/reservation/${content.token}/cancel`, { kept: 0 })
      }
    }
    const toVictim = (status: 'waiting' | 'dropped') =>
      product.db
        .select()
        .from(letter)
        .where(and(eq(letter.recipient, email), eq(letter.status, status)))
        .orderBy(letter.id)
    expect(seen.size).toBe(15)
    expect(await toVictim('waiting')).toHaveLength(12)
    expect(new Set((await toVictim('dropped')).map(({ lastError }) => lastError))).toEqual(new Set(['daily-limit']))
    const { content } = await book(await product.villa(), { ...stranger(), email })
    const [row] = await product.db.select().from(reservation).where(eq(reservation.code, content.code))
    await desk.made(row?.id ?? 0, { move: 'receive-transfer' })
    expect((await toVictim('waiting')).at(-1)?.template).toBe('confirm')
    const agency = await product.db.select().from(letter).where(eq(letter.template, 'reservation_new_admin'))
    expect(agency.filter(({ status }) => status === 'dropped')).toEqual([])
  })
})

describe('coupons', () => {
  test('are tried twenty times an hour by one network; then the good one is no answer either, and others go on', async () => {
    const villa = await product.villa()
    await product.db.insert(discount).values({
      villaId: villa.id,
      kind: 'coupon',
      percent: 10,
      threshold: 0,
      from: '2027-01-01',
      until: '2028-01-01',
      coupon: 'DOGRU',
      createdAt: product.clock.now,
    })
    const quote = async (coupon: string, from: string) => {
      const url = `/v1/villa/${villa.slug}/quote?checkin=2027-07-10&checkout=2027-07-17&guests=2&coupon=${coupon}`
      return (await product.app.inject({ method: 'GET', url, remoteAddress: from })).statusCode
    }
    for (let time = 0; time < 25; time++) expect(await quote('DOGRU', '203.0.113.40')).toBe(200)
    const guesses = await Promise.all(Array.from({ length: 40 }, (_, index) => quote(`YANLIS${index}`, '203.0.113.40')))
    expect(guesses.filter((status) => status === 200)).toHaveLength(20)
    expect(await quote('DOGRU', '203.0.113.40')).toBe(429)
    expect((await book(villa, { ...stranger(), from: '203.0.113.40' }, { coupon: 'DOGRU' })).status).toBe(429)
    expect((await book(villa, { ...stranger(), from: '203.0.113.40' })).status).toBe(201)
    expect(await quote('DOGRU', '203.0.113.41')).toBe(200)
  })
})

describe('the share of nights that guests hold without paying', () => {
  test('is watched: staff are told once a day when it jumps, and it closes when it is over', async () => {
    await product.later(48 * 60)
    const open = () => product.db.select().from(alert).where(eq(alert.kind, 'held-share'))
    expect(await open()).toEqual([])
    const [all] = await product.db
      .select({ count: product.db.$count(reservation) })
      .from(reservation)
      .limit(1)
    expect(all?.count).toBeGreaterThan(0)
    const villa = await product.villa()
    await product.db.execute(`UPDATE villa SET active = (id = ${villa.id})`)
    await product.later(5)
    for (const [checkIn, checkOut] of [
      ['2027-05-01', '2027-05-31'],
      ['2027-06-01', '2027-06-30'],
    ])
      expect((await book(villa, stranger(), { checkIn, checkOut })).status).toBe(201)
    await product.later(5)
    await product.later(5)
    const shown = async () =>
      (await desk.ask('GET', '/v1/admin/overview')).body.content.alerts.filter(
        ({ kind }: { kind: string }) => kind === 'held-share',
      )
    expect(await shown()).toMatchObject([
      { kind: 'held-share', share: { percent: 16, before: 0 }, reservationId: null },
    ])
    await product.later(25 * 60)
    expect(await shown()).toEqual([])
  })
})
