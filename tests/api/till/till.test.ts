/** @module-tag embedded */
import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { owner } from '../../../src/features/owners/owners.table.ts'
import type { AdminReservation } from '../../../src/features/reservations/reservations-admin.contract.ts'
import { type Desk, openDesk } from '../../staff-desk.ts'
import { openTestProduct, type TestProduct } from '../../test-product.ts'

let product: TestProduct
let desk: Desk
beforeAll(async () => {
  product = await openTestProduct()
  desk = await openDesk(product)
})
afterAll(() => product.end())

const DAY = 86_400_000
const CASH = { kind: 'payment', currency: 'TL', method: 'cash' }
const later = (days: number) => {
  product.clock.now = new Date(product.clock.now.getTime() + days * DAY)
}
const enter = (id: number, entry: object, key?: string) =>
  desk.ask('POST', `/v1/admin/reservations/${id}/money`, { entries: [{ ...CASH, ...entry }] }, key)
const entered = async (id: number, entry: object): Promise<AdminReservation> => {
  const { status, body } = await enter(id, entry)
  if (status !== 200) throw new Error(JSON.stringify(body))
  return desk.look(id)
}
const storno = (entryId: number, body: object) => desk.ask('POST', `/v1/admin/transactions/${entryId}/storno`, body)
const confirmed = () => desk.takeInto('CONFIRMED')

describe('money in', () => {
  test('has a method, a day, an account and its own currency with the rate; the balance follows', async () => {
    const { id, total } = await confirmed()
    const day = '2027-02-27'
    const after = await entered(id, {
      ...{ method: 'transfer', given: 50_000, currency: 'EURO', rate: 45.5, valueDate: day, note: 'Kalkan ofisi' },
    })
    expect(after.ledger).toMatchObject([
      { amount: 2_275_000, currency: 'TL', given: 50_000, givenCurrency: 'EURO', rate: 45.5, valueDate: day },
    ])
    expect(after.balance).toBe(total - 2_275_000)
    expect((await entered(id, { given: after.balance, method: 'pos' })).payment).toBe('paid')
  })

  test('confirms an option with the whole pre-payment, in cash as by transfer', async () => {
    const { id, prepayment } = await desk.takeInto('OPTION')
    expect(await entered(id, { given: prepayment - 1 })).toMatchObject({ status: 'OPTION', payment: 'paid-in-part' })
    expect(await entered(id, { given: 1 })).toMatchObject({ status: 'CONFIRMED', payment: 'prepaid' })
  })

  test('beyond what is open is refused with the amount, and taken when somebody says so: the rest is owed back', async () => {
    const { id, total } = await confirmed()
    const refused = await enter(id, { given: total + 5_000 })
    expect([refused.status, refused.body.content.fields['entries.0.given']]).toEqual([
      400,
      'En fazla 30.000\u00a0₺ yazılabilir.',
    ])
    expect(await entered(id, { given: total + 5_000, beyond: true })).toMatchObject({
      payment: 'refund-due',
      alerts: [{ kind: 'refund-due', facts: { amount: 5_000 } }],
    })
  })

  test.each(['CANCELLED', 'COMPLETED'] as const)('after a stay that is %s can be entered', async (status) => {
    const { id } = await desk.takeInto(status)
    expect((await entered(id, { given: 100_000, beyond: true })).paid).toBe(100_000)
  })

  test.each([
    ['no method', { given: 100, method: null }, 'entries.0.method'],
    ['another currency without a rate', { given: 100, currency: 'EURO' }, 'entries.0.rate'],
    ['a day that has not come', { given: 100, valueDate: '2029-01-01' }, 'entries.0.valueDate'],
    ['a bank account that does not exist', { given: 100, bankId: 999_999 }, 'entries.0.bankId'],
    ['nothing', { given: 0 }, 'entries.0.given'],
    ['a charge without a reason', { kind: 'charge', given: 100 }, 'entries.0.note'],
    ['more of a deposit than there is', { kind: 'deposit-return', given: 100 }, 'entries.0.given'],
    ['a payout before anything is owed', { kind: 'payout', given: 99_999_999 }, 'entries.0.given'],
  ])('with %s is refused, and nothing has changed', async (_, entry, field) => {
    const { id } = await confirmed()
    const before = await desk.stateOf(id)
    const { status, body } = await enter(id, entry)
    expect([status, Object.keys(body.content.fields)]).toEqual([400, [field]])
    expect(await desk.stateOf(id)).toBe(before)
  })

  test('twice with one key is one entry', async () => {
    const { id } = await confirmed()
    const answers = await Promise.all([1, 2, 3].map(() => enter(id, { given: 1_000 }, `till-${id}-key`)))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect((await desk.look(id)).ledger).toHaveLength(1)
    expect((await desk.ask('POST', `/v1/admin/reservations/${id}/money`, { entries: [] }, null)).status).toBe(400)
  })

  test('is no matter of an owner', async () => {
    const { id } = await confirmed()
    const owning = await openDesk(product, 'OWNER')
    for (const [method, path] of [
      ['POST', `/v1/admin/reservations/${id}/money`],
      ['POST', '/v1/admin/transactions/1/storno'],
      ['GET', '/v1/admin/transactions'],
      ['GET', '/v1/admin/transactions/1'],
    ] as const)
      expect(
        (await owning.ask(method, path, method === 'GET' ? undefined : { reason: 'x', entries: [CASH] })).status,
      ).toBe(403)
  })
})

