/** @module-tag embedded */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { picture } from '../../../src/features/media/media.table.ts'
import { villaFeature, villaVillaType } from '../../../src/features/villas/villas.table.ts'
import { type Desk, openDesk } from '../../staff-desk.ts'
import { openTestProduct, type TestProduct } from '../../test-product.ts'

let product: TestProduct
let desk: Desk
let count = 0
beforeAll(async () => {
  product = await openTestProduct()
  desk = await openDesk(product)
  const row = { path: '/img/demo/havuz.webp', width: 1600, height: 1067, createdAt: product.clock.now }
  await product.db.insert(picture).values(row)
})
afterAll(() => product.end())
beforeEach(() => {
  count++
})

const send = (method: string, path: string, body?: object) => desk.ask(method, `/v1/admin/${path}`, body)
const made = async (path: string, body: object) => (await send('POST', path, body)).body.content
const seen = async (path: string) => {
  await product.refresh()
  return (await product.call('GET', path)).body
}

const aType = (change: object = {}) => ({
  name: { tr: `Taş evler ${count}`, en: `Stone houses ${count}` },
  slug: '',
  lead: { tr: 'Kalın duvarlı, serin' },
  body: { tr: 'Köylerin içinde.' },
  picture: '/img/demo/havuz.webp',
  ...change,
})
const aCategory = (name = `Dışarıda ${count}`) => made('featurecategory', { name: { tr: name } })
const aFeature = (categoryId: number, name = `Hamak ${count}`) =>
  made('feature', { categoryId, name: { tr: name }, icon: 'sun', highlight: true })
const villaWith = async ({ typeId, featureId }: { typeId?: number; featureId?: number }) => {
  const villa = await product.villa()
  if (typeId) await product.db.insert(villaVillaType).values({ villaId: villa.id, typeId })
  if (featureId) await product.db.insert(villaFeature).values({ villaId: villa.id, featureId })
  await desk.ask('PATCH', '/v1/admin/villas/setpopular', { id: villa.id, popular: true })
  return villa
}

test('a new villa type has its page, behind the others; staff find it in pages of ten', async () => {
  const type = await made('villatypes', aType())
  expect(type).toMatchObject({ slug: `tas-evler-${count}`, villas: 0 })
  expect(await seen(`/v1/address/${type.slug}`)).toMatchObject({ content: { kind: 'villa-type', name: type.name.tr } })
  expect((await seen('/v1/villatype')).content.at(-1).id).toBe(type.id)
  expect((await send('GET', `villatypes/${type.id}`)).body.content).toEqual(type)
  expect((await send('GET', 'villatypes')).body).toMatchObject({ take: 10, skip: 0 })
})

test('a villa type with a new name and address is found under both, by guests and by the search', async () => {
  const type = await made('villatypes', aType())
  const villa = await villaWith({ typeId: type.id })
  const change = aType({ name: { tr: `Köy evleri ${count}` }, slug: `koy-evleri-${count}` })
  expect((await send('PUT', `villatypes/${type.id}`, change)).status).toBe(200)
  expect((await seen(`/v1/address/${type.slug}`)).content.movedTo).toBe(change.slug)
  expect((await seen(`/v2/search?type=${change.slug}`)).content.map(({ id }: { id: number }) => id)).toEqual([villa.id])
  expect((await seen(`/v1/villa/${villa.slug}`)).content.types).toEqual([
    { slug: change.slug, name: `Köy evleri ${count}` },
  ])
})

test.each([
  ['an address of the site', { slug: 'faq' }, 409, 'slug'],
  ['a picture that is not stored', { picture: '/img/yok.webp' }, 422, 'picture'],
  ['no Turkish name', { name: { tr: '', en: 'Stone' } }, 400, 'name.tr'],
])('a villa type with %s is refused at its field', async (_, change, status, field) => {
  const { body, ...answer } = await send('POST', 'villatypes', aType(change))
  expect([answer.status, Object.keys(body.content.fields)]).toEqual([status, [field]])
})

