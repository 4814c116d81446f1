import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addDays, dayInIstanbul } from '../../src/kernel/day.ts'
import { formatDay } from '../../src/kernel/format.ts'
import { launchBrowser, openPage } from '../chromium.ts'
import { site } from '../site.ts'

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

/** The name of the next July, or of the month ten months ahead where July is too near to be free. */
const monthAhead = addDays(dayInIstanbul(new Date()), 240).slice(0, 7)
const monthName = formatDay(`${monthAhead}-01`, 'tr', 'month').split(/\s/)[0] ?? ''

const FAMILY = ['4', '2', null]
const whoIn = (asked: URLSearchParams) => ['adults', 'children', 'babies'].map((name) => asked.get(name))

test('a family of six on a phone finds a week in Kalkan', async () => {
  const { page, faults, close } = await openPage(browser, { width: 360, height: 780 })
  await page.goto(site)
  await page.getByRole('button', { name: /^Nereye/ }).click()
  const sheet = page.getByRole('dialog', { name: 'Villa bulun' })
  await sheet.getByRole('option', { name: /^Kalkan/ }).click()
  await sheet.getByRole('button', { name: 'İleri: Ne zaman' }).click()

  // a week of a month: its month, the week, and on
  await sheet.getByRole('button', { name: new RegExp(`^${monthName}`) }).click()
  await sheet
    .getByRole('button', { name: /villa boş.*en düşük toplam/ })
    .first()
    .click()
  await sheet.getByRole('button', { name: /^Kim/ }).click()
  for (let count = 0; count < 4; count++) await sheet.getByRole('button', { name: 'Yetişkin: bir fazla' }).click()
  for (let count = 0; count < 2; count++) await sheet.getByRole('button', { name: 'Çocuk: bir fazla' }).click()
  await sheet.getByRole('button', { name: /villayı göster$|^Villa Bul$/ }).click()
  await page.waitForURL(/\/listing\?/)
  const asked = new URL(page.url()).searchParams
  expect([asked.get('town'), asked.get('guests'), asked.get('checkin')?.slice(0, 7)]).toEqual([
    'kalkan',
    '6',
    monthAhead,
  ])
  expect(whoIn(asked)).toEqual(FAMILY)
  const boxes = page.locator('article[data-villa]')
  await expect.poll(() => boxes.count()).toBeGreaterThan(0)

  // the filters: a price typed as people say it; the button says what is left
  await page.getByRole('button', { name: 'Filtrele' }).click()
  const filters = page.getByRole('dialog', { name: 'Filtreler' })
  await filters.getByRole('slider', { name: 'En çok fiyat kolu' }).waitFor()
  await filters.getByLabel('En çok', { exact: true }).fill('900 bin')
  const button = filters.getByRole('button', { name: /villayı göster/ })
  await button.click()
  await expect.poll(() => new URL(page.url()).searchParams.get('maxPrice')).toBe('900000')
  await page.getByRole('link', { name: /^Filtreyi kaldır: .*900\.000/ }).click()
  await expect.poll(() => new URL(page.url()).searchParams.get('maxPrice')).toBeNull()

  // the map, the list, a villa, and back to the same list
  await page.getByRole('link', { name: 'Harita', exact: true }).click()
  await page.locator('button[data-pins]').first().waitFor()
  await page.getByRole('link', { name: 'Liste', exact: true }).click()
  await boxes.first().getByRole('link').first().click()
  await page.waitForURL(/\/villa\//)
  expect(whoIn(new URL(page.url()).searchParams)).toEqual(FAMILY)

  // who comes stands in the form already
  await page.locator('a[href*="/reserve?"]:visible').first().click()
  await page.waitForURL(/\/reserve\?/)
  const counts = await Promise.all(
    ['adults', 'children', 'infants'].map((age) => page.locator(`[name=${age}]`).inputValue()),
  )
  expect(counts).toEqual(['4', '2', '0'])
  await page.goBack()
  await page.waitForURL(/\/villa\/[^/]*$/)
  // each is there before it is left: React Router lets the reader of data that come for nobody fail unheard
  await page.getByRole('link', { name: 'Konum', exact: true }).waitFor()
  await page.goBack()
  await expect.poll(() => new URL(page.url()).searchParams.get('town')).toBe('kalkan')
  await boxes.first().waitFor()

  // this device remembers the search, until it is told to forget
  await page.goto(site)
  await page.getByRole('button', { name: /^Nereye/ }).click()
  await sheet.getByRole('button', { name: /Son aramanız|son aramanız/ }).waitFor()
  await sheet.getByRole('button', { name: 'Geçmişi sil' }).click()
  await expect.poll(() => sheet.getByRole('button', { name: /Son aramanız/ }).count()).toBe(0)
  expect(faults).toEqual([])
  await close()
})

test('the search is gone through by keyboard alone', async () => {
  const { page, faults, close } = await openPage(browser, { width: 1280, height: 860 })
  await page.goto(site)
  await page.getByRole('button', { name: /^Nereye/ }).focus()
  await page.keyboard.press('Enter')
  const where = page.getByRole('combobox', { name: 'Bölge, mahalle, tip veya villa' })
  await where.waitFor()
  await where.focus()
  await page.keyboard.type('kalk')
  await page
    .getByRole('option', { name: /^Kalkan/ })
    .first()
    .waitFor()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Kalkan kaldır' }).waitFor()
  await page.keyboard.press('Backspace')
  await expect.poll(() => page.getByRole('button', { name: 'Kalkan kaldır' }).count()).toBe(0)
  await page.keyboard.type('kalk')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Kalkan kaldır' }).waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Villa Bul' }).focus()
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/listing\?town=kalkan/)
  expect(faults).toEqual([])
  await close()
})
