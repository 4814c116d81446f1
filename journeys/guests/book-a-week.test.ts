import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addDays, dayInIstanbul } from '../../src/kernel/day.ts'
import { bookableVilla } from '../bookable-villa.ts'
import { launchBrowser, openPage } from '../chromium.ts'
import { mailsTo } from '../outbox.ts'
import { site } from '../site.ts'

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

const until = async <T>(ask: () => Promise<T | undefined>, what: string): Promise<T> => {
  for (let time = 0; time < 400; time++) {
    const answer = await ask()
    if (answer !== undefined) return answer
    await new Promise((resolve) => setTimeout(resolve, 500))
  }
  throw new Error(`Waited too long for ${what}.`)
}

const payAtTheBank = async (page: Page) => {
  await page.waitForURL(/demo-bank/)
  await page.getByRole('button', { name: 'Devam' }).click()
  await page.getByLabel('Doğrulama kodu').fill('123456')
  await page.getByRole('button', { name: 'Onayla' }).click()
}

const today = dayInIstanbul(new Date())
const SCREENS = [
  { name: 'a phone', width: 360, height: 780, checkIn: addDays(today, 670), email: 'telefon@example.com' },
  { name: 'a desktop', width: 1440, height: 900, checkIn: addDays(today, 537), email: 'masaustu@example.com' },
]

describe.each(SCREENS)('a week booked on $name', ({ width, height, checkIn, email }) => {
  test('search, villa, quote, request, card, confirmed, mail, found again, seen by staff', async () => {
    const { page, faults, close } = await openPage(browser, { width, height })
    const checkOut = addDays(checkIn, 7)

    // Search: only villas that can be booked, each with the total of the stay.
    await page.goto(`${site}/listing?checkin=${checkIn}&checkout=${checkOut}&guests=2`)
    const villa = await bookableVilla(site, { checkIn, checkOut }, 2)
    const total = new Intl.NumberFormat('tr-TR').format(Math.trunc((villa.stay?.total ?? 0) / 100))
    const card = page
      .locator('main article, main li')
      .filter({ has: page.locator(`a[href*="/villa/${villa.slug}?"]`) })
      .first()
    await expect.poll(() => card.innerText()).toContain(total)

    // Villa: the same total in the quote as in the list.
    await card.locator(`a[href*="/villa/${villa.slug}?"]`).first().click()
    await page.waitForURL(/\/villa\//)
    await page.locator('h1', { hasText: villa.name }).waitFor()
    await expect.poll(() => page.locator('main').innerText()).toContain(total)

    // Request: nine fields, consents unticked.
    await page.locator('a:visible', { hasText: 'Rezervasyon Yap' }).first().click()
    await page.waitForURL(/\/reserve/)
    await expect.poll(() => page.locator('main form input[type=checkbox]:checked').count()).toBe(0)
    await page.getByRole('button', { name: 'Rezervasyon Yap' }).click()
    await page.locator('[aria-invalid=true]').first().waitFor()
    await page.getByLabel('Ad Soyad').fill('Zeynep Tunalı')
    await page.getByLabel('Cep Telefonu').fill('0532 123 45 67')
    await page.getByLabel('E-posta adresiniz').first().fill(email)
    await page.locator('input[name=contract]').check()
    await page.locator('input[name=preInformation]').check()
    await page.getByRole('button', { name: 'Rezervasyon Yap' }).click()

    // Card: the bank's own page, then confirmed.
    await page.waitForURL(/guvenli-odeme\?token=/)
    await page.locator('input[name=acceptTerms]').check()
    await page.locator('button[name=intent][value=start]').click()
    await payAtTheBank(page)
    await page.waitForURL(/guvenli-odeme\?token=.*result=paid/)
    await expect.poll(() => page.locator('main').innerText()).toMatch(/onaylandı|kesinleşti|alındı/i)

    // Mail: held, then confirmed, each once.
    const code = await until(async () => {
      const mails = await mailsTo(email)
      const confirmed = mails.filter((mail) => /HV[0-9A-Z]{7}/.test(mail) && decodeSubject(mail).includes('onaylandı'))
      return confirmed.length === 1 ? /HV[0-9A-Z]{7}/.exec(decodeSubject(confirmed[0] ?? ''))?.[0] : undefined
    }, 'the confirmation mail')

    // Found again without an account: by code and phone.
    await page.goto(`${site}/enquire`)
    await page.locator('main input[name=code]').fill(code)
    await page.locator('main input[name=contact]').fill('0532 123 45 67')
    await page.locator('main form button[type=submit]').first().click()
    await page.waitForURL(/enquire\?token=/)
    await page.locator('main').getByText(code).first().waitFor()

    // Staff see it.
    await page.goto(`${site}/dashboard/login`)
    await page.locator('input[name=email]').fill('admin@happyvillalari.test')
    await page.locator('input[name=password]').fill('mutlu-villa-2026')
    await page.locator('button[type=submit]').click()
    await page.waitForURL((url) => url.pathname.replace(/\/$/, '') === '/dashboard')
    await page.goto(`${site}/dashboard/reservations?reservation_id=${code}`)
    const row = page.locator('a[href*="/dashboard/reservations/"]', { hasText: code }).first()
    await row.waitFor({ state: 'attached' })
    await page
      .locator(`a[href="${await row.getAttribute('href')}"]:visible`)
      .first()
      .click()
    await page.waitForURL(/\/dashboard\/reservations\/\d+/)
    await page.locator('main h1', { hasText: code }).waitFor()
    await expect
      .poll(() => page.locator('main').innerText())
      .toMatch(/Onaylandı[\s\S]*Zeynep Tunalı|Zeynep Tunalı[\s\S]*Onaylandı/)
    expect(faults).toEqual([])
    await close()
  })
})

/** The subject of a raw mail, its encoded words read. */
const decodeSubject = (mail: string): string => {
  const folded = /^Subject: (.*(?:\r?\n[ \t].*)*)/m.exec(mail)?.[1] ?? ''
  return folded
    .replace(/\r?\n[ \t]+/g, ' ')
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?utf-8\?([QB])\?(.*?)\?=/gi, (_, kind: string, text: string) =>
      kind.toUpperCase() === 'B'
        ? Buffer.from(text, 'base64').toString()
        : Buffer.from(
            text
              .replaceAll('_', ' ')
              .replace(/=([0-9A-F]{2})/g, (__, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
            'latin1',
          ).toString(),
    )
}
