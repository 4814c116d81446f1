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
/** A page with the data that it is drawn from again. */
const MOST_HTML = 26

/**
 * What a first visit of a page fetches before anything is pressed, in bytes as they are sent. What comes from the
 * browser's cache a second time is not sent again.
 */
const weigh = async (path: string) => {
  const { page, faults, close } = await openPage(browser, { width: 360, height: 780 })
  const bytes = { html: 0, scripts: 0, styles: 0, fonts: 0 }
  const sent = new Set<string>()
  page.on('response', async (answer) => {
    const url = new URL(answer.url())
    if (sent.has(url.pathname)) return
    sent.add(url.pathname)
    const length = Number(answer.headers()['content-length'] ?? 0)
    if (answer.request().isNavigationRequest()) bytes.html += length
    else if (url.pathname.endsWith('.css')) bytes.styles += length
    else if (url.pathname.endsWith('.js')) bytes.scripts += length
    else if (url.pathname.endsWith('.woff2')) bytes.fonts += length
  })
  await page.goto(site + path, { waitUntil: 'networkidle' })
  expect(faults).toEqual([])
  await close()
  return bytes
}

test.each([
  ['the home page', '/', { scripts: 125, styles: 14 }],
  ['the list of villas', '/listing', { scripts: 125, styles: 15 }],
  ['a villa', '/villa/villa-kum-saati', { scripts: 125, styles: 16 }],
])('%s needs at most so many KB itself, of scripts, styles and fonts', async (name, path, most) => {
  const { html, scripts, styles, fonts } = await weigh(path)
  const [page, js, css, woff] = [html, scripts, styles, fonts].map((bytes) => (bytes / KB).toFixed(1))
  console.log(`${name}: ${page} KB itself, ${js} KB of scripts, ${css} KB of styles, ${woff} KB of fonts`)
  expect(html).toBeGreaterThan(10 * KB)
  expect(html).toBeLessThanOrEqual(MOST_HTML * KB)
  expect(scripts).toBeGreaterThan(50 * KB)
  expect(scripts).toBeLessThanOrEqual(most.scripts * KB)
  expect(styles).toBeGreaterThan(5 * KB)
  expect(styles).toBeLessThanOrEqual(most.styles * KB)
  expect(fonts).toBeGreaterThan(5 * KB)
  expect(fonts).toBeLessThanOrEqual(42 * KB)
})

test.each([['/'], ['/listing'], ['/villa/villa-kum-saati'], ['/regions'], ['/short-stays'], ['/contact'], ['/blog']])(
  '%s has one stylesheet, and whoever presses about in it fetches nothing of the dashboard',
  async (path) => {
    const { page, faults, close } = await openPage(browser, { width: 360, height: 780 })
    const html = await (await fetch(site + path)).text()
    expect(html.match(/<link(?! disabled)[^>]* rel="stylesheet"[^>]*>/g)).toEqual([
      expect.stringMatching('/assets/look-'),
    ])
    const code: string[] = []
    page.on('request', (request) => {
      const { pathname } = new URL(request.url())
      if (/\.(js|css)$/.test(pathname)) code.push(pathname)
    })
    await page.goto(site + path, { waitUntil: 'networkidle' })
    const before = code.length
    await page.getByRole('button', { name: 'Menüyü aç' }).tap()
    await page.getByRole('dialog').getByRole('link').first().waitFor()
    await page.waitForLoadState('networkidle')
    expect(code.length).toBeGreaterThan(before)
    expect(code.filter((file) => /\/(dashboard|door|desk-contracts)/.test(file))).toEqual([])
    expect(faults).toEqual([])
    await close()
  },
)

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
  expect([...new Set(fetched)]).toEqual([language])
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
