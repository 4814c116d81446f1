import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { quoteChange } from '../../src/features/reservations/life/changes.contract.ts'
import {
  createAdminReservation,
  getAdminReservation,
  listReservations,
  moveReservation,
} from '../../src/features/reservations/reservations-admin.contract.ts'
import { allAdminVillas } from '../../src/features/villas/villas.contract.ts'
import { anotherDesk, type Desk, sitDown, stayFrom, takeByPhone } from '../at-the-desk.ts'
import { launchBrowser } from '../chromium.ts'
import { site } from '../site.ts'

let browser: Browser
let other: Desk
beforeAll(async () => {
  browser = await launchBrowser()
  other = await anotherDesk(site)
})
afterAll(() => browser.close())

const open = (path: string) => sitDown(browser, site, path)
const reservation = async (id: number) => (await other.api(getAdminReservation, { params: { id } })).content
const REASON = { status: 'CONFIRMED', reason: 'Nakit ödedi' } as const

test('a request is accepted from the day view and confirmed without money, for a reason', async () => {
  const { id, code } = await takeByPhone(other, site, stayFrom(575), { status: 'REQUEST', name: 'Ğüzin Iğdır' })
  const { page, close, dialog, confirm, status, history, said } = await open('/dashboard/')
  const card = page.locator('section', { has: page.getByRole('heading', { name: 'Onay bekleyen talepler' }) })
  await card.getByRole('button', { name: /tane daha göster/ }).click()
  await card.locator('li', { hasText: 'Ğüzin Iğdır' }).getByRole('button', { name: 'Onayla' }).click()
  await dialog.getByText(code).waitFor()
  await dialog.getByRole('button', { name: '4 sa', exact: true }).click()
  await confirm(/^Onayla/)
  await said(`Talep onaylandı · ${code}`)
  await card.locator('li', { hasText: 'Ğüzin Iğdır' }).waitFor({ state: 'detached' })

  await page.goto(`${site}/dashboard/reservations/${id}`)
  await status('Opsiyonlu')
  await page.locator('h1 ~ [role=timer]', { hasText: /3\ssa\s5\d kaldı/ }).waitFor()
  await page.getByRole('button', { name: 'Diğer' }).click()
  await page.getByRole('menuitem', { name: 'Ödemesiz onayla' }).click()
  await dialog.getByRole('button', { name: /^Ödemesiz onayla/ }).click()
  await dialog.getByText('Bir neden yazın.').waitFor()
  await dialog.getByText('Yalnız geçmişe yazılır, misafir görmez.').waitFor()
  await dialog.getByLabel('Neden').fill('Müdür onayı')
  await confirm(/^Ödemesiz onayla/)
  await status('Onaylandı')
  await history('“Müdür onayı”')
  await close()
})

test('a request is declined with a sentence of the agency, and only once', async () => {
  const { id } = await takeByPhone(other, site, stayFrom(590), { status: 'REQUEST' })
  const { page, close, dialog, confirm, status } = await open(`/dashboard/reservations/${id}`)
  const late = await open(`/dashboard/reservations/${id}`)
  await page.getByRole('button', { name: 'Reddet' }).click()
  await dialog.getByText('Yalnız geçmişe yazılır, misafir görmez.').waitFor()
  await dialog.getByLabel('Misafire söylenecek').selectOption('works')
  await dialog.getByRole('textbox', { name: 'Neden' }).fill('Havuz kaplaması yenileniyor')
  await confirm(/^Reddet/)
  await status('Reddedildi')
  await page.getByRole('button', { name: 'Ret bildirimi' }).waitFor()

  await late.page.getByRole('button', { name: 'Onayla', exact: true }).click()
  await late.dialog.getByRole('button', { name: /^Onayla/ }).click()
  await late.dialog.getByText('Bu işlem rezervasyonun şu anki durumunda yapılamaz.').waitFor()
  await late.page.keyboard.press('Escape')
  await late.status('Reddedildi')
  await expect.poll(() => late.page.getByRole('button', { name: 'Onayla', exact: true }).count()).toBe(0)
  await late.close()
  await close()
})

