import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { closeDates, openDates } from '../../src/features/availability/availability.contract.ts'
import { villaOccupancy } from '../../src/features/occupancy/occupancy.contract.ts'
import { allAdminVillas } from '../../src/features/villas/villas.contract.ts'
import { addDays } from '../../src/kernel/day.ts'
import { anotherDesk, messagesStay, OWNER, openDashboard, sitDown, stayFrom, undoStays } from '../at-the-desk.ts'
import { launchBrowser, openPage } from '../chromium.ts'
import { site } from '../site.ts'

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

test('an owner closes dates on a phone in two taps, says why, takes it back, and is told which night is taken', async () => {
  const { api } = await anotherDesk(site, OWNER)
  const [villa] = (await api(allAdminVillas)).content
  const { checkIn: first } = stayFrom(470)
  const window = { from: first, until: addDays(first, 30) }
  const closed = async () => {
    const { content } = await api(villaOccupancy, { params: { id: villa?.id ?? 0 }, query: window })
    return content.bars.map(([, , from, until, state]) => [from, until, state])
  }
  expect(await closed()).toEqual([])
  const path = `/dashboard/villas/${villa?.id}/calendar`
  const { page, close } = await sitDown(browser, site, path, { email: OWNER, width: 360, height: 760 })
  await undoStays(page)
  await page.getByRole('button', { name: '12 ay daha' }).tap()
  const day = (after: number) => page.locator(`[data-day="${addDays(first, after)}"]`)

  await day(3).tap()
  await page.getByText('Çıkış gününe dokunun ya da:').waitFor()
  await day(6).tap()
  await page.getByRole('button', { name: /^Geri al/ }).waitFor()
  await expect.poll(closed).toEqual([[addDays(first, 3), addDays(first, 6), 'closing']])
  await page.getByRole('button', { name: 'Bakım', exact: true }).tap()
  await expect.poll(closed).toEqual([[addDays(first, 3), addDays(first, 6), 'maintenance']])
  await page.getByRole('button', { name: /^Geri al/ }).tap()
  await expect.poll(closed).toEqual([])

  // Somebody else was quicker: nothing is painted, and the next look says who has which night.
  await day(10).tap()
  await api(closeDates, {
    body: {
      villa_id: villa?.id ?? 0,
      from: addDays(first, 11),
      until: addDays(first, 12),
      kind: 'owner-stay',
      note: '',
    },
  })
  await page.getByRole('button', { name: '3 gece' }).tap()
  await page.locator('.toasts').getByText('Seçtiğiniz tarihler müsait değil.').waitFor()
  expect(await closed()).toHaveLength(1)
  await page.locator(`[data-day="${addDays(first, 11)}"][data-state="owner-stay"]`).waitFor()
  await day(13).tap()
  await page
    .locator('.toasts')
    .getByText(/gecesi dolu/)
    .waitFor()
  expect(await closed()).toHaveLength(1)

  // What the owner closed is opened from the list, and taken back.
  await page.keyboard.press('Escape')
  const open = page.getByRole('button', { name: /^Satışa aç/ }).last()
  await open.tap()
  await page.locator('.toasts').getByRole('button', { name: 'Geri al' }).tap()
  expect(await closed()).toHaveLength(1)
  await close()
})

test('what is offered to be taken back is a message of its own, whatever was said before', async () => {
  const { api } = await anotherDesk(site, OWNER)
  const [villa] = (await api(allAdminVillas)).content
  const { checkIn: from, checkOut: until } = stayFrom(583, 3)
  const body = { villa_id: villa?.id ?? 0, from, until, kind: 'closing' as const, note: '' }
  const { content: closing } = await api(closeDates, { body })
  const { page, close } = await openPage(browser, { width: 1280, height: 900 })
  await messagesStay(page, 4_000, 10_000)
  await openDashboard(page, site, `/dashboard/villas/${villa?.id}/calendar`, OWNER)
  const welcome = page.locator('.toasts').getByText('Başarılı')
  await welcome.waitFor()
  await page
    .getByRole('button', { name: /^Satışa aç/ })
    .last()
    .click()
  const undo = page.locator('.toasts').getByRole('button', { name: 'Geri al' })
  await undo.waitFor()
  expect(await welcome.count()).toBe(1)
  await undo.click()
  await undo.waitFor({ state: 'detached' })
  await close()
  await api(openDates, { params: { id: closing.id } })
})
