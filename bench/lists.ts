import { Agent, request } from 'node:http'
import pg from 'pg'
import type { Page } from 'playwright-core'
import { ensureBrowser, launchBrowser, openPage } from '../journeys/chromium.ts'
import { buildWhenStale } from '../scripts/build.ts'
import { addDays, dayInIstanbul } from '../src/kernel/day.ts'
import { startAgency } from './measure/agency/open-agency.ts'
import { median, tell, timePairs } from './measure/pairs.ts'
import { keepResults } from './measure/results.ts'
import { keepOnCore, startProduct } from './measure/serve.ts'

// Long lists over HTTP: a page far behind beside the first one, what Ctrl K asks, and ten thousand rows as a file.
const SIZE = { villas: 1_000, reservations: Number(process.env.RESERVATIONS ?? 100_000) }
const AUDIT_ROWS = 50_000
const FILE_ROWS = 10_000
const PAGE = 100
const ADMIN = { email: 'bench@example.com', password: 'a password of a benchmark' }
const BARS = { ratio: 1.5, openMs: 100, answerMs: 50 }
const today = dayInIstanbul(new Date())

/** As people leave it: four fields of a row of some villa, spread over three years. */
const FILL_AUDIT = `INSERT INTO audit_entry (at, account_id, who, ip, request_id, of_table, record, name, villa_id, what, change)
  SELECT now() - (${AUDIT_ROWS} - n) * interval '30 minutes', 1 + n % 7, (ARRAY['Deniz Aksoy', 'Selin Kaya', 'Murat Demir'])[1 + n % 3], '203.0.113.' || n % 200,
    md5(n::text), (ARRAY['reservation', 'villa', 'season', 'guest', 'faq', 'account'])[1 + n % 6], (1 + n % 5000)::text, 'Kayıt ' || n % 5000,
    CASE WHEN n % 6 IN (1, 2) THEN 1 + n % ${SIZE.villas} END, (ARRAY['created', 'changed', 'changed', 'deleted'])[1 + n % 4],
    jsonb_build_object('total', jsonb_build_array(n * 100, n * 110), 'note', jsonb_build_array(md5(n::text), repeat(md5(n::text), 4)))
  FROM generate_series(1, ${AUDIT_ROWS}) n`

const agent = new Agent({ keepAlive: true })
const ask = (url: string, path: string, headers: Record<string, string>, body?: object) =>
  new Promise<Buffer>((resolve, reject) => {
    const sent = request(`${url}${path}`, { agent, headers, method: body ? 'POST' : 'GET' }, (answer) => {
      const parts: Buffer[] = []
      answer.on('data', (part: Buffer) => parts.push(part))
      answer.on('end', () =>
        answer.statusCode === 200
          ? resolve(Buffer.concat(parts))
          : reject(new Error(`${path} was answered ${answer.statusCode}.`)),
      )
    })
    sent.on('error', reject)
    sent.end(body && JSON.stringify(body))
  })

const fillAudit = async (databaseUrl: string) => {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  await client.query(FILL_AUDIT)
  await client.query('VACUUM ANALYZE audit_entry')
  await client.end()
}

keepOnCore(1)
await buildWhenStale()
const postgres = await startAgency(SIZE)
await fillAudit(postgres.url)
const server = await startProduct(postgres.url, {
  env: { ADMIN_EMAIL: ADMIN.email, ADMIN_PASSWORD: ADMIN.password },
  holds: true,
})
ensureBrowser()
const browser = await launchBrowser()
try {
  const login = await ask(server.url, '/v1/auth/login', { 'content-type': 'application/json' }, ADMIN)
  const bearer = { authorization: `Bearer ${JSON.parse(String(login)).content.accessToken}` }
  const read = (path: string) => ask(server.url, path, bearer)
  const totalOf = async (path: string): Promise<number> => JSON.parse(String(await read(path))).total
  const results = { ...(await pages(read, totalOf)), ...(await palette(read)), file: await file(read, totalOf) }
  const screen = await openPage(browser, { width: 1440, height: 900 })
  keepResults('lists', { size: { ...SIZE, audit: AUDIT_ROWS }, ...results, browser: await inBrowser(screen.page) })
  await screen.close()
} finally {
  await browser.close()
  await server.stop()
  postgres.stop()
}

type Read = (path: string) => Promise<Buffer>
type TotalOf = (path: string) => Promise<number>

