import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { listConflicts, otherVillas } from '../../src/features/occupancy/conflicts/conflicts.contract.ts'
import { getAdminVilla } from '../../src/features/villas/editor/house.contract.ts'
import { addDays, dayInIstanbul } from '../../src/kernel/day.ts'
import { found } from '../../src/kernel/refusal.ts'
import { aCalendar, openCalendarStand } from '../../tests/calendar-stand.ts'
import { anotherDesk, inWords, sitDown, stayFrom, takeByPhone } from '../at-the-desk.ts'
import { foundNow } from '../bookable-villa.ts'
import { launchBrowser } from '../chromium.ts'
import { site } from '../site.ts'

let browser: Browser
let stand: Awaited<ReturnType<typeof openCalendarStand>>
beforeAll(async () => {
  browser = await launchBrowser()
  stand = await openCalendarStand()
})
afterAll(async () => {
  await browser.close()
  await stand.end()
})

test('an owner sells nights that our guest has: the guest moves at the old price, the owner’s month bears the difference', async () => {
  const desk = await anotherDesk(site)
  const stay = stayFrom(540)
  const cheapest = (await foundNow(site, stay))
    .filter(({ live, currency }) => live && currency === 'TL')
    .sort((one, other) => (one.stay?.total ?? 0) - (other.stay?.total ?? 0))[0]
  const villa = found(cheapest).slug
  const ours = await takeByPhone(desk, site, stay, {
    villa,
    status: 'CONFIRMED',
    reason: 'Havale geldi',
    name: 'Şule Arıkan',
  })
  const { ownerId } = (await desk.api(getAdminVilla, { params: { id: ours.villaId } })).content
  const url = stand.put('/clash/secret.ics', aCalendar(['sold', addDays(stay.checkIn, 2), addDays(stay.checkOut, 1)]))
  const { page, dialog, said, close } = await sitDown(browser, site, `/dashboard/villas/${ours.villaId}/feeds`)

  // the owner's calendar has sold them elsewhere
  await page.getByRole('button', { name: 'Yeni Ekle' }).first().click()
  await dialog.getByLabel('iCal adresi').fill(url)
  await dialog.getByLabel('Ad', { exact: true }).fill('Booking.com')
  await dialog.getByRole('button', { name: 'Oku ve ön izle' }).click()
  await dialog.getByText('5 gece çakışıyor').waitFor()
  await dialog.getByRole('button', { name: /dolu, −0 aç/ }).click()
  await dialog.waitFor({ state: 'detached' })

  // a dearer villa of somebody else, at the price that the guest has
  const { conflicts } = (await desk.api(listConflicts)).content
  const { closingId: closing } = found(conflicts.find(({ reservationId }) => reservationId === ours.id))
  const others = (await desk.api(otherVillas, { params: { closing, reservation: ours.id } })).content.slice(0, 5)
  const dearer = found(others.find(({ difference, sameOwner }) => difference > 0 && !sameOwner))
  await page.goto(`${site}/dashboard/occupancy/conflicts`)
  await page
    .getByRole('navigation', { name: 'Çakışma sırası' })
    .getByRole('button', { name: /Şule Arıkan/ })
    .click()
  await page.getByRole('radio', { name: 'Bizim misafiri başka villaya taşı' }).check()
  await page.getByRole('radio', { name: new RegExp(dearer.name) }).check()
  const charge = page.getByRole('checkbox', { name: /Farkı ev sahibine yaz/ })
  await page.getByRole('radio', { name: 'Misafir yeni fiyatı ödesin' }).check()
  await charge.waitFor({ state: 'detached' })
  await page.getByRole('radio', { name: 'Fiyat aynı kalsın' }).check()
  await charge.check()
  await page.getByText(`Farkı ev sahibine yaz: ${inWords(dearer.difference)}`).waitFor()
  await page.getByRole('button', { name: new RegExp(`${dearer.name} villasına taşı`) }).click()
  await said('Konaklama taşındı')

  // it stands in the stay's history and in that owner's month
  await page.goto(`${site}/dashboard/reservations/${ours.id}`)
  await page
    .getByText(new RegExp(`Takvim çakışması .* → ${dearer.name}`))
    .first()
    .waitFor()
  await page.goto(`${site}/dashboard/owners/${ownerId}/statement?month=${dayInIstanbul(new Date()).slice(0, 7)}`)
  const row = page.locator('dl > div', { hasText: dearer.name })
  expect(await row.locator('dd').textContent()).toContain(`−${inWords(dearer.difference)}`)
  await close()
})
