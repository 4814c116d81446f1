/**
 * What two editors at once, addresses and codes do is judged by locks and constraints.
 * @module-tag embedded
 */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aTown } from '../../../seeds/a-town.ts'
import { feature, featureCategory } from '../../../src/features/villas/villas.table.ts'
import { found } from '../../../src/kernel/refusal.ts'
import { type Desk, openDesk } from '../../staff-desk.ts'
import { openTestProduct, type TestProduct } from '../../test-product.ts'

let product: TestProduct
let desk: Desk
beforeAll(async () => {
  product = await openTestProduct()
  desk = await openDesk(product)
})
afterAll(() => product.end())

const read = async (id: number, by = desk) => (await by.ask('GET', `/v1/admin/villas/${id}`)).body.content
const save = (id: number, body: object, by = desk) => by.ask('PUT', `/v1/admin/villas/${id}`, body)
const page = async (slug: string, language = 'tr') => {
  await product.refresh()
  return product.call('GET', `/v1/villa/${slug}`, undefined, { cookie: `googtrans=/auto/${language}` })
}
const twoFeatures = async (): Promise<number[]> => {
  const name = { tr: 'Özellik' }
  const [category] = await product.db.insert(featureCategory).values({ name, position: 1 }).returning()
  const row = { categoryId: found(category).id, name, icon: 'waves', position: 1 }
  const slug = () => crypto.randomUUID()
  const rows = await product.db
    .insert(feature)
    .values([
      { ...row, slug: slug() },
      { ...row, slug: slug() },
    ])
    .returning()
  return rows.map(({ id }) => id)
}
/** What a change is sent as: all of the house, with what is other. */
const withChange = async (id: number, change: object) => {
  const { version, house } = await read(id)
  return { ...house, version, ...change }
}

test('a change of a villa is what guests see next, its old address leads to the new one', async () => {
  const villa = await product.villa()
  const saved = await save(
    villa.id,
    await withChange(villa.id, {
      name: 'Villa Çınar',
      slug: `${villa.slug}-cinar`,
      headline: { tr: 'Çınarın altında', en: 'Under the plane tree', ru: '' },
      guests: 10,
      greeterName: 'Hatice Hanım',
      greeterPhone: '0532 111 22 33',
    }),
  )
  expect(saved.body.content).toMatchObject({
    name: 'Villa Çınar',
    version: 2,
    house: { greeterPhone: '+905321112233' },
  })
  const seen = (await page(`${villa.slug}-cinar`, 'en')).body.content
  expect(seen).toMatchObject({ name: 'Villa Çınar', headline: 'Under the plane tree', guests: 10 })
  expect(JSON.stringify(seen)).not.toContain('Hatice')
  const old = await page(villa.slug)
  expect([old.status, old.body.content.detail]).toEqual([404, { movedTo: `${villa.slug}-cinar` }])
})

test('who saves over what somebody else saved meanwhile is told both, and nothing is lost', async () => {
  const villa = await product.villa()
  const mine = await withChange(villa.id, { name: 'Benim adım' })
  await save(villa.id, await withChange(villa.id, { guests: 12 }))
  const refused = await save(villa.id, mine)
  expect([refused.status, refused.body.content.code]).toEqual([409, 'edited-meanwhile'])
  expect(refused.body.content.detail.now).toMatchObject({ version: 2, house: { guests: 12, name: villa.name } })
  expect(await read(villa.id)).toMatchObject({ version: 2, name: villa.name })
  expect((await save(villa.id, { ...mine, version: 2, guests: 12 })).status).toBe(200)
})

test('of two who save at once from the same version one is refused', async () => {
  const villa = await product.villa()
  const sent = await Promise.all(
    ['Bir', 'İki', 'Üç'].map(async (name) => save(villa.id, await withChange(villa.id, { name, version: 1 }))),
  )
  expect(sent.map(({ status }) => status).sort()).toEqual([200, 409, 409])
  expect((await read(villa.id)).version).toBe(2)
})

