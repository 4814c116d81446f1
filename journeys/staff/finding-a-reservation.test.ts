import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addDays } from '../../src/kernel/day.ts'
import { anotherDesk, goByKeys, sitDown, stayFrom, takeByPhone, typed } from '../at-the-desk.ts'
import { launchBrowser } from '../chromium.ts'
import { site } from '../site.ts'

const LIST = '/dashboard/reservations'
let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

const open = (path: string) => sitDown(browser, site, path)
const rows = (page: Page) => page.locator('tbody [data-row]')
/** The list has come to this many rows. */
const shows = async (page: Page, count: number) => {
  await page.getByText(`${count} kayıt`, { exact: true }).waitFor()
  await page.locator('main > [aria-busy]:not([data-stale])').waitFor()
  await expect.poll(() => rows(page).count()).toBe(Math.min(100, count))
}

test('a reservation is found by guest, code, phone, villa, days and status, alone and together', async () => {
  const desk = await anotherDesk(site)
  const stay = stayFrom(650)
  const name = 'Şükrü Iğdırlıoğlu'
  const held = await takeByPhone(desk, site, stay, { name, phone: '0551 707 70 71' })
  const asked = await takeByPhone(
    desk,
    site,
    { checkIn: addDays(stay.checkIn, 1), checkOut: addDays(stay.checkOut, 1) },
    { name, status: 'REQUEST' },
  )
  const { page, close } = await open(LIST)
  const search = page.getByPlaceholder('Kod, misafir, telefon…')
  const filter = (key: string, value: string) => page.waitForURL((url) => url.searchParams.get(key) === value)

  // From anywhere by Ctrl K, in capitals or without Turkish letters; then more of the word in the list itself.
  await page.keyboard.press('Control+k')
  await page.keyboard.type('IGDIRLI')
  await page.getByRole('option', { name: /Rezervasyonlarda ara/ }).click()
  await shows(page, 2)
  await page.keyboard.press('/')
  await page.keyboard.type('şükrü ığdırlıoğlu')
  await filter('customer_name', 'şükrü ığdırlıoğlu')
  await shows(page, 2)
  await search.fill(held.code.toLowerCase())
  await filter('reservation_id', held.code.toLowerCase())
  await shows(page, 1)
  await search.fill('0551 707 70 71')
  await filter('customer_name', '0551 707 70 71')
  await shows(page, 1)

  // One filter upon the other, each in the address.
  await search.fill('iğdırlı')
  await shows(page, 2)
  await page
    .getByRole('navigation', { name: 'Durum' })
    .getByRole('link', { name: /^Onay Bekliyor/ })
    .click()
  await filter('status', 'REQUEST')
  await shows(page, 1)
  await page
    .getByRole('navigation', { name: 'Durum' })
    .getByRole('link', { name: /^Hepsi/ })
    .click()
  await shows(page, 2)
  await page.getByRole('combobox', { name: 'Villa' }).fill(held.villaCode)
  await page.getByRole('option', { name: held.villa }).click()
  await filter('villa_id', String(held.villaId))
  await shows(page, asked.villaId === held.villaId ? 2 : 1)
  await page.getByRole('combobox', { name: 'Villa' }).fill('')
  await shows(page, 2)
  await page.getByLabel('Başlangıç').fill(typed(addDays(stay.checkOut, 1)))
  await page.getByLabel('Başlangıç').press('Enter')
  await page.getByText('Bu filtrede kayıt yok').waitFor()
  await page.getByLabel('Hangi tarih').selectOption({ label: 'Çıkış' })
  await filter('datetype', 'checkout')
  await shows(page, 1)
  await page.getByLabel('Bitiş').fill(typed(stay.checkOut))
  await page.getByLabel('Bitiş').press('Enter')
  await page.getByText('Bu filtrede kayıt yok').waitFor()
  await page.getByLabel('Hangi tarih').selectOption({ label: 'Kayıt' })
  await page.locator('main section').getByRole('button', { name: 'Temizle' }).click()
  await page.waitForURL((url) => url.search === '')

  // Back brings the filters back; a row opens with the keyboard.
  await page.goBack()
  await filter('datetype', 'created')
  await page.goto(`${site}${LIST}?customer_name=igdirli&order=-checkin`)
  await shows(page, 2)
  await page.keyboard.press('j')
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { level: 1, name: asked.code }).waitFor()
  await close()
})

