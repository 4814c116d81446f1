import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aTown } from '../../../seeds/a-town.ts'
import { aVilla } from '../../../seeds/a-villa.ts'
import { picture } from '../../../src/features/media/media.table.ts'
import { listDistricts, listTowns, popularTowns } from '../../../src/features/places/places.contract.ts'
import { getReservation } from '../../../src/features/reservations/reservations.contract.ts'
import { reservation } from '../../../src/features/reservations/reservations.table.ts'
import { getAdminVilla } from '../../../src/features/villas/editor/house.contract.ts'
import {
  allAdminVillas,
  getVilla,
  listAdminVillas,
  listVillaTypes,
} from '../../../src/features/villas/villas.contract.ts'
import { catalogueOf } from '../../../src/features/villas/villas.store.ts'
import {
  feature,
  featureCategory,
  villaFeature,
  villaPhoto,
  villaType,
  villaVillaType,
} from '../../../src/features/villas/villas.table.ts'
import { openDesk } from '../../staff-desk.ts'
import { aWish, openTestProduct, type TestProduct } from '../../test-product.ts'

let product: TestProduct
beforeAll(async () => {
  product = await openTestProduct()
})
afterAll(() => product.end())

test('a region counts only the villas that guests can see', async () => {
  const town = await aTown(product.db, {
    name: 'Kalkan',
    popular: true,
    lead: { tr: 'Dik sokaklar', ru: 'Крутые улочки' },
  })
  const place = { townId: town.id, districtId: town.districtId }
  await aVilla(product.db, place)
  await aVilla(product.db, { ...place, active: false })
  const { towns } = (await product.api(listTowns)).content
  expect(towns.find(({ id }) => id === town.id)).toMatchObject({
    villaCount: 1,
    lead: 'Dik sokaklar',
    District: [{ id: town.districtId, name: 'Merkez' }],
  })
  expect(
    (await product.call('GET', '/v1/town', undefined, { cookie: 'googtrans=/auto/ru' })).body.content.towns[0].lead,
  ).toBe('Крутые улочки')
})

test('popular regions are those the agency chose', async () => {
  await aTown(product.db, { popular: false })
  const { content } = await product.api(popularTowns)
  expect(content.map(({ name }) => name)).toEqual(['Kalkan'])
  expect((await product.api(listDistricts)).content.length).toBeGreaterThan(content.length)
})

const aFurnishedVilla = async (overrides: Parameters<typeof aVilla>[1] = {}) => {
  const { db } = product
  const villa = await aVilla(db, overrides)
  const [photo] = await db
    .insert(picture)
    .values({ path: `/img/demo/${villa.slug}.webp`, width: 1600, height: 1067, createdAt: new Date() })
    .returning()
  const [category] = await db
    .insert(featureCategory)
    .values({ name: { tr: 'Genel', en: 'General' }, position: 1 })
    .returning()
  const [wifi] = await db
    .insert(feature)
    .values({
      categoryId: category?.id ?? 0,
      slug: `wi-fi-${villa.id}`,
      name: { tr: 'Wi-Fi' },
      icon: 'wifi',
      position: 1,
    })
    .returning()
  const [type] = await db
    .insert(villaType)
    .values({
      slug: `tip-${villa.id}`,
      name: { tr: 'Balayı Villaları', en: 'Honeymoon villas' },
      lead: { tr: 'İki kişilik' },
      body: { tr: '' },
      picture: '',
      position: 1,
    })
    .returning()
  await db
    .insert(villaPhoto)
    .values({ villaId: villa.id, pictureId: photo?.id ?? 0, alt: { tr: 'Havuz', en: 'The pool' }, position: 0 })
  await db.insert(villaFeature).values({ villaId: villa.id, featureId: wifi?.id ?? 0 })
  await db.insert(villaVillaType).values({ villaId: villa.id, typeId: type?.id ?? 0 })
  return villa
}

test('the page of a villa shows the house in the language of the guest', async () => {
  const villa = await aFurnishedVilla()
  const turkish = (await product.api(getVilla, { params: { slug: villa.slug } })).content
  expect(turkish).toMatchObject({
    headline: 'Denize bakan ev',
    photos: [{ alt: 'Havuz' }],
    types: [{ name: 'Balayı Villaları' }],
    featureCategories: [{ name: 'Genel', features: [{ name: 'Wi-Fi' }] }],
  })
  const english = (await product.call('GET', `/v1/villa/${villa.slug}`, undefined, { 'x-language': 'en' })).body.content
  expect(english).toMatchObject({
    headline: 'A house that looks at the sea',
    description: turkish.description,
    photos: [{ alt: 'The pool' }],
    types: [{ name: 'Honeymoon villas' }],
  })
})