describe('a correction', () => {
  test('is a second row, the opposite of the first, with its reason; neither is edited', async () => {
    const { id, total } = await confirmed()
    const paid = await entered(id, { given: 100_000 })
    const wrong = paid.ledger[0]
    expect((await storno(wrong?.id ?? 0, { reason: 'Tutar yanlış' })).status).toBe(200)
    const after = await desk.look(id)
    expect(after.ledger).toMatchObject([
      { ...wrong, reversedBy: after.ledger[1]?.id, reversible: false },
      { kind: 'payment', amount: -100_000, reverses: wrong?.id, note: 'Tutar yanlış', reversible: false },
    ])
    expect([after.paid, after.balance, after.status]).toEqual([0, total, 'CONFIRMED'])
    expect(after.history.at(-1)).toMatchObject({ what: 'storno', reason: 'Tutar yanlış' })
  })

  test('is made once, never of a correction, and needs a reason', async () => {
    const { id } = await confirmed()
    const entry = (await entered(id, { given: 100_000 })).ledger[0]?.id ?? 0
    expect((await storno(entry, { reason: ' ' })).status).toBe(400)
    const answers = await Promise.all([1, 2, 3].map(() => storno(entry, { reason: 'İki kez işlenmiş' })))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422, 422])
    const reversal = (await desk.look(id)).ledger[1]?.id ?? 0
    expect((await storno(reversal, { reason: 'Geri al' })).status).toBe(422)
    expect((await storno(999_999, { reason: 'Yok' })).status).toBe(404)
  })

  test('may hand the money to the reservation it was meant for, in one step with the same day and rate', async () => {
    const [one, other] = [await confirmed(), await desk.takeInto('OPTION')]
    const { ledger } = await entered(one.id, { given: 20_000, currency: 'EURO', rate: 50, valueDate: '2027-02-20' })
    const move = (to: string) => storno(ledger[0]?.id ?? 0, { reason: 'Yanlış rezervasyon', to })
    expect((await move('HVNOTHING')).status).toBe(422)
    expect((await move(one.code)).status).toBe(422)
    expect((await move(other.code)).status).toBe(200)
    expect((await desk.look(one.id)).paid).toBe(0)
    expect(await desk.look(other.id)).toMatchObject({
      status: 'CONFIRMED',
      paid: 1_000_000,
      ledger: [{ amount: 1_000_000, given: 20_000, givenCurrency: 'EURO', rate: 50, valueDate: '2027-02-20' }],
    })
  })

  test('of two that swap their money at once both happen or are refused: nobody waits for ever', async () => {
    const [one, other] = [await confirmed(), await confirmed()]
    const first = (await entered(one.id, { given: 1_000 })).ledger[0]?.id ?? 0
    const second = (await entered(other.id, { given: 2_000 })).ledger[0]?.id ?? 0
    const answers = await Promise.all([
      storno(first, { reason: 'Karışmış', to: other.code }),
      storno(second, { reason: 'Karışmış', to: one.code }),
    ])
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect([(await desk.look(one.id)).paid, (await desk.look(other.id)).paid]).toEqual([2_000, 1_000])
  })
})

