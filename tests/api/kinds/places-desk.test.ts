/** @module-tag embedded */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { picture } from '../../../src/features/media/media.table.ts'
import { type Desk, openDesk } from '../../staff-desk.ts'
import { openTestProduct, type TestProduct } from '../../test-product.ts'

let product: TestProduct
let desk: Desk
let count = 0
beforeAll(async () => {
  product = await openTestProduct()
  desk = await openDesk(product)
  const row = { path: '/img/demo/koy.webp', width: 1600, height: 900, createdAt: product.clock.now }
  await product.db.insert(picture).values(row)
})
afterAll(() => product.end())
beforeEach(() => {
  count++
})

const aTown = (change: object = {}) => ({
  name: `Köyceğiz ${count}`,
  slug: '',
  province: 'Muğla',
  provinceCode: '48',
  county: 'Köyceğiz',
  countyCode: '1487',
  lead: { tr: 'Göl kıyısı', en: 'By the lake' },
  body: { tr: '## Nerede?\n\nGölün kıyısında.' },
  faq: [{ question: { tr: 'Denize uzak mı?' }, answer: { tr: 'Yarım saat.' } }],
  picture: '/img/demo/koy.webp',
  popular: true,
  shown: true,
  latitude: 36.96,
  longitude: 28.68,
  bays: [{ name: 'Ekincik', latitude: 36.83, longitude: 28.55 }],
  guide: {
    suits: [{ tr: 'Göl ve sessizlik arayanlar', en: 'A lake and quiet' }],
    minds: [],
    drives: [{ to: { tr: 'Dalaman Havalimanı' }, minutes: 45, km: 40 }],
    months: [],
  },
  ...change,
})
const send = (method: string, path: string, body?: object, by = desk) => by.ask(method, `/v1/admin/${path}`, body)
const made = async (change: object = {}) => (await send('POST', 'towns', aTown(change))).body.content
const place = async (villa: object) => product.villa(villa)
const seen = async (path: string) => {
  await product.refresh()
  return product.call('GET', path)
}
const names = async (path: string, of = (content: never) => content as { name: string }[]) =>
  of((await seen(path)).body.content as never).map(({ name }) => name)

test('a new town has its address, its text and its place behind the others', async () => {
  const town = await made()
  expect(town).toMatchObject({ slug: `koycegiz-${count}`, countyCode: '1487', bays: [{ name: 'Ekincik' }], villas: 0 })
  const page = (await seen(`/v1/address/${town.slug}`)).body.content
  expect(page).toMatchObject({ kind: 'town', name: town.name, lead: 'Göl kıyısı', faq: [{ answer: 'Yarım saat.' }] })
  const { content, total, take } = (await send('GET', 'towns?take=200')).body
  expect([content.at(-1).id, content.length, take]).toEqual([town.id, total, 200])
  expect((await send('GET', 'towns')).body.take).toBe(10)
  expect((await send('GET', 'towns/select')).body.content).toContainEqual({ id: town.id, name: town.name })
})

test('a town that gets another address is still found under the one it had', async () => {
  const town = await made()
  const change = await send('PUT', `towns/${town.id}`, aTown({ slug: `gol-${count}` }))
  expect(change.body.content.slug).toBe(`gol-${count}`)
  expect((await seen(`/v1/address/${town.slug}`)).body.content.movedTo).toBe(`gol-${count}`)
  const renamed = await send('PUT', `towns/${town.id}`, aTown({ name: `Göl ${count}`, slug: '' }))
  expect(renamed.body.content).toMatchObject({ name: `Göl ${count}`, slug: `gol-${count}` })
})

test.each([
  ['an address of another thing', { slug: 'listing' }, 409, 'slug'],
  ['a name without a letter for an address', { name: '***' }, 422, 'slug'],
  ['an address with spaces', { slug: 'gol kiyisi' }, 400, 'slug'],
  ['a picture that is not stored', { picture: '/img/yok.webp' }, 422, 'picture'],
  ['half a place on the map', { longitude: null }, 422, 'longitude'],
  ['a place off the globe', { latitude: 91 }, 400, 'latitude'],
  ['no Turkish text', { lead: { tr: ' ', en: 'Lake' } }, 400, 'lead.tr'],
  ['no county', { county: '' }, 400, 'county'],
  ['a county code of letters', { countyCode: 'kas' }, 400, 'countyCode'],
])('a town with %s is refused at its field', async (_, change, status, field) => {
  const town = await made()
  for (const answer of [
    await send('POST', 'towns', aTown(change)),
    await send('PUT', `towns/${town.id}`, aTown({ ...change, slug: (change as { slug?: string }).slug ?? '' })),
  ]) {
    if (answer.status === 200) continue // a town that has an address keeps it
    expect([answer.status, Object.keys(answer.body.content.fields)]).toEqual([status, [field]])
  }
  expect((await send('POST', 'towns', aTown(change))).status).toBe(status)
})

