/** @module-tag embedded */
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { account } from '../../../src/features/accounts/accounts.table.ts'
import { subscriber } from '../../../src/features/content/content.table.ts'
import * as issues from '../../../src/features/content/newsletter/issues/issues.contract.ts'
import { newsletter } from '../../../src/features/content/newsletter/issues/issues.table.ts'
import { postNewsletters } from '../../../src/features/content/newsletter/issues/post-issues.flow.ts'
import { letter } from '../../../src/features/letters/letters.table.ts'
import type { Language } from '../../../src/kernel/language.ts'
import type { Mail } from '../../../src/platform/mailer.ts'
import { openTestProduct, type TestProduct } from '../../test-product.ts'

let product: TestProduct
let staff: Awaited<ReturnType<TestProduct['signIn']>>
let mails: Mail[] = []
let refusing = ''

beforeAll(async () => {
  const mailer = {
    send: async (mail: Mail) => {
      if (mail.to === refusing) throw new Error('550 no such mailbox')
      mails.push(mail)
    },
  }
  product = await openTestProduct({ mailer })
})
afterAll(() => product.end())
beforeEach(async () => {
  await product.db.delete(letter)
  await product.db.delete(newsletter)
  await product.db.delete(subscriber)
  staff = await product.signIn('ADMIN')
  mails = []
  refusing = ''
})

const TEXT = {
  subject: { tr: 'Eylülde boş kalan haftalar', en: 'Last weeks of September' },
  body: {
    tr: '# Merhaba\n\nKalkan’da **üç villa** boş.\n\n[Villalara bak](https://villa.test/listing)',
    en: 'Three villas.',
  },
}

let next = 0
const people = async (count: number, language: Language = 'tr', change: object = {}) => {
  const at = product.clock.now
  const rows = Array.from({ length: count }, () => {
    next += 1
    return { email: `n${next}@example.com`, language, consentAt: at, ip: '203.0.113.1', confirmedAt: at, ...change }
  })
  return product.db.insert(subscriber).values(rows).returning()
}
const begin = (receivers: number, change: object = {}) =>
  staff.api(issues.sendNewsletter, { body: { ...TEXT, ...change, receivers } })
const listed = async () => (await staff.api(issues.listNewsletters, { query: {} })).content[0]
const leaveLink = (mail: Mail | undefined) => /newsletter\?token=([\w-]+\.[\w-]{24})/.exec(mail?.text ?? '')?.[1] ?? ''
/** The jobs, until nothing of a newsletter is left to do. */
const untilSent = async () => {
  for (let turns = 0; turns < 30; turns++) {
    await product.later(1)
    const row = await listed()
    if (row?.doneAt && row.waiting === 0) return row
  }
  throw new Error('The newsletter is still on its way.')
}

test('every confirmed address gets it once, in its language or in Turkish, with the way out and who sent it', async () => {
  const [turkish] = await people(1)
  const [english] = await people(1, 'en')
  const [russian] = await people(1, 'ru')
  await people(1, 'tr', { confirmedAt: null })
  await people(1, 'tr', { leftAt: product.clock.now })
  await begin(3)
  expect(await untilSent()).toMatchObject({
    receivers: 3,
    sent: 3,
    failed: 0,
    dropped: 0,
    sentBy: expect.stringContaining(staff.account.firstName),
  })
  expect(mails).toHaveLength(3)
  const mailTo = (row: { email: string } | undefined) => mails.find(({ to }) => to === row?.email)
  expect(mailTo(turkish)?.subject).toBe(TEXT.subject.tr)
  expect(mailTo(english)?.subject).toBe(TEXT.subject.en)
  expect(mailTo(russian)).toMatchObject({ subject: TEXT.subject.tr })
  const mail = mailTo(turkish)
  expect(mail?.html).toContain('<b>üç villa</b>')
  expect(mail?.html).toContain('href="https://villa.test/listing"')
  expect(mail?.text).toContain('Happy Villaları')
  expect(mail?.text).toMatch(/TÜRSAB/)
  expect(mail?.unsubscribe).toBe(`http://villa.test/v1/newsletter/${leaveLink(mail)}`)
  const pressed = await product.app.inject({
    method: 'POST',
    url: `/v1/newsletter/${leaveLink(mail)}`,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'List-Unsubscribe=One-Click',
  })
  expect(pressed.statusCode).toBe(200)
  expect((await staff.api(issues.listNewsletters, { query: {} })).audience).toMatchObject({
    all: 2,
    tr: 0,
    en: 1,
    ru: 1,
  })
})

