import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sitDown } from '../at-the-desk.ts'
import { hold, launchBrowser } from '../chromium.ts'
import { site } from '../site.ts'

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

test('home tells what is missing, and each button leads to a list that has as many', async () => {
  const { page, close } = await sitDown(browser, site, '/dashboard/')
  await page.getByRole('heading', { name: 'Bugün ne eksik?' }).waitFor()
  const kinds = page.locator('section', { has: page.getByRole('heading', { level: 3 }) })
  await kinds.first().waitFor()
  const places = await kinds.evaluateAll((all) =>
    all.map((each) => ({
      name: each.querySelector('h3')?.textContent ?? '',
      count: Number(each.querySelector('h3 + *')?.textContent),
      to: each.querySelector('a[aria-label]')?.getAttribute('href') ?? '',
    })),
  )
  expect(places.length).toBeGreaterThan(3)
  for (const { name, count, to } of places) {
    await page.goto(`${site}${to}`)
    await page.locator('h1').waitFor()
    await expect.poll(() => page.locator('main [aria-busy=true]').count(), { message: name }).toBe(0)
    const said = () => page.locator('h1 small').innerText()
    if (to.includes('lacks=')) await expect.poll(said, { message: name }).toMatch(new RegExp(`^${count}\\s`))
  }
  await close()
})

test('the charts come after the day, read as a sentence and as a table, and no paper has them', async () => {
  const { page, close } = await sitDown(browser, site, '/dashboard/')
  await page.getByRole('heading', { name: 'Bugün ne eksik?' }).waitFor()
  const said = page.getByRole('img', { name: /doluluğu ortalama yüzde \d+; en dolu ay/ })
  await said.waitFor()
  await page.getByRole('button', { name: 'Doluluk: tablo olarak göster' }).click()
  const table = page.getByRole('table', { name: 'Doluluk' })
  expect(await table.getByRole('rowheader').allInnerTexts()).toHaveLength(13)
  expect(await table.getByRole('row', { name: /^Temmuz/ }).innerText()).toMatch(/%[1-9]/)
  await page.getByRole('button', { name: 'Doluluk: grafik olarak göster' }).click()
  await said.waitFor()
  const income = page.getByRole('img', { name: /geliri .*₺, geçen yıl .*₺/ })
  await income.waitFor()
  await page.getByRole('group', { name: 'Para birimi' }).getByRole('button', { name: '€' }).click()
  await page.getByRole('img', { name: /geliri .*€, geçen yıl .*€/ }).waitFor()
  expect(await income.count()).toBe(0)
  await page.getByRole('img', { name: /Son 90 günde \d+ rezervasyon: Web yüzde \d+/ }).waitFor()
  await page.emulateMedia({ media: 'print' })
  expect(await said.isVisible()).toBe(false)
  await close()
})

test('charts that could not be loaded say so and are asked for again, while the day stands', async () => {
  const { page, close } = await sitDown(browser, site, '/dashboard/occupancy')
  let broken = true
  let asked = 0
  await page.route('**/v1/admin/overview/charts', (route) => {
    asked++
    return broken ? route.abort() : route.continue()
  })
  const arrive = await hold(page, '**/v1/admin/missing')
  await page.goto(`${site}/dashboard/`)
  await page.getByRole('heading', { name: 'Bugün ne eksik?' }).waitFor()
  expect(asked).toBe(0) // what comes above would move them from under a hand
  arrive()
  const failed = page.getByRole('alert')
  await failed.waitFor()
  await page.getByRole('heading', { level: 3 }).first().waitFor()
  broken = false
  await failed.getByRole('button').press('Enter')
  await page.getByRole('img', { name: /doluluğu ortalama/ }).waitFor()
  await close()
})
