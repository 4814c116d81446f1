/** @module-tag embedded */
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { secretRead } from '../../../src/features/owners/owners.table.ts'
import { bank, setting } from '../../../src/features/settings/settings.table.ts'
import { dayInIstanbul } from '../../../src/kernel/day.ts'
import { type Desk, openDesk } from '../../staff-desk.ts'
import { openTestProduct, type TestProduct } from '../../test-product.ts'

let product: TestProduct
let desk: Desk
let month: string
let villaId: number
let id: number
let ownerId: number
beforeAll(async () => {
  product = await openTestProduct()
  desk = await openDesk(product)
  month = dayInIstanbul(product.clock.now).slice(0, 7)
  ownerId = (
    await desk.ask('POST', '/v1/admin/owners', {
      ...{ kind: 'person', firstName: 'Nermin', lastName: 'Aslan & Oğlu', title: '', taxNo: '12345678950' },
      ...{ taxOffice: '', iban: 'TR330006100519786457841326', phone: '0532 123 45 67', email: '', address: '' },
      ...{ commission: 1_850, notes: '' },
    })
  ).body.content.id
  villaId = (await product.villa({ ownerId })).id
  const call = { checkIn: '2027-07-10', checkOut: '2027-07-17', status: 'CONFIRMED', reason: 'Nakit ödedi' }
  id = (await desk.take({ id: villaId }, call)).id
})
afterAll(() => product.end())

const report = async (query = `month=${month}`) => (await desk.ask('GET', `/v1/admin/btrans?${query}`)).body.content
const rowOf = async (query?: string) => (await report(query)).rows.find((row: { id: number }) => row.id === id)
const take = (change: object = {}) =>
  desk.ask('POST', '/v1/admin/btrans/file', { month, basis: 'approved', as: 'xml', ...change })
const OWN = {
  ...{ enabled: true, kind: null, firstName: '', lastName: '', title: '', phone: '', email: '', provinceCode: '' },
  ...{ countyCode: '', neighbourhood: '', street: '', lane: '', doorNo: '', flatNo: '', uavt: '', groundNo: '' },
  ...{ journalNo: '', zoning: false, application: false, version: 0 },
}
const save = (change: object) => desk.ask('PUT', `/v1/admin/villas/btrans/${villaId}`, { ...OWN, ...change })

describe('before the agency’s own data is right', () => {
  test('the month shows what it lacks, and no file is made', async () => {
    expect(await report()).toMatchObject({
      state: 'running',
      lastFile: null,
      agency: { missing: ['vkn', 'title', 'iban'] },
    })
    const answer = await take()
    expect(answer.status).toBe(422)
    expect(Object.keys(answer.body.content.fields)).toEqual(['vkn', 'title', 'iban'])
    expect(await product.db.select().from(secretRead)).toEqual([])
  })
})

describe('a month of the report', () => {
  beforeAll(async () => {
    await product.db.insert(setting).values([
      { key: 'tax_no', value: '1234567890' },
      { key: 'company_title', value: 'Happy Turizm Ltd. Şti.' },
    ])
    await product.db.insert(bank).values({
      ...{ name: 'Ziraat', branch: 'Kaş', holder: 'Happy', iban: 'TR62 0001 0012 3456 7890 1234 56', swift: '' },
      ...{ currency: 'TL', position: 1 },
    })
  })

  test('has what was confirmed in it, by each of the three days', async () => {
    expect(await rowOf()).toMatchObject({ state: 'ready', missing: [], owner: 'Nermin Aslan & Oğlu', villaId })
    expect(await rowOf(`month=${month}&basis=created`)).toBeDefined()
    expect(await rowOf(`month=${month}&basis=arrival`)).toBeUndefined()
    expect(await rowOf('month=2027-07&basis=arrival')).toBeDefined()
    expect(await rowOf(`month=${month}&villas=${villaId}`)).toBeDefined()
    expect(await rowOf(`month=${month}&villas=999999`)).toBeUndefined()
    const optional = await desk.take(await product.villa(), { hours: 1 })
    expect((await report()).rows.map((row: { id: number }) => row.id)).not.toContain(optional.id)
  })

  test('shows no number whole', async () => {
    expect(JSON.stringify(await report())).not.toMatch(/12345678950|TR330006100519786457841326/)
    const own = (await desk.ask('GET', `/v1/admin/villas/btrans/${villaId}`)).body.content
    expect(own.known).toMatchObject({ taxNo: '123*****50', iban: expect.stringMatching(/^TR33 \*+/) })
  })

  test('becomes a file; every number in it is noted as read', async () => {
    const { status, body } = await take()
    expect(status).toBe(200)
    expect(body.content).toMatchObject({ name: `BTRANS_Gunubirlik_${month.replace('-', '')}`, left: 0, records: [] })
    expect(body.content.xml).toContain('<kimlikNumarasi>12345678950</kimlikNumarasi>')
    expect(body.content.xml).toContain('<soyad>Aslan &amp; Oğlu</soyad>')
    expect(body.content.xml).toContain('<islemsayisi>1</islemsayisi>')
    const reads = await product.db.select().from(secretRead).where(eq(secretRead.ownerId, ownerId))
    expect(reads.map(({ field, who }) => [field, who])).toEqual(
      ['taxNo', 'iban'].map((field) => [field, `${desk.account.firstName} ${desk.account.lastName}`]),
    )
    expect((await report()).lastFile).toMatchObject({ records: 1, added: 0, changed: 0, gone: 0 })
  })

  test('goes out as records for a spreadsheet without being a file of the month', async () => {
    const { body } = await take({ as: 'records' })
    expect(body.content).toMatchObject({
      xml: '',
      records: [{ ownerNumber: '12345678950', villa: expect.any(String) }],
    })
    const { rows } = await product.db.execute(sql`SELECT count(*)::int AS n FROM btrans_file`)
    expect(rows).toEqual([{ n: 1 }])
  })

  test('says what changed since its file, and is sent anew as a whole', async () => {
    expect((await save({ street: 'Yalı', doorNo: '3' })).status).toBe(200)
    expect((await report()).lastFile).toMatchObject({ added: 0, changed: 1, gone: 0 })
    expect((await take()).body.content.xml).toContain('<cadde>Yalı</cadde>')
    expect((await report()).lastFile).toMatchObject({ changed: 0 })
    expect((await save({ version: 1, enabled: false })).status).toBe(200)
    expect(await rowOf()).toMatchObject({ state: 'off' })
    expect((await report()).lastFile).toMatchObject({ gone: 1 })
    expect((await take()).status).toBe(404)
    expect((await save({ version: 2 })).status).toBe(200)
  })
})

