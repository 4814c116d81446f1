import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { getAdminReservation } from '../../src/features/reservations/reservations-admin.contract.ts'
import { allAdminVillas } from '../../src/features/villas/villas.contract.ts'
import type { Stay } from '../../src/kernel/day.ts'
import { ADMIN, anotherDesk, type Desk, OWNER, sitDown, stayFrom, takeByPhone } from '../at-the-desk.ts'
import { foundNow } from '../bookable-villa.ts'
import { launchBrowser } from '../chromium.ts'
import { site } from '../site.ts'

let browser: Browser
let agency: Desk
let owner: Desk
beforeAll(async () => {
  browser = await launchBrowser()
  agency = await anotherDesk(site, ADMIN)
  owner = await anotherDesk(site, OWNER)
})
afterAll(() => browser.close())

const onAPhone = (path: string) => sitDown(browser, site, path, { email: OWNER, width: 360, height: 780 })
const ownVillas = async () => (await owner.api(allAdminVillas)).content

/** A request for a villa of this owner that is free then. */
const aRequest = async (stay: Stay) => {
  const own = new Set((await ownVillas()).map(({ slug }) => slug))
  const villa = (await foundNow(site, stay)).find(({ slug }) => own.has(slug))
  return takeByPhone(agency, site, stay, { villa: villa?.slug, status: 'REQUEST', name: 'Çiğdem Kâhya' })
}

test('an owner says yes to a request with two taps on a phone', async () => {
  const { id, code, villa } = await aRequest(stayFrom(630))
  const { page, close, dialog, confirm, said } = await onAPhone('/dashboard/')
  const card = page
    .locator('section', { has: page.getByRole('button', { name: 'Onayla' }), hasText: villa })
    .filter({ hasText: 'Çiğdem Kâhya' })
  await card.getByRole('button', { name: 'Onayla', exact: true }).click()
  await dialog.getByText(code).waitFor()
  await expect.poll(() => dialog.locator('input').count()).toBe(0)
  await confirm(/^Onayla/)
  await said(`Talep onaylandı · ${code}`)
  await card.waitFor({ state: 'detached' })
  expect((await agency.api(getAdminReservation, { params: { id } })).content.status).toBe('OPTION')
  await close()
})

test('an owner says no with a reason that the agency alone reads, and sees nothing of how to reach the guest', async () => {
  const { id } = await aRequest(stayFrom(640))
  const { page, close, dialog, confirm, status } = await onAPhone(`/dashboard/reservations/${id}`)
  const text = await page.locator('#icerik').innerText()
  expect(text).toContain('Çiğdem Kâhya')
  for (const secret of ['532', 'gulsen@example.com', 'WhatsApp', 'Banka Bilgisi', 'Misafirin sayfası', 'Mesajlar'])
    expect(text).not.toContain(secret)
  await expect.poll(() => page.getByRole('button', { name: 'Misafir bilgilerini düzenle' }).count()).toBe(0)
  await page.getByRole('button', { name: 'Reddet' }).click()
  await dialog.getByRole('button', { name: /^Reddet/ }).click()
  await dialog.getByText('Bir neden yazın.').waitFor()
  await dialog.getByText('Yalnız geçmişe yazılır, misafir görmez.').waitFor()
  await dialog.getByLabel('Neden').fill('O hafta biz geliyoruz')
  await confirm(/^Reddet/)
  await status('Reddedildi')
  await close()
})

test('an owner sees the own villas and their reservations, and no others', async () => {
  const names = new Set((await ownVillas()).map(({ name }) => name))
  const { content: all } = await agency.api(allAdminVillas)
  const foreign = all.find(({ name }) => !names.has(name))
  const strange = await takeByPhone(agency, site, stayFrom(660), { villa: foreign?.slug ?? '' })
  const { page, close } = await onAPhone('/dashboard/villas')
  await page.getByText(`${names.size} kayıt`).waitFor()
  for (const name of await page.locator('[data-card] b').allInnerTexts()) expect(names).toContain(name)

  await page.getByRole('button', { name: 'Menüyü aç' }).click()
  await expect
    .poll(() => page.locator('#menu nav a').allInnerTexts())
    .toEqual(['Anasayfa', 'Villalar', 'Rezervasyonlar'])
  await page.locator('#menu').getByRole('link', { name: 'Rezervasyonlar' }).click()
  await page.locator('[data-card]').first().waitFor()
  for (const villa of await page.locator('[data-card] > a .row:nth-child(2) .ell').allInnerTexts())
    expect(names).toContain(villa)
  await expect.poll(() => page.locator('a[href^="tel:"]').count()).toBe(0)

  await page.goto(`${site}/dashboard/reservations/${strange.id}`)
  await page.getByText('Rezervasyon bulunamadı').waitFor()
  await page.goto(`${site}/dashboard/reservations?villa_id=${foreign?.id}`)
  await page.getByText('Bu filtrede kayıt yok').waitFor()
  await close()
})
