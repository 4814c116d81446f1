import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { moveReservation } from '../../src/features/reservations/reservations-admin.contract.ts'
import { ADMIN, anotherDesk, type Desk, stayFrom, takeByPhone } from '../at-the-desk.ts'
import { bookableVilla } from '../bookable-villa.ts'
import { launchBrowser, openPage } from '../chromium.ts'
import { joined, mailsTo } from '../outbox.ts'
import { site } from '../site.ts'

let browser: Browser
let agency: Desk
beforeAll(async () => {
  browser = await launchBrowser()
  agency = await anotherDesk(site, ADMIN)
})
afterAll(() => browser.close())

const LINK = /\/watch\?token=[\w-]+/

test('a taken stay is watched: confirmed by the link of a mail, told when it opens, ended by one press', async () => {
  const stay = stayFrom(587)
  const email = `bekleyen${Date.now()}@example.com`
  const villa = await bookableVilla(site, stay, 2)
  const taken = await takeByPhone(agency, site, stay, { villa: villa.slug, status: 'CONFIRMED', reason: 'Deneme' })

  const { page, faults, close } = await openPage(browser, { width: 360, height: 780 })
  await page.goto(site)
  const { id, slug, name, thumbnail } = villa
  await page.evaluate((liked) => localStorage.setItem('happyvillalari.favorites', JSON.stringify([liked])), {
    ...{ id, slug, name, thumbnail },
  })
  await page.goto(`${site}/favourites?checkin=${stay.checkIn}&checkout=${stay.checkOut}&guests=2`)
  await page.locator('[data-liked]').getByText('dolu.').waitFor()
  await page.getByRole('button', { name: 'Boşalırsa haber ver' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('E-posta').fill('kimse')
  await dialog.getByRole('button', { name: 'Haber ver', exact: true }).click()
  await expect.poll(() => dialog.getByLabel('E-posta').getAttribute('aria-invalid')).toBe('true')
  await dialog.getByLabel('E-posta').fill(email)
  await dialog.getByRole('button', { name: 'Haber ver', exact: true }).click()
  await dialog.getByText('E-postanızı açın').waitFor()

  // opening the link of the mail changes nothing, pressing does
  await expect.poll(async () => (await mailsTo(email)).length).toBe(1)
  const link = LINK.exec(joined((await mailsTo(email))[0] ?? ''))?.[0] ?? ''
  await page.goto(site + link)
  await page.getByRole('button', { name: 'Evet, haber verin' }).click()
  await page.getByText('Tamam: bir değişiklik olursa yazacağız.').waitFor()

  // the dates open: one mail, whose link ends it
  await agency.api(moveReservation, { params: { id: taken.id }, body: { move: 'cancel', reason: 'Deneme' } })
  await expect.poll(async () => (await mailsTo(email)).length).toBe(2)
  const told = (await mailsTo(email)).map(joined).join('\n')
  expect(told).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click')
  await page.goto(site + link)
  await page.getByRole('button', { name: 'Artık haber vermeyin' }).click()
  await page.getByText('Bu konaklama için artık yazmıyoruz.').waitFor()
  await page.goto(`${site}/watch?token=baskasinin`)
  await page.getByText('Bu bağlantı artık geçerli değil.').waitFor()
  expect(faults.filter((fault) => !fault.includes('400 (Bad Request)'))).toEqual([]) // the address that was none
  await close()
}, 300_000)
