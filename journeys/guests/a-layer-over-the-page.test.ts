import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { launchBrowser, openPage } from '../chromium.ts'
import { site } from '../site.ts'

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

const VILLA = '/villa/villa-kum-saati'

const openVilla = async () => {
  const opened = await openPage(browser, { width: 412, height: 915 })
  const { page } = opened
  await page.goto(site + VILLA, { waitUntil: 'networkidle' })
  const dates = page.locator('#fiyat button[aria-haspopup=dialog]').first()
  await dates.scrollIntoViewIfNeeded()
  return { ...opened, dates, calendar: page.getByRole('dialog', { name: 'Tarihlerinizi seçin' }) }
}

/** Whether the layer that is seen keeps the page behind it from being used. */
const isModal = (page: Page) => page.evaluate(() => document.querySelector(':modal') !== null)
const focusIsInLayer = (page: Page) => page.evaluate(() => document.activeElement?.closest('dialog') !== null)

/** The page draws no frame any more: what waits for one never comes. */
const withoutFrames = (page: Page) =>
  page.evaluate(() => {
    window.requestAnimationFrame = () => 0
  })

test('the calendar keeps the page behind it still, and gives the focus back to what opened it', async () => {
  const { page, dates, calendar, faults, close } = await openVilla()
  await dates.focus()
  await page.keyboard.press('Enter')
  await calendar.locator('td button').first().waitFor()
  await expect.poll(() => isModal(page)).toBe(true)
  expect(await page.evaluate(() => getComputedStyle(document.body).overflow)).toBe('hidden')
  for (let times = 0; times < 12; times++) {
    await page.keyboard.press('Tab')
    expect(await page.evaluate(() => document.activeElement?.closest('main > *:not(:has(dialog))') ?? null)).toBe(null)
  }
  await page.keyboard.press('Escape')
  await calendar.waitFor({ state: 'hidden' })
  expect(await dates.evaluate((button) => button === document.activeElement)).toBe(true)
  expect(await page.evaluate(() => getComputedStyle(document.body).overflow)).not.toBe('hidden')
  expect(faults).toEqual([])
  await close()
})

test('a key that comes before the calendar was drawn finds it modal already', async () => {
  const { page, dates, calendar, faults, close } = await openVilla()
  await dates.focus()
  await withoutFrames(page)
  await page.keyboard.press('Enter')
  await calendar.waitFor()
  expect(await isModal(page)).toBe(false)
  await page.keyboard.press('Tab')
  expect(await isModal(page)).toBe(true)
  expect(await focusIsInLayer(page)).toBe(true)
  await page.keyboard.press('Escape')
  await calendar.waitFor({ state: 'hidden' })
  expect(await dates.evaluate((button) => button === document.activeElement)).toBe(true)
  expect(faults).toEqual([])
  await close()
})

test('Escape closes a calendar that was not drawn yet', async () => {
  const { page, dates, calendar, faults, close } = await openVilla()
  await dates.focus()
  await withoutFrames(page)
  await page.keyboard.press('Enter')
  await calendar.waitFor()
  await page.keyboard.press('Escape')
  await calendar.waitFor({ state: 'hidden' })
  expect(await dates.evaluate((button) => button === document.activeElement)).toBe(true)
  await dates.click()
  await calendar.waitFor()
  expect(faults).toEqual([])
  await close()
})

test('a press beside a layer that was not drawn yet closes it and presses nothing behind it', async () => {
  const { page, faults, close } = await openPage(browser, { width: 412, height: 915 })
  await page.goto(site + VILLA, { waitUntil: 'networkidle' })
  await withoutFrames(page)
  await page.locator('[data-dock] > button').first().click()
  const sheet = page.locator('dialog:popover-open')
  await sheet.waitFor()
  await page.mouse.click(206, 20)
  await expect.poll(() => isModal(page)).toBe(true)
  expect(new URL(page.url()).pathname).toBe(VILLA)
  await page.mouse.click(206, 20)
  await expect.poll(() => isModal(page)).toBe(false)
  expect(faults).toEqual([])
  await close()
})
