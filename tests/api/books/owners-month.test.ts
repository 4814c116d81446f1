/** @module-tag embedded */
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { anOwner } from '../../../seeds/an-owner.ts'
import type { Statement } from '../../../src/features/bookkeeping/statement/statement.contract.ts'
import { letter } from '../../../src/features/letters/letters.table.ts'
import { villa as villaTable } from '../../../src/features/villas/villas.table.ts'
import { type Desk, openDesk } from '../../staff-desk.ts'
import { openTestProduct, type TestProduct } from '../../test-product.ts'

let product: TestProduct
let desk: Desk
let owner: Awaited<ReturnType<typeof anOwner>>
let villa: Awaited<ReturnType<TestProduct['villa']>>
beforeAll(async () => {
  product = await openTestProduct()
  desk = await openDesk(product)
})
afterAll(() => product.end())
beforeEach(async () => {
  product.clock.now = new Date('2027-03-01T09:00:00Z')
  owner = await anOwner(product.db, { commission: 2_000, email: 'nermin@example.com' })
  villa = await product.villa({ ownerId: owner.id })
})

const JULY = '2027-07'
const AUGUST = '2027-08'
/** A stay in July that is confirmed; then it is August. */
const stayed = async (change: object = {}) => {
  const taken = await desk.take(villa, { status: 'CONFIRMED', reason: 'Nakit ödedi', ...change })
  product.clock.now = new Date('2027-08-05T09:00:00Z')
  return taken
}
const read = async (month = JULY, by = desk): Promise<Statement> =>
  (await by.ask('GET', `/v1/admin/owners/${owner.id}/statement?month=${month}`)).body.content
const close = async (month = JULY, change: object = {}) => {
  const { seen } = await read(month)
  return desk.ask('POST', `/v1/admin/owners/${owner.id}/statement/close`, { month, seen, ...change })
}
const enter = async (id: number, entry: object) => {
  const body = { entries: [{ currency: 'TL', method: 'cash', ...entry }] }
  const { status, body: answer } = await desk.ask('POST', `/v1/admin/reservations/${id}/money`, body)
  if (status !== 200) throw new Error(JSON.stringify(answer))
}
const pay = (amount: number, change: object = {}) =>
  desk.ask('POST', `/v1/admin/owners/${owner.id}/payouts`, { amount, currency: 'TL', method: 'transfer', ...change })

describe('an owner’s month', () => {
  test('is what stays brought less commission and expenses, what the owner took, and what was paid', async () => {
    const { id, total } = await stayed()
    await enter(id, { kind: 'payment', method: 'owner', given: 400_000 })
    await enter(id, { kind: 'expense', method: null, given: 150_000, note: 'Havuz pompası' })
    expect((await pay(100_000, { valueDate: '2027-08-05' })).status).toBe(200)
    const july = await read()
    expect(july.lines).toMatchObject([{ kind: 'stay', gross: total, commission: total / 5, guest: 'Zeynep T.' }])
    const august = await read(AUGUST)
    expect(august.sums).toMatchObject([
      {
        ...{ carried: (total / 5) * 4, expenses: 150_000, collected: 400_000, paidOut: 100_000 },
        due: (total / 5) * 4 - 650_000,
      },
    ])
    expect((await desk.look(id)).owner).toMatchObject({ spent: 150_000, collected: 400_000, paidOut: 100_000 })
  })

  test('keeps the commission of the day the stay was confirmed', async () => {
    const { id } = await stayed()
    const { content } = (await desk.ask('GET', `/v1/admin/owners/${owner.id}`)).body
    const { version, taxNo: _tax, iban: _iban, ...record } = content
    await desk.ask('PUT', `/v1/admin/owners/${owner.id}`, { ...record, commission: 3_000, version })
    const { total, owner: share } = await desk.look(id)
    expect([share?.commission, (await read()).sums[0]?.commission]).toEqual([total / 5, total / 5])
  })

  test('brings of a cancelled stay what was kept', async () => {
    const { id, prepayment } = await desk.take(villa, { status: 'CONFIRMED', reason: 'Nakit ödedi' })
    await enter(id, { kind: 'payment', given: prepayment })
    product.clock.now = new Date('2027-07-01T09:00:00Z')
    await desk.made(id, { move: 'cancel', reason: 'Vazgeçti' })
    product.clock.now = new Date('2027-08-05T09:00:00Z')
    expect((await read()).lines).toMatchObject([{ gross: prepayment, ended: true }])
  })
})

