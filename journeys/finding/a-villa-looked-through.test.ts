import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { VillaCard } from '../../src/features/search/search.contract.ts'
import { addDays, dayInIstanbul } from '../../src/kernel/day.ts'
import { foundNow } from '../bookable-villa.ts'
import { launchBrowser, openPage } from '../chromium.ts'
import { site } from '../site.ts'

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

const VILLA = `${site}/villa/villa-kum-saati`
const bar = (page: Page) => page.getByRole('navigation', { name: 'Villa sayfasının bölümleri' })
const tourOf = (page: Page) => page.getByRole('dialog', { name: 'Fotoğraflar' })

test('the section bar leads to each section, marks the one that is read, and covers nothing of it', async () => {
  for (const size of [
    { width: 360, height: 780 },
    { width: 1280, height: 900 },
    { width: 1280, height: 2_400 }, // the page ends before its last sections are at the bar
  ]) {
    const { page, faults, close } = await openPage(browser, { ...size, options: { reducedMotion: 'reduce' } })
    await page.goto(VILLA)
    for (const name of ['Odalar', 'Konum', /^Yorumlar/, 'Kurallar']) {
      const link = bar(page).getByRole('link', { name })
      await link.click()
      const marked = () => bar(page).locator('[aria-current]').innerText()
      const seen = async () => ({ marked: await marked(), faults, at: await page.evaluate(() => scrollY) })
      await expect.poll(seen).toMatchObject({ marked: expect.stringMatching(name), faults: [] })
      const id = (await link.getAttribute('href')) ?? ''
      expect(new URL(page.url()).hash).toBe(id)
      const below = () =>
        page.evaluate((section) => {
          const edge = document.querySelector('nav:has(> [class*=row]) [aria-current]')?.getBoundingClientRect().bottom
          return (document.querySelector(section)?.getBoundingClientRect().top ?? -1) - (edge ?? 0)
        }, id)
      await expect.poll(below).toBeGreaterThanOrEqual(0)
    }
    const { height = 99 } = (await bar(page).boundingBox()) ?? {}
    expect(height).toBeLessThanOrEqual(52)
    expect(faults).toEqual([])
    await close()
  }
})

test('the photo tour goes by keys, its address carries the photo, back closes it and leaves the page as it was', async () => {
  const { page, faults, close } = await openPage(browser, { width: 1280, height: 900 })
  await page.goto(VILLA)
  const before = page.url()
  const photos = page.getByRole('link', { name: /^\d+ fotoğraf$/ })
  await photos.click()
  const tour = tourOf(page)
  await expect.poll(() => tour.count()).toBe(1)
  const all = await tour.locator('figure').count()
  const said = tour.locator('header [aria-live]')
  const at = (place: number) => expect.poll(() => said.innerText()).toBe(`${place} / ${all}`)
  await at(1)
  expect(new URL(page.url()).hash).toBe('#foto-1')
  await page.keyboard.press('ArrowRight')
  await at(2)
  await page.keyboard.press('End')
  await at(all)
  await page.keyboard.press('Home')
  await at(1)
  await page.keyboard.press('+')
  const image = tour.locator('figure').first().locator('img')
  const isCloser = () => image.evaluate((each) => each.clientWidth > innerWidth)
  await expect.poll(isCloser).toBe(true)
  await page.keyboard.press('-')
  await expect.poll(isCloser).toBe(false)
  const rooms = tour.getByRole('navigation', { name: 'Odalara göre fotoğraflar' })
  expect(await rooms.getByText('Yatak odası').count()).toBe(1)
  await rooms.getByRole('button').last().click()
  await at(all)
  const deep = page.url()
  await page.goBack()
  await expect.poll(() => tour.count()).toBe(0)
  expect(page.url()).toBe(before)
  await page.goForward()
  await expect.poll(() => tour.count()).toBe(1)
  await page.keyboard.press('Escape')
  await expect.poll(() => tour.count()).toBe(0)
  await expect.poll(() => page.url()).toBe(before)

  // the address of a photo opens it; closing it stays on the villa
  await page.goto('about:blank')
  await page.goto(deep)
  await expect.poll(() => tour.count()).toBe(1)
  await at(all)
  await page.keyboard.press('Escape')
  await expect.poll(() => page.url()).toBe(before)

  // a photo of the rooms leads into it too
  await page.locator('#odalar a[data-photo]').first().click()
  await expect.poll(() => tour.count()).toBe(1)
  await tour.getByRole('button', { name: 'Fotoğrafları kapat' }).click()
  await expect.poll(() => page.url()).toBe(before)
  expect(faults).toEqual([])
  await close()
})

