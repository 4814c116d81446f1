import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { launchBrowser, openPage } from '../chromium.ts'
import { site } from '../site.ts'

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

const KB = 1024

/**
 * What a first visit of a page fetches, in bytes as they are sent: its scripts (the toasts come after the page and are
 * counted apart), its styles. What comes from the browser's cache a second time is not sent again.
 */
const weigh = async (path: string) => {
  const { page, faults, close } = await openPage(browser, { width: 360, height: 780 })
  const bytes = { scripts: 0, toasts: 0, styles: 0 }
  const sent = new Set<string>()
  page.on('response', async (answer) => {
    const url = new URL(answer.url())
    if (sent.has(url.pathname)) return
    sent.add(url.pathname)
    const length = Number(answer.headers()['content-length'] ?? 0)
    if (url.pathname.endsWith('.css')) bytes.styles += length
    else if (url.pathname.includes('toast')) bytes.toasts += length
    else if (url.pathname.endsWith('.js')) bytes.scripts += length
  })
  await page.goto(site + path, { waitUntil: 'networkidle' })
  expect(faults).toEqual([])
  await close()
  return bytes
}

test('the home page needs at most 137 KB of scripts and 18 KB of styles', async () => {
  const { scripts, toasts, styles } = await weigh('/')
  console.log(
    `home: ${(scripts / KB).toFixed(1)} KB of scripts, ${(toasts / KB).toFixed(1)} KB of toasts later, ${(styles / KB).toFixed(1)} KB of styles`,
  )
  expect(scripts).toBeGreaterThan(50 * KB)
  expect(scripts).toBeLessThanOrEqual(137 * KB)
  expect(scripts + toasts).toBeLessThanOrEqual(140 * KB)
  expect(styles).toBeGreaterThan(5 * KB)
  expect(styles).toBeLessThanOrEqual(18 * KB)
})

test.each([
  ['/', 'tr'],
  ['/en', 'en'],
  ['/ru', 'ru'],
])('%s fetches the words of %s only', async (path, language) => {
  const { page, close } = await openPage(browser, { width: 360, height: 780 })
  const fetched: string[] = []
  page.on('request', (request) => fetched.push(...(/\/assets\/(tr|en|ru)-/.exec(request.url())?.slice(1) ?? [])))
  await page.goto(site + path, { waitUntil: 'networkidle' })
  await expect.poll(() => fetched).not.toEqual([])
  expect(fetched).toEqual([language])
  await close()
})

test('the icons every browser and phone asks for are there', async () => {
  const kinds = await Promise.all(
    ['/favicon.ico', '/favicon.svg', '/apple-touch-icon.png'].map(async (path) =>
      (await fetch(site + path)).headers.get('content-type'),
    ),
  )
  expect(kinds).toEqual([expect.stringMatching(/^image\/(x-icon|vnd\.microsoft\.icon)/), 'image/svg+xml', 'image/png'])
  const html = await (await fetch(site)).text()
  for (const part of ['rel="apple-touch-icon"', 'name="theme-color"', 'href="/favicon.ico"'])
    expect(html).toContain(part)
})
