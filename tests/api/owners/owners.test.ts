/** @module-tag embedded */
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { REPORT_FIELDS } from '../../../src/features/owners/owner-numbers.ts'
import { fieldFaultsTr } from '../../../src/web/words/refusals.tr.ts'
import { type Desk, openDesk } from '../../staff-desk.ts'
import { openTestProduct, type TestProduct } from '../../test-product.ts'

let product: TestProduct
let desk: Desk
beforeAll(async () => {
  product = await openTestProduct()
  desk = await openDesk(product)
})
afterAll(() => product.end())

const PATH = '/v1/admin/owners'
const TCKN = '12345678950'
const IBAN = 'TR330006100519786457841326'
const aPerson = (change: object = {}) => ({
  ...{ kind: 'person', firstName: 'Selin', lastName: 'Çam', title: '', taxOffice: '' },
  ...{ phone: '0532 123 45 67', email: 'Selin@Example.com', address: 'Kaş', commission: 1850, notes: '' },
  ...change,
})
const made = async (change: object = {}) => {
  const answer = await desk.ask('POST', PATH, aPerson(change))
  expect([answer.status, answer.body.content.fields]).toEqual([201, undefined])
  return answer.body.content
}
/** What is said at which field. */
const faults = async (body: object, id?: number): Promise<[string, string][]> =>
  Object.entries((await desk.ask(id ? 'PUT' : 'POST', id ? `${PATH}/${id}` : PATH, body)).body.content.fields ?? {})
const says = (field: string, code: keyof typeof fieldFaultsTr) => [[field, fieldFaultsTr[code]]]

describe('an owner', () => {
  test('is written down, found again by name, phone, e-mail and whole number, changed and deleted', async () => {
    const { id, ...record } = await made({ taxNo: ' 987 654 321 50 ', iban: 'tr45 0006 4012 3456 7890 1234 56' })
    expect(record).toMatchObject({
      ...{ name: 'Selin Çam', taxNo: '987*****50', iban: 'TR45 **** **** **** **** **** 56' },
      ...{ phone: '+905321234567', email: 'selin@example.com', commission: 1850, villas: 0, version: 1, missing: [] },
    })
    for (const search of ['selin çam', 'CAM', '532 123 45 67', 'selin@ex']) {
      const { body } = await desk.ask('GET', `${PATH}?search=${encodeURIComponent(search)}`)
      expect([search, body.content.map((row: { id: number }) => row.id), body.total]).toEqual([search, [id], 1])
    }
    const find = async (number: string) => (await desk.ask('POST', `${PATH}/find`, { number })).body
    for (const number of ['98765432150', '0532 123 45 67'])
      expect(await find(number)).toMatchObject({ content: [{ id }], total: 1 })
    expect((await find('9876543215')).total).toBe(0)
    expect((await desk.ask('GET', `${PATH}?search=98765432150`)).body.total).toBe(0) // no number stands in an address
    const changed = await desk.ask('PUT', `${PATH}/${id}`, aPerson({ lastName: 'Ak', commission: 2000, version: 1 }))
    expect(changed.body.content).toMatchObject({ name: 'Selin Ak', taxNo: '987*****50', commission: 2000, version: 2 })
    expect((await desk.ask('DELETE', `${PATH}/${id}`)).status).toBe(200)
    expect((await desk.ask('GET', `${PATH}/${id}`)).status).toBe(404)
  })

  test('who saves over another version is told what is there now', async () => {
    const { id } = await made()
    await desk.ask('PUT', `${PATH}/${id}`, aPerson({ notes: 'İlk', version: 1 }))
    const late = await desk.ask('PUT', `${PATH}/${id}`, aPerson({ notes: 'İkinci', version: 1 }))
    expect([late.status, late.body.content.code]).toEqual([409, 'edited-meanwhile'])
    expect((await desk.ask('GET', `${PATH}/${id}`)).body.content).toMatchObject({ notes: 'İlk', version: 2 })
  })

  test.each([
    [{ taxNo: '12345678951' }, says('taxNo', 'tckn')],
    [{ taxNo: '1234567890' }, says('taxNo', 'tckn')],
    [{ kind: 'company', title: 'Kıyı Ltd.', taxNo: TCKN }, says('taxNo', 'vkn')],
    [{ kind: 'company' }, says('title', 'required')],
    [{ firstName: ' ' }, says('firstName', 'required')],
    [{ iban: 'TR330006100519786457841327' }, says('iban', 'iban')],
    [{ email: 'selin' }, says('email', 'email')],
    [{ phone: '12' }, says('phone', 'phone')],
    [{ commission: 10_001 }, [['commission', expect.stringContaining('en fazla')]]],
  ])('%j is refused at its field', async (change, expected) => {
    expect(await faults(aPerson(change))).toEqual(expected)
  })

  test('has a number that nobody else has, and a person’s number does not become a company’s', async () => {
    const { id } = await made({ taxNo: TCKN })
    const { id: other } = await made()
    expect(await faults(aPerson({ taxNo: TCKN }))).toEqual(says('taxNo', 'in-use'))
    expect(await faults(aPerson({ taxNo: TCKN, version: 1 }), other)).toEqual(says('taxNo', 'in-use'))
    expect(await faults(aPerson({ kind: 'company', title: 'Çam A.Ş.', version: 1 }), id)).toEqual(says('taxNo', 'vkn'))
    const company = { kind: 'company', title: 'Çam A.Ş.', taxNo: '1234567890', version: 1 }
    expect((await desk.ask('PUT', `${PATH}/${id}`, aPerson(company))).body.content).toMatchObject({
      ...{ name: 'Çam A.Ş.', missing: ['taxOffice', 'iban'] },
    })
    expect((await made({ taxNo: TCKN })).id).toBeGreaterThan(other) // it is free again
  })

  test('with villas is not deleted, and the answer says how many there are', async () => {
    const { id } = await made()
    await product.villa({ ownerId: id })
    await product.villa({ ownerId: id })
    const { status, body } = await desk.ask('DELETE', `${PATH}/${id}`)
    expect([status, body.content.code, body.content.message]).toEqual([
      409,
      'has-villas',
      expect.stringContaining('2 villa'),
    ])
    expect((await desk.ask('GET', `${PATH}/${id}`)).body.content.villas).toBe(2)
  })

  test('is listed among those who lack something exactly when something is missing', async () => {
    for (const field of REPORT_FIELDS.filter((each) => each !== 'taxOffice')) await made({ [field]: '' })
    await made({ kind: 'company', title: 'Eksik Ltd.' })
    const listed = async (query: string) => (await desk.ask('GET', `${PATH}?take=200${query}`)).body.content
    const lacking = (await listed('')).filter(({ missing }: { missing: string[] }) => missing.length > 0)
    expect((await listed('&missing=true')).map(({ id }: { id: number }) => id)).toEqual(
      lacking.map(({ id }: { id: number }) => id),
    )
  })
})

