/** @module-tag embedded */
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { mountPages } from '../../../src/entry/pages/pages.ts'
import { answerFromCache } from '../../../src/entry/pages/public-answers.ts'
import { blogPost, contactMessage } from '../../../src/features/content/content.table.ts'
import { createFaq } from '../../../src/features/content/faq/faq.contract.ts'
import { aWish, openTestProduct, type TestProduct } from '../../test-product.ts'

// What everybody gets alike is made once: it has to be as true as if it were made for each, and nobody's own.
let product: TestProduct
let site: string
let cache: ReturnType<typeof answerFromCache>
let villa: Awaited<ReturnType<TestProduct['villa']>>

beforeAll(async () => {
  product = await openTestProduct()
  await mountPages(product, { publicUrl: 'http://villa.test', mapTiles: null, dev: false })
  cache = answerFromCache(product)
  site = await product.app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => product.end())
beforeEach(async () => {
  villa = await product.villa()
})

const get = async (path: string, headers: Record<string, string> = {}) => {
  const answer = await fetch(site + path, { headers, redirect: 'manual' })
  return { status: answer.status, head: answer.headers, body: await answer.text() }
}
const languageOf = ({ body }: { body: string }) => /<html lang="(\w+)"/.exec(body)?.[1]
const shows = (path: string, text: string) => async () => (await get(path)).body.includes(text)
const found = async (): Promise<number> =>
  JSON.parse((await get(`/v2/search?checkin=2027-07-10&checkout=2027-07-17&ids=${villa.id}`)).body).total

test('a page is byte for byte what the framework answers, in every language and as data', async () => {
  for (const path of [
    '/',
    '/en',
    '/ru/listing',
    `/villa/${villa.slug}`,
    `/en/villa/${villa.slug}.data`,
    '/_.data',
    '/faq',
    '/contact',
    '/en/contact.data',
  ]) {
    const plain = (await product.app.inject(path)).body
    for (let visit = 0; visit < 2; visit++) expect((await get(path)).body === plain, path).toBe(true)
  }
})

test('a second visitor gets what was made for the first', async () => {
  await get('/listing')
  const { made } = cache.stats()
  const { head } = await get('/listing', { 'accept-encoding': 'br' })
  expect(cache.stats().made).toBe(made)
  expect(head.get('content-encoding')).toBe('br')
  const etag = head.get('etag') ?? ''
  expect((await get('/listing', { 'accept-encoding': 'br', 'if-none-match': etag })).status).toBe(304)
})

test('nights that are held are gone from the answer, and back when the option has ended', async () => {
  expect(await found()).toBe(1)
  const { expiresAt } = await product.book(aWish(villa))
  await product.refresh()
  await expect.poll(found).toBe(0)
  product.clock.now = new Date(new Date(expiresAt ?? '').getTime() + 1_000) // and no job has run
  await expect.poll(found).toBe(1)
})

test('what changed while nobody asked is true for the first who asks', async () => {
  expect(await found()).toBe(1)
  const { expiresAt } = await product.book(aWish(villa))
  await product.refresh()
  product.clock.now = new Date(product.clock.now.getTime() + 1_000)
  expect(await found()).toBe(0)
  product.clock.now = new Date(new Date(expiresAt ?? '').getTime() + 1_000)
  expect(await found()).toBe(1)
})

test('a change of content is on the page', async () => {
  const { api } = await product.signIn('ADMIN')
  await get('/faq')
  await api(createFaq, { body: { question: { tr: 'Yeni soru mu?' }, answer: { tr: 'Evet.' } } })
  await product.refresh()
  await expect.poll(shows('/faq', 'Yeni soru mu?')).toBe(true)
})

test('what another program writes into the database is on the page too', async () => {
  await get('/')
  await product.db.execute(sql`INSERT INTO setting VALUES ('site_phone', '0999 111 22 33')`)
  await expect.poll(shows('/', '0999 111 22 33')).toBe(true)
})

test('a post appears at its hour', async () => {
  const hour = new Date(product.clock.now.getTime() + 3_600_000)
  const text = { tr: 'Saati gelen yazı' }
  const words = { category: text, title: text, lead: text, body: text }
  await product.db
    .insert(blogPost)
    .values({ ...words, slug: 'saati-gelen', picture: '', author: 'Deniz', publishedAt: hour })
  await product.refresh()
  expect(await shows('/blog', 'Saati gelen yazı')()).toBe(false)
  product.clock.now = new Date(hour.getTime() + 1_000)
  await expect.poll(shows('/blog', 'Saati gelen yazı')).toBe(true)
})

test('the day changes at midnight in Istanbul', async () => {
  product.clock.now = new Date('2027-03-10T20:59:00Z')
  expect(await shows('/', '2027-03-10')()).toBe(true)
  product.clock.now = new Date('2027-03-10T21:00:01Z')
  await expect.poll(shows('/', '2027-03-11')).toBe(true)
})

test('languages are kept apart, by address and by cookie', async () => {
  const english = { cookie: 'googtrans=/auto/en' }
  expect(languageOf(await get('/', english))).toBe('en')
  expect(languageOf(await get('/'))).toBe('tr')
  expect(languageOf(await get('/ru', english))).toBe('ru')
  expect(languageOf(await get('/', { ...english, 'x-other': '1' }))).toBe('en')
})

test('nothing of a visitor is in what others get', async () => {
  const { token } = await product.signIn('ADMIN')
  const secret = 'gizli-bir-sey'
  const marks = {
    cookie: `googtrans=/auto/tr; own=${secret}`,
    'user-agent': secret,
    referer: `http://${secret}.test/`,
    'x-forwarded-for': '203.0.113.9',
    'accept-language': secret,
  }
  const pages = ['/', '/listing', `/villa/${villa.slug}`, '/v2/search', '/blog', '/faq', '/contact', '/en']
  for (const page of pages) {
    await get(`${page}?utm_source=${secret}`, { ...marks, authorization: `Bearer ${token}` })
    await get(`${page}?utm_source=${secret}`, marks)
    const { body, head } = await get(page)
    expect(body.includes(secret), page).toBe(false)
    expect(JSON.stringify([...head])).not.toContain(secret)
  }
})

test('what is somebody’s own is made for each and kept nowhere', async () => {
  const own = ['/contact?sent=1', '/enquire', '/enquire?token=x', `/villa/${villa.slug}/reserve`, '/dashboard']
  const { made } = cache.stats()
  for (const path of [...own, '/listing?x=1'])
    expect((await get(path)).head.get('cache-control'), path).toBe('no-store')
  expect(cache.stats().made).toBe(made)
})

test('the form of a page that everybody gets alike sends one message, however often it is pressed', async () => {
  const send = (message: string) => {
    const body = new URLSearchParams({ name: 'Zeynep Tunalı', email: 'zeynep@example.com', phone: '', message })
    return fetch(`${site}/contact`, { method: 'POST', body, redirect: 'manual' })
  }
  const before = await product.db.$count(contactMessage)
  const answers = await Promise.all([send('Kedi olur mu?'), send('Kedi olur mu?'), send('Köpek olur mu?')])
  expect(answers.map(({ status, headers }) => [status, headers.get('location')])).toEqual(
    Array(3).fill([303, '/contact?sent=1']),
  )
  expect(await product.db.$count(contactMessage)).toBe(before + 2)
})

test('a page that lacks a part is given to one visitor only', async () => {
  await product.db.execute(sql`ALTER TABLE exchange_rate RENAME TO away`)
  const { status, head } = await get('/regions')
  await product.db.execute(sql`ALTER TABLE away RENAME TO exchange_rate`)
  expect([status, head.get('cache-control')]).toEqual([200, 'no-store'])
  expect((await get('/regions')).head.get('cache-control')).toBe('no-cache')
})

/** Tables that no public page reads, and those whose changes a villa's own revision tells. */
const NO_CONTENT = [
  ...[
    'account',
    'account_link',
    'notice_seen',
    'privacy_deed',
    'stay_task',
    'stay_photo',
    'handover_link',
    'known_device',
    'login_failure',
    'session',
  ],
  ...['owner', 'owner_login', 'secret_read', 'permit_check', 'proposal', 'proposal_row'],
  ...['alert', 'ledger_entry', 'letter', 'mail_template', 'payment_attempt', 'reservation', 'reservation_event'],
  ...['offer', 'offer_villa'],
  ...['payment_link', 'card_refund'],
  ...['ledger_file', 'ledger_tally', 'newsletter', 'page_change'],
  'reservation_note',
  ...['contract_text', 'contract_acceptance', 'guest', 'guest_contact', 'guest_stay', 'guest_list', 'guest_person'],
  ...['person_read', 'date_wish', 'guest_message', 'guest_receipt'],
  'reservation_tally',
  ...['contact_message', 'contact_reply', 'subscriber', 'content_revision'],
  ...['demo_bank_order', 'card_order', 'heartbeat', 'held_share', 'quota', 'request_key'],
  ...['calendar_export', 'calendar_feed', 'calendar_reader', 'conflict_decision', 'price_change'],
  ...['exchange_change', 'exchange_fetch', 'feed_sync', 'settled_conflict', 'audit_entry'],
  ...['approval', 'bank_layout', 'bank_match', 'bank_row', 'cancellation_terms', 'invoice', 'invoice_party'],
  ...['owner_month', 'owner_month_line', 'till_count', 'site_page_version'],
  ...['btrans_villa', 'btrans_file'],
  ...[
    'closing',
    'taken_night',
    'villa',
    'villa_gone',
    'villa_lock',
    'villa_visit',
    'stay_watch',
    'wishlist',
    'wishlist_villa',
    'wishlist_vote',
  ],
]

test('the database counts the changes of every table that a public page reads', async () => {
  const { rows } = await product.db.execute<{ name: string }>(
    sql`SELECT c.relname AS name FROM pg_class c WHERE c.relkind = 'r' AND c.relnamespace = 'public'::regnamespace
      AND NOT EXISTS (SELECT 1 FROM pg_trigger t WHERE t.tgrelid = c.oid AND t.tgname = 'content_changed')`,
  )
  expect(rows.map(({ name }) => name).sort()).toEqual([...NO_CONTENT].sort())
})
