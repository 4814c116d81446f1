import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { moveReservation } from '../../src/features/reservations/reservations-admin.contract.ts'
import { ADMIN, anotherDesk, type Desk, sitDown, stayFrom, takeByPhone } from '../at-the-desk.ts'
import { launchBrowser, openPage } from '../chromium.ts'
import { site } from '../site.ts'

let browser: Browser
let agency: Desk
beforeAll(async () => {
  browser = await launchBrowser()
  agency = await anotherDesk(site, ADMIN)
})
afterAll(() => browser.close())

test('a guest on a phone waits behind an option, staff see her, and she gets the villa when it falls', async () => {
  const { checkIn, checkOut } = stayFrom(452)
  const first = await takeByPhone(agency, site, { checkIn, checkOut })
  const { page, close } = await openPage(browser, { width: 360, height: 780 })
  await page.goto(`${site}/villa/${first.villaSlug}?checkin=${checkIn}&checkout=${checkOut}&guests=2`)
  await page.locator('a:visible', { hasText: 'Sıraya Gir' }).first().click()
  await page.waitForURL(/behind=1/)
  await page.getByText('başka bir misafirin opsiyonunda').waitFor()
  await page.getByLabel('Ad Soyad').fill('Nehir Sarıgül')
  await page.getByLabel('Cep Telefonu').fill('0533 765 43 21')
  await page.getByLabel('E-posta adresiniz').first().fill('nehir@example.com')
  await page.locator('input[name=contract]').check()
  await page.locator('input[name=preInformation]').check()
  await page.getByRole('button', { name: 'Sıraya Gir' }).click()
  await page.waitForURL(/enquire/)
  await page.getByText('Sıranız: 1').waitFor()

  const desk = await sitDown(browser, site, `/dashboard/reservations/${first.id}`)
  await desk.page.getByText('Arkasında 1 misafir sırada bekliyor.').waitFor()
  await agency.api(moveReservation, { params: { id: first.id }, body: { move: 'cancel', reason: 'Vazgeçti' } })
  await expect
    .poll(
      async () => {
        await page.reload()
        return page.locator('main').innerText()
      },
      { interval: 2000 },
    )
    .toContain('Opsiyonda')
  await desk.close()
  await close()
})
