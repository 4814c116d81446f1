import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as desk from '../../../src/features/settings/banks/banks.contract.ts'
import { listBanks } from '../../../src/features/settings/settings.contract.ts'
import type { Client } from '../../../src/kernel/client.ts'
import { openTestProduct, type TestProduct } from '../../test-product.ts'

let product: TestProduct
let staff: Client
beforeAll(async () => {
  product = await openTestProduct()
  staff = (await product.signIn('ADMIN')).api
})
afterAll(() => product.end())

const lira: desk.BankInput = {
  ...{
    name: 'Ziraat Bankası',
    branch: 'Kaş',
    holder: 'Happy Villaları Turizm A.Ş.',
    swift: 'tczbtr2a',
    currency: 'TL',
  },
  iban: 'TR33 0006 1005 1978 6457 8413 26',
}
const shown = async () => (await product.api(listBanks)).content.map(({ name, iban }) => `${name} ${iban}`)
const create = async (body: desk.BankInput) => (await staff(desk.createBank, { body })).content

test('an account is kept without the blanks people write, and guests see it at once', async () => {
  const row = await create(lira)
  expect(row).toMatchObject({ iban: 'TR330006100519786457841326', swift: 'TCZBTR2A', active: true, version: 1 })
  expect(await shown()).toEqual(['Ziraat Bankası TR330006100519786457841326'])
})

test.each([
  ['iban', 'TR33 0006 1005 1978 6457 8413 27'],
  ['iban', 'DE89370400440532013000'],
  ['swift', 'TCZBTR'],
  ['name', ''],
])('a wrong %s is refused on its field: %s', async (field, value) => {
  await expect(create({ ...lira, [field]: value })).rejects.toMatchObject({
    status: 400,
    fields: { [field]: expect.any(String) },
  })
})

test('accounts are put in order, hidden and shown again', async () => {
  const euro = await create({ ...lira, name: 'Garanti BBVA', currency: 'EURO' })
  const { content } = await staff(desk.listBankRows, { query: {} })
  await staff(desk.orderBanks, { body: { ids: content.map(({ id }) => id).reverse() } })
  expect((await shown())[0]).toContain('Garanti')
  await staff(desk.setBankActivity, { body: { id: euro.id, active: false } })
  expect(await shown()).toHaveLength(1)
  expect((await staff(desk.listBankRows, { query: {} })).total).toBe(2)
})

test('who saves on top of another version is shown it', async () => {
  const row = await create({ ...lira, name: 'Akbank' })
  const change = (name: string) =>
    staff(desk.changeBank, { params: { id: row.id }, body: { ...lira, name, version: row.version } })
  await change('Akbank Kalkan')
  await expect(change('Akbank Fethiye')).rejects.toMatchObject({
    code: 'edited-meanwhile',
    detail: { now: { name: 'Akbank Kalkan', version: 2 } },
  })
})

test('an account that a statement names stays; another one can be deleted', async () => {
  const [used, free] = [await create({ ...lira, name: 'İş Bankası' }), await create({ ...lira, name: 'Halkbank' })]
  await product.db.execute(sql`INSERT INTO bank_layout (bank_id, layout) VALUES (${used.id}, '{}')`)
  await expect(staff(desk.deleteBank, { params: { id: used.id } })).rejects.toMatchObject({
    status: 409,
    code: 'bank-used',
  })
  await staff(desk.deleteBank, { params: { id: free.id } })
  const names = (await staff(desk.listBankRows, { query: {} })).content.map(({ name }) => name)
  expect(names).toContain('İş Bankası')
  expect(names).not.toContain('Halkbank')
})
