import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addDays, dayInIstanbul } from '../src/kernel/day.ts'
import { barriers } from './axe.ts'
import { bookableVilla } from './bookable-villa.ts'
import { launchBrowser, openPage } from './chromium.ts'
import { site } from './site.ts'

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

const checkIn = addDays(dayInIstanbul(new Date()), 565)
const dates = `checkin=${checkIn}&checkout=${addDays(checkIn, 7)}&guests=2`
const PUBLIC = [
  '/',
  `/listing?${dates}`,
  '/listing?guests=16&bedrooms=12',
  '/listing?map=1',
  '/regions',
  '/fethiye',
  '/luks-villalar',
  `/villa/villa-kum-saati?${dates}`,
  '/villa/villa-kum-saati#foto-1',
  `/villa/villa-kum-saati/reserve?${dates}`,
  '/enquire',
  '/guvenli-odeme',
  '/short-stays',
  '/about',
  '/faq',
  '/contact',
  '/blog',
  '/website/banks',
  '/website/kvkk',
]
const STAFF = [
  '/dashboard',
  '/dashboard/reservations',
  '/dashboard/reservations/1',
  '/dashboard/reservations/new',
  '/dashboard/villas',
  '/dashboard/villas/prices',
  '/dashboard/towndistrict',
  '/dashboard/towndistrict/districts',
  '/dashboard/villatypes',
  '/dashboard/features',
  '/dashboard/owners',
  '/dashboard/owners/2',
  '/dashboard/permits',
  '/dashboard/villas/3/permit',
  '/dashboard/villas/3',
  '/dashboard/external/feeds',
  '/dashboard/villas/3/prices',
  '/dashboard/villas/3/calendar',
  '/dashboard/villas/1/feeds',
  '/dashboard/occupancy/conflicts',
  '/dashboard/external',
  '/dashboard/occupancy',
  '/dashboard/website/faq',
]

describe.each([
  { theme: 'light', width: 1280, language: 'tr' },
  { theme: 'dark', width: 360, language: 'tr' },
  { theme: 'light', width: 360, language: 'ru' },
  { theme: 'dark', width: 1280, language: 'en' },
])('the public site in $theme at $width px in $language', ({ theme, width, language }) => {
  test('has no barrier, no sideways scrolling, one h1 and a title of its own on every page', async () => {
    const { page, faults, close } = await openPage(browser, {
      width,
      height: 800,
      options: { reducedMotion: 'reduce' },
    })
    await page.addInitScript((chosen) => localStorage.setItem('theme', chosen), theme)
    const found: Record<string, unknown> = {}
    const titles: string[] = []
    for (const path of PUBLIC) {
      await page.goto(`${site}${language === 'tr' ? '' : `/${language}`}${path}`, { waitUntil: 'load' })
      titles.push(await page.title())
      if (path.includes('#foto')) await page.locator('dialog[open] figure').first().waitFor()
      const faultsHere = [
        ...(await barriers(page)),
        ...((await page.locator('h1').count()) === 1 ? [] : ['not one h1']),
        ...((await page.getAttribute('html', 'lang')) === language ? [] : ['wrong lang']),
      ]
      if (faultsHere.length) found[path] = faultsHere
    }
    expect(found).toEqual({})
    expect(titles.filter((title) => !title.endsWith('| Happy Villaları'))).toEqual([])
    expect(faults).toEqual([])
    await close()
  })
})

describe.each([
  { theme: 'light', width: 1280 },
  { theme: 'dark', width: 360 },
])('the dashboard in $theme at $width px', ({ theme, width }) => {
  test('has no barrier and no sideways scrolling', async () => {
    const { page, faults, close } = await openPage(browser, {
      width,
      height: 800,
      options: { reducedMotion: 'reduce' },
    })
    await page.addInitScript((chosen) => localStorage.setItem('theme', chosen), theme)
    const found: Record<string, unknown> = {}
    const look = async (path: string) => {
      const here = await barriers(page)
      if (here.length) found[path] = here
    }
    await page.goto(`${site}/dashboard/login`, { waitUntil: 'networkidle' })
    await look('/dashboard/login')
    await page.locator('input[name=email]').fill('admin@happyvillalari.test')
    await page.locator('input[name=password]').fill('mutlu-villa-2026')
    await page.locator('button[type=submit]').click()
    await page.waitForURL((url) => url.pathname.replace(/\/$/, '') === '/dashboard')
    for (const path of STAFF) {
      await page.goto(`${site}${path}`)
      await page.locator('main h1').first().waitFor()
      await page.waitForLoadState('networkidle')
      await look(path)
    }
    expect(found).toEqual({})
    expect(faults).toEqual([])
    await close()
  })
})

test('a guest without JavaScript books by transfer and finds the bank details', async () => {
  const { page, close } = await openPage(browser, { width: 360, height: 780, options: { javaScriptEnabled: false } })
  const late = addDays(checkIn, 21)
  const stay = { checkIn: late, checkOut: addDays(late, 7) }
  const { slug } = await bookableVilla(site, stay, 2)
  await page.goto(`${site}/villa/${slug}/reserve?checkin=${stay.checkIn}&checkout=${stay.checkOut}&guests=2`)
  await page.locator('main form').first().waitFor()
  await page.locator('input[name=name]').fill('Olga Morozova')
  await page.locator('input[name=phone]').fill('+7 912 345 67 89')
  await page.locator('main input[name=email]').fill('olga@example.com')
  await page.locator('input[name=payBy][value=transfer]').check()
  await page.locator('input[name=contract]').check()
  await page.locator('input[name=preInformation]').check()
  await page.locator('main form button[type=submit]').last().click()
  await page.waitForURL(/enquire\?token=/)
  const text = await page.locator('main').innerText()
  expect(text).toMatch(/TR\d\d\s?\d{4}/)
  expect(text).toMatch(/HV[0-9A-Z]{7}/)
  await close()
})
