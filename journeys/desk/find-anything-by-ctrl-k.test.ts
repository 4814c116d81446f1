import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addDays } from '../../src/kernel/day.ts'
import { formatStay } from '../../src/kernel/format.ts'
import { anotherDesk, OWNER, sitDown, stayFrom, takeByPhone, typed } from '../at-the-desk.ts'
import { launchBrowser } from '../chromium.ts'
import { site } from '../site.ts'

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

const open = async (path = '/dashboard/', who = {}) => {
  const desk = await sitDown(browser, site, path, who)
  const { page } = desk
  const palette = page.getByRole('dialog', { name: 'Bul ya da yap' })
  const ask = palette.getByRole('combobox')
  return {
    ...desk,
    palette,
    ask,
    option: (name: string | RegExp) => palette.getByRole('option', { name }),
    marked: () => palette.locator('[role=option][aria-selected=true]').innerText(),
    /** Opens the palette by its keys and types. */
    async say(text: string) {
      await page.keyboard.press('Control+k')
      await ask.fill(text)
    },
  }
}

test('a code leads straight to its record, a name and a phone number to the guest, and what was opened stands first afterwards', async () => {
  const desk = await anotherDesk(site)
  const { code, id } = await takeByPhone(desk, site, stayFrom(723, 3), {
    name: 'Bulunacak Öğütücü',
    phone: '0551 414 23 23',
  })
  const { page, close, say, option, palette } = await open('/dashboard/blog')

  await say(code.toLowerCase())
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { level: 1, name: code }).waitFor()
  await say('ogutucu')
  await option(new RegExp(`${code} · Bulunacak Öğütücü`)).waitFor()
  await palette
    .getByRole('group', { name: 'Misafirler' })
    .getByRole('option', { name: /Bulunacak/ })
    .click()
  await page.waitForURL(/dashboard\/guests\/\d+$/)
  await say('0551 414 23 23')
  await option(new RegExp(code)).waitFor()
  await page.keyboard.press('Escape')
  await palette.waitFor({ state: 'detached' })

  await page.keyboard.press('Control+k')
  await palette.getByRole('group', { name: 'Son açılanlar' }).getByRole('option').nth(1).click()
  await page.waitForURL(new RegExp(`/reservations/${id}$`))
  await close()
})

test('a payment is begun by its code, a closing by its villa and its days', async () => {
  const desk = await anotherDesk(site)
  const held = await takeByPhone(desk, site, stayFrom(726, 3), { name: 'Ödeyecek Misafir' })
  const { page, close, say, option, dialog } = await open()

  await say(`ödeme al ${held.code}`)
  await option(`Ödeme al: ${held.code}`).waitFor()
  await page.keyboard.press('Enter')
  await page.waitForURL(/new=payment/)
  await dialog.getByRole('heading', { name: /Ödeme|ödeme/ }).waitFor()
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
  await page.waitForURL((url) => !url.searchParams.has('new'))

  const from = stayFrom(400).checkIn
  const until = addDays(from, 4)
  await say(`kapat ${held.villa} ${formatStay(from, until, 'tr')} ${until.slice(0, 4)}`)
  await option(`Kapat: ${held.villa}`).first().click()
  await page.waitForURL((url) => url.searchParams.get('from') === from && url.searchParams.get('until') === until)
  await expect
    .poll(() => dialog.locator('input').evaluateAll((all) => all.map((box) => (box as HTMLInputElement).value)))
    .toEqual(expect.arrayContaining([held.villa, typed(from), typed(until)]))
  await close()
})

test('pages and actions are found by the keyboard alone, also while the network is away', async () => {
  const { page, close, say, marked, ask, palette, option } = await open()
  await page.context().setOffline(true)
  await say('banka')
  await expect.poll(marked).toContain('Banka')
  await palette.getByText('Sunucuya ulaşılamadı').waitFor()
  const count = await palette.getByRole('option').count()
  expect(count).toBeGreaterThan(2)
  const first = await marked()
  await page.keyboard.press('ArrowDown')
  await expect.poll(marked).not.toBe(first)
  await page.keyboard.press('End')
  await expect.poll(marked).toContain('Misafirlerde ara')
  await page.keyboard.press('ArrowDown')
  await expect.poll(marked).toBe(first)
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Home')
  await expect.poll(marked).toBe(first)
  expect(await ask.getAttribute('aria-activedescendant')).toBe(
    await palette.locator('[aria-selected=true]').getAttribute('id'),
  )
  await page.context().setOffline(false)
  await ask.fill('tema')
  await option('Temayı değiştir').click()
  await expect.poll(() => page.locator('html').getAttribute('class')).toContain('dark')
  await say('davet')
  await page.keyboard.press('Enter')
  await page.getByRole('dialog', { name: 'Birini davet et' }).waitFor()
  await close()
})

test('an answer that comes late never stands in for what was typed since', async () => {
  const { page, close, say, ask, palette, option } = await open()
  let letIn = () => {}
  const held = new Promise<void>((resolve) => {
    letIn = resolve
  })
  let asked = 0
  const old = {
    content: [
      {
        id: 1,
        name: 'Eski Cevap',
        contacts: [],
        attention: false,
        notes: '',
        stays: 0,
        bookings: 0,
        totals: [],
        lastStay: null,
      },
    ],
    total: 1,
    skip: 0,
    take: 6,
  }
  await page.route('**/v1/admin/guests?**', async (route) => {
    if (!route.request().url().includes('search=eski')) return route.continue()
    asked += 1
    await held
    await route.fulfill({ json: old })
  })
  await say('eski')
  await expect.poll(() => asked).toBe(1)
  await ask.fill('yeni rez')
  await palette.getByText(/\d+ sonuç/).waitFor()
  const late = page.waitForResponse(/search=eski/)
  letIn()
  await late
  await option('Yeni rezervasyon').waitFor()
  expect(await option(/Eski Cevap/).count()).toBe(0)
  await close()
})

test('an owner finds their own villas and nothing of the agency; on a phone a button opens it', async () => {
  const { page, close, ask, palette, option } = await open('/dashboard/', { email: OWNER, width: 360, height: 760 })
  await page.getByRole('button', { name: 'Bul ya da yap' }).click()
  await option('Tarih kapat').waitFor()
  for (const name of ['Yeni rezervasyon', 'Teklif hazırla', 'Kullanıcı davet et'])
    expect(await option(name).count()).toBe(0)
  await ask.fill('villa')
  await palette.getByRole('group', { name: 'Villalar' }).getByRole('option').first().click()
  await page.waitForURL(/villas\/\d+\/calendar/)
  await close()
})
