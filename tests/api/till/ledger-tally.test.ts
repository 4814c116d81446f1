/** @module-tag embedded */
import { eq, isNotNull, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ledgerEntry } from '../../../src/features/reservations/money/ledger.table.ts'
import { ledgerTally } from '../../../src/features/reservations/money/till/ledger-tally.table.ts'
import type { Flow } from '../../../src/features/reservations/money/till/till.contract.ts'
import { foldLedgerTally, recountLedger } from '../../../src/features/reservations/money/till/transactions.store.ts'
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
const page = async (query = ''): Promise<{ total: number; flows: Flow[] }> =>
  (await desk.ask('GET', `/v1/admin/transactions?${query}`)).body

/** What the entries themselves add up to. */
const counted = async (where = sql`true`): Promise<Flow[]> => {
  const rows = await product.db
    .select()
    .from(ledgerEntry)
    .where(sql`${isNotNull(ledgerEntry.method)} AND ${where}`)
  const flows = new Map<string, Flow>()
  for (const { method, givenCurrency: currency, given, kind } of rows) {
    if (!method) continue
    const key = `${method} ${currency}`
    const flow = flows.get(key) ?? { method, currency, came: 0, went: 0, count: 0 }
    const comes = kind === 'payment' || kind === 'deposit'
    flows.set(key, {
      ...flow,
      came: flow.came + (comes ? given : 0),
      went: flow.went - (comes ? 0 : given),
      count: flow.count + 1,
    })
  }
  return [...flows.keys()].sort().flatMap((key) => flows.get(key) ?? [])
}

const mustAgree = async () => {
  const { flows, total } = await page()
  expect(flows).toEqual(await counted())
  expect(total).toBe(flows.reduce((sum, { count }) => sum + count, 0))
}

test('what moved is the same whether it was kept or counted, after every deed, folding and counting anew', async () => {
  const one = await desk.takeInto('CONFIRMED')
  const other = await desk.takeInto('CHECKED_IN')
  await mustAgree()
  await enter(one.id, { given: 12_000 })
  await enter(one.id, { given: 30_000, method: 'transfer' })
  await enter(one.id, { given: 5_000, kind: 'write-off', method: null, note: 'İndirim' })
  await enter(other.id, { given: 40_000, kind: 'deposit' })
  await enter(other.id, { given: 15_000, kind: 'deposit-return' })
  await mustAgree()
  const row = (await desk.look(one.id)).ledger.find(({ given }) => given === 30_000)
  expect((await desk.ask('POST', `/v1/admin/transactions/${row?.id}/storno`, { reason: 'Yanlış' })).status).toBe(200)
  await mustAgree()
  const rows = () => product.db.$count(ledgerTally)
  const before = await rows()
  expect(await foldLedgerTally(product.db)).toBeGreaterThan(0)
  expect(await rows()).toBeLessThan(before)
  await mustAgree()
  await product.db.update(ledgerEntry).set({ valueDate: '2027-01-05' }).where(eq(ledgerEntry.reservationId, other.id))
  await mustAgree()
  await product.db.delete(ledgerTally)
  await recountLedger(product.db)
  await mustAgree()
})

test('days, method, kind, currency and a search choose the same from what is kept as from the entries', async () => {
  const { code } = await desk.takeInto('CONFIRMED')
  const asked: [string, ReturnType<typeof sql>][] = [
    ['date2=2027-01-05', sql`value_date <= '2027-01-05'`],
    ['method=cash', sql`method = 'cash'`],
    ['kind=deposit', sql`kind = 'deposit'`],
    ['currency=TL', sql`given_currency = 'TL'`],
    [`q=${code}`, sql`reservation_id = (SELECT id FROM reservation WHERE code = ${code})`],
  ]
  for (const [query, where] of asked) expect([query, (await page(query)).flows]).toEqual([query, await counted(where)])
})