test('what a villa can’t be is said at its field, and changes nothing', async () => {
  const [villa, other] = [await product.villa(), await product.villa()]
  const elsewhere = await aTown(product.db)
  const faults = async (change: object) =>
    (await save(villa.id, await withChange(villa.id, change))).body.content.fields
  expect(Object.keys(await faults({ slug: other.slug }))).toEqual(['slug'])
  expect(Object.keys(await faults({ slug: 'listing' }))).toEqual(['slug'])
  expect(Object.keys(await faults({ code: other.code }))).toEqual(['code'])
  expect(Object.keys(await faults({ townId: elsewhere.id }))).toEqual(['districtId'])
  expect(Object.keys(await faults({ ownerId: 2_000_000_000 }))).toEqual(['ownerId'])
  expect(Object.keys(await faults({ typeIds: [2_000_000_000] }))).toEqual(['typeIds'])
  expect(Object.keys(await faults({ currency: 'EURO' }))).toEqual(['currency'])
  expect(Object.keys(await faults({ checkInTime: '25:00' }))).toEqual(['checkInTime'])
  expect(Object.keys(await faults({ latitude: 0, longitude: 0 }))).toEqual(['latitude', 'longitude'])
  expect(Object.keys(await faults({ greeterPhone: 'yok' }))).toEqual(['greeterPhone'])
  expect(Object.keys(await faults({ headline: { tr: '' } }))).toEqual(['headline.tr'])
  expect(await read(villa.id)).toMatchObject({ version: 1, house: { slug: villa.slug, currency: 'TL' } })
})

test('a villa’s currency is free until there is an amount in it, whatever rows others have', async () => {
  const { ownerId, townId, districtId } = await product.villa()
  const body = { name: 'Villa Kur', ownerId, townId, districtId, guests: 6, bedrooms: 3, bathrooms: 2, currency: 'TL' }
  const { id } = (await desk.ask('POST', '/v1/admin/villas', body)).body.content
  const texts = { headline: { tr: 'Ev' }, description: { tr: 'Bir ev.' } }
  expect((await save(id, await withChange(id, { ...texts, currency: 'EURO' }))).status).toBe(200)
  const period = { villa_id: id, from: '2027-06-01', until: '2027-07-01', nightly: 20_000 }
  const made = (await desk.ask('POST', '/v1/admin/villas/price', period)).body.content.id
  const back = async () => (await save(id, await withChange(id, { currency: 'TL' }))).body.content.fields
  expect(Object.keys(await back())).toEqual(['currency'])
  const nothing = { changes: [{ villaId: id, from: '2027-06-01', until: '2027-07-01', nightly: null }] }
  await desk.ask('PUT', '/v1/admin/prices', nothing)
  expect((await desk.ask('DELETE', `/v1/admin/villas/price/${made}`)).status).toBe(404)
  expect(Object.keys(await back())).toEqual(['currency']) // what was taken off in bulk may come back
})

test('a name of any length makes an address that can be asked for, and a villa of a town begins among its others', async () => {
  const like = await product.villa({ latitude: 36.1, longitude: 29.9 })
  const { ownerId, townId, districtId } = like
  const body = {
    name: 'ç'.repeat(120),
    ownerId,
    townId,
    districtId,
    guests: 6,
    bedrooms: 3,
    bathrooms: 2,
    currency: 'TL',
  }
  const { id, slug } = (await desk.ask('POST', '/v1/admin/villas', body)).body.content
  expect((await read(id)).house).toMatchObject({ latitude: 36.1, longitude: 29.9 })
  const twin = await desk.ask('POST', `/v1/admin/villas/${id}/duplicate`, { name: 'ç'.repeat(120) })
  expect([slug.length, twin.body.content.slug.length]).toEqual([100, 102])
  const long = `${'a'.repeat(119)}b`
  expect((await save(like.id, await withChange(like.id, { slug: long }))).status).toBe(200)
  expect((await page(long)).status).toBe(200)
})

