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

const mark = (path: string, body: object, by = desk) => by.ask('PATCH', `/v1/admin/villas/${path}`, body)
const look = async (id: number) => (await desk.ask('GET', `/v1/admin/villas/${id}`)).body.content
const listed = async (query: string, by = desk): Promise<number[]> =>
  (await by.ask('GET', `/v1/admin/villas?take=200&${query}`)).body.content.map(({ id }: { id: number }) => id)

test('a villa is published with a permit number only, and guests see it at once or no longer', async () => {
  const bare = await product.villa({ active: false, permitNo: null })
  expect((await mark('activity', { id: bare.id, active: true })).body.content.code).toBe('no-permit')
  const villa = await product.villa({ active: false, permitNo: '48-4812' })
  const seen = async () => {
    await product.refresh()
    return (await product.call('GET', `/v1/villa/${villa.slug}`)).status
  }
  expect(await seen()).toBe(404)
  expect((await mark('activity', { id: villa.id, active: true })).status).toBe(200)
  expect(await seen()).toBe(200)
  await mark('activity', { id: villa.id, active: false })
  expect(await seen()).toBe(404)
  expect((await mark('activity', { id: 2_000_000_000, active: true })).status).toBe(404)
})

test('there is one villa of the month, and villas are popular or not', async () => {
  const [one, other] = [await product.villa(), await product.villa()]
  await mark('setvillaofmonth', { id: one.id, villaOfMonth: true })
  await mark('setvillaofmonth', { id: other.id, villaOfMonth: true })
  await mark('setpopular', { id: one.id, popular: true })
  expect([await look(one.id), await look(other.id)]).toMatchObject([
    { villaOfMonth: false, popular: true },
    { villaOfMonth: true, popular: false },
  ])
  await mark('setvillaofmonth', { id: other.id, villaOfMonth: false })
  expect((await look(other.id)).villaOfMonth).toBe(false)
})

test('of many that are made the villa of the month at once one is', async () => {
  const villas = [await product.villa(), await product.villa(), await product.villa(), await product.villa()]
  await Promise.all(villas.map(({ id }) => mark('setvillaofmonth', { id, villaOfMonth: true })))
  const marked = await Promise.all(villas.map(({ id }) => look(id)))
  expect(marked.filter(({ villaOfMonth }) => villaOfMonth)).toHaveLength(1)
})

test('villas change places among themselves; the others stay', async () => {
  const villas = [
    await product.villa({ position: 70 }),
    await product.villa({ position: 70 }),
    await product.villa({ position: 90 }),
  ]
  const [a, b, c] = villas.map(({ id }) => id)
  await mark('order', { ids: [c, a, b] })
  const order = (await listed('order=position')).filter((id) => [a, b, c].includes(id))
  expect(order).toEqual([c, a, b])
  expect((await mark('order', { ids: [a, 2_000_000_000] })).status).toBe(404)
  expect((await mark('order', { ids: [a, a] })).status).toBe(422)
})

test('the list is searched by name or code, region, type, owner and whether guests see it', async () => {
  const owner = await openDesk(product, 'OWNER')
  const villa = await product.villa({ name: 'Villa Şakayık', active: false, ownerId: owner.ownerId })
  const other = await product.villa({ name: 'Villa 100%' })
  expect(await listed('search=sakayik')).toEqual([villa.id])
  expect(await listed(`search=${villa.code}`)).toEqual([villa.id])
  expect(await listed('search=100%25')).toEqual([other.id])
  expect(await listed(`town=${villa.townId}&active=false`)).toEqual([villa.id])
  expect(await listed(`town=${villa.townId}&active=true`)).toEqual([])
  expect(await listed(`owner=${owner.ownerId}`)).toEqual([villa.id])
  expect(await listed('type=999')).toEqual([])
  expect(await listed('search=villa', owner)).toEqual([villa.id])
})

test('an owner marks nothing', async () => {
  const owner = await openDesk(product, 'OWNER')
  const { id } = await product.villa({ ownerId: owner.ownerId })
  const answers = await Promise.all([
    mark('activity', { id, active: false }, owner),
    mark('setpopular', { id, popular: true }, owner),
    mark('setvillaofmonth', { id, villaOfMonth: true }, owner),
    mark('order', { ids: [id, id] }, owner),
  ])
  expect(answers.map(({ status }) => status)).toEqual([403, 403, 403, 403])
})
