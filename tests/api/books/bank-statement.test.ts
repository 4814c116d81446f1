/** @module-tag embedded */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
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

const DAY = '2027-02-28'
const lira = (minor: number) => (minor / 100).toFixed(2).replace('.', ',')
const csv = (...lines: [text: string, amount: number, reference: string][]) =>
  Buffer.from(
    `Tarih;Açıklama;Tutar;Dekont No\n${lines.map(([text, amount, no]) => `28.02.2027;${text};${lira(amount)};${no}`).join('\n')}\n`,
  )
const send = (file: Buffer, query = '') => desk.sendFile(`/v1/admin/bank-rows/import?bank_id=${bankId}${query}`, file)
const rows = async (state = 'open'): Promise<BankRow[]> =>
  (await desk.ask('GET', `/v1/admin/bank-rows?state=${state}&bank=${bankId}`)).body.content
const confirm = async (...said: object[]) =>
  (await desk.ask('POST', '/v1/admin/bank-rows/confirm', { rows: said })).body.content
const entries = async (id: number) => (await desk.look(id)).ledger

describe('a bank statement', () => {
  test('is kept row by row, once, whatever files it comes with', async () => {
    const file = csv(['A', 100, '1'], ['B', -200, '2'], ['Kahve', -50, ''], ['Kahve', -50, ''])
    expect((await send(file)).body.content).toMatchObject({ read: 4, added: 4, from: DAY, to: DAY })
    expect((await send(file)).body.content).toMatchObject({ read: 4, added: 0 })
    const both = await Promise.all([send(csv(['C', 7, '9'])), send(csv(['C', 7, '9']))])
    expect(both.reduce((sum, { body }) => sum + body.content.added, 0)).toBe(1)
    expect(await rows()).toHaveLength(5)
  })

  test('is matched by code and amount: the payment is entered on its day and account, and confirms the option', async () => {
    const { id, code, prepayment } = await desk.takeInto('OPTION')
    await send(csv([`GONDEREN ZEYNEP TUNALI ${code}`, prepayment, '1']))
    const [row] = await rows()
    expect(row?.proposals).toMatchObject([{ reservationId: id, kind: 'payment', sure: true }])
    const twice = await Promise.all([1, 2].map(() => confirm({ id: row?.id, reservationId: id })))
    expect(twice.map(({ done }) => done).sort()).toEqual([0, 1])
    expect(await desk.look(id)).toMatchObject({
      status: 'CONFIRMED',
      ledger: [{ kind: 'payment', method: 'transfer', amount: prepayment, valueDate: DAY, bankId }],
    })
    expect(await rows('matched')).toMatchObject([{ became: [{ reservationId: id, code }] }])
  })

  test('shows what was entered by hand already, and is tied to that instead of paid twice', async () => {
    const { id, code, prepayment } = await desk.takeInto('OPTION')
    await desk.made(id, { move: 'receive-transfer', amount: prepayment })
    const [entry] = await entries(id)
    await product.db.update(ledgerEntry).set({ valueDate: DAY })
    await send(csv([code, prepayment, '1']))
    const [row] = await rows()
    expect(row?.proposals).toMatchObject([{ kind: 'known', entryIds: [entry?.id], sure: true }])
    expect(await confirm({ id: row?.id, entryIds: [entry?.id] })).toEqual({ done: 1, refused: [] })
    expect(await entries(id)).toHaveLength(1)
  })

  test('is open again when its entry is taken back, and can be another reservation’s then', async () => {
    const { id, code, prepayment } = await desk.takeInto('OPTION')
    const other = await desk.takeInto('OPTION')
    await send(csv([code, prepayment, '1']))
    const [row] = await rows()
    await confirm({ id: row?.id, reservationId: id })
    const [entry] = await entries(id)
    await desk.ask('POST', `/v1/admin/transactions/${entry?.id}/storno`, { reason: 'Yanlış rezervasyon' })
    expect(await rows()).toHaveLength(1)
    expect(await confirm({ id: row?.id, code: other.code.toLowerCase() })).toEqual({ done: 1, refused: [] })
    expect((await desk.look(other.id)).paid).toBe(prepayment)
    const again = (await rows('matched'))[0]
    await desk.ask('POST', `/v1/admin/transactions/${again?.became[0]?.entryId}/storno`, { reason: 'Yine yanlış' })
    expect(await confirm({ id: row?.id, reservationId: id })).toEqual({ done: 1, refused: [] })
  })

  test('says of each row why it could not be written, and writes the others', async () => {
    const { id, prepayment } = await desk.takeInto('OPTION')
    await send(csv(['a', prepayment, '1'], ['b', -500, '2'], ['c', 300, '3']))
    const [first, second, third] = (await rows()).toSorted((one, other) => one.id - other.id)
    const said = await confirm(
      { id: first?.id, reservationId: id },
      { id: second?.id, reservationId: id },
      { id: third?.id, code: 'HVYOKBOYLE' },
      { id: 999_999, reservationId: id },
      { id: third?.id, entryIds: [999_999] },
    )
    expect(said.done).toBe(1)
    expect(said.refused.map(({ why }: { why: string }) => why)).toEqual(['invalid', 'invalid', 'not-found', 'invalid'])
    expect(await rows()).toHaveLength(2)
  })

  test('has rows that are none of ours, for a reason, until somebody looks again', async () => {
    await send(csv(['KALKAN BELEDIYESI', 100, '1']))
    const [row] = await rows()
    const path = `/v1/admin/bank-rows/${row?.id}/ignore`
    expect((await desk.ask('POST', path, { reason: '' })).status).toBe(400)
    expect((await desk.ask('POST', path, { reason: 'İlan iadesi' })).status).toBe(200)
    expect((await desk.ask('POST', path, { reason: 'Yine' })).status).toBe(409)
    expect((await confirm({ id: row?.id, code: 'HV2222222' })).refused).toHaveLength(1)
    expect(await rows('ignored')).toMatchObject([{ ignored: 'İlan iadesi' }])
    expect((await desk.ask('DELETE', path)).status).toBe(200)
    expect(await rows()).toHaveLength(1)
  })
})