test('the list sorts, pages by a hundred, keeps past stays apart and offers them to a search that finds nothing', async () => {
  const { page, close } = await open(LIST)
  await page.getByText(/^\d+\skayıt$/).waitFor()
  const total = Number(/(\d+)\skayıt/.exec(await page.getByRole('heading', { level: 1 }).innerText())?.[1])
  expect(total).toBeGreaterThan(200)
  await shows(page, total)
  await page.getByRole('link', { name: 'Sonraki' }).click()
  await page.waitForURL((url) => url.searchParams.get('skip') === '100')
  await page.getByText(`101–200 / ${total}`).waitFor()
  const sorted = (direction: string) =>
    page
      .getByRole('columnheader', { name: 'Toplam' })
      .and(page.locator(`[aria-sort=${direction}]`))
      .waitFor()
  await page.getByRole('link', { name: 'Toplam' }).click()
  await sorted('ascending')
  await page.waitForURL((url) => url.searchParams.get('order') === 'total' && !url.searchParams.has('skip'))
  await page.getByRole('link', { name: 'Toplam' }).click()
  await sorted('descending')
  await page.waitForURL((url) => url.searchParams.get('order') === '-total')

  await page.goto(`${site}${LIST}?status=OPTION&order=expires`)
  await page.locator('[data-badge] .num').first().waitFor()
  const left = (await page.locator('tbody [data-badge] .num').allInnerTexts()).map(minutes)
  expect(left).toEqual([...left].sort((one, next) => one - next))

  await page.goto(`${site}${LIST}?oldrez=1`)
  await rows(page).first().waitFor()
  const past = await rows(page).first().locator('a b').innerText()
  await page.goto(`${site}${LIST}?customer_name=${encodeURIComponent(past)}&villa_id=999999`)
  await page.getByRole('button', { name: 'Geçmiş rezervasyonlarda ara' }).click()
  await page.waitForURL((url) => url.searchParams.get('oldrez') === '1')
  await expect
    .poll(() => page.getByRole('switch', { name: 'Geçmiş Rezervasyonlar' }).getAttribute('aria-checked'))
    .toBe('true')
  await page.goto(`${site}${LIST}?status=nonsense&order=sideways&skip=-3`)
  await shows(page, total)
  await close()
})

test('the list says that it loads, that it failed, and comes back', async () => {
  const { page, close } = await open('/dashboard/')
  let asked = false
  let letIn = () => {}
  const held = new Promise<void>((resolve) => {
    letIn = resolve
  })
  await page.route('**/v1/admin/reservations?**', async (route) => {
    asked = true
    await held
    await route.abort()
  })
  await goByKeys(page, 'gr', () => asked)
  await page.getByText('Yükleniyor…').first().waitFor({ state: 'attached' })
  await page.getByRole('progressbar', { name: 'Sayfa yükleniyor' }).waitFor()
  letIn()
  await page.getByRole('alert').getByText('Failed to load; network/connection error.').waitFor()
  await page.unroute('**/v1/admin/reservations?**')
  await page.getByRole('button', { name: 'Yeniden dene' }).click()
  await rows(page).first().waitFor()
  await page.goto(`${site}${LIST}/999999`)
  await page.getByText('Rezervasyon bulunamadı').waitFor()
  await close()
})

/** '2 sa 41' and its like in minutes. */
const minutes = (left: string): number => {
  const [, days = 0, hours = 0, rest = 0] = /^(?:(\d+)\sgün)?(?:(\d+)\ssa\s?)?(?:(\d+)(?:\sdk)?)?$/.exec(left) ?? []
  return Number(days) * 1440 + Number(hours) * 60 + Number(rest)
}
