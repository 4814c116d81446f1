import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sitDown, stayFrom, typed } from '../at-the-desk.ts'
import { bookableVilla } from '../bookable-villa.ts'
import { launchBrowser, openPage } from '../chromium.ts'
import { site } from '../site.ts'

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

test('a guest’s message becomes an offer, the guest chooses on a phone, and staff see the option it became', async () => {
  const stay = stayFrom(661)
  const { name } = await bookableVilla(site, stay, 3)
  const message = `Merhaba, ${typed(stay.checkIn)} - ${typed(stay.checkOut)} 2 yetişkin 1 çocuk, helikopter pisti olsun`

  // The message fills the fields, and what nobody understood is said.
  const office = await sitDown(browser, site, '/dashboard/offer')
  const { page, dialog } = office
  await page.locator('textarea[name="message"]').fill(message)
  await page.getByText('Anlaşılmadı: “helikopter pisti”').waitFor()
  await expect.poll(() => page.getByLabel('Giriş', { exact: false }).first().inputValue()).toBe(typed(stay.checkIn))
  await expect.poll(() => page.getByLabel('Çocuk', { exact: true }).inputValue()).toBe('1')

  // One villa into the offer, the guest's name and number, and the text is there.
  await page.getByRole('button', { name: `${name}: teklife ekle` }).click()
  await page.locator('[name="name"]').fill('Zeynep Arslan')
  await page.locator('[name="phone"]').fill('0533 661 00 01')
  await page.keyboard.press('Control+Enter')
  await dialog.getByText('Merhaba Zeynep Arslan,').waitFor()
  const address = await dialog.locator('code').innerText()
  const whatsApp = await dialog.getByRole('link', { name: 'WhatsApp’ta aç' }).getAttribute('href')
  expect(decodeURIComponent(whatsApp ?? '')).toContain(address)
  expect(decodeURIComponent(whatsApp ?? '')).toContain(name)
  await dialog.getByRole('button', { name: 'Kapat' }).click()
  await page.goto(`${site}/dashboard/offer/list`)
  await page.getByText('Henüz açılmadı').first().waitFor()

  // The guest, with a thumb.
  const guest = await openPage(browser, { width: 360, height: 780 })
  await guest.page.goto(address)
  await guest.page.getByRole('heading', { name: 'Zeynep Arslan, sizin için 1 villa seçtik' }).waitFor()
  await guest.page.getByText('Bunu seçiyorum').click()
  await guest.page.getByText('Havale / EFT').click()
  await guest.page.locator('[name="contract"]').check()
  await guest.page.locator('[name="information"]').check()
  await guest.page.getByRole('button', { name: 'Seçtiğim villayı tut' }).click()
  await guest.page.waitForURL((url) => url.pathname === '/enquire')
  await guest.page.getByText(name).first().waitFor()
  await guest.page.goto(address)
  await guest.page.getByText('Seçiminizi aldık.').first().waitFor()
  expect(guest.faults).toEqual([])
  await guest.close()

  // Staff see that it was chosen, and the option.
  await page.reload()
  const row = page.getByRole('row').filter({ hasText: 'Zeynep Arslan' }).first()
  await row.getByText('Seçildi').waitFor()
  await row.getByRole('link').click()
  await page.getByText('gönderdiğiniz tekliften seçti').waitFor()
  await office.status('Opsiyonlu')
  await office.close()
})
