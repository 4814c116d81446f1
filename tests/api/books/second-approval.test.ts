/** @module-tag embedded */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Desk, openDesk } from '../../staff-desk.ts'
import { aWish, openTestProduct, type TestProduct } from '../../test-product.ts'

let product: TestProduct
let desk: Desk
let other: Desk
beforeAll(async () => {
  product = await openTestProduct()
  desk = await openDesk(product)
  other = await openDesk(product)
})
afterAll(() => product.end())
beforeEach(() => desk.ask('PUT', '/v1/admin/approval-limit', { limit: 200_000 }))

const enter = (id: number, entry: object) =>
  desk.ask('POST', `/v1/admin/reservations/${id}/money`, {
    entries: [{ currency: 'TL', note: 'Klima arızası', ...entry }],
  })
const waiting = async (by = other) => (await by.ask('GET', '/v1/admin/approvals')).body.content
const decide = (by: Desk, id: number, decision: string) =>
  by.ask('POST', `/v1/admin/approvals/${id}/decide`, { decision })
const paid = async () => {
  const { id } = await desk.takeInto('CONFIRMED')
  await enter(id, { kind: 'payment', method: 'cash', given: 900_000 })
  return id
}
const refund = { kind: 'refund', method: 'transfer', beyond: true }

describe('money beside the rules', () => {
  test('is entered at once up to the limit', async () => {
    const id = await paid()
    await enter(id, { ...refund, given: 200_000 })
    expect((await desk.look(id)).paid).toBe(700_000)
    expect(await waiting()).toEqual([])
  })

  test.each([
    ['a refund that nobody owes', { ...refund, given: 300_000 }, 300_000],
    ['a debt that is given up', { kind: 'write-off', given: 250_000, method: null }, 250_000],
  ])('above the limit waits for somebody else: %s', async (_, entry, beside) => {
    const id = await paid()
    const before = (await desk.look(id)).ledger
    expect((await enter(id, entry)).status).toBe(200)
    expect((await desk.look(id)).ledger).toEqual(before)
    const [asked] = await waiting()
    expect(asked).toMatchObject({ reservationId: id, beside, own: false, note: 'Klima arızası' })
    expect((await decide(desk, asked.id, 'approved')).body.content.code).toBe('own-approval')
    expect((await decide(other, asked.id, 'withdrawn')).body.content.code).toBe('own-approval')
    const both = await Promise.all([1, 2].map(() => decide(other, asked.id, 'approved')))
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
    expect((await desk.look(id)).ledger).toHaveLength(before.length + 1)
    expect(await waiting()).toEqual([])
  })

  test('is not entered when it is declined or taken back', async () => {
    const id = await paid()
    const before = (await desk.look(id)).ledger
    for (const [by, decision] of [
      [other, 'declined'],
      [desk, 'withdrawn'],
    ] as const) {
      await enter(id, { ...refund, given: 300_000 })
      const [asked] = await waiting()
      expect((await decide(by, asked.id, decision)).status).toBe(200)
    }
    expect((await desk.look(id)).ledger).toEqual(before)
  })

  test('is judged once more when it is approved: what is gone meanwhile can’t be given back', async () => {
    const id = await paid()
    await enter(id, { ...refund, given: 800_000 })
    await enter(id, { ...refund, given: 200_000 })
    const [asked] = await waiting()
    expect((await decide(other, asked.id, 'approved')).status).toBe(400)
    expect(await waiting()).toHaveLength(1)
    await decide(desk, asked.id, 'withdrawn')
  })

  test('needs nobody where no limit is set', async () => {
    await desk.ask('PUT', '/v1/admin/approval-limit', { limit: null })
    const id = await paid()
    await enter(id, { ...refund, given: 900_000 })
    expect((await desk.look(id)).paid).toBe(0)
  })
})

describe('the agency’s cancellation policy', () => {
  const POLICY = {
    graceHours: 12,
    graceDaysAhead: 7,
    rows: [
      { daysBefore: 45, keptPercent: 10 },
      { daysBefore: 0, keptPercent: 100 },
    ],
  }
  const path = '/v1/admin/cancellation-policy'
  const terms = async () => (await desk.ask('GET', path)).body.content

  test('holds for what is booked from now on, and never for what was booked before', async () => {
    const villa = await product.villa()
    const before = await product.book(aWish(villa))
    const { version } = await terms()
    expect((await desk.ask('PUT', path, { policy: POLICY, version })).status).toBe(200)
    const after = await product.book(
      aWish(villa, { checkIn: '2027-08-10', checkOut: '2027-08-17', email: 'b@example.com' }),
    )
    const rows = await product.call('GET', `/v1/villa/${villa.slug}/quote?checkin=2027-09-10&checkout=2027-09-17`)
    expect(rows.body.content.policy).toEqual(POLICY)
    const kept = async (code: string) =>
      (await desk.ask('GET', `/v1/admin/reservations?reservation_id=${code}`)).body.content[0].id
    const [one, two] = [await desk.rowOf(await kept(before.code)), await desk.rowOf(await kept(after.code))]
    expect(one?.policy).not.toEqual(POLICY)
    expect(two?.policy).toEqual(POLICY)
  })

  test('is kept version by version; two who write at once are told', async () => {
    const { version } = await terms()
    const both = await Promise.all([1, 2].map(() => desk.ask('PUT', path, { policy: POLICY, version })))
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
    expect((await terms()).versions.length).toBeGreaterThan(1)
    const wrong = { ...POLICY, rows: [...POLICY.rows].reverse() }
    expect((await desk.ask('PUT', path, { policy: wrong, version: (await terms()).version })).status).toBe(422)
  })
})

test('none of it is a matter of an owner', async () => {
  const own = await openDesk(product, 'OWNER')
  for (const path of ['/v1/admin/approvals', '/v1/admin/approval-limit', '/v1/admin/cancellation-policy'])
    expect((await own.ask('GET', path)).status).toBe(403)
})
