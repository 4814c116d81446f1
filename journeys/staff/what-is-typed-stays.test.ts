import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createVilla } from '../../src/features/pricing/new-villa.contract.ts'
import { getAdminReservation } from '../../src/features/reservations/reservations-admin.contract.ts'
import { listChoices } from '../../src/features/villas/choices/choices.contract.ts'
import { getAdminVilla } from '../../src/features/villas/editor/house.contract.ts'
import { anotherDesk, sitDown, stayFrom, takeByPhone } from '../at-the-desk.ts'
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

test('a note that is written on while it is saved is kept whole', async () => {
  const desk = await anotherDesk(site)
  const { id } = await takeByPhone(desk, site, stayFrom(430))
  const { page, close } = await sitDown(browser, site, `/dashboard/reservations/${id}`)
  const note = page.getByRole('textbox', { name: 'Yeni not' })
  const saving = await heldBack(page, '**/notes')
  await note.fill('Bebek yatağı')
  await page.getByRole('button', { name: 'Not ekle' }).click()
  await saving.asked
  await note.press('End')
  await note.pressSequentially(' iki tane')
  saving.letGo()
  await expect.poll(async () => (await desk.api(getAdminReservation, { params: { id } })).content.notes.length).toBe(1)
  await page.locator('p', { hasText: 'Bebek yatağı' }).first().waitFor()
  expect(await note.inputValue()).toBe('Bebek yatağı iki tane')
  await close()
})

test('what was written although its answer was lost is not written a second time in other words', async () => {
  const desk = await anotherDesk(site)
  const { id } = await takeByPhone(desk, site, stayFrom(440))
  const { page, close, dialog, said } = await sitDown(browser, site, `/dashboard/reservations/${id}`)
  await page.route('**/money', async (route) => {
    await route.fetch()
    await route.fulfill({ status: 504, contentType: 'text/html', body: '<h1>Gateway Timeout</h1>' })
  })
  await page.getByRole('button', { name: /^Ödeme al/ }).click()
  const note = dialog.getByRole('textbox', { name: /^Not/ })
  await note.fill('Elden')
  const take = dialog.getByRole('button', { name: / al$/ })
  await take.click()
  await said('Sunucu şu anda yanıt vermiyor')
  await page.unroute('**/money')
  await note.fill('Elden, makbuzlu')
  for (let press = 0; press < 2; press++) {
    await take.click()
    await dialog.getByRole('alert').getByText('ikinci kez yazılmadı').waitFor()
  }
  const { ledger } = (await desk.api(getAdminReservation, { params: { id } })).content
  expect(ledger.map((entry) => entry.note)).toEqual(['Elden'])
  await close()
})