test('an address that another town has or had is refused', async () => {
  const town = await made()
  await send('PUT', `towns/${town.id}`, aTown({ slug: `yeni-${count}` }))
  for (const slug of [town.slug, `yeni-${count}`])
    expect((await send('POST', 'towns', aTown({ slug }))).body.content).toMatchObject({ code: 'slug-taken' })
})

test('a renamed town is read anew by the villa page, the search and its list', async () => {
  const town = await made()
  const district = (await send('POST', 'districts', { townId: town.id, name: 'Merkez', slug: '' })).body.content
  const villa = await place({ townId: town.id, districtId: district.id })
  await send('PUT', `towns/${town.id}`, aTown({ name: `Göller ${count}`, slug: `goller-${count}` }))
  await send('PUT', `districts/${district.id}`, { townId: town.id, name: 'Çarşı', slug: 'carsi' })
  expect((await seen(`/v1/villa/${villa.slug}`)).body.content).toMatchObject({
    town: { name: `Göller ${count}`, slug: `goller-${count}` },
    district: { name: 'Çarşı' },
  })
  const { content, total } = (await seen(`/v2/search?town=goller-${count}&district=carsi`)).body
  expect([total, content[0].slug, content[0].town.name]).toEqual([1, villa.slug, `Göller ${count}`])
  expect((await seen(`/v2/search?town=${town.slug}`)).body.total).toBe(0)
})

test('a town that is hidden is in no list of regions; its page and villas stay', async () => {
  const town = await made()
  const district = (await send('POST', 'districts', { townId: town.id, name: 'Merkez', slug: '' })).body.content
  await place({ townId: town.id, districtId: district.id })
  expect((await send('PATCH', `towns/showtown/${town.id}`, { shown: false })).status).toBe(200)
  expect(await names('/v1/town', ({ towns }: { towns: { name: string }[] }) => towns)).not.toContain(town.name)
  expect(await names('/v1/town/popular')).not.toContain(town.name)
  expect(await names('/v1/website/home', ({ towns }: { towns: { name: string }[] }) => towns)).not.toContain(town.name)
  const { towns } = (await seen('/v1/website/data')).body.content
  expect(towns.find(({ id }: { id: number }) => id === town.id).shown).toBe(false)
  expect((await seen(`/v1/address/${town.slug}`)).status).toBe(200)
  expect((await seen(`/v2/search?town=${town.slug}`)).body.total).toBe(1)
  await send('PATCH', `towns/showtown/${town.id}`, { shown: true })
  expect(await names('/v1/town/popular')).toContain(town.name)
})

test('a town is deleted with its districts, and its address is free; not while a villa is there', async () => {
  const town = await made()
  const district = (await send('POST', 'districts', { townId: town.id, name: 'Merkez', slug: '' })).body.content
  const empty = (await send('POST', 'districts', { townId: town.id, name: 'Sahil', slug: '' })).body.content
  await place({ townId: town.id, districtId: district.id })
  await place({ townId: town.id, districtId: district.id, active: false })
  for (const path of [`towns/${town.id}`, `districts/${district.id}`]) {
    const { status, body } = await send('DELETE', path)
    expect([status, body.content.message]).toEqual([409, 'Bunu 2 villa kullanıyor; önce o villalardan kaldırın.'])
  }
  expect((await send('DELETE', `districts/${empty.id}`)).status).toBe(200)
  count++
  const other = await made()
  await send('POST', 'districts', { townId: other.id, name: 'Merkez', slug: '' })
  expect((await send('DELETE', `towns/${other.id}`)).status).toBe(200)
  expect((await seen(`/v1/address/${other.slug}`)).status).toBe(404)
  expect((await made()).slug).toBe(other.slug)
})

