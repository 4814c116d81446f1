/** @module-tag embedded */
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { dayPrice } from '../../../src/features/pricing/pricing.table.ts'
import { MOST_WATCHES } from '../../../src/features/watches/watches.contract.ts'
import { stayWatch } from '../../../src/features/watches/watches.table.ts'
import { type Desk, openDesk } from '../../staff-desk.ts'
import { openTestProduct, type TestProduct } from '../../test-product.ts'

let product: TestProduct
let desk: Desk
beforeAll(async () => {
  product = await openTestProduct()
  desk = await openDesk(product)
})
afterAll(() => product.end())

const STAY = { checkin: '2027-07-10', checkout: '2027-07-17', guests: 2 }
const ask = (body: object) => product.call('POST', '/v1/watches', { ...STAY, ...body })
const mailsTo = async (email: string) => {
  await product.later(2)
  await product.later(2)
  return product.mails.filter(({ to }) => to === email)
}
const tokenIn = (text = '') => /watch\?token=([\w-]+)/.exec(text)?.[1] ?? ''
const asked = async (email: string, villa: number) => {
  expect((await ask({ email, villa })).status).toBe(200)
  return tokenIn((await mailsTo(email.toLowerCase())).at(-1)?.text)
}
const taken = async () => {
  const villa = await product.villa()
  const stay = { checkIn: STAY.checkin, checkOut: STAY.checkout }
  return { villa, stay: await desk.take(villa, stay) }
}

test('an address that never confirms hears once, and of nothing else', async () => {
  const { villa, stay } = await taken()
  await asked('nobody@example.com', villa.id)
  await desk.ask('PATCH', `/v1/admin/reservations/${stay.id}`, { move: 'cancel', reason: 'Test' })
  await product.refresh()
  expect(await mailsTo('nobody@example.com')).toHaveLength(1)
})

test('who confirmed hears once when the dates open, and ends it by one press of a mail program', async () => {
  const email = 'ada@example.com'
  const { villa, stay } = await taken()
  const token = await asked('Ada@example.com', villa.id)
  expect((await product.call('GET', `/v1/watches/${token}`)).body.content).toMatchObject({ state: 'waiting' })
  for (const _ of [1, 2])
    expect((await product.call('PUT', `/v1/watches/${token}`)).body.content.state).toBe('watching')
  expect(await mailsTo(email)).toHaveLength(1)
  await desk.ask('PATCH', `/v1/admin/reservations/${stay.id}`, { move: 'cancel', reason: 'Test' })
  await product.refresh()
  const mails = await mailsTo(email)
  expect(mails).toHaveLength(2)
  expect(mails[1]?.text).toContain(villa.name)
  expect(mails[1]?.unsubscribe).toBe(`http://villa.test/v1/watches/${token}`)
  expect(await mailsTo(email)).toHaveLength(2)
  const oneClick = await product.app.inject({
    ...{ method: 'POST', url: `/v1/watches/${token}`, payload: 'List-Unsubscribe=One-Click' },
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  })
  expect(oneClick.json().content.state).toBe('ended')
  expect((await product.call('PUT', `/v1/watches/${token}`)).body.content.state).toBe('ended')
})

test('a total that is lower than ever is told once; one that rose and falls back is not', async () => {
  const email = 'bora@example.com'
  const villa = await product.villa()
  await product.call('PUT', `/v1/watches/${await asked(email, villa.id)}`)
  const price = async (nightly: number) => {
    await product.db.delete(dayPrice).where(eq(dayPrice.villaId, villa.id))
    await product.db.insert(dayPrice).values({ villaId: villa.id, night: '2027-07-12', nightly })
    await product.db.execute(`UPDATE villa_lock SET revision = nextval('villa_revision') WHERE villa_id = ${villa.id}`)
    await product.refresh()
  }
  await price(90_000_000)
  expect(await mailsTo(email)).toHaveLength(1)
  await price(80_000_000)
  expect(await mailsTo(email)).toHaveLength(1)
  await price(2_000)
  expect(await mailsTo(email)).toHaveLength(2)
  await price(90_000_000)
  await price(2_000)
  expect(await mailsTo(email)).toHaveLength(2)
  await price(1_000)
  expect(await mailsTo(email)).toHaveLength(3)
})

test('the answer is the same for who watches already, and nobody gets more mails than a day allows', async () => {
  const email = 'cem@example.com'
  const villas = await Promise.all(Array.from({ length: MOST_WATCHES + 2 }, () => product.villa()))
  const answers = []
  for (const { id } of villas) answers.push(await ask({ email, villa: id }), await ask({ email, villa: id }))
  expect(new Set(answers.map(({ status, body }) => JSON.stringify([status, body]))).size).toBe(1)
  expect(await mailsTo(email)).toHaveLength(MOST_WATCHES)
  expect(await product.db.$count(stayWatch, eq(stayWatch.email, email))).toBe(MOST_WATCHES)
})

test.each([
  ['no address', { email: 'kimse' }, 400],
  ['two addresses', { email: 'a@example.com\r\nBcc: b@example.com' }, 400],
  ['no villa', { villa: 2_147_483_647 }, 404],
  ['a stay that is past', { checkin: '2026-07-10', checkout: '2026-07-17' }, 422],
  ['a stay that ends before it begins', { checkin: '2027-07-17', checkout: '2027-07-10' }, 422],
  ['a year', { checkin: '2027-07-10', checkout: '2028-07-10' }, 422],
  ['nobody', { guests: 0 }, 400],
  ['more than fit', { guests: 50 }, 422],
])('%s is refused with a sentence and sends nothing', async (_, change, status) => {
  const villa = await product.villa()
  const before = await product.db.$count(stayWatch)
  const answer = await ask({ email: 'x@example.com', villa: villa.id, ...change })
  expect([answer.status, typeof answer.body.content.message]).toEqual([status, 'string'])
  expect(await product.db.$count(stayWatch)).toBe(before)
})

test('a forged link says nothing and ends nothing', async () => {
  for (const forged of ['x', 'a'.repeat(32), '%00'])
    for (const method of ['GET', 'PUT'])
      expect((await product.call(method, `/v1/watches/${forged}`)).status).toBeGreaterThanOrEqual(400)
  expect((await product.call('POST', '/v1/watches/x', { 'List-Unsubscribe': 'One-Click' })).status).toBe(404)
})

test('what nobody confirmed in a week, and what has begun, is forgotten', async () => {
  const { villa } = await taken()
  await product.call('PUT', `/v1/watches/${await asked('derya@example.com', villa.id)}`)
  await asked('ece@example.com', villa.id)
  await product.later(8 * 1440)
  const left = async (email: string) => product.db.$count(stayWatch, eq(stayWatch.email, email))
  expect([await left('derya@example.com'), await left('ece@example.com')]).toEqual([1, 0])
  await product.later(150 * 1440)
  expect(await product.db.$count(stayWatch)).toBe(0)
}, 60_000)
