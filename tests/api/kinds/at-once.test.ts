/** @module-tag embedded */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { anOwner } from '../../../seeds/an-owner.ts'
import { villaFeature } from '../../../src/features/villas/villas.table.ts'
import { type Desk, openDesk } from '../../staff-desk.ts'
import { openTestProduct, type TestProduct } from '../../test-product.ts'

let product: TestProduct
let desk: Desk
beforeAll(async () => {
  product = await openTestProduct()
  desk = await openDesk(product)
})
afterAll(() => product.end())

const send = (method: string, path: string, body?: object) => desk.ask(method, `/v1/admin/${path}`, body)
const made = async (path: string, body: object) => (await send('POST', path, body)).body.content
const houseOf = async (id: number) => {
  const { house, version } = (await send('GET', `villas/${id}`)).body.content
  return { ...house, version }
}
const statuses = async (asked: Promise<{ status: number }>[]) => (await Promise.all(asked)).map(({ status }) => status)

test('one code for two villas, saved at once, is one villa’s; the other is told that it is in use', async () => {
  for (let round = 0; round < 5; round++) {
    const villas = [await product.villa(), await product.villa()]
    const houses = await Promise.all(villas.map(({ id }) => houseOf(id)))
    const code = `TEK-${round}`
    const answers = await Promise.all(villas.map(({ id }, at) => send('PUT', `villas/${id}`, { ...houses[at], code })))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422])
    const refused = answers.find(({ status }) => status === 422)
    expect(Object.keys(refused?.body.content.fields)).toEqual(['code'])
  }
})

test('features, owners and orders change while villas are made, copied and given them: nobody waits in a ring', async () => {
  const { id: categoryId } = await made('featurecategory', { name: { tr: 'Yarış' } })
  const features: number[] = []
  for (const name of ['Hamak', 'Sauna', 'Şömine', 'Salıncak'])
    features.push((await made('feature', { categoryId, name: { tr: name }, icon: 'sun', highlight: false })).id)
  const villa = await product.villa()
  await product.db.insert(villaFeature).values(features.map((featureId) => ({ villaId: villa.id, featureId })))
  const twin = await product.villa()
  for (let round = 0; round < 4; round++) {
    const { id: gone } = await made('feature', {
      categoryId,
      name: { tr: `Geçici ${round}` },
      icon: 'sun',
      highlight: false,
    })
    const owner = await anOwner(product.db)
    const { version } = await houseOf(twin.id)
    const order = round % 2 ? features : features.toReversed()
    const house = await houseOf(villa.id)
    const answers = await statuses([
      send('POST', `villas/${villa.id}/duplicate`, { name: `Kopya ${round}` }),
      send('PUT', 'feature/order', { ids: order }),
      send('POST', `villas/${villa.id}/duplicate`, { name: `Kopya ${round} b` }),
      send('PUT', `feature/${features[round]}`, {
        categoryId,
        name: { tr: `Yeni ${round}` },
        icon: 'sun',
        highlight: false,
      }),
      send('PUT', `villas/${twin.id}/features`, { version, featureIds: [gone, ...order] }),
      send('DELETE', `feature/${gone}`),
      send('DELETE', `owners/${owner.id}`),
      send('PUT', `villas/${villa.id}`, { ...house, ownerId: owner.id }),
    ])
    expect(answers.filter((status) => status >= 500)).toEqual([])
  }
})

test('who saves a town on top of another one’s change is told, with what is stored now; the order of towns is no change', async () => {
  const { id } = await product.villa()
  const towns = async () => (await send('GET', 'towns?take=200')).body.content
  const [row] = await towns()
  const { id: townId, position: _, villas: __, districts: ___, ...loaded } = row
  const save = (change: object) => send('PUT', `towns/${townId}`, { ...loaded, ...change })
  expect(id).toBeGreaterThan(0)
  const first = await save({ lead: { ...loaded.lead, tr: 'Birinci' } })
  expect(first.status).toBe(200)
  const second = await save({ lead: { ...loaded.lead, tr: 'İkinci' } })
  expect([second.status, second.body.content.code]).toEqual([409, 'edited-meanwhile'])
  expect(second.body.content.detail.now).toMatchObject({ lead: { tr: 'Birinci' }, seen: first.body.content.seen })
  expect((await save({ lead: { ...loaded.lead, tr: 'İkinci' }, seen: first.body.content.seen })).status).toBe(200)
})
