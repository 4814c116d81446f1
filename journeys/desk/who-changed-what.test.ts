import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { anotherDesk, OWNER, sitDown, stayFrom, takeByPhone } from '../at-the-desk.ts'
import { launchBrowser } from '../chromium.ts'
import { site } from '../site.ts'

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

const toTheEnd = (page: Page) => page.evaluate(() => scrollTo(0, document.body.scrollHeight))
const changes = (page: Page) => page.getByRole('heading', { name: 'Son değişiklikler' })

test('what was changed in a record, and by whom, is read beside it; the whole log opens at that record', async () => {
  const { id, code } = await takeByPhone(await anotherDesk(site), site, stayFrom(522))
  const { page, close } = await sitDown(browser, site, `/dashboard/reservations/${id}`)
  await page.getByRole('heading', { name: 'Geçmiş' }).waitFor()
  await expect.poll(async () => [await toTheEnd(page), await changes(page).count()][1]).toBe(1)
  const card = page.locator('section', { has: changes(page) })
  await card.getByText('Deniz Aksoy').first().waitFor()
  await card.getByRole('link', { name: 'Tüm geçmiş' }).click()
  await page.waitForURL((url) => url.searchParams.get('record') === String(id))
  await page.locator('tbody [data-row]', { hasText: code }).first().waitFor()
  await page.getByRole('link', { name: /tümünü göster/ }).click()
  await page.waitForURL((url) => !url.searchParams.has('record'))
  await close()
})

test('an editor leads to what was changed in its record', async () => {
  const { page, close, dialog } = await sitDown(browser, site, '/dashboard/website/faq')
  await page.locator('tbody [data-row]').first().getByRole('button').first().click()
  await dialog.getByRole('link', { name: 'Geçmiş' }).click()
  await page.waitForURL((url) => url.pathname.endsWith('/audit') && url.searchParams.get('of') === 'faq')
  await close()
})

test('an owner of villas is shown nothing of the log', async () => {
  const { page, close } = await sitDown(browser, site, '/dashboard/reservations', { email: OWNER })
  await page.locator('tbody [data-row] a').first().click()
  await page.getByRole('heading', { name: 'Geçmiş' }).waitFor()
  await toTheEnd(page)
  expect(await changes(page).count()).toBe(0)
  expect(await page.locator('a[href*="/dashboard/audit"]').count()).toBe(0)
  await close()
})
