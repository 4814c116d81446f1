/** @module-tag embedded */
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { anOwner } from '../../../seeds/an-owner.ts'
import type { BankRow } from '../../../src/features/bookkeeping/bank/bank.contract.ts'
import { bankMatch, bankRow } from '../../../src/features/bookkeeping/bank/bank-rows.table.ts'
import { ledgerEntry } from '../../../src/features/reservations/money/ledger.table.ts'
import { bank } from '../../../src/features/settings/settings.table.ts'
import { type Desk, openDesk } from '../../staff-desk.ts'
import { openTestProduct, type TestProduct } from '../../test-product.ts'

let product: TestProduct
let desk: Desk
let bankId: number
beforeAll(async () => {
  product = await openTestProduct()
  desk = await openDesk(product)
})
afterAll(() => product.end())
beforeEach(async () => {
  await product.db.delete(bankMatch)
  await product.db.delete(bankRow)
  const account = { name: 'Ziraat', branch: '', holder: 'Happy', iban: 'TR320001000012345678904471', swift: '' }
  const [added] = await product.db
    .insert(bank)
    .values({ ...account, currency: 'TL', position: 1 })
    .returning()
  bankId = added?.id ?? 0
})

const lira = (minor: number) => (minor / 100).toFixed(2).replace('.', ',')
const send = (...lines: [text: string, amount: number][]) =>
  desk.sendFile(
    `/v1/admin/bank-rows/import?bank_id=${bankId}`,
    Buffer.from(
      `Tarih;Açıklama;Tutar\n${lines.map(([text, amount]) => `28.02.2027;${text};${lira(amount)}`).join('\n')}\n`,
    ),
  )
const rows = async (state = 'open'): Promise<BankRow[]> =>
  (await desk.ask('GET', `/v1/admin/bank-rows?state=${state}&bank=${bankId}`)).body.content
const confirm = async (said: object) =>
  (await desk.ask('POST', '/v1/admin/bank-rows/confirm', { rows: [said] })).body.content

describe('two people at once', () => {
  test('tie one transfer to one row of the bank, never to two', async () => {
    for (let round = 0; round < 5; round++) {
      const { id, prepayment } = await desk.takeInto('OPTION')
      await desk.made(id, { move: 'receive-transfer', amount: prepayment })
      const [entry] = (await desk.look(id)).ledger
      await product.db.update(ledgerEntry).set({ valueDate: '2027-02-28' })
      await send([`bir ${round}`, prepayment], [`iki ${round}`, prepayment])
      const open = (await rows()).slice(0, 2)
      const both = await Promise.all(open.map((row) => confirm({ id: row.id, entryIds: [entry?.id] })))
      expect(both.map(({ done }) => done).sort()).toEqual([0, 1])
      expect(
        await product.db
          .select()
          .from(bankMatch)
          .where(eq(bankMatch.entryId, entry?.id ?? 0)),
      ).toHaveLength(1)
    }
  })

  test('put a row aside or enter it as a payment, never both', async () => {
    for (let round = 0; round < 5; round++) {
      const { id, prepayment } = await desk.takeInto('OPTION')
      await send([`kenara ${round}`, prepayment])
      const [row] = await rows()
      const [said, aside] = await Promise.all([
        confirm({ id: row?.id, reservationId: id }),
        desk.ask('POST', `/v1/admin/bank-rows/${row?.id}/ignore`, { reason: 'Bizim değil' }),
      ])
      const [stored] = await product.db
        .select()
        .from(bankRow)
        .where(eq(bankRow.id, row?.id ?? 0))
      const paid = (await desk.look(id)).paid
      expect([said.done, aside.status, stored?.ignored, paid]).toEqual(
        said.done ? [1, 409, null, prepayment] : [0, 200, 'Bizim değil', 0],
      )
    }
  })

  test('close a month and pay its owner, in any order, without waiting for each other for ever', async () => {
    const owner = await anOwner(product.db, { commission: 2_000 })
    const villa = await product.villa({ ownerId: owner.id })
    const before = product.clock.now
    const { id } = await desk.take(villa, { status: 'CONFIRMED', reason: 'Nakit' })
    product.clock.now = new Date('2027-08-05T09:00:00Z')
    const at = `/v1/admin/owners/${owner.id}`
    const { seen } = (await desk.ask('GET', `${at}/statement?month=2027-07`)).body.content
    const pay = () => desk.ask('POST', `${at}/payouts`, { amount: 3_000_000, currency: 'TL', method: 'transfer' })
    const enter = () =>
      desk.ask('POST', `/v1/admin/reservations/${id}/money`, {
        entries: [{ kind: 'payout', given: 3_000_000, currency: 'TL', method: 'transfer' }],
      })
    const all = await Promise.all([
      ...[pay(), pay(), pay(), enter(), enter()],
      desk.ask('POST', `${at}/statement/close`, { month: '2027-07', seen }),
    ])
    expect(all.every(({ status }) => status === 200 || status === 400)).toBe(true)
    const { owner: account } = await desk.look(id)
    expect(account?.paidOut).toBe(3_000_000)
    product.clock.now = before
  })
})