test('a villa that is not published has no page and counts for no type', async () => {
  const villa = await aFurnishedVilla({ active: false })
  await expect(product.api(getVilla, { params: { slug: villa.slug } })).rejects.toMatchObject({ status: 404 })
  expect((await product.api(listVillaTypes)).content.map(({ slug, villaCount }) => [slug, villaCount])).toContainEqual([
    `tip-${villa.id}`,
    0,
  ])
})

test('an owner sees their own villas; another owner’s is not found like one that does not exist', async () => {
  const owner = await product.signIn('OWNER')
  const mine = await aVilla(product.db, { ownerId: owner.ownerId })
  const foreign = await aVilla(product.db)
  expect(await owner.api(listAdminVillas, { query: {} })).toMatchObject({ content: [{ id: mine.id }], total: 1 })
  expect((await owner.api(allAdminVillas)).content.map(({ id }) => id)).toEqual([mine.id])
  expect((await owner.api(getAdminVilla, { params: { id: mine.id } })).content.slug).toBe(mine.slug)
  const answers = await Promise.all(
    [foreign.id, 999_999].map((id) =>
      product.call('GET', `/v1/admin/villas/${id}`, undefined, { authorization: `Bearer ${owner.token}` }),
    ),
  )
  expect(answers[0]).toMatchObject({ status: 404, body: answers[1]?.body })
  expect(await owner.api(listAdminVillas, { query: { id: foreign.id } })).toMatchObject({ content: [], total: 0 })
})

test('staff find villas by id, by popularity and in the order they ask for', async () => {
  const { api } = await product.signIn('ADMIN')
  const cedar = await aVilla(product.db, { name: 'Çam Evi', popular: true, position: 900 })
  const dawn = await aVilla(product.db, { name: 'Dağ Evi', popular: true, position: 800 })
  const ids = async (query: object) => (await api(listAdminVillas, { query })).content.map(({ id }) => id)
  expect(await ids({ id: cedar.id })).toEqual([cedar.id])
  expect(await ids({ popular: 'true' })).toEqual([dawn.id, cedar.id])
  expect(await ids({ popular: 'true', order: 'name' })).toEqual([cedar.id, dawn.id])
  expect((await api(listAdminVillas, { query: { skip: 1, take: 2 } })).content.length).toBe(2)
})

test('the catalogue reads any number of villas whole', async () => {
  const villa = await aFurnishedVilla()
  const [one, ...others] = await catalogueOf(product.db, [villa.id])
  expect(others).toEqual([])
  expect(one).toMatchObject({
    id: villa.id,
    photos: [{ alt: { tr: 'Havuz', en: 'The pool' } }],
    features: [{ name: { tr: 'Wi-Fi' } }],
    types: [{ slug: `tip-${villa.id}` }],
  })
  expect(await catalogueOf(product.db, [])).toEqual([])
})

test('visitors learn where a villa is to about 500 m and no nearer, wherever they look', async () => {
  const villa = await product.villa({ latitude: 36.264317, longitude: 29.413771 })
  const paths = [
    `/v1/villa/${villa.slug}`,
    `/v2/search?ids=${villa.id}`,
    `/v1/offer?ids=${villa.id}&checkin=2027-07-10&checkout=2027-07-17`,
    '/v1/website/home',
  ]
  for (const path of paths) {
    const answer = JSON.stringify((await product.call('GET', path)).body)
    expect([path, answer.includes('36.2643'), answer.includes('29.4137')]).toEqual([path, false, false])
  }
  expect((await product.api(getVilla, { params: { slug: villa.slug } })).content).toMatchObject({
    latitude: 36.265,
    longitude: 29.415,
  })
})

test('a guest learns where exactly the house stands when her stay is confirmed, not before', async () => {
  const villa = await product.villa({
    latitude: 36.264317,
    longitude: 29.413771,
    ...{ address: 'Kışla Sk. 7', greeterName: 'Hatice', greeterPhone: '+905321112233' },
  })
  const content = await product.book(aWish(villa))
  expect(content.villa.place).toBeNull()
  const desk = await openDesk(product)
  const row = (await product.db.select().from(reservation).where(eq(reservation.code, content.code)))[0]
  await desk.made(row?.id ?? 0, { move: 'confirm', reason: 'Nakit ödedi' })
  const after = await product.api(getReservation, { params: { token: content.token } })
  expect(after.content.villa.place).toEqual({
    ...{ latitude: 36.264317, longitude: 29.413771, address: 'Kışla Sk. 7' },
    ...{ greeterName: 'Hatice', greeterPhone: '+905321112233' },
  })
})
