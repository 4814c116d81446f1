/** @module-tag embedded */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Desk, openDesk } from '../../staff-desk.ts'
import { openTestProduct, type TestProduct } from '../../test-product.ts'

let product: TestProduct
let desk: Desk
beforeAll(async () => {
  product = await openTestProduct()
  desk = await openDesk(product)
})
afterAll(() => product.end())

const STAY = { checkIn: '2027-08-10', checkOut: '2027-08-18' }
const PARTY = { adults: 2, children: 0, infants: 0 }
const put = (id: number, what: string, body: object) => desk.ask('PUT', `/v1/admin/reservations/${id}${what}`, body)

test('whoever corrects a phone from a screen of yesterday moves no stay, whoever moves it corrects no contact', async () => {
  const { id } = await desk.take(await product.villa(), STAY)
  const shorter = { ...STAY, checkOut: '2027-08-17' }
  expect((await put(id, '', { ...shorter, ...PARTY, seen: { ...STAY, ...PARTY } })).status).toBe(200)
  const { total } = await desk.look(id)
  const contact = { name: 'Zeynep Tunalı', phone: '0532 111 22 44', email: 'z@example.com', note: 'Geç gelir' }
  expect((await put(id, '/guest', contact)).status).toBe(200)
  expect(await desk.look(id)).toMatchObject({ ...shorter, total, email: 'z@example.com', note: 'Geç gelir' })

  expect((await put(id, '', { ...shorter, ...PARTY, adults: 3 })).status).toBe(200)
  expect(await desk.look(id)).toMatchObject({ adults: 3, email: 'z@example.com', note: 'Geç gelir' })
})

test('a stay that is another one than was seen is not changed', async () => {
  const { id } = await desk.take(await product.villa(), STAY)
  const seen = { ...STAY, ...PARTY }
  await put(id, '', { ...STAY, ...PARTY, adults: 4, seen })
  const late = await put(id, '', { ...STAY, ...PARTY, checkOut: '2027-08-17', seen })
  expect([late.status, late.body.content.code]).toEqual([409, 'edited-meanwhile'])
  expect(await desk.look(id)).toMatchObject({ ...STAY, adults: 4 })
})
