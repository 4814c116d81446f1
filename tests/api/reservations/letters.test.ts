import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { postLetter } from '../../../src/features/letters/letters.store.ts'
import { letter, mailTemplate } from '../../../src/features/letters/letters.table.ts'
import { backoff, sendDueLetters } from '../../../src/features/letters/send-letters.flow.ts'
import { whyLetterIsStale } from '../../../src/features/reservations/letters/stale-letters.flow.ts'
import { reservation } from '../../../src/features/reservations/reservations.table.ts'
import { setting } from '../../../src/features/settings/settings.table.ts'
import { type Mailer, openMailer } from '../../../src/platform/mailer.ts'
import { sealerOf } from '../../../src/platform/sealed.ts'
import { type MailServer, startMailServer } from '../../mail-server.ts'
import { readMail } from '../../received-mail.ts'
import { aWish, openTestProduct, type TestProduct } from '../../test-product.ts'

const FROM = 'Happy Villaları <merhaba@happyvillalari.test>'
let product: TestProduct
let server: MailServer
let mailer: Mailer
beforeAll(async () => {
  product = await openTestProduct()
  server = await startMailServer()
  mailer = openMailer({ smtpUrl: server.url, from: FROM, folder: '' })
})
beforeEach(async () => {
  await product.db.delete(letter)
  server.received.length = 0
  Object.assign(server.manners, { refuse: null, pauseMs: 0 })
})
afterAll(async () => {
  await server.stop()
  await product.end()
})

const sealer = sealerOf(new Uint8Array(32))
const send = (with_ = mailer) => {
  const { db, clock } = product
  const { now } = clock
  return sendDueLetters({
    db,
    services: {
      mailer: with_,
      sealer,
      files: { read: async () => null },
      whyStale: (each) => whyLetterIsStale(db, each, now),
    },
    now,
  })
}
const wait = (ms: number) => {
  product.clock.now = new Date(product.clock.now.getTime() + ms)
}
const book = async (change: object = {}, language = 'tr', villa?: { slug: string }) => {
  const { status, body } = await product.call(
    'POST',
    '/v1/reservation',
    aWish(villa ?? (await product.villa()), change),
    {
      'x-language': language,
    },
  )
  if (status !== 201) throw new Error(JSON.stringify(body))
  return body.content
}
const letters = () => product.db.select().from(letter).orderBy(letter.id)

