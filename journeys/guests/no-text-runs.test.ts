import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type SQL, sql } from 'drizzle-orm'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { renderLetter } from '../../src/features/letters/text/render-letter.ts'
import type { Db } from '../../src/platform/database/db.ts'
import { openDatabase } from '../../src/platform/database/open-database.ts'
import { startServer } from '../../tests/running-server.ts'
import { openDashboard } from '../at-the-desk.ts'
import { launchBrowser } from '../chromium.ts'

// Every text that staff or guests can write is one that tries to run: nothing does, wherever it is shown.
const CALLS = ['ran()', 'self.ran()', 'top.ran()', 'eval("ran()")', '(0,ran)()', 'ran``', 'setTimeout(ran)', 'alert(1)']
const TRICKS: ((call: string) => string)[] = [
  (call) => `<script>${call}</script>`,
  (call) => `"><script>${call}</script>`,
  (call) => `</script><script>${call}</script>`,
  (call) => `</title><script>${call}</script>`,
  (call) => `</textarea><script>${call}</script>`,
  (call) => `<img src=x onerror="${call}">`,
  (call) => `"><img src=x onerror=${call}>`,
  (call) => `<svg onload="${call}">`,
  (call) => `<svg><animate onbegin=${call} attributeName=x dur=1s>`,
  (call) => `<iframe srcdoc="<script>parent.${call}</script>"></iframe>`,
  (call) => `<iframe src="javascript:${call}"></iframe>`,
  (call) => `<details open ontoggle=${call}>x</details>`,
  (call) => `<input autofocus onfocus=${call}>`,
  (call) => `<body onload=${call}>`,
  (call) => `<math><mtext></p><style><img src=x onerror=${call}></style></math>`,
  (call) => `<a href="javascript:${call}">x</a>`,
  (call) => `[x](javascript:${call})`,
  (call) => `![x](x"onerror="${call})`,
  (call) => `<javascript:${call}>`,
  (call) => `\`</code><script>${call}</script>\``,
  (call) => `" onmouseover="${call}" x="`,
  (call) => `' autofocus onfocus='${call}`,
  (call) => `{{constructor.constructor('${call.replaceAll("'", '')}')()}}`,
  (call) => `\u2028</script><!--<script>${call}//`,
  (call) => `]]><script>${call}</script>`,
]
const PAYLOADS = TRICKS.flatMap((trick) => CALLS.map(trick))

/** Columns that hold what people write, in every table; the others hold codes, numbers, addresses and secrets. */
const WRITTEN = new Set([
  ...['title', 'name', 'headline', 'description', 'lead', 'body', 'question', 'answer', 'text', 'note', 'notes'],
  ...['message', 'author', 'category', 'alt', 'address', 'guest_name', 'first_name', 'last_name', 'reason', 'holder'],
  ...['greeter_name', 'branch', 'seo_title', 'seo_description', 'who', 'assignee', 'subject', 'label'],
])

const rowsOf = async <T extends object>(db: Db, query: SQL) => (await db.execute(query)).rows as unknown as T[]

/** Writes the payloads into every column that people write, each row another; answers how many columns. */
const poison = async (db: Db): Promise<number> => {
  await db.execute(sql`CREATE TEMP TABLE payload (n int PRIMARY KEY, said text)`)
  for (const [n, said] of PAYLOADS.entries()) await db.execute(sql`INSERT INTO payload VALUES (${n}, ${said})`)
  const columns = await rowsOf<{ of: string; name: string; type: string }>(
    db,
    sql`SELECT table_name AS "of", column_name AS name, data_type AS type FROM information_schema.columns
      JOIN information_schema.tables USING (table_schema, table_name)
      WHERE table_schema = 'public' AND table_type = 'BASE TABLE' AND is_generated = 'NEVER'
        AND data_type IN ('text', 'jsonb') ORDER BY 1, 2`,
  )
  const written = columns.filter(({ name }) => WRITTEN.has(name))
  for (const [at, { of, name, type }] of written.entries()) {
    const [table, column] = [sql.identifier(of), sql.identifier(name)]
    const said = type === 'text' ? sql`p.said` : sql`jsonb_build_object('tr', p.said, 'en', p.said, 'ru', p.said)`
    const localized = type === 'text' ? sql`TRUE` : sql`jsonb_typeof(t.${column}) = 'object' AND t.${column} ? 'tr'`
    await db.execute(sql`UPDATE ${table} t SET ${column} = ${said}
      FROM (SELECT ctid AS at, row_number() OVER (ORDER BY ctid) + ${at * 37}::int AS n FROM ${table}) o
      JOIN payload p ON p.n = o.n % ${PAYLOADS.length}::int WHERE t.ctid = o.at AND ${localized}`)
  }
  return written.length
}

