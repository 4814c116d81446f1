import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { launchBrowser, openPage } from '../chromium.ts'
import { site } from '../site.ts'

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

test('a sentence becomes chips that are taken away one by one; what was not understood is said', async () => {
  const { page, faults, close } = await openPage(browser, { width: 1280, height: 860 })
  await page.goto(site)
  const box = page.getByRole('combobox', { name: 'Villa ara' })
  await box.fill('temmuz ilk hafta 6 kişi kalkan ısıtmalı havuz 250 bine kadar helikopter pisti')
  await box.press('Enter')
  await page.waitForURL(/\/listing\?/)
  const asked = () => Object.fromEntries(new URL(page.url()).searchParams)
  expect(asked()).toMatchObject({ guests: '6', town: 'kalkan', feature: 'isitmali-havuz', maxPrice: '250000' })
  expect(asked().checkin).toMatch(/-07-01$/)
  await page.getByText('Anlaşılmayan: helikopter pisti').waitFor()
  for (const [chip, name] of [
    ['6 kişi', 'guests'],
    ['Isıtmalı Havuz', 'feature'],
    ['Kalkan', 'town'],
  ] as const) {
    await page.getByRole('link', { name: new RegExp(`^Filtreyi kaldır: ${chip.replace(' ', '\\s')}$`) }).click()
    await expect.poll(() => asked()[name]).toBeUndefined()
  }
  expect(asked().checkin).toMatch(/-07-01$/)
  expect(faults).toEqual([])
  await close()
})

test.each([
  ['/en', 'Search villas', 'first week of July, 6 people, Kalkan'],
  ['/ru', 'Поиск виллы', 'первая неделя июля, 6 человек, Калкан'],
])('%s reads its own language', async (home, label, sentence) => {
  const { page, faults, close } = await openPage(browser, { width: 1280, height: 860 })
  await page.goto(site + home)
  const box = page.getByRole('combobox', { name: label })
  await box.fill(sentence)
  await box.press('Enter')
  await page.waitForURL(/\/listing\?/)
  const { guests, town, checkin } = Object.fromEntries(new URL(page.url()).searchParams)
  expect([guests, town, checkin?.slice(5)]).toEqual(['6', 'kalkan', '07-01'])
  expect(faults).toEqual([])
  await close()
})
