import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addDays, dayInIstanbul } from '../../src/kernel/day.ts'
import { foundNow } from '../bookable-villa.ts'
import { launchBrowser, openPage } from '../chromium.ts'
import { site } from '../site.ts'

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

const checkIn = addDays(dayInIstanbul(new Date()), 520)
const stay = { checkIn, checkOut: addDays(checkIn, 7) }
const DATES = `checkin=${stay.checkIn}&checkout=${stay.checkOut}&guests=4`
const figure = (text: string) => text.replaceAll(/\s/g, ' ').trim()
const bar = (page: Page) => page.locator('[data-compare-bar]')
const tick = (page: Page, at: number) => page.locator('article button[aria-label*="karşılaştır"]').nth(at)

test('two friends compare: what is ticked stands beside each other, and the address says it to the other', async () => {
  const found = await foundNow(site, stay, 4)
  expect(found.length).toBeGreaterThan(5)
  const { page, faults, close } = await openPage(browser, { width: 360, height: 780 })
  await page.goto(`${site}/listing?map=0&${DATES}`)
  for (const at of [0, 1, 2, 3]) await tick(page, at).click()
  await bar(page).getByText('4 villa seçildi').waitFor()
  await tick(page, 4).click()
  await bar(page).getByText('Hangisi çıksın?').waitFor()
  expect(await bar(page).getByRole('link', { name: 'Karşılaştır' }).count()).toBe(0)
  await bar(page).getByRole('button', { name: 'karşılaştırmadan çıkar' }).first().click()
  await bar(page).getByRole('link', { name: 'Karşılaştır' }).click()
  await page.getByRole('heading', { name: '4 villa yan yana' }).waitFor()
  const sent = page.url()
  expect(sent).toContain(`checkin=${stay.checkIn}`)
  const shown = page.locator('table thead th')
  await expect.poll(() => shown.count()).toBe(4)

  // the totals are those of the cards, the lowest has a tick and a word
  const names = await shown.locator('a:first-of-type').allInnerTexts()
  const totals = page.locator('tr', { has: page.getByRole('rowheader', { name: 'Toplam', exact: true }) }).locator('td')
  const cards = names.map((name) => found.find((card) => card.name === figure(name)))
  for (const [at, card] of cards.entries()) {
    const whole = Math.round((card?.stay?.total ?? 0) / 100).toLocaleString('tr-TR')
    expect(figure(await totals.nth(at).innerText())).toContain(whole)
  }
  const all = cards.map((card) => card?.stay?.total ?? 0)
  expect(await totals.nth(all.indexOf(Math.min(...all))).innerText()).toContain('en uygunu')
  await page.locator('[data-verdict]').waitFor()

  // the first column stays where it is while the others are pushed
  const first = page.getByRole('rowheader', { name: 'Toplam', exact: true })
  const before = await first.boundingBox()
  await page.locator('section', { has: page.locator('table') }).evaluate((box) => box.scrollTo({ left: 200 }))
  expect((await first.boundingBox())?.x).toBe(before?.x)
  await close()

  const friend = await openPage(browser, { width: 1280, height: 900 })
  await friend.page.goto(sent)
  await expect.poll(() => friend.page.locator('table thead th').count()).toBe(4)
  await friend.page.getByText('Yalnızca farklar').click()
  await expect.poll(() => friend.page.getByText('Hepsinde aynı').count()).toBe(0)
  await friend.page.getByRole('link', { name: 'karşılaştırmadan çıkar' }).first().click()
  await friend.page.getByRole('heading', { name: '3 villa yan yana' }).waitFor()
  expect([...faults, ...friend.faults]).toEqual([])
  await friend.close()
})