/** Page 100 and the last one of each list beside its page 1. */
async function pages(read: Read, totalOf: TotalOf) {
  const lists: [name: string, path: string][] = [
    ['coming stays', '/v1/admin/reservations?order=checkin'],
    ['past stays', '/v1/admin/reservations?oldrez=1'],
    ['past stays, newest first', '/v1/admin/reservations?oldrez=1&order=-checkin'],
    ['past stays, completed', '/v1/admin/reservations?oldrez=1&status=COMPLETED'],
    ['past stays by total', '/v1/admin/reservations?oldrez=1&order=-total'],
    ['audit log', '/v1/admin/audit?'],
    ['audit log, changed villas', '/v1/admin/audit?of=villa&what=changed'],
    ['audit log of a month', `/v1/admin/audit?date1=${addDays(today, -45)}&date2=${addDays(today, -15)}`],
    ['money', '/v1/admin/transactions?'],
    ['guests', '/v1/admin/guests?'],
  ]
  const found = []
  for (const [name, list] of lists) {
    const total = await totalOf(list)
    const last = Math.max(0, Math.ceil(total / PAGE) - 1) * PAGE
    for (const [which, skip] of [
      ['page 100', Math.min(99 * PAGE, last)],
      ['last page', last],
    ] as const) {
      const { one, other, ratio } = await timePairs(
        () => read(`${list}&skip=${skip}&take=${PAGE}`),
        () => read(`${list}&skip=0&take=${PAGE}`),
      )
      found.push({ name, which, total, skip, ms: one, first: other, ratio })
      const missed = ratio > BARS.ratio ? ' MISSED' : ''
      tell(`${name}, ${which} of ${total} ÷ page 1`, ratio, `${one.toFixed(1)} ÷ ${other.toFixed(1)} ms${missed}`)
    }
  }
  return { pages: found }
}

/** What the palette asks of the server while somebody types. */
async function palette(read: Read) {
  const found = []
  for (const [name, path] of [
    ['code', '/v1/admin/reservations?reservation_id=HV7AB&take=6'],
    ['phone', '/v1/admin/reservations?customer_name=05550003700&take=6'],
    ['name', '/v1/admin/reservations?customer_name=zeynep%20tunali&take=6'],
    ['guest', '/v1/admin/guests?search=zeynep%20tunali&take=6'],
    ['e-mail', '/v1/admin/guests?search=tunali77%40example.com&take=6'],
  ] as const) {
    const times: number[] = []
    for (let round = 0; round < 11; round++) {
      const began = performance.now()
      await read(path)
      times.push(performance.now() - began)
    }
    found.push({ name, ms: median(times.slice(2)) })
    const ms = median(times.slice(2))
    console.log(`Ctrl K asks: ${name.padEnd(50)} ${ms.toFixed(1)} ms${ms > BARS.answerMs ? '  MISSED' : ''}`)
  }
  return { palette: found }
}

/** Some ten thousand reservations as a file: how long, and how much more memory the server has meanwhile. */
async function file(read: Read, totalOf: TotalOf) {
  let days = 30
  const range = () => `date1=${addDays(today, -days)}&date2=${today}`
  while ((await totalOf(`/v1/admin/reservations?${range()}&take=1`)) < FILE_ROWS && days < 6_000) days += 30
  const rows = await totalOf(`/v1/admin/reservations?${range()}&take=1`)
  await read(`/v1/admin/reservations/excel?${range()}`)
  await server.longestHold()
  const before = server.memory()
  let peak = before
  const watch = setInterval(() => {
    peak = Math.max(peak, server.memory())
  }, 10)
  const began = performance.now()
  const bytes = (await read(`/v1/admin/reservations/excel?${range()}`)).length
  const seconds = (performance.now() - began) / 1000
  clearInterval(watch)
  const hold = await server.longestHold()
  console.log(
    `${rows} rows as a file: ${seconds.toFixed(1)} s, ${Math.round(bytes / 1024)} KB, memory ${Math.round(before)} → ${Math.round(peak)} MB, longest hold ${hold.toFixed(0)} ms`,
  )
  return { rows, seconds, bytes, memoryBefore: before, memoryPeak: peak, longestHold: hold }
}

/** From Ctrl K until the palette can be typed into, and from a name until its answers stand there (ms of the page). */
async function inBrowser(page: Page) {
  await page.goto(`${server.url}/dashboard/login`)
  await page.locator('input[name=email]').fill(ADMIN.email)
  await page.locator('input[name=password]').fill(ADMIN.password)
  await page.getByRole('button', { name: 'Giriş Yap' }).click()
  await page.locator('#icerik h1').first().waitFor()
  const opens: number[] = []
  const answers: number[] = []
  for (let round = 0; round < 7; round++) {
    opens.push(await untilThere(page, '[role=dialog] [role=combobox], dialog [role=combobox]', 'Control+k'))
    answers.push(await untilThere(page, '[role=option]', 'z'))
    await page.keyboard.press('Escape')
    await page.locator('[role=combobox]').first().waitFor({ state: 'detached' })
  }
  const found = { open: median(opens.slice(1)), first: opens[0], answer: median(answers.slice(1)) }
  console.log(
    `Ctrl K opens in ${found.open.toFixed(0)} ms (the first time ${found.first?.toFixed(0)})${found.open > BARS.openMs ? '  MISSED' : ''}; a letter is answered in ${found.answer.toFixed(0)} ms`,
  )
  return found
}

/** Presses a key; ms until something stands in the page and a frame has drawn it. */
async function untilThere(page: Page, selector: string, key: string): Promise<number> {
  const there = page.evaluate(async (wanted) => {
    const began = await new Promise<number>((done) =>
      addEventListener('keydown', () => done(performance.now()), { once: true, capture: true }),
    )
    const frame = () => new Promise((done) => requestAnimationFrame(done))
    while (!document.querySelector(wanted)) await frame()
    await frame()
    return performance.now() - began
  }, selector)
  await page.waitForTimeout(50)
  await page.keyboard.press(key)
  return there
}
