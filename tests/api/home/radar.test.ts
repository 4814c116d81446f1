/** @module-tag embedded */
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { RadarRow } from '../../../src/features/overview/radar/radar.contract.ts'
import { contractText } from '../../../src/features/papers/contract/contract.table.ts'
import type { AdminReservation } from '../../../src/features/reservations/reservations-admin.contract.ts'
import { sentBy } from '../../../src/platform/database/sent.ts'
import { type Desk, openDesk } from '../../staff-desk.ts'
import { openTestProduct, type TestProduct } from '../../test-product.ts'

let product: TestProduct
let desk: Desk
let stays: AdminReservation[]
const get = async (path: string, by = desk) => (await by.ask('GET', `/v1/admin${path}`)).body.content
const radar = (ids: number[], by = desk): Promise<RadarRow[]> => get(`/radar?ids=${ids.join(',')}`, by)

const CONFIRMED = { status: 'CONFIRMED', reason: 'Nakit ödedi' }
beforeAll(async () => {
  product = await openTestProduct()
  desk = await openDesk(product)
  const { db, clock } = product
  await db
    .insert(contractText)
    .values({ hash: 'a', language: 'tr', title: 'Sözleşme', body: 'Metin', since: clock.now })
  const { body } = await desk.ask('POST', '/v1/admin/owners', {
    ...{ kind: 'person', firstName: 'Nermin', lastName: 'Aslan', title: '', taxNo: '12345678950', taxOffice: '' },
    ...{ iban: 'TR330006100519786457841326', phone: '0532 123 45 67', email: '', address: '' },
    ...{ commission: 1_850, notes: '' },
  })
  const ready = await product.villa({ ownerId: body.content.id })
  stays = [
    await desk.take(ready, { checkIn: '2027-03-03', checkOut: '2027-03-09', ...CONFIRMED }),
    await desk.take(ready, { checkIn: '2027-07-03', checkOut: '2027-07-09', ...CONFIRMED }),
    await desk.take(await product.villa(), { checkIn: '2027-03-05', checkOut: '2027-03-09', ...CONFIRMED }),
    await desk.take(await product.villa(), { hours: 3 }),
    await desk.take(await product.villa(), CONFIRMED),
    await desk.take(ready, { checkIn: '2027-09-03', checkOut: '2027-09-09' }),
  ]
  await db.execute(
    sql`UPDATE permit SET holder = 'Nermin', address = 'Kaş', number = '48-99' WHERE villa_id = ${ready.id}`,
  )
})
afterAll(() => product.end())

describe('the chips of a reservation', () => {
  test('say of both monthly reports what these say themselves', async () => {
    const btrans: { id: number; state: string; missing: string[] }[] = (await get('/btrans?month=2027-03')).rows
    const ministry: { id: number; flags: string[] }[] = (await get('/ministry?month=2027-02')).rows
    const rows = await radar(stays.map(({ id }) => id))
    expect(rows).toHaveLength(stays.length)
    for (const { id, villaId, btrans: sign, ministry: listed, month } of rows) {
      const row = btrans.find((each) => each.id === id)
      expect([id, sign]).toEqual([id, { state: row?.state ?? 'not-due', lacks: row?.missing ?? [] }])
      if (row) expect(month).toBe('2027-03')
      const flags = row && ministry.find((each) => each.id === villaId)?.flags
      const state = flags?.length ? 'missing' : 'ready'
      expect([id, listed]).toEqual([id, { state: flags ? state : 'not-due', lacks: flags ?? [] }])
    }
    expect(rows.map(({ btrans: sign }) => sign?.state)).toEqual(expect.arrayContaining(['ready', 'missing', 'not-due']))
    expect(rows.map(({ ministry: sign }) => sign?.state)).toEqual(expect.arrayContaining(['ready', 'missing']))
  })

  test('say of identities and contract what the record says, a week before the guests come', async () => {
    for (const { id, persons, contract } of await radar(stays.map((stay) => stay.id))) {
      const list = await get(`/reservations/${id}/guests`)
      const papers = await get(`/reservations/${id}/papers`)
      const stay = stays.find((each) => each.id === id)
      const near = stay?.status === 'CONFIRMED' && stay.checkIn < '2027-03-08'
      expect([id, persons]).toEqual([id, near ? { state: 'missing', lacks: [String(list.missing)] } : NOT_DUE])
      const open = stay?.status === 'CONFIRMED' && papers.contract.state !== 'accepted'
      expect([id, contract.state]).toEqual([id, open ? 'missing' : 'not-due'])
    }
  })

  test('of a whole page come in four statements, the session among them', async () => {
    const ids = stays.map(({ id }) => id)
    const few = (await sentBy(() => radar(ids.slice(0, 1)))).statements.length
    expect(few).toBeLessThanOrEqual(4)
    expect((await sentBy(() => radar(ids))).statements.length).toBe(few)
  })

  test('of the reports are for who may make them; an owner gets none, and nonsense is refused', async () => {
    const plain = await openDesk(product)
    await product.db.execute(sql`UPDATE account SET rights = '{}' WHERE id = ${plain.account.id}`)
    const [row] = await radar([stays[0]?.id ?? 0], plain)
    expect(row).toMatchObject({ btrans: null, ministry: null, persons: { state: 'missing' } })
    const owner = await openDesk(product, 'OWNER')
    expect((await owner.ask('GET', '/v1/admin/radar?ids=1')).status).toBe(403)
    expect((await desk.ask('GET', '/v1/admin/radar?ids=x')).status).toBe(400)
    expect(await radar([999_999])).toEqual([])
  })
})

const NOT_DUE = { state: 'not-due', lacks: [] }