test('a month of the strip brings the calendar there, a cheap week chooses its dates and prices them the same', async () => {
  const { page, faults, close } = await openPage(browser, { width: 360, height: 780 })
  await page.goto(VILLA)
  await bar(page).getByRole('link', { name: 'Takvim ve fiyat' }).click()
  const strip = page.getByRole('list', { name: /Önümüzdeki 12/ })
  await expect.poll(() => strip.getByRole('button').count()).toBe(12)
  const month = strip.getByRole('button').nth(6)
  const name = ((await month.getAttribute('aria-label')) ?? '').split(':')[0] ?? ''
  await month.click()
  await expect.poll(() => page.locator('#takvim').getByRole('grid', { name }).count()).toBe(1)
  const week = page
    .locator('#takvim')
    .getByRole('button', { name: /haftasını seç/ })
    .first()
  const total = (await week.locator('b').innerText()).replaceAll(/\s/g, '')
  await week.click()
  await expect.poll(() => new URL(page.url()).searchParams.get('checkin')).not.toBeNull()
  await expect.poll(async () => (await page.locator('[data-dock]').innerText()).replaceAll(/\s/g, '')).toContain(total)
  expect(faults).toEqual([])
  await close()
})

test('reviews say how they spread, and are read by who stayed or by stars', async () => {
  const { page, faults, close } = await openPage(browser, { width: 1280, height: 900 })
  await page.goto(VILLA)
  await bar(page)
    .getByRole('link', { name: /^Yorumlar/ })
    .click()
  const reviews = page.locator('#yorumlar')
  const filter = reviews.getByRole('group', { name: 'Kimin yazdığına göre seçin' })
  const chip = filter.getByRole('button').nth(1)
  await expect.poll(() => chip.count()).toBe(1)
  const [, word = '', count = ''] = /^(.*?)\s+(\d+)$/.exec((await chip.innerText()).trim()) ?? []
  await chip.click()
  await expect.poll(() => chip.getAttribute('aria-pressed')).toBe('true')
  await expect.poll(() => reviews.getByRole('status').innerText()).toBe(`${count} yorum gösteriliyor`)
  const shown = reviews.locator('article')
  expect(await shown.count()).toBe(Math.min(Number(count), 10))
  for (const text of await shown.allInnerTexts()) expect(text).toContain(word)
  const five = reviews.getByRole('button', { name: /^5 yıldız veren/ })
  const fives = Number(/(\d+) yorum$/.exec((await five.getAttribute('aria-label')) ?? '')?.[1])
  await five.click()
  await expect.poll(() => reviews.getByRole('status').innerText()).toBe(`${fives} yorum gösteriliyor`)
  expect(faults).toEqual([])
  await close()
})

test('the map of the place comes when it is near, with the distances as a list below it', async () => {
  const { page, faults, close } = await openPage(browser, { width: 1280, height: 900 })
  const fetched: string[] = []
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname))
  await page.goto(VILLA, { waitUntil: 'networkidle' })
  expect(fetched).not.toContain('/map/coast.json')
  await bar(page).getByRole('link', { name: 'Konum' }).click()
  await expect.poll(() => fetched).toContain('/map/coast.json')
  const place = page.locator('#konum')
  await expect.poll(() => place.getByRole('region', { name: /^Harita: Villa Kum Saati/ }).count()).toBe(1)
  expect(await place.locator('svg path').count()).toBeGreaterThan(0)
  expect(await place.getByRole('listitem').allInnerTexts()).toEqual(
    expect.arrayContaining([expect.stringMatching(/^Denize.*(arabayla|yürüyerek) \d+\sdk$/s)]),
  )
  expect(faults).toEqual([])
  await close()
})

test('without JavaScript the page still reads from its facts to its rules', async () => {
  const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 360, height: 780 } })
  const page = await context.newPage()
  await page.goto(VILLA)
  for (const id of ['ozet', 'takvim', 'odalar', 'ozellikler', 'konum', 'yorumlar', 'kurallar'])
    expect(await page.locator(`#${id}`).isVisible(), id).toBe(true)
  expect(await page.locator('#yorumlar article').count()).toBeGreaterThan(3)
  expect(await page.locator('#takvim table').count()).toBeGreaterThan(11)
  expect(await page.locator('#konum').innerText()).toContain('Denize')
  await context.close()
})

test('a villa is printed on one sheet, the largest of them and one with its price too', async () => {
  const { page, faults, close } = await openPage(browser, { width: 1280, height: 900 })
  const from = addDays(dayInIstanbul(new Date()), 30)
  const { content } = await (await fetch(`${site}/v2/search?take=200`)).json()
  const largest = (content as VillaCard[]).toSorted((one, other) => other.bedrooms - one.bedrooms)[0]?.slug
  const stays = await foundNow(site, { checkIn: from, checkOut: addDays(from, 7) })
  const priced = `${stays[0]?.slug}?checkin=${from}&checkout=${addDays(from, 7)}&guests=2`
  for (const villa of [largest, priced]) {
    await page.goto(`${site}/villa/${villa}`)
    const margin = { top: '10mm', bottom: '10mm', left: '10mm', right: '10mm' }
    const paper = (await page.pdf({ format: 'A4', printBackground: true, margin })).toString('latin1')
    expect([villa, paper.match(/\/Type \/Page\b/g)?.length]).toEqual([villa, 1])
  }
  expect(faults).toEqual([])
  await close()
})
