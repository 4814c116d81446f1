import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { listMessages } from '../../src/features/content/messages/messages.contract.ts'
import { staffWishes } from '../../src/features/guests/wishes/wishes.contract.ts'
import { getAdminReservation, listReservations } from '../../src/features/reservations/reservations-admin.contract.ts'
import { anotherDesk, type Desk, stayFrom, takeByPhone } from '../at-the-desk.ts'
import { bookableVilla } from '../bookable-villa.ts'
import { launchBrowser, openPage } from '../chromium.ts'
import { site } from '../site.ts'

const PHONE = { width: 360, height: 740 }
/** What a form is sent to. */
const FORMS = /\.data(\?|$)/
const PROXY_PAGE = '<html><body><h1>502 Bad Gateway</h1></body></html>'

let browser: Browser
let desk: Desk
beforeAll(async () => {
  browser = await launchBrowser()
  desk = await anotherDesk(site)
})
afterAll(() => browser.close())

/** The next form reaches the site, which does its work; what comes back to the browser is this instead. */
const loseNextAnswer = async (page: Page, instead: { status: number; body?: string }): Promise<void> => {
  let isLost = false
  await page.route(FORMS, async (route) => {
    if (isLost || route.request().method() !== 'POST') return route.continue()
    isLost = true
    await route.fetch({ maxRedirects: 0 })
    await route.fulfill({ ...instead, contentType: 'text/html' })
  })
}

test('whose booking was answered by a gateway that gave up presses again and is led to her own reservation', async () => {
  const { page, close } = await openPage(browser, PHONE)
  const stay = stayFrom(630)
  const { slug } = await bookableVilla(site, stay, 2)
  await page.goto(`${site}/villa/${slug}/reserve?checkin=${stay.checkIn}&checkout=${stay.checkOut}&guests=2`, {
    waitUntil: 'networkidle',
  })
  await page.getByLabel('Ad Soyad').fill('Filiz Kayıp')
  await page.getByLabel('Cep Telefonu').fill('0 (533) 444-55-77')
  await page.getByLabel('E-posta adresiniz').first().fill('filiz@example.com')
  await page.locator('input[name=payBy][value=transfer]').check()
  await page.locator('input[name=contract]').check()
  await page.locator('input[name=preInformation]').check()
  await loseNextAnswer(page, { status: 504 })
  const send = page.getByRole('button', { name: 'Rezervasyon Yap' })
  await send.click()
  await page.getByText('Yanıt alınamadı.').waitFor()
  expect(await page.getByLabel('Ad Soyad').inputValue()).toBe('Filiz Kayıp')
  expect(await page.locator('input[name=payBy][value=transfer]').isChecked()).toBe(true)
  expect(await page.locator('input[name=contract]').isChecked()).toBe(true)

  await send.click()
  await page.waitForURL(/enquire\?token=/)
  const { content } = await desk.api(listReservations, { query: { customer_name: 'Filiz Kayıp' } })
  expect(content).toHaveLength(1)
  await page
    .locator('main')
    .getByText(content[0]?.code ?? 'no code')
    .first()
    .waitFor()
  await close()
})

test('a message to the agency that is sent without a connection stays as it was typed and arrives once', async () => {
  const { page, close } = await openPage(browser, PHONE)
  await page.goto(`${site}/contact`, { waitUntil: 'networkidle' })
  const typed = { name: 'Hale Kopuk', email: 'hale@example.com', message: 'Temmuzda boş villanız var mı?' }
  const field = (name: string) => page.locator(`main form [name=${name}]`)
  for (const [name, text] of Object.entries(typed)) await field(name).fill(text)
  const send = page.getByRole('button', { name: 'Gönder' })
  await page.route(FORMS, (route) => route.abort('internetdisconnected'))
  await send.click()
  await page.getByText('Bağlantı kurulamadı.').waitFor()
  for (const [name, text] of Object.entries(typed)) expect(await field(name).inputValue()).toBe(text)

  await page.unroute(FORMS)
  await send.click()
  await page.waitForURL(/contact\?sent=1/)
  const { content } = await desk.api(listMessages, { query: { search: typed.name } })
  expect(content.map(({ message }) => message)).toEqual([typed.message])
  await close()
})

test('what a guest writes on her reservation’s page and sends again for want of an answer is stored once', async () => {
  const { id } = await takeByPhone(desk, site, stayFrom(644), { name: 'Jale Sessiz' })
  const { guestLink } = (await desk.api(getAdminReservation, { params: { id } })).content
  const token = new URL(guestLink, site).searchParams.get('token') ?? ''
  const { page, close } = await openPage(browser, PHONE)
  await page.goto(`${site}/enquire?token=${encodeURIComponent(token)}`, { waitUntil: 'networkidle' })
  const part = page.locator('#mesaj')
  const send = part.getByRole('button', { name: 'Gönder', exact: true })
  const text = part.locator('textarea[name=text]')
  const stored = async () =>
    (await desk.api(staffWishes, { params: { id } })).content.messages.map((message) => message.text)

  await text.fill('Geç gelebilir miyiz?')
  await loseNextAnswer(page, { status: 502, body: PROXY_PAGE })
  await send.click()
  await part.getByText('Yanıt alınamadı.').waitFor()
  expect(await text.inputValue()).toBe('Geç gelebilir miyiz?')
  expect(await stored()).toEqual(['Geç gelebilir miyiz?'])
  await send.click()
  await part.getByRole('listitem').getByText('Geç gelebilir miyiz?').waitFor()
  expect(await stored()).toEqual(['Geç gelebilir miyiz?'])

  // The next message is another one, with a key of its own, even if it says the same.
  await text.fill('Geç gelebilir miyiz?')
  await send.click()
  await expect.poll(stored).toHaveLength(2)
  await close()
})
