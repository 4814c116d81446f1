import { afterAll, beforeAll, expect, test } from 'vitest'
import { aTown } from '../../../seeds/a-town.ts'
import { aVilla } from '../../../seeds/a-villa.ts'
import { address } from '../../../src/features/addresses/addresses.table.ts'
import * as contract from '../../../src/features/content/content.contract.ts'
import {
  blogPost,
  comment,
  contactMessage,
  sitePage,
  subscriber,
  teamMember,
} from '../../../src/features/content/content.table.ts'
import { previewMarkdown } from '../../../src/features/content/preview.contract.ts'
import { contactSettings, listBanks } from '../../../src/features/settings/settings.contract.ts'
import { bank, exchangeRate, setting } from '../../../src/features/settings/settings.table.ts'
import { openTestProduct, type TestProduct } from '../../test-product.ts'

let product: TestProduct
beforeAll(async () => {
  product = await openTestProduct()
})
afterAll(() => product.end())

test('a page of the agency is safe HTML, and missing until it is written', async () => {
  await expect(product.api(contract.aboutPage)).rejects.toMatchObject({ status: 404 })
  await product.db.insert(sitePage).values({
    key: 'about',
    title: { tr: 'Hakkımızda', en: 'About us' },
    lead: { tr: 'Fethiye’deyiz' },
    body: { tr: '## Kimiz?\n\n<script>alert(1)</script>Biz.' },
    updatedAt: new Date(),
  })
  expect((await product.api(contract.aboutPage)).content).toMatchObject({
    title: 'Hakkımızda',
    body: '<h2>Kimiz?</h2>\nBiz.',
  })
  expect(
    (await product.call('GET', '/v1/website/about', undefined, { 'x-language': 'en' })).body.content,
  ).toMatchObject({
    title: 'About us',
    lead: 'Fethiye’deyiz',
  })
})

test('an editor is shown what the site will show, and only staff of the agency may ask', async () => {
  const body = { text: '# Havuz\n\n<script>alert(1)</script>- ısıtmalı' }
  const { api } = await product.signIn('ADMIN')
  expect((await api(previewMarkdown, { body })).content.html).toBe('<h2>Havuz</h2>\n- ısıtmalı')
  const { api: owner } = await product.signIn('OWNER')
  await expect(owner(previewMarkdown, { body })).rejects.toMatchObject({ status: 403 })
  await expect(api(previewMarkdown, { body: { text: 'a'.repeat(40_001) } })).rejects.toMatchObject({ status: 400 })
})

test('the newsletter takes an address once, however it is written', async () => {
  await product.api(contract.subscribe, { body: { email: 'Zeynep@Example.com' } })
  await expect(product.api(contract.subscribe, { body: { email: 'zeynep@example.COM' } })).rejects.toMatchObject({
    status: 409,
    code: 'already-subscribed',
  })
  await expect(product.api(contract.subscribe, { body: { email: '   ' } })).rejects.toMatchObject({ status: 400 })
  expect(await product.db.select({ email: subscriber.email }).from(subscriber)).toEqual([
    { email: 'zeynep@example.com' },
  ])
})

test('a message to the agency is kept as it was written, unread', async () => {
  await product.api(contract.sendContactMessage, {
    body: { name: 'Tom Bennett', email: 'tom@example.com', message: 'Late check-in?\r\nBcc: everybody@example.com' },
  })
  expect(await product.db.select().from(contactMessage)).toMatchObject([
    { name: 'Tom Bennett', phone: '', message: 'Late check-in?\r\nBcc: everybody@example.com', readAt: null },
  ])
})

const aComment = (villaId: number, change: Partial<typeof comment.$inferInsert> = {}) =>
  product.db.insert(comment).values({
    villaId,
    author: 'Elif K.',
    text: 'Havuz tertemizdi.',
    language: 'tr',
    rating: 5,
    active: true,
    createdAt: new Date('2026-08-01T10:00:00Z'),
    ...change,
  })

test('guests read the comments that staff let through, newest first, on villas they can see', async () => {
  const villa = await product.villa()
  const hidden = await product.villa({ active: false })
  await aComment(villa.id)
  await aComment(villa.id, { author: 'Murat A.', createdAt: new Date('2026-09-01T10:00:00Z') })
  await aComment(villa.id, { author: 'Spam', active: false })
  await aComment(hidden.id, { author: 'Nobody' })
  const all = await product.api(contract.listComments, { query: {} })
  expect(all).toMatchObject({
    total: 2,
    take: 20,
    content: [{ author: 'Murat A.', villa: { slug: villa.slug } }, { author: 'Elif K.' }],
  })
  expect(
    (await product.api(contract.villaComments, { params: { slug: villa.slug }, query: { take: 1 } })).content.map(
      ({ author }) => author,
    ),
  ).toEqual(['Murat A.'])
  await expect(product.api(contract.villaComments, { params: { slug: hidden.slug }, query: {} })).rejects.toMatchObject(
    { status: 404 },
  )
})

const aPost = (slug: string, publishedAt: string) =>
  product.db.insert(blogPost).values({
    slug,
    picture: '',
    category: { tr: 'Rehber' },
    title: { tr: slug },
    lead: { tr: '' },
    body: { tr: 'Metin **kalın**.' },
    author: 'Elif Karaca',
    publishedAt: new Date(publishedAt),
  })

