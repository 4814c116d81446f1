/** @module-tag embedded */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { villaType } from '../../../src/features/villas/villas.table.ts'
import { type Desk, openDesk } from '../../staff-desk.ts'
import { openTestProduct, type TestProduct } from '../../test-product.ts'

let product: TestProduct
let desk: Desk
let types: { id: number }[]
beforeAll(async () => {
  product = await openTestProduct()
  desk = await openDesk(product)
  const row = (slug: string, position: number) => ({
    ...{ slug, position, picture: '' },
    ...{ name: { tr: slug }, lead: { tr: '' }, body: { tr: '' } },
  })
  types = await product.db
    .insert(villaType)
    .values([row('ilk', 1), row('ikinci', 2), row('son', 3)])
    .returning({ id: villaType.id })
})
afterAll(() => product.end())

const AT = '/v1/admin/website/home'
const asked = async () => (await desk.ask('GET', AT)).body.content.home
const shown = async (language = 'tr') =>
  (await product.call('GET', '/v1/website/home', undefined, { 'x-language': language })).body.content

test('while nobody has chosen, the page shows everything in its own words', async () => {
  expect((await asked()).version).toBe(0)
  const { hero, sections } = await shown()
  expect(hero).toEqual({ title: '', lead: '', picture: '', focus: '50% 50%' })
  expect(sections.length).toBe(8)
})

test('what is chosen is on the page at once: words by language, sections and types in their order', async () => {
  const wanted = {
    ...(await asked()),
    heroTitle: { tr: 'Denize çıkan kapı', en: 'A door to the sea', ru: '' },
    sections: ['blog', 'types'],
    villaTypeIds: [types[2]?.id, types[0]?.id],
  }
  expect((await desk.ask('PUT', AT, wanted)).body.content).toMatchObject({ ...wanted, version: 1 })
  const page = await shown()
  expect([page.hero.title, (await shown('en')).hero.title, (await shown('ru')).hero.title]).toEqual([
    'Denize çıkan kapı',
    'A door to the sea',
    '',
  ])
  expect(page.sections).toEqual(['blog', 'types'])
  expect(page.villaTypes.map(({ slug }: { slug: string }) => slug)).toEqual(['son', 'ilk', 'ikinci'])
})

test('who saves on top of another version is shown what stands now', async () => {
  const { version, ...now } = await asked()
  const late = await desk.ask('PUT', AT, { ...now, version: version - 1 })
  expect([late.status, late.body.content.code, late.body.content.detail.now.version]).toEqual([
    409,
    'edited-meanwhile',
    version,
  ])
})

test('foreign pictures, types that are not there and a section twice are refused', async () => {
  const now = await asked()
  for (const [change, status] of [
    [{ heroPicture: 'https://evil.example/x.jpg' }, 422],
    [{ villaTypeIds: [2_000_000] }, 422],
    [{ sections: ['blog', 'blog'] }, 400],
    [{ sections: ['secrets'] }, 400],
  ] as const)
    expect((await desk.ask('PUT', AT, { ...now, ...change })).status).toBe(status)
  expect(await asked()).toEqual(now)
})