describe('what the report says of a villa', () => {
  test('is kept sealed, stays where it is not sent, and is emptied by null', async () => {
    const number = {
      kind: 'company',
      title: 'Aslan Ltd.',
      taxNo: '8790017566',
      iban: 'TR60 0006 2012 3456 7890 1234 56',
    }
    const saved = await save({ ...number, version: 3 })
    expect(saved.body.content.own).toMatchObject({ taxNo: '879*****66', version: 4 })
    const stored = await product.db.execute(sql`SELECT * FROM btrans_villa`)
    expect(JSON.stringify(stored.rows)).not.toMatch(/8790017566|TR600006201234567890123456/)
    const { taxNo: _, iban: __, ...without } = number
    expect((await save({ ...without, version: 4 })).body.content.own).toMatchObject({ taxNo: '879*****66' })
    expect((await take()).body.content.xml).toContain('<vkn>8790017566</vkn><tuzelKisiUnvan>Aslan Ltd.')
    const emptied = await save({ ...without, taxNo: null, version: 5 })
    expect(emptied.body.content.own).toMatchObject({ taxNo: '', iban: expect.stringMatching(/^TR60/) })
    expect(await rowOf()).toMatchObject({ state: 'missing', missing: ['vkn'] })
  })

  test.each([
    ['taxNo', { taxNo: '11111111111' }],
    ['taxNo', { kind: 'company', taxNo: '12345678950' }],
    ['iban', { iban: 'TR330006100519786457841327' }],
    ['phone', { phone: '+7 916 123 45 67' }],
    ['countyCode', { countyCode: '14' }],
    ['uavt', { uavt: 'x' }],
  ])('refuses a wrong %s', async (field, change) => {
    const answer = await save({ version: 6, ...change })
    expect(answer.status).toBe(400)
    expect(Object.keys(answer.body.content.fields)).toEqual([field])
  })

  test('is not written over somebody else’s', async () => {
    const both = await Promise.all([1, 2].map(() => save({ version: 6 })))
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
    expect((await desk.ask('PUT', '/v1/admin/villas/btrans/999999', OWN)).status).toBe(404)
  })
})

test('reports are no matter of an owner or a guest', async () => {
  const own = await openDesk(product, 'OWNER')
  for (const [method, path, body] of [
    ['GET', '/v1/admin/btrans'],
    ['POST', '/v1/admin/btrans/file', { month, basis: 'approved', as: 'xml' }],
    ['GET', `/v1/admin/villas/btrans/${villaId}`],
    ['PUT', `/v1/admin/villas/btrans/${villaId}`, OWN],
    ['GET', '/v1/admin/ministry'],
  ] as const) {
    expect((await own.ask(method, path, body)).status).toBe(403)
    expect((await product.call(method, path, body)).status).toBe(401)
  }
  expect((await desk.ask('GET', '/v1/admin/btrans?month=2027-13')).status).toBe(400)
})
