import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { getAdminReservation } from '../../src/features/reservations/reservations-admin.contract.ts'
import { anotherDesk, type Desk, goByKeys, OWNER, sitDown, stayFrom, takeByPhone } from '../at-the-desk.ts'
import { launchBrowser } from '../chromium.ts'
import { site } from '../site.ts'

let browser: Browser
let desk: Desk
beforeAll(async () => {
  browser = await launchBrowser()
  desk = await anotherDesk(site)
})
afterAll(() => browser.close())

const open = (path: string, screen: Parameters<typeof sitDown>[3] = {}) => sitDown(browser, site, path, screen)
const addressOf = (page: Page) => page.evaluate(() => location.pathname + location.search)

test('a row of the villas opens the villa, its sign the reservations, by mouse and by keyboard, and every key below the list works', async () => {
  const { page, close } = await open('/dashboard/villas')
  const row = page.locator('tbody [data-row]').nth(2)
  const name = await row.locator('a b').innerText()
  const keys = page.locator('p:has(kbd)')
  await expect.poll(() => keys.locator('kbd').allInnerTexts()).toEqual(['J', 'K', 'Enter', '/', '?'])
  await row.getByText(/oda$/).click()
  await page.waitForURL(/\/dashboard\/villas\/\d+$/)
  await page.getByRole('heading', { level: 1, name }).waitFor()
  const there = await addressOf(page)
  const back = async () => {
    await page.goBack()
    await page.getByRole('heading', { level: 1, name: /^Villalar/ }).waitFor() // the reservations name the villa too
    await row.filter({ hasText: name }).waitFor()
  }
  await back()
  for (const key of ['j', 'j', 'j']) await page.keyboard.press(key)
  await page.locator('[data-row=current]', { hasText: name }).waitFor()
  await page.keyboard.press('Enter')
  await page.waitForURL(site + there)
  await back()
  await row.getByRole('button', { name: `İşlemler: ${name}` }).click()
  await page.getByRole('menuitem', { name: 'Rezervasyonlar' }).click()
  await page.waitForURL(/\/dashboard\/reservations\?villa_id=\d+$/)
  await expect.poll(() => page.getByRole('combobox', { name: 'Villa' }).inputValue()).toBe(name)
  await back()
  await page.keyboard.press('/')
  await page.keyboard.type(name)
  await page.waitForURL(/villas\?search=/)
  await expect.poll(() => page.locator('tbody tr').count()).toBe(1)
  await page.goto(`${site}/dashboard/website/faq`)
  await expect.poll(() => keys.locator('kbd').allInnerTexts()).toEqual(['J', 'K', 'Enter', '?'])
  await close()
})