describe('a letter on its way', () => {
  test('goes out once, to the guest, readable in Turkish, with a Message-ID of its own', async () => {
    const villa = await product.villa({ name: 'Villa Çığlık Ğüzelşöİ', checkInTime: '15:30' })
    const { code, token } = await book({ name: 'Şükrü Güneş Çağıl' }, 'tr', villa)
    for (const _ of [1, 2, 3]) await send()
    expect(server.received.map(({ from, to }) => [from, to])).toEqual([
      ['merhaba@happyvillalari.test', ['zeynep@example.com']],
    ])
    const { headers, text, html } = readMail(server.received[0]?.raw ?? '')
    expect(headers.get('subject')).toEqual([`Villanız sizin için ayrıldı – ${code}`])
    expect(headers.get('from')).toEqual([FROM])
    expect(headers.get('to')).toEqual(['zeynep@example.com'])
    expect(headers.get('message-id')).toEqual([expect.stringMatching(/^<[0-9a-f]{32}@happyvillalari\.test>$/)])
    for (const body of [text, html]) {
      expect(body).toContain('Merhaba Şükrü Güneş Çağıl')
      expect(body).toContain('Villa Çığlık Ğüzelşöİ')
      expect(body).toMatch(/10\sTemmuz\s2027[^<]*15:30/)
      expect(body).toContain(`http://villa.test/guvenli-odeme?token=${token}`)
    }
    expect(await letters()).toMatchObject([{ status: 'sent', attempts: 1, sentAt: product.clock.now, lastError: null }])
  })

  test.each([
    ['en', 'Your villa is on hold', 'Hello Zeynep', '/en/guvenli-odeme?token='],
    ['ru', 'Вилла забронирована', 'Здравствуйте, Zeynep', '/ru/guvenli-odeme?token='],
  ])('speaks %s to a guest who booked in it, and links to that language', async (language, subject, greeting, link) => {
    await book({}, language)
    await send()
    const { headers, text } = readMail(server.received[0]?.raw ?? '')
    expect([headers.get('subject')?.[0]?.includes(subject), text.includes(greeting), text.includes(link)]).toEqual([
      true,
      true,
      true,
    ])
  })

  test('is plain ASCII on the wire: headers folded and encoded, no line too long, text and HTML as parts', async () => {
    const villa = await product.villa({ name: 'Вилла «Морской бриз» – Ölüdeniz’de İğde Ağaçlı Geniş Bahçe' })
    await book({ name: 'Екатерина Щёголева-Çağlar' }, 'ru', villa)
    await send()
    const raw = server.received[0]?.raw ?? ''
    expect([...raw].every((sign) => sign.charCodeAt(0) < 128)).toBe(true)
    expect(Math.max(...raw.split('\r\n').map(({ length }) => length))).toBeLessThan(999)
    expect(raw.replace(/\r\n/g, '')).not.toMatch(/[\r\n]/) // no bare line break: nothing can be smuggled in
    const { headers, text, html } = readMail(raw)
    expect([...headers.keys()].filter((name) => /^(bcc|cc|reply-to|x-)/.test(name))).toEqual([])
    expect(headers.get('content-type')?.[0]).toContain('multipart/alternative')
    for (const part of [text, html]) expect(part).toContain('Здравствуйте, Екатерина Щёголева-Çağlar!')
    expect(text).not.toMatch(/<[a-z/]|&[a-z]+;/i)
    expect(html).toMatch(/<html lang="ru">.*color-scheme/s)
  })

  test('tells the agency too when it has an address', async () => {
    await product.db
      .insert(setting)
      .values({ key: 'site_email', value: 'ofis@happyvillalari.test' })
      .onConflictDoNothing()
    await book()
    await send()
    await product.db.delete(setting).where(eq(setting.key, 'site_email'))
    expect(server.received.map(({ to }) => to[0]).sort()).toEqual(['ofis@happyvillalari.test', 'zeynep@example.com'])
    expect(new Set(server.received.map(({ raw }) => readMail(raw).headers.get('message-id')?.[0])).size).toBe(2)
  })

  test.each([
    'Ali\r\nBcc: herkes@example.com\r\nVeli',
    '<script>alert(1)</script> <img src=x onerror=alert(2)>',
    '{{ iban }} {% assign a = 1 %} {{ musteri_tel | upcase }}',
    '"><a href="http://kotu.example">Ali</a> &amp; Veli',
    'Ali =?UTF-8?B?QmNjOiBh?= Veli',
  ])('takes a name only ever as text: %j', async (name) => {
    await product.db.insert(mailTemplate).values({
      key: 'option_held',
      subject: { tr: 'Sayın {{ musteri_adi }}' },
      body: { tr: '<p>Merhaba {{ musteri_adi }}!</p>' },
    })
    await book()
    await product.db
      .update(letter)
      // no form takes all of these
      .set({ facts: sql`jsonb_set(${letter.facts}, '{musteri_adi}', to_jsonb(${name}::text))` })
    await send()
    await product.db.delete(mailTemplate)
    expect(server.received.map(({ to }) => to)).toEqual([['zeynep@example.com']])
    const { headers, text, html } = readMail(server.received[0]?.raw ?? '')
    expect([headers.has('bcc'), headers.has('cc'), headers.get('to')]).toEqual([false, false, ['zeynep@example.com']])
    const shown = name.replace(/\r\n/g, ' ')
    if (!name.includes('=?')) expect(headers.get('subject')).toEqual([`Sayın ${shown}`])
    expect(text.replace(/\r?\n/g, ' ')).toContain(`Merhaba ${shown}!`)
    expect(html).not.toMatch(/<script|<img|kotu\.example">/)
    expect(html).not.toContain('TR')
  })
})

describe('a letter that cannot be delivered', () => {
  test('is tried again after half a minute, then one, two, four …, and arrives once with the same Message-ID', async () => {
    await book({ checkIn: '2027-12-10', checkOut: '2027-12-12' })
    server.manners.refuse = { code: 451, message: 'try later' }
    for (let attempt = 1; attempt <= 3; attempt++) {
      expect(await send()).toBe(1)
      expect(await send()).toBe(0)
      expect(await letters()).toMatchObject([
        { status: 'waiting', attempts: attempt, lastError: expect.stringContaining('try later') },
      ])
      wait(backoff(attempt) - 1_000)
      expect(await send()).toBe(0)
      wait(1_000)
    }
    expect([1, 2, 3, 8, 20].map(backoff)).toEqual([30_000, 60_000, 120_000, 3_840_000, 7_200_000])
    server.manners.refuse = null
    expect([await send(), await send()]).toEqual([1, 0])
    expect(await letters()).toMatchObject([{ status: 'sent', attempts: 4, lastError: null }])
    expect(server.received).toHaveLength(1)
  })

  const tryTimes = async (times: number, mailer?: Mailer) => {
    for (let attempt = 1; attempt <= times; attempt++) {
      await product.db.update(reservation).set({ status: 'OPTION', expiresAt: new Date('2029-12-31') })
      expect([attempt, await send(mailer)]).toEqual([attempt, 1])
      wait(backoff(attempt))
    }
  }

  test('is given up after eight tries when it is refused, and the reason is kept for staff', async () => {
    await book()
    server.manners.refuse = { code: 550, message: 'no such mailbox' }
    await tryTimes(8)
    server.manners.refuse = null
    expect(await letters()).toMatchObject([
      { status: 'failed', attempts: 8, lastError: expect.stringContaining('no such mailbox') },
    ])
    expect([await send(), server.received.length]).toEqual([0, 0])
  })

  test('waits three days for a mail server that is away', async () => {
    await book()
    const began = product.clock.now.getTime()
    const nobody = openMailer({ smtpUrl: 'smtp://127.0.0.1:1', from: FROM, folder: '' })
    await tryTimes(43, nobody)
    expect(await letters()).toMatchObject([{ status: 'waiting', attempts: 43 }])
    expect(product.clock.now.getTime() - began).toBeGreaterThan(3 * 86_400_000)
    await tryTimes(1, nobody)
    expect(await letters()).toMatchObject([
      { status: 'failed', attempts: 44, lastError: expect.stringContaining('ECONNREFUSED') },
    ])
  })

  test('never holds up the others', async () => {
    const posted = ['kotu', 'iyi'].map((name) => ({
      template: 'option_held' as const,
      recipient: `${name}@example.com`,
      language: 'tr' as const,
      facts: {},
      onceKey: name,
      now: product.clock.now,
    }))
    for (const each of posted) await postLetter(product.db, each)
    await book()
    const facts = (await letters()).at(-1)?.facts ?? {}
    await product.db.update(letter).set({ facts }).where(eq(letter.onceKey, 'iyi'))
    await send()
    expect(server.received.map(({ to }) => to[0]).sort()).toEqual(['iyi@example.com', 'zeynep@example.com'])
    expect((await letters()).map(({ status }) => status)).toEqual(['waiting', 'sent', 'sent'])
  })
})

describe('a letter that is no longer true', () => {
  test('is dropped when its option has run out, whatever the tidy-up has done', async () => {
    await book()
    wait(25 * 3_600_000)
    await send()
    expect(await letters()).toMatchObject([
      { template: 'option_held', status: 'dropped', lastError: 'reservation-EXPIRED' },
    ])
    expect(server.received).toEqual([])
  })

  test('is dropped when staff have switched its template off', async () => {
    await product.db
      .insert(mailTemplate)
      .values({ key: 'option_held', subject: { tr: 'x' }, body: { tr: 'x' }, active: false })
    await book()
    await send()
    await product.db.delete(mailTemplate)
    expect(await letters()).toMatchObject([{ status: 'dropped', lastError: 'template-off' }])
    expect(server.received).toEqual([])
  })
})

describe('the outbox', () => {
  test('holds one letter for one event, however often it is written', async () => {
    const row = {
      template: 'confirm' as const,
      recipient: 'a@example.com',
      language: 'tr' as const,
      facts: {},
      onceKey: 'once',
      now: product.clock.now,
    }
    await Promise.all([
      postLetter(product.db, row),
      postLetter(product.db, row),
      postLetter(product.db, { ...row, recipient: 'b@example.com' }),
    ])
    expect(await letters()).toHaveLength(1)
  })

  test('worked on by three workers at once sends each letter once', async () => {
    await book()
    const facts = (await letters())[0]?.facts ?? {}
    for (let index = 0; index < 19; index++)
      await postLetter(product.db, {
        template: 'option_held',
        recipient: `gast${index}@example.com`,
        language: 'tr',
        facts,
        onceKey: `letter ${index}`,
        now: product.clock.now,
      })
    server.manners.pauseMs = 5
    while ((await Promise.all([send(), send(), send()])).some((count) => count > 0));
    const recipients = server.received.map(({ to }) => to[0])
    expect([recipients.length, new Set(recipients).size]).toEqual([20, 20])
    expect(new Set((await letters()).map(({ status, attempts }) => `${status} ${attempts}`))).toEqual(
      new Set(['sent 1']),
    )
  })

  test('keeps every mail as a file when there is no mail server', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'villa-outbox-'))
    const { code } = await book({ name: 'İğde Şahin' })
    await send(openMailer({ smtpUrl: undefined, from: FROM, folder: join(folder, 'outbox') }))
    const files = await readdir(join(folder, 'outbox'))
    expect(files).toEqual([expect.stringMatching(/^option_held_\d+_\d+\.eml$/)])
    const { headers, text } = readMail(await readFile(join(folder, 'outbox', files[0] ?? ''), 'utf8'))
    expect([headers.get('subject'), headers.get('to'), text.includes('Merhaba İğde Şahin')]).toEqual([
      [`Villanız sizin için ayrıldı – ${code}`],
      ['zeynep@example.com'],
      true,
    ])
    await rm(folder, { recursive: true })
  })
})
