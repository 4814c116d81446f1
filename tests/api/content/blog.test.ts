import { afterAll, beforeAll, expect, test } from 'vitest'
import * as desk from '../../../src/features/content/blog/posts.contract.ts'
import { getBlogPost, listBlog } from '../../../src/features/content/content.contract.ts'
import { picture } from '../../../src/features/media/media.table.ts'
import type { Client } from '../../../src/kernel/client.ts'
import { openTestProduct, type TestProduct } from '../../test-product.ts'

let product: TestProduct
let staff: Client
const OURS = '/img/pictures/koy.webp'

beforeAll(async () => {
  product = await openTestProduct()
  staff = (await product.signIn('ADMIN')).api
  await product.db.insert(picture).values({ path: OURS, width: 1600, height: 1067, createdAt: new Date() })
})
afterAll(() => product.end())

const NO_TEXT = { tr: '' }
const draft: desk.PostInput = {
  ...{ title: { tr: 'Kalkan’ın sakin koyları' }, lead: NO_TEXT, body: NO_TEXT, category: NO_TEXT, picture: '' },
  ...{ author: 'Elif Karaca', slug: '', seoTitle: NO_TEXT, seoDescription: NO_TEXT, publishedAt: null },
}
const whole: desk.PostInput = {
  ...draft,
  title: { tr: 'Kaş’ta üç gün', en: 'Three days in Kaş', ru: 'Три дня в Каше' },
  lead: { tr: 'Sabah koy, akşam liman.' },
  body: { tr: `## Koylar\n\n![Koy](${OURS})\n\n[Bölgeler](/regions)`, en: '## Coves' },
  category: { tr: 'Rehber' },
  picture: OURS,
  seoDescription: { tr: 'Kaş’ta üç günün planı.' },
}
const asGuest = async (slug: string) => (await product.api(getBlogPost, { params: { slug } })).content
const create = async (body: desk.PostInput) => (await staff(desk.createPost, { body })).content

test('the point that stays in sight goes with the cover, and only a point of the picture is one', async () => {
  const { id, slug, version, focus } = await create({ ...whole, slug: 'odak' })
  expect(focus).toBe('50% 50%')
  await staff(desk.changePost, { body: { ...whole, slug, id, version, focus: '20% 80%', publishedAt: 'now' } })
  expect(await asGuest(slug)).toMatchObject({ focus: '20% 80%' })
  const card = (await product.api(listBlog, { query: {} })).content.find((post) => post.slug === slug)
  expect(card?.focus).toBe('20% 80%')
  for (const wrong of ['101% 0%', '1% 1%; x', 'left'])
    await expect(create({ ...whole, slug: '', focus: wrong })).rejects.toMatchObject({ status: 400 })
  await staff(desk.deletePost, { params: { id } })
})

test('a draft needs a title and nothing else, and no guest sees it', async () => {
  const post = await create(draft)
  expect(post).toMatchObject({ slug: 'kalkanin-sakin-koylari', state: 'draft', publishedAt: null, version: 1 })
  await expect(asGuest(post.slug)).rejects.toMatchObject({ status: 404 })
  const preview = (await staff(desk.previewPost, { params: { id: post.id } })).content
  expect(preview).toMatchObject({ title: 'Kalkan’ın sakin koyları', body: '' })
})

test('what appears has a text, a category and a picture', async () => {
  await expect(create({ ...draft, publishedAt: 'now' })).rejects.toMatchObject({
    status: 422,
    fields: expect.objectContaining({ 'body.tr': expect.any(String), picture: expect.any(String) }),
  })
})

test('a scheduled post appears at its minute, with what search engines are told', async () => {
  const at = new Date(product.clock.now.getTime() + 30 * 60_000).toISOString()
  const post = await create({ ...whole, publishedAt: at })
  expect(post).toMatchObject({ state: 'scheduled', publishedAt: at })
  await expect(asGuest(post.slug)).rejects.toMatchObject({ status: 404 })
  await product.later(31)
  expect(await asGuest(post.slug)).toMatchObject({ publishedAt: at, seoDescription: 'Kaş’ta üç günün planı.' })
  expect((await product.api(listBlog, { query: {} })).content.map(({ slug }) => slug)).toContain(post.slug)
})

test('a new address leads on from the old one, in every language, and never to somebody else’s', async () => {
  const post = await create({ ...whole, slug: 'eski-adres', publishedAt: 'now' })
  const { content: changed } = await staff(desk.changePost, {
    body: { ...whole, id: post.id, version: post.version, slug: 'yeni-adres', publishedAt: post.publishedAt },
  })
  expect(changed).toMatchObject({ slug: 'yeni-adres', formerSlugs: ['eski-adres'], version: 2 })
  await expect(asGuest('eski-adres')).rejects.toMatchObject({ status: 404, detail: { movedTo: 'yeni-adres' } })
  await expect(create({ ...whole, slug: 'eski-adres' })).rejects.toMatchObject({ status: 409, code: 'slug-taken' })
  await staff(desk.deletePost, { params: { id: post.id } })
  await expect(staff(desk.getPost, { params: { id: post.id } })).rejects.toMatchObject({ status: 404 })
  expect((await create({ ...whole, slug: 'eski-adres' })).slug).toBe('eski-adres')
})

test('who saves on top of another version is shown it', async () => {
  const post = await create(draft)
  const body = { ...draft, id: post.id, version: post.version }
  await staff(desk.changePost, { body: { ...body, title: { tr: 'İlk' } } })
  await expect(staff(desk.changePost, { body: { ...body, title: { tr: 'İkinci' } } })).rejects.toMatchObject({
    status: 409,
    code: 'edited-meanwhile',
    detail: { now: { title: { tr: 'İlk' }, version: 2 } },
  })
})

test.each([
  ['HTML', '<img src=x onerror=alert(1)>'],
  ['a link that runs', '[x](javascript:alert(1))'],
  ['a link that hides where it goes', '[x](//evil.example)'],
  ['a picture of somebody else', '![x](https://evil.example/pixel.gif)'],
  ['a picture that was never sent', '![x](/img/pictures/none.webp)'],
])('a text with %s is refused at its language', async (_, text) => {
  await expect(create({ ...draft, body: { tr: '', ru: text } })).rejects.toMatchObject({
    code: 'malformed',
    fields: { 'body.ru': expect.any(String) },
  })
})

test('staff find posts by state and words', async () => {
  const found = async (query: object) => (await staff(desk.listPosts, { query })).content.map(({ title }) => title.tr)
  expect(new Set(await found({ search: 'üç gün' }))).toEqual(new Set(['Kaş’ta üç gün']))
  expect(await found({ search: 'üç gün', state: 'draft' })).toEqual(['Kaş’ta üç gün'])
  expect(await found({ search: '100%' })).toEqual([])
  expect((await staff(desk.listPosts, { query: {} })).take).toBe(10)
})
