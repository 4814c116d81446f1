import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { closeDates } from '../../src/features/availability/availability.contract.ts'
import { listDates } from '../../src/features/availability/dates/dates.contract.ts'
import { getAdminReservation } from '../../src/features/reservations/reservations-admin.contract.ts'
import { addDays } from '../../src/kernel/day.ts'
import { anotherDesk, inWords, sitDown, stayFrom, takeByPhone, undoStays } from '../at-the-desk.ts'
import { bookableVilla } from '../bookable-villa.ts'
import { launchBrowser } from '../chromium.ts'
import { site } from '../site.ts'

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

const NODES = 3000

/** Takes a bar by its middle and lets it go so many days later. */
const drag = async (page: Page, guest: string, days: number) => {
  const bar = page.locator('[data-key]', { hasText: guest })
  const { x, y, width, height } = (await bar.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  const cell = (width + 2) / 7
  const [from, line] = [x + width / 2, y + height / 2]
  await page.mouse.move(from, line)
  await page.mouse.down()
  await page.mouse.move(from + 10, line, { steps: 3 })
  await page.mouse.move(from + days * cell, line, { steps: 5 })
  await page.mouse.up()
}

test('a stay is dragged to other days after both prices were seen, taken back, refused where somebody is, and moved by keys', async () => {
  const desk = await anotherDesk(site)
  const stay = stayFrom(500)
  const guest = 'Gülizar Sürükler'
  const moved = await takeByPhone(desk, site, stay, { name: guest })
  const after = { checkIn: addDays(stay.checkIn, 16), checkOut: addDays(stay.checkOut, 16) }
  await takeByPhone(desk, site, after, { name: 'Komşu Kalır', villa: moved.villaSlug })
  const now = async () => (await desk.api(getAdminReservation, { params: { id: moved.id } })).content
  const begins = async () => (await now()).checkIn
  const address = `/dashboard/occupancy?at=${addDays(stay.checkIn, -3)}&q=${encodeURIComponent(moved.villa)}`
  const { page, close, dialog, said } = await sitDown(browser, site, address)
  const grid = page.getByRole('grid')
  const left = async () => (await page.locator('[data-key]', { hasText: guest }).boundingBox())?.x
  await page.locator('[data-key]', { hasText: guest }).waitFor()
  const start = await left()
  expect(await page.evaluate(() => document.querySelectorAll('*').length)).toBeLessThan(NODES)

  await drag(page, guest, 7)
  await dialog.getByText(inWords(moved.total)).first().waitFor()
  expect(await begins()).toBe(stay.checkIn)
  await dialog.getByRole('button', { name: /^Taşı/ }).click()
  await said(/tarihine taşındı/)
  await expect.poll(begins).toBe(addDays(stay.checkIn, 7))
  await page.keyboard.press('Control+z')
  await expect.poll(begins).toBe(stay.checkIn)

  await expect.poll(() => page.locator('[data-held]').count()).toBe(0)
  await expect.poll(left).toBe(start) // the screen knows of it too
  await drag(page, guest, 14)
  await said('Seçtiğiniz tarihler müsait değil.')
  await expect.poll(left).toBe(start)
  expect(await begins()).toBe(stay.checkIn)

  await page.locator('[data-key]', { hasText: guest }).click()
  await page.getByRole('link', { name: 'Rezervasyonu aç' }).waitFor()
  await grid.focus()
  for (const key of ['Enter', 'ArrowRight', 'ArrowRight', 'Escape']) await page.keyboard.press(key)
  await expect.poll(() => page.locator('[data-held]').count()).toBe(0)
  for (const key of ['Enter', 'ArrowRight', 'Enter']) await page.keyboard.press(key)
  await dialog.getByRole('button', { name: /^Taşı/ }).click()
  await expect.poll(begins).toBe(addDays(stay.checkIn, 1))
  expect((await now()).total).toBeGreaterThan(0)
  await close()
})

test('nights are drawn by mouse and closed, the closing is stretched by its edge, and both are taken back', async () => {
  const desk = await anotherDesk(site)
  const { checkIn } = stayFrom(456)
  const { name } = await bookableVilla(site, stayFrom(456, 14), 2)
  const { page, close, said } = await sitDown(
    browser,
    site,
    `/dashboard/occupancy?at=${addDays(checkIn, -3)}&q=${encodeURIComponent(name)}`,
  )
  const closings = async () => {
    const query = { started_at: checkIn, finished_at: addDays(checkIn, 14), kind: 'closing' as const }
    const { content } = await desk.api(listDates, { query })
    return content.filter(({ villa }) => villa === name).map(({ from, until }) => [from, until])
  }
  const row = page.locator('[data-villa]').first()
  await row.waitFor()
  const { y, height } = (await row.boundingBox()) ?? { y: 0, height: 0 }
  const grid = page.getByRole('grid')
  const { x } = (await grid.boundingBox()) ?? { x: 0 }
  const sizeOf = (name: string) =>
    grid.evaluate((box, each) => Number.parseFloat(box.style.getPropertyValue(each)), name)
  const [names, cell] = [await sizeOf('--names'), await sizeOf('--cw')]
  /** The middle of a night, which begins at noon; the calendar begins three days before the first. */
  const night = (n: number) => x + names + (3 + n + 1) * cell
  const pull = async (from: number, until: number) => {
    const line = y + height / 2
    await page.mouse.move(from, line)
    await page.mouse.down()
    await page.mouse.move(from + 8, line, { steps: 3 })
    await page.mouse.move(until, line, { steps: 6 })
    await page.mouse.up()
  }
  await pull(night(0), night(3))
  await page.getByRole('button', { name: 'Geceleri kapat' }).click()
  await said(/kapatıldı/)
  const drawn = [[checkIn, addDays(checkIn, 4)]]
  await expect.poll(closings).toEqual(drawn)
  await page.locator('[data-key]').first().waitFor()
  await expect.poll(() => page.locator('[data-phase]').count()).toBe(0)
  await pull(night(3) + cell / 2 - 4, night(5) + cell / 2 - 4)
  await expect.poll(closings).toEqual([[checkIn, addDays(checkIn, 6)]])
  await said(/tarihine taşındı/)
  await page.keyboard.press('Control+z')
  await expect.poll(closings).toEqual(drawn)
  await page.keyboard.press('Control+z')
  await expect.poll(closings).toEqual([])
  await close()
})

test('a finger that stays takes hold: a stay is moved and taken back, nights are drawn and closed; one that goes scrolls', async () => {
  const desk = await anotherDesk(site)
  const stay = stayFrom(622)
  const guest = 'Parmakla Taşır'
  const taken = await takeByPhone(desk, site, stay, { name: guest })
  const begins = async () => (await desk.api(getAdminReservation, { params: { id: taken.id } })).content.checkIn
  const address = `/dashboard/occupancy?at=${addDays(stay.checkIn, -2)}&q=${encodeURIComponent(taken.villa)}`
  const { page, close, dialog, said } = await sitDown(browser, site, address, { width: 412, height: 860 })
  const grid = page.getByRole('grid')
  const bar = page.locator('[data-key]', { hasText: guest })
  const boxOf = async (of = bar) => (await of.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  await bar.waitFor()
  const cell = ((await boxOf()).width + 2) / 7
  await undoStays(page)
  const touch = await touching(page)
  const free = () => expect.poll(() => page.locator('[data-phase]').count()).toBe(0)

  // at once to the side: the calendar scrolls, nothing is held
  const at = await boxOf()
  const scrolled = () => grid.evaluate((box) => box.scrollLeft)
  const start = await scrolled()
  await touch.swipe([at.x + 100, at.y + 15], -80)
  await expect.poll(scrolled).toBeGreaterThan(start)
  expect(await page.locator('[data-phase]').count()).toBe(0)
  await page.goto(`${site}${address}`)
  await expect.poll(async () => Math.round((await boxOf()).x)).toBe(Math.round(at.x))

  // staying first: the stay moves, after both prices were seen
  await touch.hold([at.x + at.width / 2, at.y + 15], 2 * cell)
  await dialog.getByRole('button', { name: /^Taşı/ }).click()
  await said(/tarihine taşındı/)
  expect(await begins()).toBe(addDays(stay.checkIn, 2))
  expect(await scrolled()).toBe(start)
  await page.getByRole('button', { name: 'Geri al' }).click()
  await expect.poll(begins).toBe(stay.checkIn)
  await free()

  // nights before the stay are drawn and closed
  const query = { started_at: addDays(stay.checkIn, -2), finished_at: stay.checkIn, kind: 'closing' as const }
  const closings = async () =>
    (await desk.api(listDates, { query })).content
      .filter(({ villa }) => villa === taken.villa)
      .map(({ from, until }) => [from, until])
  await expect.poll(async () => Math.round((await boxOf()).x)).toBe(Math.round(at.x))
  await touch.hold([at.x - 1.4 * cell, at.y + 15], 0.2 * cell)
  await page.getByRole('button', { name: 'Geceleri kapat' }).click()
  await said(/kapatıldı/)
  await expect.poll(closings).toEqual([[addDays(stay.checkIn, -2), addDays(stay.checkIn, -1)]])
  await close()
})

test('a finger stretches a stay by its first night and a closing by its last one, and takes both back', async () => {
  const desk = await anotherDesk(site)
  const stay = stayFrom(644)
  const guest = 'Parmakla Uzatır'
  const taken = await takeByPhone(desk, site, stay, { name: guest })
  const now = async () => (await desk.api(getAdminReservation, { params: { id: taken.id } })).content
  const days = async () => now().then(({ checkIn, checkOut }) => [checkIn, checkOut])
  const address = (from: number) =>
    `/dashboard/occupancy?at=${addDays(stay.checkIn, from)}&q=${encodeURIComponent(taken.villa)}`
  const { page, close, dialog, said } = await sitDown(browser, site, address(-3), { width: 412, height: 860 })
  await undoStays(page)
  const touch = await touching(page)
  const barOf = (text: string) => page.locator('[data-key]', { hasText: text })
  const boxOf = async (text: string) => (await barOf(text).boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  const free = () => expect.poll(() => page.locator('[data-phase]').count()).toBe(0)
  await barOf(guest).waitFor()
  const at = await boxOf(guest)
  const cell = (at.width + 2) / 7

  // by its first night: one more before it, after both prices were seen
  await touch.hold([at.x + 7, at.y + 15], -cell)
  await dialog.getByText(inWords(taken.total)).first().waitFor()
  expect(await days()).toEqual([stay.checkIn, stay.checkOut])
  await dialog.getByRole('button', { name: /^Taşı/ }).click()
  await said(/tarihine taşındı/)
  expect(await days()).toEqual([addDays(stay.checkIn, -1), stay.checkOut])
  expect((await now()).total).toBeGreaterThan(taken.total)
  await free()
  await expect.poll(async () => Math.round((await boxOf(guest)).width)).toBe(Math.round(at.width + cell))
  await page.getByRole('button', { name: 'Geri al' }).click()
  await expect.poll(days).toEqual([stay.checkIn, stay.checkOut])
  await expect.poll(async () => Math.round((await boxOf(guest)).width)).toBe(Math.round(at.width))
  expect((await now()).total).toBe(taken.total)

  // a closing after the stay by its last night: at once; over the next stay it springs back with a sentence
  const from = addDays(stay.checkOut, 1)
  const note = 'Boya'
  const body = { villa_id: taken.villaId, from, until: addDays(from, 3), kind: 'maintenance' as const, note }
  await desk.api(closeDates, { body }, { idempotencyKey: crypto.randomUUID() })
  const query = { villa_id: taken.villaId, started_at: addDays(from, -2), kind: 'maintenance' as const }
  const closed = async () => (await desk.api(listDates, { query })).content.map((row) => [row.from, row.until])
  await takeByPhone(desk, site, stayFrom(644 + 7 + 1 + 5), { name: 'Sonra Gelir', villa: taken.villaSlug })
  await page.goto(`${site}${address(6)}`)
  await barOf(note).waitFor()
  const closing = await boxOf(note)
  const end: [number, number] = [closing.x + closing.width - 7, closing.y + 15]
  await touch.hold(end, 2 * cell)
  await expect.poll(closed).toEqual([[from, addDays(from, 5)]])
  await said(/tarihine taşındı/)
  await page.getByRole('button', { name: 'Geri al' }).click()
  await expect.poll(closed).toEqual([[from, addDays(from, 3)]])
  await free()
  await expect.poll(async () => Math.round((await boxOf(note)).width)).toBe(Math.round(closing.width))
  await touch.hold(end, 3 * cell)
  await said('Seçtiğiniz tarihler müsait değil.')
  await free()
  expect(await closed()).toEqual([[from, addDays(from, 3)]])
  await close()
})

/** A finger on the screen: one that goes at once, and one that stays until it holds. */
const touching = async (page: Page) => {
  const client = await page.context().newCDPSession(page)
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: [number, number][]) =>
    client.send('Input.dispatchTouchEvent', { type, touchPoints: points.map(([x, y]) => ({ x, y })) })
  const slide = async ([x, y]: [number, number], by: number) => {
    for (const part of [0.25, 0.5, 0.75, 1]) await send('touchMove', [[x + by * part, y]])
    await send('touchEnd', [])
  }
  return {
    async swipe(from: [number, number], by: number) {
      await send('touchStart', [from])
      await slide(from, by)
    },
    async hold(from: [number, number], by: number) {
      await send('touchStart', [from])
      await page.locator('[data-phase="held"]').waitFor()
      await slide(from, by)
    },
  }
}