test('favourites are sent, the family votes by first names, and the sender sees it', async () => {
  const { page, faults, close } = await openPage(browser, { width: 1280, height: 900 })
  await page.goto(`${site}/listing?map=0&${DATES}`)
  const names: string[] = []
  for (const at of [0, 1]) {
    const card = page.locator('article').nth(at)
    await card.getByRole('button', { name: 'favorilere ekle' }).click()
    names.push(figure(await card.getByRole('heading').innerText()))
  }
  await page.goto(`${site}/favourites?${DATES}`)
  const rows = page.locator('[data-liked]')
  await expect.poll(() => rows.count()).toBe(2)
  await rows.first().getByText('Listeye aldığınızdan beri aynı').waitFor()
  await page.getByRole('button', { name: 'Bağlantı oluştur' }).click()
  const link = await page.getByLabel('Listenin bağlantısı').inputValue()
  expect(link).toMatch(/\/favourites\?token=[\w-]{40,}$/)

  const mother = await openPage(browser, { width: 360, height: 780 })
  await mother.page.goto(link)
  const row = mother.page.locator('[data-liked]').filter({ hasText: names[0] })
  await row.getByText('Oy ver').click()
  await row.getByLabel('Adınız').fill('Selma')
  await row.getByLabel('Bir cümle').fill('Alt kattaki oda iyi.')
  await row.getByRole('button', { name: 'Olur', exact: true }).click()
  await row.getByText('1 evet: Selma').waitFor()
  await row.getByRole('button', { name: 'Olmaz', exact: true }).click()
  await row.getByText('1 hayır: Selma').waitFor()
  await row.getByLabel('Adınız').fill('www.example.com')
  await row.getByRole('button', { name: 'Olur', exact: true }).click()
  await row.locator('[role="status"] p').waitFor()
  expect(await row.locator('[data-votes]').innerText()).not.toContain('example')
  expect(mother.faults).toEqual([])
  await mother.close()

  await page.reload()
  await page.locator('[data-votes]').getByText('1 hayır: Selma').waitFor()
  expect(faults).toEqual([])
  await close()
})

test('home goes on where the visitor left off without moving what is seen, and forgets it when asked', async () => {
  const [first] = await foundNow(site, stay, 4)
  const { page, faults, close } = await openPage(browser, { width: 360, height: 780 })
  await page.goto(`${site}/listing?map=0&${DATES}`)
  await page.keyboard.press('Tab')
  await expect.poll(() => page.evaluate(() => localStorage.getItem('happyvillalari.search'))).toContain(stay.checkIn)
  await page.goto(`${site}/villa/${first?.slug}`)
  await page.keyboard.press('Tab')
  await expect.poll(() => page.evaluate(() => localStorage.getItem('happyvillalari.seen'))).toContain(first?.slug)
  await page.goto(`${site}/`)
  await page.evaluate(() => {
    const moved: { value: number; what: string }[] = []
    Object.assign(window, { moved })
    type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean; sources: { node?: Element }[] }
    new PerformanceObserver((list) => {
      for (const { hadRecentInput, value, sources } of list.getEntries() as Shift[])
        if (!hadRecentInput)
          moved.push({ value, what: sources.map(({ node }) => node?.outerHTML?.slice(0, 90)).join() })
    }).observe({ type: 'layout-shift', buffered: true })
  })
  const seen = page.locator('[data-recently]')
  let turns = 0
  await expect
    .poll(async () => {
      // down the page and up again: it comes below the screen, at the latest on the way back
      await page.mouse.wheel(0, Math.floor(turns++ / 20) % 2 ? -400 : 400)
      return seen.count()
    })
    .toBe(1)
  await seen.getByText(first?.name ?? '').waitFor()
  const moved: { value: number }[] = await page.evaluate(() => Reflect.get(window, 'moved'))
  const sum = moved.reduce((so, { value }) => so + value, 0)
  expect(sum, JSON.stringify(moved)).toBeLessThanOrEqual(0.01)
  await page.getByRole('button', { name: 'Geçmişi sil' }).click()
  await expect.poll(() => seen.count()).toBe(0)
  expect(await page.evaluate(() => localStorage.getItem('happyvillalari.seen'))).toBe('[]')
  expect(faults).toEqual([])
  await close()
})
