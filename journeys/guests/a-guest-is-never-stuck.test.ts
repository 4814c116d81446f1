import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addDays, dayInIstanbul } from '../../src/kernel/day.ts'
import { readMail } from '../../tests/received-mail.ts'
import { bookableVilla, foundNow } from '../bookable-villa.ts'
import { launchBrowser, openPage } from '../chromium.ts'
import { mailsTo } from '../outbox.ts'
import { site } from '../site.ts'

const PHONE = { width: 360, height: 740 }
const checkIn = addDays(dayInIstanbul(new Date()), 610)
const stay = { checkIn, checkOut: addDays(checkIn, 7) }

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

const focused = (page: Page): Promise<string> =>
  page.evaluate(() => document.activeElement?.getAttribute('name') ?? document.activeElement?.id ?? '')

test('what she held is called hers when she goes back, her mistakes go as she mends them, her mail fits a small phone', async () => {
  const { page, faults, close } = await openPage(browser, PHONE)
  const { slug } = await bookableVilla(site, stay, 2)
  await page.goto(`${site}/villa/${slug}/reserve?checkin=${stay.checkIn}&checkout=${stay.checkOut}&guests=2`, {
    waitUntil: 'networkidle',
  })

  // Every fault stands at its field at once, a phone number that cannot be one too.
  const send = page.getByRole('button', { name: 'Rezervasyon Yap' })
  await page.getByLabel('Cep Telefonu').fill('12')
  await send.click()
  const wrong = page.locator('main [aria-invalid=true]')
  await wrong.first().waitFor()
  await expect
    .poll(() => wrong.evaluateAll((fields) => fields.map((field) => field.getAttribute('name'))))
    .toEqual(['name', 'phone', 'email', 'contract', 'preInformation'])
  await expect.poll(() => focused(page)).toBe('name')
  await page.getByLabel('Ad Soyad').fill('Nermin Aydın')
  await page.getByLabel('Cep Telefonu').fill('0 (533) 444-55-66')
  await page.getByLabel('E-posta adresiniz').first().fill('nermin@example.com')
  await page.locator('input[name=contract]').check()
  await expect.poll(() => wrong.count()).toBe(1)
  await page.locator('input[name=preInformation]').check()
  await expect.poll(() => wrong.count()).toBe(0)

  // A lost connection costs nothing that was typed.
  await page.locator('input[name=payBy][value=transfer]').check()
  await page.context().setOffline(true)
  await send.click()
  await page.getByText('Bağlantı kurulamadı.').waitFor()
  await expect.poll(() => page.getByLabel('Ad Soyad').inputValue()).toBe('Nermin Aydın')
  await page.context().setOffline(false)
  await send.click()

  // The next page begins at its top, for the eye and for the keyboard.
  await page.waitForURL(/enquire\?token=/)
  await page
    .locator('main')
    .getByText(/HV[0-9A-Z]{7}/)
    .first()
    .waitFor()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  await expect.poll(() => focused(page)).toBe('main')

  // Back: not "taken", but hers.
  await page.goBack()
  await page.getByText('Bu tarihler zaten sizin için ayrıldı.').waitFor()
  await page.getByRole('link', { name: 'Rezervasyonunuza dönün' }).click()
  await page.waitForURL(/enquire\?token=/)

  expect(faults.filter((fault) => !fault.includes('ERR_INTERNET_DISCONNECTED'))).toEqual([])

  await page.goto('about:blank')
  await page.setViewportSize({ width: 280, height: 600 })
  await page.setContent(await mailTo('nermin@example.com'))
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(280)
  await close()
})

test('nights that go to somebody else while she types are told where her keyboard is, with others near them', async () => {
  const { page, close } = await openPage(browser, PHONE)
  const late = { checkIn: addDays(checkIn, 14), checkOut: addDays(checkIn, 21) }
  const { slug } = await bookableVilla(site, late, 2)
  await page.goto(`${site}/villa/${slug}/reserve?checkin=${late.checkIn}&checkout=${late.checkOut}&guests=2`, {
    waitUntil: 'networkidle',
  })
  await page.getByLabel('Ad Soyad').fill('Gül Er')
  await page.getByLabel('Cep Telefonu').fill('+44 7911 123456')
  await page.getByLabel('E-posta adresiniz').first().fill('gul@example.com')
  await page.locator('input[name=contract]').check()
  await page.locator('input[name=preInformation]').check()
  const other = {
    name: 'Can Ak',
    email: 'can@example.com',
    phone: '0532 000 00 00',
    adults: 2,
    payBy: 'card',
    acceptContract: true,
  }
  const taken = await fetch(`${site}/v1/reservation`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ villa: slug, ...late, ...other }),
  })
  expect(taken.status).toBe(201)
  await page.getByRole('button', { name: 'Rezervasyon Yap' }).click()
  const notice = page.locator('[data-notice]')
  await notice.getByText('bu tarihler başka bir misafire verildi').waitFor()
  await expect.poll(() => notice.evaluate((element) => element === document.activeElement)).toBe(true)
  await expect.poll(() => notice.getByRole('link').count()).toBeGreaterThan(1)
  await close()
})

test('a stay that is too short names its rule and days that work, one press from the price', async () => {
  const { page, close } = await openPage(browser, PHONE)
  const villa = await strictVilla()
  const checkOut = addDays(checkIn, 2)
  await page.goto(`${site}/villa/${villa}?checkin=${checkIn}&checkout=${checkOut}&guests=2`, {
    waitUntil: 'networkidle',
  })
  await page.getByRole('button', { name: 'Tarihi Değiştir' }).click()
  const sheet = page.locator('dialog[open]')
  await expect.poll(() => sheet.innerText()).toMatch(/girişi için en az \d+\sgece/)
  await sheet.getByRole('link', { name: /gece/ }).first().click()
  await sheet.getByText('Toplam Tutar').waitFor()
  await expect.poll(() => sheet.getByRole('link', { name: /Rezervasyon/ }).isVisible()).toBe(true)
  await close()
})

test('a filter that is ticked with the keyboard keeps the focus while the list changes', async () => {
  const { page, close } = await openPage(browser, { width: 1280, height: 800 })
  await page.goto(`${site}/listing?map=0`, { waitUntil: 'networkidle' })
  await page.getByRole('checkbox', { name: /^Fethiye/ }).focus()
  await page.keyboard.press('Space')
  await page.waitForURL(/town=fethiye/)
  await page.getByRole('heading', { level: 1, name: /^Fethiye:/ }).waitFor()
  await expect.poll(() => focused(page)).toBe('town')
  await close()
})

/** A villa that is free on these days but wants more than two nights. */
const strictVilla = async (): Promise<string> => {
  for (const { slug, live } of await foundNow(site, stay)) {
    const asked = await fetch(
      `${site}/v1/villa/${slug}/quote?checkin=${checkIn}&checkout=${addDays(checkIn, 2)}&guests=2`,
    )
    const { content: quote } = await asked.json()
    if (live && quote.why?.kind === 'min-nights') return slug
  }
  throw new Error(`Every villa is sold for two nights from ${checkIn}.`)
}

const mailTo = async (address: string): Promise<string> => {
  for (let time = 0; time < 400; time++) {
    const [mail] = await mailsTo(address)
    if (mail) return readMail(mail).html
    await new Promise((resolve) => setTimeout(resolve, 500))
  }
  throw new Error(`No mail came to ${address}.`)
}