test('a blog post is out from its day on', async () => {
  await aPost('eski', '2026-05-01')
  await aPost('yeni', '2027-01-01')
  await aPost('gelecek', '2027-06-01')
  expect(await product.api(contract.listBlog, { query: {} })).toMatchObject({
    total: 2,
    take: 10,
    content: [{ slug: 'yeni' }, { slug: 'eski' }],
  })
  expect((await product.api(contract.getBlogPost, { params: { slug: 'yeni' } })).content).toMatchObject({
    body: '<p>Metin <strong>kalın</strong>.</p>\n',
    more: [{ slug: 'eski' }],
  })
  await expect(product.api(contract.getBlogPost, { params: { slug: 'gelecek' } })).rejects.toMatchObject({
    status: 404,
  })
})

test('a public slug leads to its page, an old one says where the page is now', async () => {
  const town = await aTown(product.db, {
    name: 'Kaş',
    faq: [{ question: { tr: 'Uzak mı?' }, answer: { tr: 'Hayır.' } }],
  })
  const villa = await product.villa({ townId: town.id, districtId: town.districtId })
  await product.db.insert(address).values({ slug: 'eski-kas', kind: 'town', targetId: town.id, movedTo: town.slug })
  const page = async (slug: string) => (await product.api(contract.resolveSlug, { params: { slug } })).content
  expect(await page(town.slug)).toMatchObject({
    kind: 'town',
    movedTo: null,
    name: 'Kaş',
    body: '<h2>Nerede?</h2>\n<p>Kıyıda.</p>\n',
    faq: [{ question: 'Uzak mı?', answer: 'Hayır.' }],
    districts: [{ slug: 'merkez', villaCount: 1 }],
  })
  expect(await page('eski-kas')).toMatchObject({ movedTo: town.slug })
  await expect(page('hic-olmadi')).rejects.toMatchObject({ status: 404, code: 'not-found' })
  await expect(page(villa.slug)).rejects.toMatchObject({ status: 404 })
})

test('header and footer get the public settings and the rates by their specified keys, and nothing else', async () => {
  await product.db.insert(setting).values([
    { key: 'site_phone', value: '+90 252 000 17 56' },
    { key: 'smtp_password', value: 'secret' },
  ])
  await product.db
    .insert(exchangeRate)
    .values({ currency: 'EURO', rate: '51.2500', day: '2027-03-01', source: 'MANUAL' })
  const { footerData, currency } = (await product.api(contract.siteData)).content
  expect(footerData).toEqual([
    { key: 'site_name', value: 'Happy Villaları' },
    { key: 'tursab_no', value: '17956' },
    { key: 'site_phone', value: '+90 252 000 17 56' },
  ])
  expect(currency).toContainEqual({ key: 'euro_exchange_rate', value: '51.2500' })
  expect(currency.map(({ key }) => key)).toEqual([
    'dollar_exchange_rate',
    'euro_exchange_rate',
    'sterling_exchange_rate',
  ])
  expect((await product.api(contactSettings)).content).toEqual(footerData)
})

test('guests see the bank accounts in use and the team in its order', async () => {
  const account = {
    branch: 'Fethiye',
    holder: 'Happy Turizm',
    iban: 'TR620001001234567890123456',
    swift: 'TCZBTR2A',
    currency: 'TL' as const,
  }
  await product.db.insert(bank).values([
    { ...account, name: 'Eski Banka', active: false, position: 1 },
    { ...account, name: 'Ziraat Bankası', position: 2 },
  ])
  await product.db.insert(teamMember).values([
    { name: 'Mert', role: { tr: 'Rezervasyon' }, position: 2 },
    { name: 'Elif', role: { tr: 'Müdür' }, position: 1 },
  ])
  expect((await product.api(listBanks)).content.map(({ name }) => name)).toEqual(['Ziraat Bankası'])
  expect((await product.api(contract.getTeam)).content.map(({ name }) => name)).toEqual(['Elif', 'Mert'])
})

test('the home page shows popular villas that can be booked, and never one that is hidden', async () => {
  const popular = await product.villa({ popular: true, villaOfMonth: true })
  const hidden = await product.villa({ popular: true, active: false })
  const home = (await product.api(contract.homePage)).content
  expect(home.popular.map(({ id }) => id)).toEqual([popular.id])
  expect(home.villaOfMonth?.id).toBe(popular.id)
  expect(JSON.stringify(home)).not.toContain(`"${hidden.slug}"`)
})

test('the home page tells what all gave, and picks what guests wrote of villas that can be booked', async () => {
  const unpriced = await aVilla(product.db)
  const open = await product.villa()
  const text = 'Fotoğrafta ne varsa evde o vardı; çocuklar havuzdan çıkmadı, komşu sesi hiç duymadık.'
  await aComment(open.id, { author: 'Told', text, rating: 3, createdAt: new Date() })
  await aComment(unpriced.id, { author: 'Unpriced', text, createdAt: new Date() })
  await aComment(open.id, { author: 'Short', text: 'Süper', createdAt: new Date() })
  const { comments, reviews } = (await product.api(contract.homePage)).content
  const authors = comments.map(({ author }) => author)
  expect(authors).toContain('Told')
  expect(authors).not.toContain('Unpriced')
  expect(authors).not.toContain('Short')
  const all = await product.api(contract.listComments, { query: { take: 100 } })
  const sum = all.content.reduce((stars, { rating }) => stars + rating, 0)
  expect(reviews).toEqual({ count: all.total, average: Math.round((sum / all.total) * 10) / 10 })
})
