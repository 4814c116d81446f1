/** @module-tag embedded */
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Desk, openDesk } from '../../staff-desk.ts'
import { openTestProduct, type TestProduct } from '../../test-product.ts'

let product: TestProduct
let desk: Desk
beforeAll(async () => {
  product = await openTestProduct()
  desk = await openDesk(product)
})
afterAll(() => product.end())

const today = () => product.clock.now.toISOString().slice(0, 10)
const enter = (id: number, entry: object) =>
  desk.ask('POST', `/v1/admin/reservations/${id}/money`, { entries: [{ kind: 'payment', currency: 'TL', ...entry }] })
const drawer = async (day = today()) =>
  (await desk.ask('GET', `/v1/admin/till?day=${day}`)).body.content.drawers.find(
    (each: { currency: string }) => each.currency === 'TL',
  )
const count = async (counted: number, change: object = {}) =>
  desk.ask('POST', '/v1/admin/till/counts', {
    ...{ day: today(), currency: 'TL', expected: (await drawer()).expected, counted },
    ...change,
  })

describe('the till', () => {
  test('should hold what came less what went in cash, and nothing that an owner took', async () => {
    const { id } = await desk.takeInto('CONFIRMED')
    await enter(id, { method: 'cash', given: 500_000 })
    await enter(id, { method: 'cash', kind: 'refund', given: 20_000, note: 'Havuz', beyond: true })
    await enter(id, { method: 'owner', given: 300_000 })
    await enter(id, { method: 'transfer', given: 100_000 })
    expect(await drawer()).toMatchObject({ before: 0, came: 500_000, went: 20_000, expected: 480_000 })
  })

  test('is counted; a difference needs its reason, stays, and the next day begins with it', async () => {
    expect((await count(470_000)).body.content.fields).toHaveProperty('reason')
    expect((await count(470_000, { reason: 'Taksi fişi yok' })).status).toBe(200)
    expect(await drawer()).toMatchObject({
      ...{ expected: 470_000, counts: [{ expected: 480_000, counted: 470_000, reason: 'Taksi fişi yok' }] },
    })
    expect((await count(480_000, { expected: 480_000 })).body.content.code).toBe('edited-meanwhile')
    product.clock.now = new Date(product.clock.now.getTime() + 86_400_000)
    expect(await drawer()).toMatchObject({ before: 470_000, expected: 470_000 })
    expect((await count(470_000)).status).toBe(200)
  })

  test('is counted forwards, up to today', async () => {
    expect((await count(1, { day: '2027-01-01' })).status).toBe(400)
    expect((await count(1, { day: '2029-01-01' })).status).toBe(400)
  })

  test('is counted by one at a time', async () => {
    const { expected } = await drawer()
    const both = await Promise.all([1, 2].map(() => count(expected - 100, { expected, reason: 'Eksik' })))
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
  })
})

describe('what is to be invoiced', () => {
  const due = async (state = 'due') => (await desk.ask('GET', `/v1/admin/invoices?state=${state}`)).body.content
  const company = {
    ...{ kind: 'company', name: 'Uçar Turizm Ltd. Şti.', taxNo: '1234567890', taxOffice: 'Kaş', address: 'Çukurbağ' },
    ...{ city: 'Antalya', country: 'Türkiye', email: '', version: 0 },
  }

  test('is what stays that are over cost, with what an invoice needs of whom it is for', async () => {
    const { id, total } = await desk.takeInto('COMPLETED')
    await enter(id, { kind: 'charge', given: 5_000, note: 'Havuz ısıtma', method: null })
    expect(await due()).toMatchObject([
      { id, amount: total + 5_000, party: { kind: 'person', name: 'Zeynep Tunalı' }, missing: ['address', 'city'] },
    ])
    const save = (change: object = {}) =>
      desk.ask('PUT', `/v1/admin/reservations/${id}/invoice-party`, { ...company, ...change })
    expect((await save({ taxNo: '1111111111' })).body.content.fields).toHaveProperty('taxNo')
    expect((await save({ taxNo: '4540536920' })).status).toBe(200)
    expect((await save({ taxNo: '4540536920' })).status).toBe(409)
    const { taxNo: _, ...without } = company
    const again = await desk.ask('PUT', `/v1/admin/reservations/${id}/invoice-party`, { ...without, version: 1 })
    expect(again.status).toBe(200)
    expect(await due()).toMatchObject([
      { missing: [], party: { taxNo: expect.stringMatching(/^\d{3}\*+\d{2}$/), version: 2 } },
    ])
    const stored = await product.db.execute(sql`SELECT tax_no FROM invoice_party`)
    expect(JSON.stringify(stored.rows)).not.toContain('4540536920')
  })

  test('goes out with whole numbers, and the history says so', async () => {
    const [{ id }] = await due()
    const { body } = await desk.ask('POST', '/v1/admin/invoices/export', { ids: [id] })
    expect(body.content).toMatchObject([{ taxNo: '4540536920', party: { name: company.name } }])
    expect((await desk.look(id)).history.at(-1)).toMatchObject({ what: 'invoice-read' })
  })

  test('is noted with number and day, never beyond what is open, and taken back by a row', async () => {
    const [{ id, amount }] = await due()
    const note = (body: object) =>
      desk.ask('POST', `/v1/admin/reservations/${id}/invoices`, {
        number: 'HVL2027000000012',
        day: today(),
        amount,
        ...body,
      })
    expect((await note({ amount: amount + 1 })).status).toBe(400)
    expect((await note({ day: '2029-01-01' })).status).toBe(400)
    const both = await Promise.all([note({}), note({})])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 400])
    expect(await due()).toEqual([])
    const [{ invoices }] = await due('written')
    const undo = () => desk.ask('POST', `/v1/admin/invoices/${invoices[0].id}/undo`)
    expect([(await undo()).status, (await undo()).status]).toEqual([200, 409])
    expect(await due()).toMatchObject([{ amount, invoices: [] }])
  })
})

test('tills and invoices are no matter of an owner', async () => {
  const own = await openDesk(product, 'OWNER')
  for (const [method, path] of [
    ['GET', '/v1/admin/till'],
    ['POST', '/v1/admin/till/counts'],
    ['GET', '/v1/admin/invoices'],
    ['POST', '/v1/admin/invoices/export'],
    ['POST', '/v1/admin/invoices/1/undo'],
    ['PUT', '/v1/admin/reservations/1/invoice-party'],
  ] as const)
    expect((await own.ask(method, path, method === 'GET' ? undefined : { ids: [1] })).status).toBe(403)
})