test('G P and the day view open the options in the same order; the help knows the keys of the menu', async () => {
  const { page, close, dialog } = await open('/dashboard/')
  const card = page.locator('section', { has: page.getByRole('heading', { name: 'Süresi dolmak üzere olanlar' }) })
  await card.getByRole('link', { name: /^Listeyi aç/ }).click()
  await page.waitForURL(/lacks=prepayment&order=expires/)
  await page.goto(`${site}/dashboard/`)
  await card.waitFor()
  await goByKeys(page, 'gp', () => /status=OPTION&order=expires/.test(page.url()))

  await page.keyboard.press('?')
  await dialog.getByRole('heading', { name: 'Her yerde' }).waitFor()
  const help = await dialog.locator('dl > div').allInnerTexts()
  const words = help.map((line) => line.split('\n').at(-1))
  const menu = await page
    .locator('#menu a[title*="·"]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('title') ?? ''))
  expect(menu.length).toBeGreaterThanOrEqual(3)
  for (const title of menu) expect(words).toContain(title.split(' · ')[0])
  await close()
})

test('an owner is told of no key that is the agency’s', async () => {
  const { page, close, dialog } = await open('/dashboard/', { email: OWNER })
  await page.keyboard.press('?')
  await dialog.getByRole('heading', { name: 'Listelerde' }).waitFor()
  const help = await dialog.innerText()
  for (const word of ['Rezervasyonda', 'Banka Bilgisi', 'Opsiyonu uzat', 'Yeni Rezervasyon'])
    expect(help).not.toContain(word)
  await close()
})

test.each([1024, 1100, 1279, 1440])(
  'the reservations show what is paid and what is open at %i px, and nothing scrolls sideways',
  async (width) => {
    const { page, close } = await open('/dashboard/reservations', { width })
    await page.locator('tbody [data-row]').first().waitFor()
    for (const name of ['Ödeme', 'Toplam', 'Kalan', 'Durum', 'Giriş / Çıkış'])
      await expect
        .poll(() => page.getByRole('columnheader', { name, exact: true }).isVisible(), { message: name })
        .toBe(true)
    const widths = await page.evaluate(() => {
      const table = document.querySelector('table')?.parentElement
      return [document.documentElement.scrollWidth - innerWidth, (table?.scrollWidth ?? 0) - (table?.clientWidth ?? 0)]
    })
    expect(widths).toEqual([0, 0])
    await close()
  },
)

test('the day on paper has times, numbers, places and what is to collect', async () => {
  const { id } = await takeByPhone(desk, site, stayFrom(0), {
    status: 'CONFIRMED',
    reason: 'Nakit ödeyecek',
    name: 'Kâğıt Üstünde',
  })
  const { content } = await desk.api(getAdminReservation, { params: { id } })
  const { page, close } = await open('/dashboard/')
  const line = page.locator('tr', { hasText: 'Kâğıt Üstünde' })
  await line.waitFor({ state: 'attached' })
  expect(await line.isVisible()).toBe(false)
  await page.emulateMedia({ media: 'print' })
  await expect.poll(() => line.isVisible()).toBe(true)
  const text = (await line.innerText()).replaceAll('\u00a0', ' ')
  for (const part of [
    content.checkInTime,
    content.code,
    content.villa,
    `${content.district}, ${content.town}`,
    '+90 532 123 45 67',
  ])
    expect(text).toContain(part)
  expect(text).toMatch(/[\d.]+ (₺|€|£|\$)$/)
  await expect
    .poll(() => page.getByRole('heading', { name: 'Süresi dolmak üzere olanlar', exact: true }).isVisible())
    .toBe(false)
  await close()
})

test('more time is offered only until the guest arrives, with the end it leads to', async () => {
  const { id, checkInTime } = await takeByPhone(desk, site, stayFrom(2))
  const { page, close, dialog, confirm } = await open(`/dashboard/reservations/${id}`)
  await page.keyboard.press('u')
  const last = dialog.locator('button[aria-pressed]').last()
  await last.click()
  const end = dialog.locator('output b')
  await expect.poll(() => end.innerText()).toContain(checkInTime)
  const most = Number.parseInt(await last.innerText(), 10)
  expect(most).toBeLessThan(72)
  await dialog.getByLabel('Süre').fill(String(most + 1))
  await dialog.getByRole('button', { name: 'Opsiyonu uzat' }).click()
  await dialog.getByText(`Misafir o zamana kadar gelmiş olur; en fazla ${most} saat yazın.`).waitFor()
  await last.click()
  await expect.poll(() => dialog.locator('[data-error]').count()).toBe(0)
  await confirm('Opsiyonu uzat')
  await page.locator('h1 ~ [role=timer]', { hasText: checkInTime }).waitFor()
  await page.keyboard.press('u')
  await dialog.getByText('Opsiyon zaten misafirin giriş saatine kadar sürüyor; daha fazla uzatılamaz.').waitFor()
  await expect.poll(() => dialog.getByRole('button', { name: 'Opsiyonu uzat' }).isDisabled()).toBe(true)
  await close()
})

test('each alert of the day says what it is, and leads to its reservation where there is one', async () => {
  const { id, code, guestName } = await takeByPhone(desk, site, stayFrom(712))
  const { page, close, dialog } = await open('/dashboard/reservations')
  const alert = (number: number, kind: string, facts: object = {}) => ({
    id: 900_000 + number,
    kind,
    reservationId: id,
    code,
    guestName,
    amount: 250_000,
    expected: null,
    currency: 'TL',
    share: null,
    createdAt: new Date().toISOString(),
    ...facts,
  })
  const nobody = { reservationId: null, code: null, guestName: null, amount: null, currency: null }
  await page.route('**/v1/admin/overview', async (route) => {
    const answer = await route.fetch()
    const { content } = await answer.json()
    const alerts = [
      alert(1, 'payment-conflict'),
      alert(2, 'amount-mismatch', { expected: 300_000 }),
      alert(3, 'held-share', { ...nobody, share: { percent: 31, before: 9 } }),
    ]
    await route.fulfill({ response: answer, json: { content: { ...content, alerts } } })
  })
  const strip = page.getByRole('navigation', { name: 'Dikkat gerektirenler' })
  const conflict = strip.getByRole('link', { name: /^Bankadaki ödeme hesaba yazılamadı 2\.500/ })
  await goByKeys(page, 'ga', () => page.url().endsWith('/dashboard/'))
  await conflict.waitFor()
  await strip.getByRole('link', { name: /^Tutar uyuşmuyor 2\.500\s₺, beklenen 3\.000\s₺/ }).waitFor()
  await strip.getByText('Çok sayıda gece ödeme yapılmadan tutuluyor; sahte olabilecek opsiyonlara bakın.').waitFor()
  await strip.getByRole('button', { name: /^Uyarıyı kapat: Ödenmemiş web/ }).click()
  await dialog.getByRole('heading', { name: /^Uyarıyı kapat: Ödenmemiş web/ }).waitFor()
  await page.keyboard.press('Escape')
  await strip.getByRole('link', { name: /^Ödenmemiş web opsiyonlarında/ }).click()
  await page.waitForURL(/status=OPTION&order=-created/)
  await page.goBack()
  await conflict.click()
  await page.getByRole('heading', { level: 1, name: code }).waitFor()
  await close()
})