let browser: Browser
let dataDir = ''
let server: Awaited<ReturnType<typeof startServer>>
let paths: { site: string[]; dashboard: string[] }

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'villa-texts-'))
  await cp(inject('filledFolder'), dataDir, { recursive: true })
  const database = await openDatabase({ folder: join(dataDir, 'database') })
  expect(await poison(database.db)).toBeGreaterThan(60)
  const slugOf = async (table: string) =>
    (await rowsOf<{ slug: string }>(database.db, sql`SELECT slug FROM ${sql.identifier(table)} LIMIT 1`))[0]?.slug
  const idOf = async (table: string) =>
    (await rowsOf<{ id: number }>(database.db, sql`SELECT id FROM ${sql.identifier(table)} ORDER BY id LIMIT 1`))[0]?.id
  const villa = await slugOf('villa')
  const places = [`/${await slugOf('town')}`, `/${await slugOf('villa_type')}`, `/blog/${await slugOf('blog_post')}`]
  const pages = ['/', '/listing', `/villa/${villa}`, ...places, '/about', '/faq', '/blog', '/contact', '/regions']
  const website = ['rental', 'privacy', 'cancel', 'kvkk', 'howrent', 'document', 'banks'].map(
    (key) => `/website/${key}`,
  )
  paths = {
    site: [...pages, ...website, `/en/villa/${villa}`, '/ru/faq', `/villa/${villa}/reserve`],
    dashboard: [
      ...['', 'users', 'villas', `villas/${await idOf('villa')}`, 'towndistrict', 'villatypes', 'features', 'owners'],
      ...[
        'reservations',
        `reservations/${await idOf('reservation')}`,
        'guests',
        'handover',
        'external',
        'transactions',
      ],
      ...['occupancy', 'btrans', 'ministry', 'offer/list', 'templates/mailtemplates', 'templates/outbox', 'contact'],
      ...['comments', 'subscriber', 'blog', 'website/bank', 'website/about', 'website/team', 'website/faq', 'audit'],
      ...['website/home', 'settings/site', 'settings/contact', 'permits', 'proposals', 'account'],
    ].map((path) => `/dashboard/${path}`),
  }
  await database.close()
  server = await startServer({ DEMO_DATA: 'on', CARD_PROVIDER: 'demo', DATA_DIR: dataDir })
  browser = await launchBrowser()
})
afterAll(async () => {
  await browser?.close()
  await server?.stop()
  await rm(dataDir, { recursive: true, force: true })
})

/** A page that counts what ran, what asked, and what its policy had to stop. */
const watched = async (): Promise<{ page: Page; faults: string[] }> => {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } })
  const page = await context.newPage()
  page.setDefaultTimeout(120_000)
  const faults: string[] = []
  await page.exposeFunction('ran', () => void faults.push(`ran at ${page.url()}`))
  page.on('dialog', async (dialog) => {
    faults.push(`asked at ${page.url()}`)
    await dialog.dismiss()
  })
  page.on('console', (message) => {
    if (/Content Security Policy/.test(message.text()) && /script/.test(message.text()))
      faults.push(`${page.url()}: ${message.text().slice(0, 200)}`)
  })
  return { page, faults }
}

test('there are two hundred of them, and one that runs is seen', async () => {
  expect(new Set(PAYLOADS).size).toBe(200)
  const { page, faults } = await watched()
  await page.setContent(`${PAYLOADS[0]}<img src=x onerror="ran()">`)
  await expect.poll(() => faults.length).toBeGreaterThanOrEqual(2)
  await page.context().close()
})

test('no text of theirs runs on the site, in any language', async () => {
  const { page, faults } = await watched()
  for (const path of paths.site) {
    const answer = await page.goto(server.url + path, { waitUntil: 'load' })
    expect(answer?.status(), path).toBe(200)
  }
  expect(faults).toEqual([])
  await page.context().close()
})

test('nor in the dashboard, where most of them are shown', async () => {
  const { page, faults } = await watched()
  await openDashboard(page, server.url)
  for (const path of paths.dashboard) {
    await page.goto(server.url + path, { waitUntil: 'load' })
    await page.locator('#icerik h1').first().waitFor()
  }
  expect(faults).toEqual([])
  await page.context().close()
})

test('nor in a mail, where no policy would stop it', async () => {
  const { page, faults } = await watched()
  for (const said of PAYLOADS) {
    const facts = { villa_adi: said, firma_adi: said, firma_adres: said, firma_tel: said, villa_foto: said }
    const { html } = renderLetter(
      { subject: '{{ villa_adi }}', body: 'Merhaba {{ villa_adi }}\n\n**{{ firma_adi }}** {{ firma_tel }}' },
      facts,
    )
    await page.setContent(html)
  }
  expect(faults).toEqual([])
  await page.context().close()
})