test('a renamed feature is read anew by the villa page and by the filters of the search', async () => {
  const feature = await aFeature((await aCategory()).id)
  const villa = await villaWith({ featureId: feature.id })
  const named = async () => [
    (await seen(`/v1/villa/${villa.slug}`)).content.featureCategories[0].features[0].name,
    (await seen('/v1/search/options')).content.features.find(({ id }: { id: number }) => id === feature.id).name,
  ]
  expect(await named()).toEqual([`Hamak ${count}`, `Hamak ${count}`])
  const { categoryId } = feature
  await send('PUT', `feature/${feature.id}`, {
    ...{ categoryId, icon: 'trees', highlight: false },
    name: { tr: `Salıncak ${count}`, en: 'Swing' },
  })
  expect(await named()).toEqual([`Salıncak ${count}`, `Salıncak ${count}`])
  expect((await seen(`/v2/search?feature=${feature.slug}`)).total).toBe(1)
})

test('features stand below their category in the order of the agency, for guests too', async () => {
  const [one, other] = [await aCategory(`Bir ${count}`), await aCategory(`İki ${count}`)]
  const features = [await aFeature(one.id, `A ${count}`), await aFeature(one.id, `B ${count}`)]
  const [a, b] = features.map(({ id }) => id)
  await send('PATCH', 'feature/order', { ids: [b, a] })
  await send('PATCH', 'featurecategory/order', { ids: [other.id, one.id] })
  const rows: { id: number; features: { id: number }[] }[] = (await send('GET', 'listVillaFeatures')).body.content
  const mine = rows.filter(({ id }) => [one.id, other.id].includes(id))
  expect(mine.map(({ id, features }) => [id, features.map((each) => each.id)])).toEqual([
    [other.id, []],
    [one.id, [b, a]],
  ])
  const moved = { categoryId: other.id, name: { tr: `B ${count}` }, icon: 'sun', highlight: true }
  expect((await send('PUT', `feature/${b}`, moved)).body.content).toMatchObject({ categoryId: other.id, position: 1 })
  expect((await send('PATCH', 'feature/order', { ids: [a, b] })).status).toBe(422)
})

test('screens choose from features below their category, by Turkish names', async () => {
  const category = await aCategory()
  const { id } = await aFeature(category.id)
  const { featureCategories, totals } = (await send('GET', 'other')).body.content
  expect(featureCategories).toContainEqual({
    ...{ id: category.id, name: category.name.tr },
    features: [{ id, name: `Hamak ${count}`, icon: 'sun', highlight: true }],
  })
  expect(totals.featureCategories).toBe(featureCategories.length)
})

test('two features of one name have addresses of their own', async () => {
  const { id } = await aCategory()
  const slugs = [(await aFeature(id)).slug, (await aFeature(id)).slug, (await aFeature(id, 'Ж')).slug]
  expect(slugs).toEqual([`hamak-${count}`, `hamak-${count}-2`, 'ozellik'])
})

test('what a villa has, and a category with features, is not deleted; it says by how many', async () => {
  const category = await aCategory()
  const [feature, type] = [await aFeature(category.id), await made('villatypes', aType())]
  await villaWith({ typeId: type.id, featureId: feature.id })
  for (const path of [`villatypes/${type.id}`, `feature/${feature.id}`])
    expect((await send('DELETE', path)).body.content).toMatchObject({ code: 'used-by-villas', facts: { n: 1 } })
  expect((await send('DELETE', `featurecategory/${category.id}`)).body.content).toMatchObject({
    code: 'has-features',
    message: 'Bu kategoride 1 özellik var; önce onları taşıyın ya da silin.',
  })
})

test('what nothing uses is deleted once', async () => {
  const category = await aCategory()
  const [feature, type] = [await aFeature(category.id), await made('villatypes', aType())]
  for (const path of [`feature/${feature.id}`, `featurecategory/${category.id}`, `villatypes/${type.id}`])
    expect([(await send('DELETE', path)).status, (await send('DELETE', path)).status]).toEqual([200, 404])
  expect((await seen(`/v1/address/${type.slug}`)).content.code).toBe('not-found')
})

test('a category that is not there is refused at its field', async () => {
  const body = { categoryId: 2_000_000_000, name: { tr: 'Hamak' }, icon: 'sun', highlight: false }
  const { status, body: answer } = await send('POST', 'feature', body)
  expect([status, Object.keys(answer.content.fields)]).toEqual([422, ['categoryId']])
  expect((await send('PUT', 'featurecategory/2000000000', { name: { tr: 'Yok' } })).status).toBe(404)
})