describe('a closed month', () => {
  test('stands for ever; what changes later is a line of the next open month', async () => {
    const { id, total } = await stayed()
    await desk.made(id, { move: 'check-in' })
    expect((await close()).body.content).toMatchObject({ closed: { by: expect.any(String) } })
    const before = await read()
    await enter(id, { kind: 'expense', method: null, given: 125_000, note: 'Klima bakımı', valueDate: null })
    const other = await anOwner(product.db, { commission: 1_000 })
    await product.db.update(villaTable).set({ ownerId: other.id }).where(eq(villaTable.id, villa.id))
    expect(await read()).toEqual(before)
    expect((await read(AUGUST)).lines).toMatchObject([
      { kind: 'correction', gross: -total, commission: -total / 5 },
      { kind: 'expense', amount: -125_000 },
    ])
  })

  test('is closed once, when it is over, in its order, and as it was seen', async () => {
    await stayed()
    const codes = async (answer: ReturnType<typeof close>) => (await answer).body.content.code
    expect(await codes(close(AUGUST))).toBe('month-not-over')
    expect(await codes(close(JULY, { seen: 'something else' }))).toBe('edited-meanwhile')
    const both = await Promise.all([close(), close()])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
    product.clock.now = new Date('2027-10-05T09:00:00Z')
    expect(await codes(close('2027-09'))).toBe('month-not-over')
    expect((await close(AUGUST)).status).toBe(200)
    expect((await desk.ask('DELETE', `/v1/admin/owners/${owner.id}`)).body.content.code).toBe('has-villas')
  })

  test('is told to the owner with what is left, once for each press', async () => {
    await stayed()
    await close(JULY, { send: true })
    const path = `/v1/admin/owners/${owner.id}/statement/send`
    for (const key of ['press-one-1', 'press-one-1']) await desk.ask('POST', path, { month: JULY }, key)
    const letters = await product.db.select().from(letter).where(eq(letter.recipient, owner.email))
    const told = letters.filter(({ template }) => template === 'owner_statement')
    expect(told).toHaveLength(2)
    expect(told[0]?.facts).toMatchObject({ ay: 'Temmuz 2027', gelir: expect.stringContaining('₺') })
  })
})

describe('paying an owner at once', () => {
  test('writes an entry for each stay, the oldest first, and never more than is open', async () => {
    const first = await desk.take(villa, {
      status: 'CONFIRMED',
      reason: 'x',
      checkIn: '2027-07-01',
      checkOut: '2027-07-08',
    })
    const second = await stayed()
    const share = (first.total / 5) * 4
    expect((await pay(share + 50_000)).status).toBe(200)
    expect((await desk.look(first.id)).owner?.paidOut).toBe(share)
    expect((await desk.look(second.id)).owner?.paidOut).toBe(50_000)
    const refused = await pay(99_999_999)
    expect([refused.status, Object.keys(refused.body.content.fields)]).toEqual([400, ['amount']])
    expect(Object.keys((await pay(100, { bankId: 999_999 })).body.content.fields)).toEqual(['bankId'])
    expect((await desk.look(second.id)).owner?.paidOut).toBe(50_000)
  })
})

describe('a stay in another owner’s villa', () => {
  test('takes its share along at that owner’s commission, and what the first got is asked back', async () => {
    const { id, total } = await desk.take(villa, { status: 'CONFIRMED', reason: 'x' })
    await enter(id, { kind: 'payout', method: 'transfer', given: 200_000 })
    const other = await anOwner(product.db, { commission: 1_000 })
    const there = await product.villa({ ownerId: other.id })
    const change = { villaId: there.id, price: 'kept', reason: 'Arıza' }
    expect((await desk.ask('PUT', `/v1/admin/reservations/${id}/villa`, change)).status).toBe(200)
    expect(await desk.look(id)).toMatchObject({
      owner: { commission: total / 10, paidOut: 0 },
      alerts: [{ kind: 'payout-above', facts: { amount: 200_000 } }],
    })
    const paid = (await desk.look(id)).ledger.find(({ kind }) => kind === 'payout')
    await desk.ask('POST', `/v1/admin/transactions/${paid?.id}/storno`, { reason: 'Geri alındı' })
    expect((await desk.look(id)).alerts).toEqual([])
  })
})

test('an owner reads the own months and nobody else’s, and changes none', async () => {
  await stayed()
  const own = await openDesk(product, 'OWNER')
  expect((await own.ask('GET', `/v1/admin/owners/${owner.id}/statement?month=${JULY}`)).status).toBe(404)
  expect((await own.ask('GET', `/v1/admin/owners/${own.ownerId}/statement`)).body.content).toMatchObject({ lines: [] })
  expect((await own.ask('GET', '/v1/admin/owners-accounts')).body.content).toHaveLength(1)
  for (const path of ['statement/close', 'statement/send', 'payouts'])
    expect((await own.ask('POST', `/v1/admin/owners/${own.ownerId}/${path}`, { month: JULY })).status).toBe(403)
  expect((await desk.ask('GET', `/v1/admin/owners/${owner.id}/statement?month=2031-01`)).status).toBe(422)
  expect((await desk.ask('GET', '/v1/admin/owners/999999/statement')).status).toBe(404)
  expect((await own.ask('GET', `/v1/admin/owners/${owner.id}/statement/pdf`)).status).toBe(404)
})

test('the month is a PDF', async () => {
  await stayed()
  const { body } = await desk.ask('GET', `/v1/admin/owners/${owner.id}/statement/pdf?month=${JULY}`)
  const bytes = Buffer.from(body.content.data, 'base64')
  expect([body.content.name, bytes.subarray(0, 5).toString()]).toEqual(['hesap-ozeti-2027-07.pdf', '%PDF-'])
})