test('an option that lapsed is opened again, once its nights are free', async () => {
  const { content } = await other.api(listReservations, { query: { status: 'EXPIRED' } })
  const lapsed = await firstFree(content.filter(({ checkIn }) => checkIn >= stayFrom(10).checkIn))
  const { villaSlug: villa } = await reservation(lapsed.id)
  const rival = await takeByPhone(other, site, lapsed, { villa })
  const { page, close, dialog, confirm, status, history } = await open(`/dashboard/reservations/${lapsed.id}`)
  await page.getByRole('button', { name: 'Yeniden aç' }).click()
  await dialog.getByRole('button', { name: /^Yeniden aç/ }).click()
  await dialog.getByText('Seçtiğiniz tarihler müsait değil.').waitFor()
  await other.api(moveReservation, { params: { id: rival.id }, body: { move: 'cancel', reason: 'Vazgeçti' } })
  await confirm(/^Yeniden aç/)
  await status('Opsiyonlu')
  await history('Süresi Doldu → Opsiyonlu')
  await close()
})

test('guests arrive and leave; those who don’t come are noted', async () => {
  const guests = await walkIn('Ayşe Bugün')
  const { page, close, dialog, confirm, status, history } = await open('/dashboard/')
  const late = page.locator('section', { has: page.getByRole('heading', { name: 'Gecikenler' }) })
  await late.locator('li', { hasText: 'Ayşe Bugün' }).getByText('Giriş 1 gün gecikti').waitFor()
  await late.getByRole('link', { name: /^Ayşe Bugün/ }).click()
  await page.getByRole('button', { name: 'Girişi yap' }).click()
  await dialog.getByRole('checkbox', { name: /^Kalan ödemeyi şimdi al/ }).uncheck()
  await dialog.getByText(/borç kalıyor/).waitFor()
  await dialog.getByRole('checkbox', { name: /^Kalan ödemeyi şimdi al/ }).check()
  await confirm(/al ve girişi yap$/)
  await status('Konaklıyor')
  await page.getByText('Ödendi').first().waitFor()
  await page.getByRole('button', { name: 'Tamamla' }).click()
  await confirm(/^Tamamla/)
  await status('Tamamlandı')
  await history('Konaklıyor → Tamamlandı')
  expect((await reservation(guests.id)).moves).toEqual(['reopen'])

  const absent = await takeByPhone(other, site, stayFrom(0), REASON)
  const second = await open(`/dashboard/reservations/${absent.id}`)
  await second.fromMenu('Gelmedi')
  await second.confirm(/^Gelmedi/)
  await second.status('Gelmedi')
  const early = await takeByPhone(other, site, stayFrom(605), REASON)
  await second.page.goto(`${site}/dashboard/reservations/${early.id}`)
  await second.status('Onaylandı')
  await second.page.getByRole('button', { name: 'Diğer' }).click()
  const tooEarly = second.page.getByRole('menuitem', { name: /Girişi yap/ })
  await expect.poll(() => tooEarly.getAttribute('aria-disabled')).toBe('true')
  await expect.poll(() => tooEarly.innerText()).toContain('Giriş gününde yapılabilir')
  await second.close()
  await close()
})

/** Guests who came yesterday without a word and leave today: into the first villa that stood empty. */
const walkIn = async (name: string): Promise<{ id: number }> => {
  const { content: villas } = await other.api(allAdminVillas)
  const guest = { adults: 2, name, phone: '0532 123 45 67', ...REASON, ...stayFrom(-1, 1) }
  for (const { id: villaId } of villas) {
    const body = { ...guest, villaId, override: { lift: true } }
    const taken = await other.api(createAdminReservation, { body }).catch(() => null)
    if (taken) return taken.content
  }
  throw new Error('No villa stood empty last night.')
}

/** The first of these whose own nights nobody else has taken meanwhile. */
const firstFree = async <R extends { id: number; checkIn: string; checkOut: string; guests: number }>(
  rows: R[],
): Promise<R> => {
  for (const row of rows) {
    const query = { checkin: row.checkIn, checkout: row.checkOut, guests: row.guests }
    if ((await other.api(quoteChange, { params: { id: row.id }, query })).content.price) return row
  }
  throw new Error('No lapsed option can be opened again.')
}
