import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addDays, dayInIstanbul } from '../../src/kernel/day.ts'
import { launchBrowser, openPage } from '../chromium.ts'
import { site } from '../site.ts'

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

const checkin = addDays(dayInIstanbul(new Date()), 430)
const DATES = `checkin=${checkin}&checkout=${addDays(checkin, 7)}`
const pins = (page: Page) => page.locator('button[data-pins]')
const alone = (page: Page) => page.locator('button[data-pins]:not([data-pins*=" "])')
const figure = (text: string) => text.replaceAll(/\s/g, ' ').trim()
const foundBy = async (query: string): Promise<number> =>
  (await (await fetch(`${site}/v2/search?${query}`)).json()).total

test('map on desktop: pins are stay totals, a pin and its card point at each other, an area is searched', async () => {
  // without motion a step nearer is over when it is pressed
  const options = { reducedMotion: 'reduce' } as const
  const { page, faults, close } = await openPage(browser, { width: 1440, height: 900, options })
  await page.goto(`${site}/listing?${DATES}`)
  const all = await foundBy(DATES)
  expect(all).toBeGreaterThan(1)
  const named = () => pins(page).evaluateAll((all) => all.flatMap((each) => (each.dataset.pins ?? '').split(' ')))
  await expect.poll(async () => (await named()).length).toBe(all)

  // nearer, until a pin stands alone: it says what the card of its villa says
  const nearer = page.getByRole('button', { name: 'Yakınlaştır', exact: true })
  const listed = await page
    .locator('article[data-villa]')
    .evaluateAll((cards) => cards.map((each) => (each as HTMLElement).dataset.villa))
  const aloneAndListed = async () =>
    (await alone(page).evaluateAll((all) => all.map((each) => (each as HTMLElement).dataset.pins))).find((each) =>
      listed.includes(each),
    )
  let id = await aloneAndListed()
  for (; !id; id = await aloneAndListed()) await nearer.click()
  const pin = page.locator(`button[data-pins="${id}"]`)
  const price = figure(await pin.innerText())
  const card = page.locator(`article[data-villa="${id}"]`)
  await expect.poll(async () => figure(await card.innerText())).toContain(price)
  // what still loads may move a card away from under a pointer that rests
  const scaled = async () => {
    await page.mouse.move(0, 0)
    await card.getByRole('heading').hover()
    return pin.evaluate((each) => getComputedStyle(each).scale)
  }
  await expect.poll(scaled).not.toBe('none')
  const ringed = async () => {
    await pin.focus()
    return card.getAttribute('data-near')
  }
  await expect.poll(ringed).toBe('')
  await page.keyboard.press('Enter')
  const chosen = page.locator(`[data-map-card="${id}"]`)
  await expect.poll(async () => figure(await chosen.innerText())).toContain(price)

  // the map is moved and its area searched: the address says so, and a chip takes it back
  await page.locator('.leaflet-container').focus()
  for (let steps = 0; steps < 6; steps++) await page.keyboard.press('+')
  for (let steps = 0; steps < 3; steps++) await page.keyboard.press('ArrowDown')
  await page.getByRole('button', { name: 'Bu alanda ara' }).click()
  await expect.poll(() => page.url()).toContain('area=')
  const area = new URL(page.url()).searchParams.get('area')
  const there = await foundBy(`${DATES}&area=${area}`)
  expect(there).toBeLessThan(all)
  await expect
    .poll(async () => figure(await page.locator('h1').innerText()))
    .toContain(there ? `${there} boş villa` : 'boş villa')
  await page.getByRole('link', { name: 'Filtreyi kaldır: Haritadaki alan' }).click()
  await expect.poll(async () => figure(await page.locator('h1').innerText())).toContain(`${all} boş villa`)

  // without the map the filters stand beside the list again
  await page.getByRole('link', { name: 'Harita', exact: true }).click()
  await expect.poll(() => page.getByRole('complementary', { name: 'Filtreler' }).isVisible()).toBe(true)
  await expect.poll(() => page.locator('.leaflet-container').count()).toBe(0)
  expect(faults).toEqual([])
  await close()
})

test('map on a phone: over the whole screen, its cards choose pins, and the list comes back', async () => {
  const { page, faults, close } = await openPage(browser, { width: 360, height: 780 })
  await page.goto(`${site}/listing?${DATES}`)
  expect(await page.locator('.leaflet-container').count()).toBe(0)
  await page.getByRole('link', { name: 'Harita', exact: true }).click()
  await expect.poll(() => pins(page).count()).toBeGreaterThan(0)
  const cards = page.locator('[data-map-card]')
  await expect.poll(() => cards.count()).toBeGreaterThan(1)
  const second = await cards.nth(1).getAttribute('data-map-card')
  await cards.nth(1).scrollIntoViewIfNeeded()
  await cards.nth(1).evaluate((card) => card.scrollIntoView({ inline: 'center', block: 'nearest' }))
  await expect.poll(() => page.locator(`button[data-pins="${second}"]`).getAttribute('aria-pressed')).toBe('true')
  await page.getByRole('link', { name: 'Liste', exact: true }).click()
  await expect.poll(() => page.locator('.leaflet-container').count()).toBe(0)
  await page.goBack()
  await expect.poll(() => pins(page).count()).toBeGreaterThan(0)
  expect(faults).toEqual([])
  await close()
})
