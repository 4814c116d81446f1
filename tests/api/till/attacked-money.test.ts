/** @module-tag embedded */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { LedgerRow } from '../../../src/features/reservations/money/till/till.contract.ts'
import { type Desk, openDesk } from '../../staff-desk.ts'
import { openTestProduct, type TestProduct } from '../../test-product.ts'

let product: TestProduct
let desk: Desk
beforeAll(async () => {
  product = await openTestProduct()
  desk = await openDesk(product)
})
afterAll(() => product.end())

const enter = (id: number, entry: object) =>
  desk.ask('POST', `/v1/admin/reservations/${id}/money`, {
    entries: [{ kind: 'payment', currency: 'TL', method: 'cash', ...entry }],
  })
/** Answers the newest row. */
const entered = async (id: number, entry: object): Promise<LedgerRow> => {
  const { status, body } = await enter(id, entry)
  if (status !== 200) throw new Error(JSON.stringify(body))
  const row = (await desk.look(id)).ledger.at(-1)
  if (!row) throw new Error('no row')
  return row
}
const storno = (row: LedgerRow) =>
  desk.ask('POST', `/v1/admin/transactions/${row.id}/storno`, { reason: 'Yanlış kayıt' })

describe('nothing in the till falls below nothing', () => {
  test('a payment that went back already is not taken back too; once its refund is, it can be', async () => {
    const { id } = await desk.takeInto('CONFIRMED')
    const paid = await entered(id, { given: 100_000 })
    const back = await entered(id, { kind: 'refund', given: 100_000, beyond: true, note: 'İyi niyet' })
    const before = await desk.stateOf(id)
    expect((await storno(paid)).body.content.fields).toHaveProperty('entry')
    expect(await desk.stateOf(id)).toBe(before)
    expect((await storno(back)).status).toBe(200)
    expect((await storno(paid)).status).toBe(200)
    expect((await desk.look(id)).paid).toBe(0)
  })

  test('a deposit that was returned or kept is not taken back too', async () => {
    const { id } = await desk.takeInto('CHECKED_IN')
    const taken = await entered(id, { kind: 'deposit', given: 100_000 })
    await entered(id, { kind: 'deposit-return', given: 60_000 })
    const kept = await entered(id, { kind: 'deposit-kept', given: 40_000, note: 'Kırık cam' })
    expect((await storno(taken)).status).toBe(422)
    expect((await storno(kept)).status).toBe(200)
    expect((await storno(taken)).status).toBe(422)
    expect((await desk.look(id)).deposit).toMatchObject({ held: 40_000, kept: 0 })
  })

  test('a payment whose refund was closed with a reason is not taken back before that reason is', async () => {
    const { id, total } = await desk.takeInto('CONFIRMED')
    const paid = await entered(id, { given: total + 5_000, beyond: true })
    const due = (await desk.look(id)).alerts[0]
    await desk.ask('POST', `/v1/admin/alert/${due?.id}/resolve`, { refunded: false, note: 'İstemedi' })
    expect((await storno(paid)).status).toBe(422)
    const waiver = (await desk.look(id)).ledger.at(-1)
    if (!waiver) throw new Error('no waiver')
    expect((await storno(waiver)).status).toBe(200)
    expect((await storno(paid)).status).toBe(200)
    expect(await desk.look(id)).toMatchObject({ paid: 0, balance: total, alerts: [] })
  })
})

test('what is derived from the ledger is no alert that a note could close', async () => {
  const { id, total } = await desk.takeInto('COMPLETED')
  const [debt] = (await desk.look(id)).alerts
  expect(debt).toMatchObject({ kind: 'debt-open', facts: { amount: total } })
  const before = await desk.stateOf(id)
  const answer = await desk.ask('POST', `/v1/admin/alert/${debt?.id}/resolve`, { refunded: false, note: 'Kapat' })
  expect([answer.status, await desk.stateOf(id)]).toEqual([422, before])
})

test('money that is sent with a move that takes none is refused, not forgotten', async () => {
  const { id, total } = await desk.takeInto('CHECKED_IN')
  const money = [{ kind: 'payment', currency: 'TL', method: 'cash', given: total }]
  const answer = await desk.move(id, { move: 'undo-check-in', reason: 'Gelmedi', money })
  expect([answer.status, (await desk.look(id)).status]).toEqual([400, 'CHECKED_IN'])
})

test('a stay that was agreed to cost nothing owes nothing and is paid', async () => {
  const villa = await product.villa()
  const stay = { status: 'CONFIRMED', override: { total: 0 }, reason: 'Ev sahibinin misafiri' }
  const { id } = await desk.take(villa, stay)
  expect(await desk.look(id)).toMatchObject({ total: 0, prepayment: 0, due: 0, balance: 0, payment: 'paid' })
})

test('a transfer of all that is open brings what was charged on top, and not what was written off', async () => {
  const { id, total } = await desk.takeInto('CHECKED_IN')
  await entered(id, { given: total })
  await entered(id, { kind: 'charge', given: 80_000, note: 'Havuz ısıtma' })
  await entered(id, { kind: 'write-off', given: 30_000, note: 'İndirim' })
  expect(await desk.made(id, { move: 'receive-transfer' })).toMatchObject({ paid: total + 50_000, balance: 0 })
})

test('a charge that was written off is taken back only after the write-off', async () => {
  const { id, total } = await desk.takeInto('CONFIRMED')
  const charge = await entered(id, { kind: 'charge', given: 40_000, method: null, note: 'Havuz ısıtma' })
  await entered(id, { kind: 'payment', method: 'cash', given: total })
  const writtenOff = await entered(id, { kind: 'write-off', given: 40_000, method: null, note: 'Arıza' })
  const storno = (entry: { id: number }) =>
    desk.ask('POST', `/v1/admin/transactions/${entry.id}/storno`, { reason: 'Yanlış' })
  expect((await storno(charge)).status).toBe(422)
  expect([(await storno(writtenOff)).status, (await storno(charge)).status]).toEqual([200, 200])
  expect((await desk.look(id)).balance).toBe(0)
})