test('a crash between two pieces repeats nobody and leaves nobody out', async () => {
  await people(47)
  await begin(47)
  const { db } = product
  const act = {
    db,
    services: { publicUrl: 'http://villa.test', linkSecret: new Uint8Array(32) },
    now: product.clock.now,
  }
  expect(await postNewsletters(act)).toBe(20)
  const broken = db.transaction(async (tx) => {
    await tx.update(letter).set({ status: 'sent' }) // the outbox has room again
    expect(await postNewsletters({ ...act, db: tx })).toBe(20)
    throw new Error('the process dies')
  })
  await expect(broken).rejects.toThrow('the process dies')
  expect(await db.$count(letter)).toBe(20)
  const [row] = await db.select().from(newsletter)
  await db.update(newsletter).set({ lastId: 0 }) // even who forgets where it stopped writes to nobody twice
  expect(row?.lastId).toBeGreaterThan(0)
  expect(await untilSent()).toMatchObject({ sent: 47, receivers: 47 })
  expect(new Set(mails.map(({ to }) => to)).size).toBe(47)
  expect(mails).toHaveLength(47)
})

test('one that was stopped goes on where it was; who left meanwhile gets none', async () => {
  const all = await people(30)
  await begin(30)
  const { db } = product
  await product.later(0)
  const { id } = (await listed()) ?? { id: 0 }
  await staff.api(issues.stopNewsletter, { params: { id }, body: { stopped: true } })
  const before = (await listed())?.sent ?? 0
  for (const _ of [1, 2, 3]) await product.later(1)
  expect(await db.$count(letter)).toBe(20)
  expect(await listed()).toMatchObject({ sent: 20, waiting: 0, doneAt: null })
  expect(before).toBeLessThanOrEqual(20)
  await db
    .update(subscriber)
    .set({ leftAt: product.clock.now })
    .where(eq(subscriber.id, all.at(-1)?.id ?? 0))
  await people(1, 'tr', { confirmedAt: new Date(product.clock.now.getTime() + 1) }) // came after it began
  await staff.api(issues.stopNewsletter, { params: { id }, body: { stopped: false } })
  expect(await untilSent()).toMatchObject({ receivers: 30, sent: 29, dropped: 0 })
})

test('who leaves while the mail waits gets none, and what can’t be delivered is counted', async () => {
  const [stays, leaves] = await people(2)
  await begin(2)
  const act = { db: product.db, services: { publicUrl: 'http://villa.test', linkSecret: new Uint8Array(32) } }
  await postNewsletters({ ...act, now: product.clock.now })
  await product.db.delete(subscriber).where(eq(subscriber.id, leaves?.id ?? 0))
  refusing = stays?.email ?? ''
  for (let turns = 0; turns < 12; turns++) await product.later(120)
  staff = await product.signIn('ADMIN') // a day later
  expect(await listed()).toMatchObject({ sent: 0, failed: 1, dropped: 1, waiting: 0 })
  expect(mails).toEqual([])
})

test('another number than there are receivers, and a text that a mail can’t show, begin nothing', async () => {
  await people(2)
  for (const receivers of [1, 3])
    await expect(begin(receivers)).rejects.toMatchObject({ status: 409, code: 'receivers-changed' })
  const BAD = [
    '<b>kalın</b>',
    '[x](javascript:alert(1))',
    '[x](/listing)',
    '![x](/img/a.webp)',
    'Merhaba {{ musteri_adi }}',
  ]
  for (const tr of BAD)
    await expect(begin(2, { body: { tr } })).rejects.toMatchObject({ status: 400, code: 'malformed' })
  await expect(begin(2, { subject: { tr: '  ' } })).rejects.toMatchObject({ status: 400 })
  expect(await product.db.$count(newsletter)).toBe(0)
})

test('two presses are one newsletter', async () => {
  await people(1)
  const press = () =>
    product.call(
      'POST',
      '/v1/admin/newsletters',
      { ...TEXT, receivers: 1 },
      {
        authorization: `Bearer ${staff.token}`,
        'idempotency-key': 'one-newsletter-press',
      },
    )
  expect([(await press()).status, (await press()).status]).toEqual([201, 201])
  expect(await product.db.$count(newsletter)).toBe(1)
})

test('a trial goes to whoever asks, once a language, and to nobody else', async () => {
  await people(3)
  const { content } = await staff.api(issues.tryNewsletter, { body: TEXT })
  await product.later(1)
  expect(mails.map(({ to, subject }) => [to, subject])).toEqual([
    [content.to, `[Deneme] ${TEXT.subject.tr}`],
    [content.to, `[Deneme] ${TEXT.subject.en}`],
  ])
  expect(await product.db.$count(newsletter)).toBe(0)
})

test('it is for the agency’s people with the right to content', async () => {
  const owner = await product.signIn('OWNER')
  const other = await product.signIn('ADMIN')
  await product.db
    .update(account)
    .set({ rights: ['money'] })
    .where(eq(account.id, other.account.id))
  for (const { api } of [owner, other])
    await expect(api(issues.listNewsletters, { query: {} })).rejects.toMatchObject({ status: 403 })
  await expect(product.api(issues.listNewsletters, { query: {} })).rejects.toMatchObject({ status: 401 })
})
