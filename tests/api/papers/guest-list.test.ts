/** @module-tag embedded */
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { guestPerson } from '../../../src/features/guests/persons/persons.table.ts'
import { type Desk, openDesk } from '../../staff-desk.ts'
import { openTestProduct, type TestProduct } from '../../test-product.ts'

let product: TestProduct
let desk: Desk
beforeAll(async () => {
  product = await openTestProduct()
  desk = await openDesk(product)
})
afterAll(() => product.end())

const AYSE = {
  ...{ firstName: 'Ayşe', lastName: 'Yılmaz', birthDate: '1988-05-04', nationality: 'TR' },
  ...{ document: 'tckn', number: '10000000146' },
}
const IVAN = {
  ...{ firstName: 'Ivan', lastName: '=Petrov', birthDate: '1990-01-02', nationality: 'RU' },
  ...{ document: 'passport', number: '75 1234567' },
}

const tokenOf = async (id: number) =>
  new URL((await desk.look(id)).guestLink, 'http://villa.test').searchParams.get('token') ?? ''
const confirmed = async (change: object = {}) => {
  const wish = { status: 'CONFIRMED', reason: 'Nakit ödedi', ...change }
  const { id } = await desk.take(await product.villa(), wish)
  return { id, token: await tokenOf(id) }
}
const read = async (token: string) => (await product.call('GET', `/v1/reservation/${token}/guests`)).body.content
const write = (token: string, version: number, persons: object[]) =>
  product.call('PUT', `/v1/reservation/${token}/guests`, { version, persons })
const staffList = async (id: number) => (await desk.ask('GET', `/v1/admin/reservations/${id}/guests`)).body.content

describe('who stays', () => {
  test('is written down by the guest, masked for everybody, sealed where it is stored', async () => {
    const { id, token } = await confirmed()
    expect(await read(token)).toMatchObject({ version: 0, persons: [], wanted: 2, missing: 2, canWrite: true })
    const { status, body } = await write(token, 0, [AYSE, IVAN])
    expect([status, body.content.missing]).toEqual([200, 0])
    expect(body.content.persons).toMatchObject([
      { firstName: 'Ayşe', number: '100*****46', arrives: '2027-07-10', leaves: '2027-07-17' },
      { firstName: 'Ivan', number: '751*****67' },
    ])
    const rows = await product.db.select().from(guestPerson).where(eq(guestPerson.reservationId, id))
    for (const { number } of rows) expect(number).toMatch(/^v1\./)
    expect(JSON.stringify([rows, body, await staffList(id)])).not.toMatch(/10000000146|751234567/)
  })

  test('keeps a number that nobody types anew, loses who is taken off, and tells who saved in between', async () => {
    const { id, token } = await confirmed()
    const [first, second] = (await write(token, 0, [AYSE, IVAN])).body.content.persons
    const again = await write(token, 1, [{ ...second, firstName: 'Iwan', number: null }])
    expect(again.body.content.persons).toMatchObject([{ id: second.id, firstName: 'Iwan', number: '751*****67' }])
    expect((await write(token, 1, [AYSE])).status).toBe(409)
    expect((await write(token, 2, [{ ...first, number: null }])).status).toBe(404) // she is not on it any more
    const { body } = await desk.ask('POST', `/v1/admin/guests/persons/${second.id}/number`, {})
    expect(body.content.number).toBe('751234567')
    expect((await staffList(id)).reads).toMatchObject([{ person: 'Iwan =Petrov', what: 'number' }])
  })

  test.each<[string, object[], number, object]>([
    ['a number that is none', [{ ...AYSE, number: '10000000147' }], 400, { 'persons.0.number': /./ }],
    ['one number twice', [AYSE, { ...AYSE, firstName: 'Ali' }], 400, { 'persons.1.number': /./ }],
    ['somebody with no number at all', [{ ...AYSE, number: null }], 400, { 'persons.0.number': /./ }],
    ['more people than were booked for', [AYSE, IVAN, { ...IVAN, number: 'AB12345' }], 422, {}],
    ['a day outside the stay', [{ ...AYSE, arrives: '2027-07-01' }], 400, { 'persons.0.arrives': /./ }],
  ])('is refused with %s', async (_, persons, status, fields) => {
    const { token } = await confirmed()
    const answer = await write(token, 0, persons)
    expect([answer.status, Object.keys(answer.body.content.fields ?? {})]).toEqual([status, Object.keys(fields)])
    expect(await read(token)).toMatchObject({ version: 0, persons: [] })
  })

  test('is for the guest’s own link after the pre-payment, and for staff; no owner, no other guest', async () => {
    const [mine, hers] = [await confirmed(), await confirmed()]
    const [person] = (await write(mine.token, 0, [AYSE])).body.content.persons
    expect((await write(hers.token, 0, [{ ...person, number: null }])).status).toBe(404)
    const { id } = await desk.takeInto('OPTION')
    const early = await tokenOf(id)
    expect((await write(early, 0, [AYSE])).status).toBe(409)
    expect((await desk.ask('PUT', `/v1/admin/reservations/${id}/guests`, { version: 0, persons: [AYSE] })).status).toBe(
      200,
    )
    expect((await read(early)).canWrite).toBe(false)
    const owner = { authorization: `Bearer ${(await product.signIn('OWNER')).token}` }
    for (const path of [`reservations/${mine.id}/guests/file`, `guests/persons/${person.id}/number`])
      expect((await product.call('POST', `/v1/admin/${path}`, {}, owner)).status).toBe(403)
    expect((await product.call('GET', `/v1/admin/reservations/${mine.id}/guests`, undefined, owner)).status).toBe(403)
  })

  test('goes to the authority as a file with whole numbers and no formula; who took it is noted', async () => {
    const { id, token } = await confirmed()
    await write(token, 0, [AYSE, { ...IVAN, firstName: '=HYPERLINK(1)' }])
    const { body } = await desk.ask('POST', `/v1/admin/reservations/${id}/guests/file`, {})
    expect(body.content.text).toContain('Ayşe Yılmaz;TCKN;10000000146;TR;04.05.1988;10.07.2027;17.07.2027')
    expect(body.content.text).toContain("\r\n'=HYPERLINK(1) =Petrov;Pasaport;751234567;RU")
    expect((await staffList(id)).reads).toMatchObject([{ what: 'file', person: '' }])
  })

  test('is deleted a year after the stay, a month after one that never was; names in the log go too', async () => {
    const [stayed, fell] = [await confirmed(), await confirmed()]
    for (const { id, token } of [stayed, fell]) {
      const [person] = (await write(token, 0, [AYSE])).body.content.persons
      await desk.ask('POST', `/v1/admin/guests/persons/${person.id}/number`, {})
      expect((await staffList(id)).persons).toHaveLength(1)
    }
    await desk.made(fell.id, { move: 'cancel', reason: 'Vazgeçti' })
    const at = async (day: string) => {
      product.clock.now = new Date(`${day}T09:00:00Z`)
      await product.jobs.runAll()
    }
    await at('2027-08-15')
    expect([(await staffList(stayed.id)).persons.length, (await staffList(fell.id)).persons.length]).toEqual([1, 1])
    await at('2027-08-17')
    expect(await staffList(fell.id)).toMatchObject({ persons: [], missing: 0, reads: [{ person: '' }] })
    await at('2028-07-16')
    expect(await staffList(stayed.id)).toMatchObject({ forgottenAt: expect.any(String), persons: [], canWrite: false })
    product.clock.now = new Date('2027-03-01T09:00:00Z')
  })
})
