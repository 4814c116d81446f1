/** @module-tag embedded */
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { auditEntry } from '../../../src/features/audit/audit.table.ts'
import { offer } from '../../../src/features/offers/offers.table.ts'
import { type Desk, openDesk } from '../../staff-desk.ts'
import { openTestProduct, type TestProduct } from '../../test-product.ts'

let product: TestProduct
let desk: Desk
beforeAll(async () => {
  product = await openTestProduct()
  desk = await openDesk(product)
})
afterAll(() => product.end())

const tokenOf = async (id: number) =>
  new URL((await desk.look(id)).guestLink, 'http://villa.test').searchParams.get('token') ?? ''
const confirmed = async () => {
  const { id } = await desk.take(await product.villa(), { status: 'CONFIRMED', reason: 'Nakit ödedi' })
  return { id, token: await tokenOf(id) }
}
const GUEST_PATHS = ['', '/papers', '/voucher.pdf', '/contract.pdf', '/stay.ics', '/guests', '/wishes']
const get = async (path: string) => (await product.app.inject({ method: 'GET', url: path })).statusCode

test('nothing but the guest’s own whole link opens what is hers, and it opens nothing of another kind', async () => {
  const { id, token } = await confirmed()
  const { id: villaId } = await product.villa()
  const villas = [{ villaId, checkIn: '2027-07-10', checkOut: '2027-07-17' }]
  const given = await desk.ask('POST', '/v1/admin/offers', {
    name: 'Ada Öz',
    phone: '0532 111 22 33',
    adults: 2,
    villas,
  })
  const offered = new URL(given.body.content.url).searchParams.get('token') ?? ''
  const [row] = await product.db.select().from(offer)
  const flipped = token.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'))
  const [head = '', ...rest] = token.split('.')
  const others = [
    ...[flipped, token.slice(0, -1), `${token}A`, token.toUpperCase(), `${Number(head) + 1}.${rest.join('.')}`],
    ...[offered, row?.tokenHash ?? '', row?.seed ?? '', `s.${id}.9999999999999.${'A'.repeat(43)}`, '%00', '..', 'null'],
  ]
  for (const path of GUEST_PATHS)
    for (const other of others)
      expect([path, other, await get(`/v1/reservation/${encodeURIComponent(other)}${path}`)]).toEqual([
        path,
        other,
        404,
      ])
  for (const other of [token, flipped, offered.slice(0, -1), row?.tokenHash ?? '', row?.seed ?? ''])
    expect([other, await get(`/v1/offers/${encodeURIComponent(other)}`)]).toEqual([other, 404])
  expect(await get(`/v1/reservation/${token}/guests`)).toBe(200)
})

test('what staff’s two minutes open is the papers of that reservation and nothing else of it', async () => {
  const [{ id }, other] = [await confirmed(), await confirmed()]
  const link = await desk.ask('POST', `/v1/admin/reservations/${id}/papers/link`)
  const token: string = link.body.content.path.split('/').at(-1)
  expect(await get(`/v1/reservation/${token}/voucher.pdf`)).toBe(200)
  for (const path of ['', '/guests', '/wishes', '/papers'])
    expect([path, await get(`/v1/reservation/${token}${path}`)]).toEqual([path, 404])
  const forged = token.replace(`s.${id}.`, `s.${other.id}.`)
  expect(await get(`/v1/reservation/${forged}/voucher.pdf`)).toBe(404)
  product.clock.now = new Date(product.clock.now.getTime() + 121_000)
  expect(await get(`/v1/reservation/${token}/voucher.pdf`)).toBe(404)
})

test('numbers of persons stand nowhere but in their seal: not in answers, histories, the log, letters or files of others', async () => {
  const [{ id, token }, other] = [await confirmed(), await confirmed()]
  const person = {
    ...{ firstName: 'Ayşe', lastName: 'Yılmaz', birthDate: '1988-05-04', nationality: 'TR' },
    ...{ document: 'tckn', number: '10000000146' },
  }
  const write = (to: string, version: number, persons: object[]) =>
    product.call('PUT', `/v1/reservation/${to}/guests`, { version, persons })
  const wrong = await write(token, 0, [{ ...person, number: '10000000147' }])
  expect([wrong.status, JSON.stringify(wrong.body)]).toEqual([400, expect.not.stringContaining('1000000014')])
  const { body } = await write(token, 0, [person])
  await desk.ask('PUT', `/v1/admin/reservations/${id}/guests`, {
    version: 1,
    persons: [{ ...person, id: body.content.persons[0].id, lastName: 'Öz' }],
  })
  const stolen = await write(other.token, 0, [{ ...person, id: body.content.persons[0].id, number: null }])
  expect(stolen.status).toBe(404)
  for (const birthDate of ['1900-01-01', '2027-03-02', '2999-12-31', '1000-01-01'])
    expect((await write(other.token, 0, [{ ...person, birthDate }])).status).toBe(400)
  expect(
    (
      await write(
        other.token,
        0,
        Array.from({ length: 1_000 }, () => person),
      )
    ).status,
  ).toBe(400)
  const said = await product.db.execute(sql`
    SELECT 'audit' AS place FROM audit_entry WHERE change::text ~ '1000000014|Ayşe|1988' OR name ~ 'Ayşe'
    UNION ALL SELECT 'history' FROM reservation_event WHERE reservation_event::text ~ '1000000014'
    UNION ALL SELECT 'letter' FROM letter WHERE letter::text ~ '1000000014'
    UNION ALL SELECT 'person' FROM guest_person WHERE guest_person::text ~ '1000000014'`)
  expect(said.rows).toEqual([])
  const noted = await product.db.select().from(auditEntry).where(eq(auditEntry.of, 'guest_person'))
  expect(noted.length).toBeGreaterThan(0)
})