test('districts have addresses of their own in each town, and stay where villas use them', async () => {
  const [one, other] = [await made({ name: `Bir ${count}` }), await made({ name: `İki ${count}` })]
  const merkez = { townId: one.id, name: 'Merkez', slug: '' }
  const district = (await send('POST', 'districts', merkez)).body.content
  expect(district).toMatchObject({ slug: 'merkez', town: one.name, villas: 0 })
  expect((await send('POST', 'districts', merkez)).body.content).toMatchObject({
    code: 'slug-taken',
    fields: { slug: expect.any(String) },
  })
  expect((await send('POST', 'districts', { ...merkez, townId: other.id })).status).toBe(201)
  const unknown = await send('POST', 'districts', { ...merkez, townId: 2_000_000_000 })
  expect([unknown.status, Object.keys(unknown.body.content.fields)]).toEqual([422, ['townId']])
  await place({ townId: one.id, districtId: district.id })
  const moved = await send('PUT', `districts/${district.id}`, { townId: other.id, name: 'Merkez 2', slug: '' })
  expect([moved.status, Object.keys(moved.body.content.fields)]).toEqual([422, ['townId']])
  expect((await send('GET', `districts?town=${one.id}`)).body).toMatchObject({
    total: 1,
    take: 10,
    content: [{ id: district.id, villas: 1 }],
  })
})

test('towns and districts change places among themselves, for guests too', async () => {
  const towns = [
    await made({ name: `A ${count}` }),
    await made({ name: `B ${count}` }),
    await made({ name: `C ${count}` }),
  ]
  const [a, b, c] = towns.map(({ id }) => id)
  await send('PATCH', 'towns/order', { ids: [c, a, b] })
  const listed = (await seen('/v1/town')).body.content.towns.map(({ id }: { id: number }) => id)
  expect(listed.filter((id: number) => [a, b, c].includes(id))).toEqual([c, a, b])
  const districts: number[] = []
  for (const name of ['Bir', 'İki', 'Üç'])
    districts.push((await send('POST', 'districts', { townId: a, name, slug: '' })).body.content.id)
  await send('PATCH', 'districts/order', { ids: districts.toReversed() })
  expect(
    (await seen(`/v1/address/${towns[0].slug}`)).body.content.districts.map(({ name }: { name: string }) => name),
  ).toEqual(['Üç', 'İki', 'Bir'])
  for (const [path, ids] of [
    ['towns', [a, 2_000_000_000]],
    ['towns', [a, a]],
  ] as const)
    expect((await send('PATCH', `${path}/order`, { ids })).status).toBe(422)
})

test('what is not there cannot be changed, hidden or deleted', async () => {
  const nobody = 2_000_000_000
  expect((await send('PUT', `towns/${nobody}`, aTown())).status).toBe(404)
  expect((await send('PATCH', `towns/showtown/${nobody}`, { shown: true })).status).toBe(404)
  expect((await send('DELETE', `towns/${nobody}`)).status).toBe(404)
  expect((await send('DELETE', `districts/${nobody}`)).status).toBe(404)
})

test('villas that change while their town is renamed are read with its new name', async () => {
  const town = await made()
  const district = (await send('POST', 'districts', { townId: town.id, name: 'Merkez', slug: '' })).body.content
  const villas = await Promise.all([1, 2, 3].map(() => place({ townId: town.id, districtId: district.id })))
  await Promise.all([
    send('PUT', `towns/${town.id}`, aTown({ name: `Yeni ${count}` })),
    send('PUT', `districts/${district.id}`, { townId: town.id, name: 'Çarşı', slug: '' }),
    ...villas.map(({ id }) => send('PATCH', 'villas/setpopular', { id, popular: true })),
  ])
  const { content } = (await seen(`/v2/search?town=${town.slug}`)).body
  expect(content.map((card: { town: { name: string }; district: string }) => [card.town.name, card.district])).toEqual(
    villas.map(() => [`Yeni ${count}`, 'Çarşı']),
  )
})

test('villas that move into a region while it gets another name are never kept with the old one', async () => {
  const [from, to] = [await made({ name: `Eski ${count}` }), await made({ name: `Yeni ${count}` })]
  const districts = []
  for (const { id } of [from, to])
    districts.push((await send('POST', 'districts', { townId: id, name: 'Merkez', slug: '' })).body.content.id)
  const villa = await place({ townId: from.id, districtId: districts[0] })
  for (let round = 0; round < 6; round++) {
    const { version, house } = (await send('GET', `villas/${villa.id}`)).body.content
    const [townId, districtId] = round % 2 ? [from.id, districts[0]] : [to.id, districts[1]]
    const name = `Ad ${count}-${round}`
    const answers = await Promise.all([
      send('PUT', `villas/${villa.id}`, { version, ...house, townId, districtId }),
      send('PUT', `towns/${townId}`, aTown({ name, slug: '' })),
    ])
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    const { content } = (await seen(`/v2/search?ids=${villa.id}`)).body
    expect(content[0].town.name).toBe(name)
  }
})