describe('the end of a stay', () => {
  test('comes after the last day, with nothing open, written off, or the debt named and accepted', async () => {
    const { id, total } = await desk.takeInto('CHECKED_IN')
    expect((await desk.move(id, { move: 'complete' })).body.content.code).toBe('move-not-allowed')
    later(3)
    const refused = await desk.move(id, { move: 'complete' })
    expect(refused.body.content).toMatchObject({ code: 'balance-open', detail: { due: total } })
    expect(refused.body.content.message).toContain('30.000\u00a0₺')
    expect((await desk.move(id, { move: 'complete', debt: total })).body.content.fields).toHaveProperty('reason')
    await entered(id, { given: total - 150_000 })
    await entered(id, { kind: 'charge', given: 80_000, note: 'Havuz ısıtma, 4 gün' })
    expect((await entered(id, { kind: 'write-off', given: 80_000, note: 'Memnuniyet indirimi' })).balance).toBe(150_000)
    expect(await desk.made(id, { move: 'complete', debt: 150_000, reason: 'Pazartesi havale edecek' })).toMatchObject({
      status: 'COMPLETED',
      alerts: [{ kind: 'debt-open', facts: { amount: 150_000 } }],
    })
    expect(await entered(id, { given: 150_000 })).toMatchObject({ balance: 0, alerts: [] })
  })

  test('can be undone with a reason, and so can a check-in', async () => {
    const { id } = await desk.takeInto('COMPLETED')
    expect((await desk.move(id, { move: 'reopen' })).body.content.fields).toHaveProperty('reason')
    expect((await desk.made(id, { move: 'reopen', reason: 'Yanlış kayıt' })).status).toBe('CHECKED_IN')
    expect((await desk.made(id, { move: 'undo-check-in', reason: 'Misafir gelmemiş' })).status).toBe('CONFIRMED')
  })

  test('a deposit is an axis of its own: taken, kept in part with a reason, the rest returned; staff are told while it is here', async () => {
    const { id, deposit } = await desk.takeInto('CHECKED_IN')
    const taken = await entered(id, { kind: 'deposit', given: 1_000_000 })
    expect([deposit.state, taken.deposit]).toEqual([
      deposit.asked > 0 ? 'due' : 'none',
      { asked: deposit.asked, held: 1_000_000, kept: 0, state: 'taken' },
    ])
    expect([taken.paid, taken.balance]).toEqual([0, taken.total])
    later(3)
    const ended = await desk.made(id, { move: 'complete', debt: taken.total, reason: 'Sonra ödeyecek' })
    expect(ended.alerts.map(({ kind }) => kind)).toEqual(['debt-open', 'deposit-held'])
    await entered(id, { kind: 'deposit-kept', given: 350_000, note: 'Cam sehpa çatlak' })
    expect(await entered(id, { kind: 'deposit-return', given: 650_000 })).toMatchObject({
      deposit: { held: 0, kept: 350_000, state: 'kept-in-part' },
      alerts: [{ kind: 'debt-open' }],
    })
  })

  test('the owner’s part stands when a stay is confirmed, whatever is agreed on later', async () => {
    const villa = await product.villa()
    await product.db.update(owner).set({ commission: 2_000 })
    const { id, total } = await desk.take(villa, { status: 'CONFIRMED', reason: 'Nakit ödedi' })
    await product.db.update(owner).set({ commission: 5_000 })
    const { owner: settled } = await desk.look(id)
    expect(settled).toMatchObject({ commission: total / 5, share: (total / 5) * 4, paidOut: 0 })
    expect((await enter(id, { kind: 'payout', given: total, method: 'transfer' })).status).toBe(400)
    expect((await entered(id, { kind: 'payout', given: 1_000, method: 'transfer' })).owner?.paidOut).toBe(1_000)
  })
})

describe('at the door', () => {
  test('the balance and the deposit are taken in the same step as the keys are given, or nothing is', async () => {
    const { id, total } = await confirmed()
    const money = [
      { ...CASH, given: total },
      { kind: 'deposit', currency: 'TL', method: 'pos', given: 500_000 },
    ]
    const wrong = [...money, { kind: 'charge', currency: 'TL', given: 100 }]
    expect((await desk.move(id, { move: 'check-in', money: wrong })).status).toBe(400)
    expect(await desk.look(id)).toMatchObject({ status: 'CONFIRMED', ledger: [] })
    expect(await desk.made(id, { move: 'check-in', money })).toMatchObject({
      status: 'CHECKED_IN',
      balance: 0,
      deposit: { held: 500_000 },
    })
  })
})

