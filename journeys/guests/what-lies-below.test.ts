import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { launchBrowser, openPage } from '../chromium.ts'
import { site } from '../site.ts'

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

const PHONE = { width: 360, height: 780 }
const DESK = { width: 1024, height: 768 }

type Counting = { later: () => number; laterAtFirst: number }

/** How many pieces of a page were laid out later when its HTML was there; in the end none is. */
const laidOutLater = async (path: string, screen: typeof PHONE, isReadAgain = false) => {
  const { page, faults, close } = await openPage(browser, screen)
  await page.addInitScript(() => {
    const later = () =>
      [...document.querySelectorAll('[data-below], [data-villa]')].filter(
        (piece) => getComputedStyle(piece).contentVisibility === 'auto',
      ).length
    const note = () => Object.assign(window, { later, laterAtFirst: later() })
    document.addEventListener('DOMContentLoaded', note)
  })
  await page.goto(site + path)
  if (isReadAgain) await page.reload()
  const counting = await page.evaluateHandle<Counting>('window')
  await expect.poll(() => counting.evaluate((at) => at.later())).toBe(0)
  expect(faults).toEqual([])
  const atFirst = await counting.evaluate((at) => at.laterAtFirst)
  await close()
  return atFirst
}

test.each([['/'], ['/listing'], ['/villa/villa-kum-saati']])(
  'a phone lays out what lies below of %s after what is seen',
  async (path) => {
    expect(await laidOutLater(path, PHONE)).toBeGreaterThan(3)
  },
)

test.each([
  ['a page that begins at a part of its own', '/villa/villa-kum-saati#prices', PHONE, false],
  ['a page that is read again', '/villa/villa-kum-saati', PHONE, true],
  ['a page on a desk', '/villa/villa-kum-saati', DESK, false],
])('%s is laid out at once', async (_, path, screen, isReadAgain) => {
  expect(await laidOutLater(path, screen, isReadAgain)).toBe(0)
})