describe('the numbers of an owner', () => {
  test('stand nowhere in the database, the log or a list; who asks for one gets it, and that is noted', async () => {
    const taxNo = '10000000146'
    const { id } = await made({ taxNo, iban: IBAN })
    const { rows } = await product.db.execute(sql`SELECT owner::text AS row FROM owner`)
    const answers = JSON.stringify([
      rows,
      (await desk.ask('GET', `${PATH}?take=200`)).body,
      (await desk.ask('GET', `${PATH}/${id}`)).body,
      (await desk.ask('GET', `${PATH}/select`)).body,
    ])
    for (const number of [taxNo, IBAN, IBAN.slice(8)]) expect(answers).not.toContain(number)
    expect(answers).toContain('v1.')
    const read = async (field: string, by = desk) => by.ask('POST', `${PATH}/${id}/secret`, { field })
    expect((await read('taxNo')).body.content).toEqual({ value: taxNo })
    expect((await read('iban')).body.content).toEqual({ value: IBAN })
    expect((await read('notes')).status).toBe(400)
    expect((await desk.ask('GET', `${PATH}/${id}`)).body.content.reads).toMatchObject([
      { field: 'iban', who: 'Nermin Uçar' },
      { field: 'taxNo', who: 'Nermin Uçar' },
    ])
  })

  test('stay when they are not sent, go when null is sent; what is not there can’t be read', async () => {
    const { id } = await made({ iban: IBAN })
    const put = (more: object) => desk.ask('PUT', `${PATH}/${id}`, aPerson(more))
    expect((await put({ version: 1 })).body.content.iban).toBe('TR33 **** **** **** **** **** 26')
    expect((await put({ iban: null, version: 2 })).body.content.iban).toBeNull()
    expect((await desk.ask('POST', `${PATH}/${id}/secret`, { field: 'iban' })).status).toBe(404)
  })

  test('of one row copied into another open nowhere', async () => {
    const [{ id: one }, { id: other }] = [await made({ iban: IBAN }), await made()]
    await product.db.execute(
      sql`UPDATE owner SET iban = (SELECT iban FROM owner WHERE id = ${one}) WHERE id = ${other}`,
    )
    expect((await desk.ask('GET', `${PATH}/${other}`)).body.content.iban).toBe('?')
    expect((await desk.ask('POST', `${PATH}/${other}/secret`, { field: 'iban' })).status).toBe(404)
  })
})

describe('logins', () => {
  test('are given to accounts of owners and taken from them', async () => {
    const [login, { id }] = [await openDesk(product, 'OWNER'), await made()]
    const villa = await product.villa({ ownerId: id })
    const look = async () => (await login.ask('GET', `/v1/admin/villas/${villa.id}`)).status
    expect(await look()).toBe(404)
    for (const _ of [1, 2])
      expect((await desk.ask('POST', `${PATH}/${id}/logins`, { account_id: login.account.id })).status).toBe(200)
    expect(await look()).toBe(200)
    expect((await desk.ask('GET', `${PATH}/${id}`)).body.content.accounts).toMatchObject([{ id: login.account.id }])
    expect((await desk.ask('POST', `${PATH}/${id}/logins`, { account_id: desk.account.id })).status).toBe(422)
    expect((await desk.ask('DELETE', `${PATH}/${id}/logins/${login.account.id}`)).status).toBe(200)
    expect((await desk.ask('DELETE', `${PATH}/${id}/logins/${login.account.id}`)).status).toBe(404)
    expect(await look()).toBe(404)
  })

  test('none of it is an owner’s or a visitor’s', async () => {
    const login = await openDesk(product, 'OWNER')
    const calls: [string, string, object?][] = [
      ['GET', PATH],
      ['GET', `${PATH}/select`],
      ['GET', `${PATH}/${login.ownerId}`],
      ['POST', PATH, aPerson()],
      ['PUT', `${PATH}/${login.ownerId}`, aPerson({ version: 1 })],
      ['DELETE', `${PATH}/${login.ownerId}`],
      ['POST', `${PATH}/${login.ownerId}/secret`, { field: 'iban' }],
      ['POST', `${PATH}/${login.ownerId}/logins`, { account_id: login.account.id }],
      ['DELETE', `${PATH}/${login.ownerId}/logins/${login.account.id}`],
    ]
    for (const [method, path, body] of calls) {
      expect([path, (await login.ask(method, path, body)).status]).toEqual([path, 403])
      expect([path, (await product.call(method, path, body)).status]).toEqual([path, 401])
    }
  })
})