test('nobody learns the new address of a villa that is not published', async () => {
  const villa = await product.villa({ active: false })
  await save(villa.id, await withChange(villa.id, { slug: `${villa.slug}-gizli` }))
  expect((await page(villa.slug)).body.content.detail).toBeUndefined()
})

test('features are given and taken, and only those there are', async () => {
  const villa = await product.villa()
  const give = (body: object, by = desk) => by.ask('PUT', `/v1/admin/villas/${villa.id}/features`, body)
  const [first, second] = await twoFeatures()
  expect((await give({ version: 1, featureIds: [first, second, first] })).body.content).toMatchObject({
    version: 2,
    featureIds: [first, second],
  })
  expect((await give({ version: 1, featureIds: [] })).body.content.code).toBe('edited-meanwhile')
  expect((await give({ version: 2, featureIds: [2_000_000_000] })).status).toBe(422)
  expect((await give({ version: 2, featureIds: [second] })).body.content.featureIds).toEqual([second])
  expect(JSON.stringify((await page(villa.slug)).body.content.featureCategories)).toContain('"features"')
})

test('a new villa has an address and a code of its own, no guest sees it, and it can be sold once it is priced', async () => {
  const town = await aTown(product.db)
  const { ownerId } = await product.villa()
  const place = { townId: town.id, districtId: town.districtId }
  const body = { name: 'Villa Yenigün', ownerId, ...place, guests: 6, bedrooms: 3, bathrooms: 2, currency: 'TL' }
  const make = (more: object = {}) => desk.ask('POST', '/v1/admin/villas', { ...body, ...more })
  const [one, two] = (await Promise.all([make(), make()])).map((made) => made.body.content)
  expect(new Set([one.slug, two.slug]).size + new Set([one.code, two.code]).size).toBe(4)
  expect((await page(one.slug)).status).toBe(404)
  expect(await read(one.id)).toMatchObject({ active: false, permitNo: null, house: { name: 'Villa Yenigün' } })
  expect((await make({ districtId: 2_000_000_000 })).body.content.fields).toHaveProperty('districtId')
  expect((await make({ name: '' })).status).toBe(400)
  const price = { villa_id: one.id, from: '2027-06-01', until: '2027-07-01', nightly: 1_000_000 }
  expect((await desk.ask('POST', '/v1/admin/villas/price', price)).status).toBe(201)
})

test('a villa like another has its facts, features and prices, but neither its permit, photos nor calendar', async () => {
  const villa = await product.villa({ greeterName: 'Ali' })
  const [given] = await twoFeatures()
  await desk.ask('PUT', `/v1/admin/villas/${villa.id}/features`, { version: 1, featureIds: [given] })
  const made = await desk.ask('POST', `/v1/admin/villas/${villa.id}/duplicate`, { name: 'Villa İkiz' })
  const copy = await read(made.body.content.id)
  expect(copy).toMatchObject({ active: false, permitNo: null, live: false, featureIds: [given], photoCount: 0 })
  expect(copy.house).toMatchObject({ greeterName: 'Ali', guests: villa.guests, name: 'Villa İkiz' })
  const prices = (await desk.ask('GET', `/v1/admin/villas/${copy.id}/prices`)).body.content
  expect(prices.seasons).toHaveLength(1)
  expect((await desk.ask('POST', '/v1/admin/villas/2000000000/duplicate', { name: 'x' })).status).toBe(404)
})

test('owners read their own villas and change none here; strangers learn nothing', async () => {
  const owner = await openDesk(product, 'OWNER')
  const [own, other] = [await product.villa({ ownerId: owner.ownerId }), await product.villa()]
  expect((await read(own.id, owner)).house.name).toBe(own.name)
  expect((await owner.ask('GET', `/v1/admin/villas/${other.id}`)).status).toBe(404)
  for (const id of [own.id, other.id])
    expect((await save(id, await withChange(id, { name: 'Benim' }), owner)).status).toBe(403)
  expect((await product.call('PUT', `/v1/admin/villas/${own.id}`, { body: {} })).status).toBe(401)
})
