import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addDays, type Stay } from '../../src/kernel/day.ts'
import { aCalendar, openCalendarStand } from '../../tests/calendar-stand.ts'
import { anotherDesk, sitDown, stayFrom, takeByPhone } from '../at-the-desk.ts'
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

type Event = [uid: string, from: string, until: string]
const PATH = '/airbnb/secret.ics'

/** The last night of our stay is wanted by the portal, too; the other events have free nights of their own. */
const eventsAfter = ({ checkIn, checkOut }: Stay): { clash: Event; others: Event[]; long: Event } => {
  const event = (uid: string, after: number, nights: number): Event => [
    uid,
    addDays(checkIn, after),
    addDays(checkIn, after + nights),
  ]
  return {
    clash: ['clash', addDays(checkOut, -1), addDays(checkOut, 2)],
    others: [event('one', 12, 3), event('two', 18, 3), event('three', 24, 3)],
    long: event('long', 30, 5),
  }
}

test('a feed loses half of its nights and wants one of ours: nothing is opened or lost before staff say so', async () => {
  const stay = stayFrom(460)
  const ours = await takeByPhone(await anotherDesk(site), site, stay, { status: 'CONFIRMED', reason: 'Havale geldi' })
  const { clash, others, long } = eventsAfter(stay)
  const url = stand.put(PATH, aCalendar(clash, ...others, long))
  const { page, dialog, said, close } = await sitDown(browser, site, `/dashboard/villas/${ours.villaId}/feeds`)
  const feed = page.locator('section', { has: page.getByRole('heading', { name: /İçe aktarılan/ }) })

  // added after a look at what it would do
  await page.getByRole('button', { name: 'Yeni Ekle' }).first().click()
  await dialog.getByLabel('iCal adresi').fill(url)
  await dialog.getByLabel('Ad', { exact: true }).fill('Airbnb')
  await dialog.getByRole('button', { name: 'Oku ve ön izle' }).click()
  await dialog.getByText('+16 gece').waitFor()
  await dialog.getByText('1 gece çakışıyor').waitFor()
  await dialog.getByRole('button', { name: '+16 dolu, −0 aç' }).click()
  await dialog.waitFor({ state: 'detached' })
  await feed.getByText('Sağlıklı').waitFor()

  // half of it is gone at once
  stand.put(PATH, aCalendar(clash, long))
  await feed.getByRole('button', { name: 'Eşitle' }).click()
  await feed.getByText('17 gecenin 9 tanesi bir anda kayboldu.').waitFor()
  await feed.getByText('Onay verilene kadar hiçbir gece açılmaz.').waitFor()
  await feed.getByRole('button', { name: '9 geceyi aç' }).click()
  await dialog.getByText('−9 gece').waitFor()
  await dialog.getByRole('button', { name: '9 geceyi aç' }).click()
  await dialog.waitFor({ state: 'detached' })
  await feed.getByText('Sağlıklı').waitFor()

  // what both want stands red on the day view, and our guest stays
  await page.goto(`${site}/dashboard/`)
  await page.getByRole('link', { name: 'Çöz: Takvim çakışması' }).click()
  const queue = page.getByRole('navigation', { name: 'Çakışma sırası' })
  const row = queue.getByRole('button', { name: new RegExp(ours.guestName) })
  await row.click()
  await page.getByRole('button', { name: /Ev sahibine yaz/ }).click()
  await said('Ev sahibine yazıldı')
  await row.getByText('ev sahibi bekleniyor').waitFor()

  // the portal drops its stay: after the second reading without it the conflict is over by itself
  stand.put(PATH, aCalendar(long))
  await page.goto(`${site}/dashboard/villas/${ours.villaId}/feeds`)
  await feed.getByRole('button', { name: 'Eşitle' }).click()
  await feed.getByText('2 gece son okumada yoktu, henüz açılmadı').waitFor()
  await feed.getByRole('button', { name: 'Eşitle' }).click()
  await feed.getByText('5 gece, 1 etkinlik').waitFor()
  await page.goto(`${site}/dashboard/occupancy/conflicts`)
  await page.locator('h1', { hasText: 'açık' }).waitFor()
  expect(await row.count()).toBe(0)
  await close()
})