describe('a bad file', () => {
  const IBAN = ':20:X\n:25:TR990001000012345678904471\n:61:270228C5,00NTRFX\n:62F:C270228TRY5,00\n'
  test.each([
    ['of another account', Buffer.from(IBAN), 'Bu ekstre başka bir hesabın: TR990001000012345678904471.'],
    ['that is no statement', Buffer.from('merhaba'), 'Bu dosya CSV, MT940 ya da CAMT.053 ekstresi değil.'],
    [
      'with a row of letters',
      Buffer.from('Tarih;Açıklama;Tutar\n28.02.2027;a;5\n28.02.2027;b;beş\n28.02.2027;c;5\n'),
      '3. satırdaki tutar okunamadı.',
    ],
  ])('%s is refused with a sentence, and nothing has changed', async (_, file, sentence) => {
    const { status, body } = await send(file)
    expect([status, body.content.fields.file]).toEqual([400, sentence])
    expect(await rows()).toEqual([])
  })

  test('whose columns nobody knows asks for them, and they are remembered', async () => {
    const file = Buffer.from('Gün;Ne;Kaç\n28.02.2027;havale;5,00\n')
    const asked = await send(file)
    expect(asked.body.content.detail).toMatchObject({
      heads: ['Gün', 'Ne', 'Kaç'],
      sample: [['28.02.2027', 'havale', '5,00']],
    })
    expect((await send(file, '&day=0&text=1')).status).toBe(400)
    expect((await send(file, '&day=0&text=1&amount=2')).body.content.added).toBe(1)
    expect((await send(Buffer.from('Gün;Ne;Kaç\n01.03.2027;eft;6,00\n'))).body.content.added).toBe(1)
  })

  test('that is too large is refused before it is read', async () => {
    expect((await send(Buffer.alloc(2 * 1024 * 1024 + 1, 65))).status).toBe(413)
  })
})

test('transfers that are expected are listed, what is due first first', async () => {
  const { code, prepayment } = await desk.takeInto('OPTION')
  const { body } = await desk.ask('GET', '/v1/admin/expected-transfers')
  expect(body.content.find((row: { code: string }) => row.code === code)).toMatchObject({
    ...{ expected: prepayment, what: 'prepayment' },
  })
})

test('banks are no matter of an owner', async () => {
  const own = await openDesk(product, 'OWNER')
  for (const [method, path] of [
    ['GET', '/v1/admin/bank-rows'],
    ['POST', '/v1/admin/bank-rows/confirm'],
    ['POST', '/v1/admin/bank-rows/1/ignore'],
    ['GET', '/v1/admin/expected-transfers'],
  ] as const)
    expect((await own.ask(method, path, method === 'GET' ? undefined : { rows: [], reason: 'x' })).status).toBe(403)
  expect((await own.sendFile(`/v1/admin/bank-rows/import?bank_id=${bankId}`, csv(['a', 1, '1']))).status).toBe(403)
})