describe('all transactions', () => {
  test('are found by day, method, currency, kind, code and name, with what moved', async () => {
    const { id, code, total } = await confirmed()
    await entered(id, { given: 40_000, valueDate: '2027-01-05' })
    await entered(id, { given: 2_000, currency: 'EURO', rate: 50, valueDate: '2027-01-05' })
    await entered(id, { kind: 'deposit', given: 90_000, method: 'pos', valueDate: '2027-01-06' })
    await entered(id, { kind: 'charge', given: 5, note: 'kapora değil, para hareketi değil' })
    const list = async (query: string) => (await desk.ask('GET', `/v1/admin/transactions?q=${code}&${query}`)).body
    const all = await list('')
    expect(all.content.map(({ kind, given }: { kind: string; given: number }) => [kind, given])).toEqual([
      ['deposit', 90_000],
      ['payment', 2_000],
      ['payment', 40_000],
    ])
    expect([all.total, all.take, total > 0]).toEqual([3, 100, true])
    expect(all.flows).toEqual([
      { method: 'cash', currency: 'EURO', came: 2_000, went: 0, count: 1 },
      { method: 'cash', currency: 'TL', came: 40_000, went: 0, count: 1 },
      { method: 'pos', currency: 'TL', came: 90_000, went: 0, count: 1 },
    ])
    expect((await list('date1=2027-01-06')).total).toBe(1)
    expect((await list('date2=2027-01-05&currency=EURO')).total).toBe(1)
    expect((await list('method=pos')).total).toBe(1)
    expect((await list('kind=payment')).total).toBe(2)
    const one = all.content[0]
    expect((await desk.ask('GET', `/v1/admin/transactions/${one.id}`)).body.content).toEqual(one)
    expect((await desk.ask('GET', '/v1/admin/transactions/999999')).status).toBe(404)
  })
})

describe('a receipt', () => {
  test('is a picture of an entry that staff alone see; nothing else is taken, and no more than six', async () => {
    const { id } = await confirmed()
    const entry = (await entered(id, { given: 1_000 })).ledger[0]?.id ?? 0
    const picture = await readFile('seeds/pictures/region-03.webp')
    const send = (body: Buffer) => desk.sendFile(`/v1/admin/transactions/${entry}/files`, body)
    expect((await send(Buffer.from('%PDF-1.7 no picture'))).status).toBe(415)
    const sent = await send(picture)
    expect(sent.status).toBe(201)
    const seen = (await desk.look(id)).ledger[0]?.files ?? []
    expect(seen).toEqual([sent.body.content.id])
    const { content } = (await desk.ask('GET', `/v1/admin/ledger-files/${seen[0]}`)).body
    expect([content.type, Buffer.from(content.data, 'base64').subarray(8, 12).toString()]).toEqual([
      'image/webp',
      'WEBP',
    ])
    const owning = await openDesk(product, 'OWNER')
    expect((await owning.ask('GET', `/v1/admin/ledger-files/${seen[0]}`)).status).toBe(403)
    for (let n = 0; n < 5; n++) expect((await send(picture)).status).toBe(201)
    expect((await send(picture)).status).toBe(422)
  })
})

describe('a note', () => {
  test('is read by staff alone and can be removed', async () => {
    const { id } = await confirmed()
    const written = await desk.ask('POST', `/v1/admin/reservations/${id}/notes`, { text: 'Çocuk yatağı kuruldu' })
    expect((await desk.look(id)).notes).toMatchObject([{ text: 'Çocuk yatağı kuruldu', who: 'Nermin Uçar' }])
    expect((await desk.ask('DELETE', `/v1/admin/notes/${written.body.content.id}`)).status).toBe(200)
    expect((await desk.look(id)).notes).toEqual([])
    expect((await desk.ask('POST', `/v1/admin/reservations/${id}/notes`, { text: ' ' })).status).toBe(400)
    expect((await desk.ask('POST', '/v1/admin/reservations/999999/notes', { text: 'x' })).status).toBe(404)
  })
})
