/** @module-tag embedded */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Desk, openDesk } from '../../staff-desk.ts'
import { aWish, openTestProduct, type TestProduct } from '../../test-product.ts'

let product: TestProduct
let desk: Desk
beforeAll(async () => {
  product = await openTestProduct()
  desk = await openDesk(product)
})
afterAll(() => product.end())

const MAY = { checkIn: '2027-05-03', checkOut: '2027-05-10' }
const find = async (contact: string) => (await desk.ask('POST', '/v1/admin/guests/find', { contact })).body.content
const read = async (id: number) => (await desk.ask('GET', `/v1/admin/guests/${id}`)).body.content
const list = async (query: object) =>
  (await desk.ask('GET', `/v1/admin/guests?${new URLSearchParams({ ...query })}`)).body
const someone = (name: string, at: number) => ({
  name: `${name} Kuzu`,
  phone: `+9053299900${String(at).padStart(2, '0')}`,
  email: `${name.toLowerCase()}@example.com`,
})

describe('the record of a guest', () => {
  test('is one over all stays, by phone or by e-mail, however they are written', async () => {
    const [villa, other] = [await product.villa(), await product.villa({ live: true })]
    const ada = someone('Ada', 1)
    const first = await desk.take(villa, { ...ada, status: 'CONFIRMED', reason: 'Nakit ödedi' })
    await product.book(aWish(other, { ...ada, phone: '0532 999 00 01', email: 'ADA@example.com' }))
    await product.book(aWish(other, { ...ada, ...MAY, phone: '0532 555 44 33', name: 'Ada Kuzu Öz' }))
    const known = await find('+90 532 999 00 01')
    expect(known).toMatchObject({ name: 'Ada Kuzu Öz', stays: 1, bookings: 3, lastStay: first.checkIn })
    expect(known.contacts).toEqual(['+905325554433', '+905329990001', 'ada@example.com'])
    expect(known.totals).toEqual([{ currency: 'TL', total: first.total }])
    for (const contact of ['ada@example.com', '05325554433']) expect((await find(contact)).id).toBe(known.id)
    expect((await read(known.id)).list).toHaveLength(3)
    expect(await find('0532 111 22 33')).toBe(null)
  })

  test('carries a warning that is seen at her next booking; who saves on top of another version is told', async () => {
    const villa = await product.villa()
    const { id } = await desk.take(villa, someone('Berk', 2))
    const { guest } = (await desk.ask('GET', `/v1/admin/reservations/${id}/guest`)).body.content
    const { version } = await read(guest.id)
    const warn = { version, attention: true, notes: 'Depozito kesildi, kapora ister' }
    expect((await desk.ask('PUT', `/v1/admin/guests/${guest.id}`, warn)).status).toBe(200)
    expect((await desk.ask('PUT', `/v1/admin/guests/${guest.id}`, warn)).status).toBe(409)
    expect(await find(someone('Berk', 2).phone)).toMatchObject({ attention: true, notes: warn.notes })
    expect((await list({ attention: 'true' })).content.map((row: { id: number }) => row.id)).toEqual([guest.id])
  })

  test('knows her other bookings, and who has the villa before and after', async () => {
    const villa = await product.villa()
    const cem = someone('Cem', 3)
    const [may, july, june] = [
      await desk.take(villa, { ...cem, ...MAY }),
      await desk.take(villa, someone('Deniz', 4)),
      await desk.take(villa, { ...cem, checkIn: '2027-06-01', checkOut: '2027-06-08' }),
    ]
    const { body } = await desk.ask('GET', `/v1/admin/reservations/${june.id}/guest`)
    expect(body.content).toMatchObject({ others: [{ id: may.id }], before: { id: may.id }, after: { id: july.id } })
    const { content } = (await desk.ask('GET', `/v1/admin/reservations/${july.id}/guest`)).body
    expect(content).toMatchObject({ others: [], after: null })
  })

  test('stays with her when a wrong number is put right, and goes to whom a number belongs', async () => {
    const villa = await product.villa()
    const [eda, fuat] = [someone('Eda', 5), someone('Fuat', 6)]
    const { id } = await desk.take(villa, { ...eda, ...MAY })
    await desk.take(villa, fuat)
    const before = await find(eda.phone)
    await desk.change(id, { phone: '+905329990077' })
    expect((await find('+905329990077')).id).toBe(before.id)
    await desk.change(id, { phone: fuat.phone, email: fuat.email })
    expect((await find(fuat.phone)).bookings).toBe(2)
  })

  test('is found by parts of a name, a phone number, an address; nothing typed is read as more than letters', async () => {
    await desk.take(await product.villa(), { ...someone('Gülşah', 8), email: 'gulsah@example.com' })
    for (const search of ['gülş', 'KUZU gul', '999 00 08', 'gulsah@example.com'])
      expect((await list({ search })).content.map(({ name }: { name: string }) => name)).toContain('Gülşah Kuzu')
    for (const search of ["x' | 'k", '%%', '!&|', '(', "'"]) expect((await list({ search })).total).toBe(0)
  })

  test('two first bookings of one person at the same moment make one record', async () => {
    const villas = await Promise.all(Array.from({ length: 6 }, () => product.villa()))
    const hale = someone('Hale', 9)
    await Promise.all(villas.map((villa) => desk.take(villa, hale)))
    expect(await find(hale.phone)).toMatchObject({ bookings: 6 })
    expect((await list({ search: 'hale' })).total).toBe(1)
  })

  test('is for staff alone', async () => {
    const { token } = await product.signIn('OWNER')
    const owner = { authorization: `Bearer ${token}` }
    for (const path of ['/v1/admin/guests', '/v1/admin/guests/1', '/v1/admin/reservations/1/guest'])
      expect((await product.call('GET', path, undefined, owner)).status).toBe(403)
    expect((await product.call('POST', '/v1/admin/guests/find', { contact: 'x@y.zz' })).status).toBe(401)
  })
})
