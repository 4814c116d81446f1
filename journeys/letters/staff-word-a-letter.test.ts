import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { listMailTemplates, restoreMailTemplate } from '../../src/features/letters/templates/templates.contract.ts'
import { ADMIN, anotherDesk, type Desk, sitDown, stayFrom, takeByPhone } from '../at-the-desk.ts'
import { launchBrowser } from '../chromium.ts'
import { site } from '../site.ts'

let browser: Browser
let agency: Desk
beforeAll(async () => {
  browser = await launchBrowser()
  agency = await anotherDesk(site, ADMIN)
})
afterAll(async () => {
  const { content: all } = await agency.api(listMailTemplates)
  const version = all.find(({ key }) => key === 'bank_info')?.version ?? 0
  await agency.api(restoreMailTemplate, { params: { id: 'bank_info' }, body: { version } })
  await browser.close()
})

test('staff change a text, send the letter from the list in two presses, and see what was sent', async () => {
  const { code, guestName } = await takeByPhone(agency, site, stayFrom(552), { name: 'Özge İnönü' })
  const { page, close, dialog, said } = await sitDown(browser, site, '/dashboard/templates/mailtemplates?id=bank_info')
  const body = page.locator('[name="body.tr"]')
  await body.waitFor()
  await body.fill('Sayın {{ musteri_adi }}, hesabımız {{ ibann }}')
  await page.getByText('Ön izleme yok: bu mesaj “ibann” değişkenini bilmiyor.').waitFor()
  await page.getByRole('button', { name: /^Kaydet/ }).click()
  await page.getByText('Bu mesaj “ibann” değişkenini bilmiyor.', { exact: true }).waitFor()
  await body.fill('Sayın {{ musteri_adi }}, hesabımız **{{ iban }}**.')
  await expect.poll(() => page.frameLocator('iframe').getByText('hesabımız TR').count()).toBeGreaterThan(0)
  await body.press('Control+s')
  await page.getByText(/^Sizin metniniz ·/).waitFor()

  await page.goto(`${site}/dashboard/reservations?reservation_id=${code}`)
  await page
    .getByRole('button', { name: `Mesaj gönder: ${guestName}` })
    .first()
    .click()
  const bank = dialog.getByRole('region', { name: 'Banka bilgileri ve ön ödeme' })
  await expect
    .poll(() => bank.getByRole('link', { name: 'WhatsApp' }).getAttribute('href'))
    .toContain('https://wa.me/90532')
  await bank.getByRole('button', { name: 'E-posta' }).click()
  await said(/gulsen@example.com/)

  await page.goto(`${site}/dashboard/templates/outbox?search=${code}&template=bank_info`)
  const row = page.locator('tbody tr', { hasText: 'gulsen@example.com' })
  await expect.poll(() => row.getByText('Gönderildi', { exact: true }).count()).toBe(1)
  await row.getByText('Banka bilgileri ve ön ödeme').click()
  await expect
    .poll(() => dialog.frameLocator('iframe').getByText('Sayın Özge İnönü, hesabımız TR').count())
    .toBeGreaterThan(0)
  await dialog.getByRole('button', { name: 'Düz metin' }).click()
  await dialog.getByText('Sayın Özge İnönü, hesabımız TR').waitFor()
  await close()
})
