import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createVilla } from '../../src/features/pricing/new-villa.contract.ts'
import { listChoices } from '../../src/features/villas/choices/choices.contract.ts'
import { getAdminVilla } from '../../src/features/villas/editor/house.contract.ts'
import { anotherDesk, sitDown } from '../at-the-desk.ts'
import { launchBrowser } from '../chromium.ts'
import { site } from '../site.ts'

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

/** Keeps the answer to the next write at an address until it is let go. */
const heldBack = async (page: Page, address: string) => {
  const asked = Promise.withResolvers<void>()
  const free = Promise.withResolvers<void>()
  await page.route(address, async (route) => {
    if (route.request().method() === 'GET') return route.continue()
    const answer = await route.fetch()
    asked.resolve()
    await free.promise
    await route.fulfill({ response: answer })
  })
  return { asked: asked.promise, letGo: free.resolve }
}

test('whoever writes on while a text is saved loses no letter, and stays in the line', async () => {
  const { page, close, said } = await sitDown(browser, site, '/dashboard/blog/new')
  const title = page.locator('[name="title.tr"]')
  const body = page.locator('[name="body.tr"]')
  const saving = await heldBack(page, '**/v1/admin/blog')
  await title.fill('Yazarken kaydedilen yazı ')
  await body.pressSequentially('Birinci')
  await page.keyboard.press('Control+s')
  await saving.asked
  await body.pressSequentially(' ve ikinci')
  saving.letGo()
  await said('Kaydedildi.')
  await page.getByText('1 değişiklik').waitFor()
  expect(await title.inputValue()).toBe('Yazarken kaydedilen yazı')
  expect(await body.inputValue()).toBe('Birinci ve ikinci')
  expect(await body.evaluate((field) => field === document.activeElement)).toBe(true)

  await page.keyboard.press('Control+s')
  await page.waitForURL(/\/dashboard\/blog\/\d+$/)
  await page.getByRole('heading', { name: 'Yazarken kaydedilen yazı' }).waitFor()
  expect(await body.inputValue()).toBe('Birinci ve ikinci')
  await close()
})

test('what a house has is saved beside what is still typed of it, and takes nothing of it away', async () => {
  const { api } = await anotherDesk(site)
  const { towns, owners } = (await api(listChoices)).content
  const [town] = towns
  const place = { townId: town?.id ?? 0, districtId: town?.districts[0]?.id ?? 0, ownerId: owners[0]?.id ?? 0 }
  const body = { name: 'Villa Yarım Cümle', ...place, guests: 6, bedrooms: 3, bathrooms: 2, currency: 'TL' as const }
  const { id } = (await api(createVilla, { body })).content
  const stored = async () => (await api(getAdminVilla, { params: { id } })).content

  const { page, close, said } = await sitDown(browser, site, `/dashboard/villas/${id}`)
  await page.locator('[name="headline.tr"]').fill('Denize bakan')
  await page.locator('[name="description.tr"]').fill('Taş ev.')
  await page.locator('#ozellikler').getByRole('checkbox').first().check()
  await page.getByRole('button', { name: '1 değişikliği kaydet' }).click()
  await expect.poll(async () => (await stored()).featureIds.length).toBe(1)
  await page.getByText('2 değişiklik').waitFor()
  expect(await page.locator('[name="headline.tr"]').inputValue()).toBe('Denize bakan')
  await page.locator('[name="headline.tr"]').press('Control+s')
  await expect.poll(async () => (await stored()).house.headline?.tr).toBe('Denize bakan')
  await said('Başarılı')
  await close()
})

test('a section of the settings that is discarded begins again with what is stored', async () => {
  const { page, close } = await sitDown(browser, site, '/dashboard/settings/contact')
  const hours = page.locator('[name="working_hours"]')
  const before = await hours.inputValue()
  await hours.fill('Hiçbir zaman')
  await page.getByRole('button', { name: 'Vazgeç' }).click()
  await expect.poll(() => hours.inputValue()).toBe(before)
  await expect.poll(() => page.getByRole('button', { name: 'Vazgeç' }).count()).toBe(0)
  await close()
})
