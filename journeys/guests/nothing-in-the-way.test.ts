import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addDays, dayInIstanbul } from '../../src/kernel/day.ts'
import { bookableVilla } from '../bookable-villa.ts'
import { launchBrowser, openPage } from '../chromium.ts'
import { site } from '../site.ts'

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

const checkIn = addDays(dayInIstanbul(new Date()), 590)
const dates = `checkin=${checkIn}&checkout=${addDays(checkIn, 7)}&guests=2`
const VILLA = `/villa/villa-kum-saati?${dates}`
const RESERVE = `/villa/villa-kum-saati/reserve?${dates}`

/**
 * What the floating button covers of the things it must not, as the page stands; empty also while it has stepped aside.
 */
const covered = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const box = document.querySelector('[data-floats]')
    if (!box || getComputedStyle(box).visibility === 'hidden') return []
    const { left, top, right, bottom } = (box.querySelector('summary') ?? box).getBoundingClientRect()
    const things = document.querySelectorAll('main :is(button, [data-button], [data-figure]), [data-dock]')
    return [...things]
      .filter((thing) => {
        const at = thing.getBoundingClientRect()
        const edge = 9 // a round button leaves its corners free
        return (
          at.width > 0 &&
          at.left < right - edge &&
          at.right > left + edge &&
          at.top < bottom - edge &&
          at.bottom > top + edge
        )
      })
      .map((thing) => `${thing.className} ${thing.textContent?.slice(0, 30)}`)
  })

describe('on a phone', () => {
  test.each(['/', `/listing?${dates}`, VILLA])(
    'the floating button of %s covers no button, price or day wherever the page is scrolled to',
    async (path) => {
      const { page, faults, close } = await openPage(browser, { width: 360, height: 780 })
      await page.goto(site + path)
      const height = await page.evaluate(() => document.documentElement.scrollHeight)
      for (let top = 60; top < Math.min(height, 9_000); top += 370) {
        await page.evaluate((to) => scrollTo({ top: to, behavior: 'instant' }), top)
        await expect.poll(() => covered(page)).toEqual([])
      }
      expect(faults).toEqual([])
      await close()
    },
  )

  test('one button of 44 px opens the three: up, call, chat with the dates, guests and total', async () => {
    const { page, faults, close } = await openPage(browser, { width: 360, height: 780 })
    const { slug } = await bookableVilla(site, { checkIn, checkOut: addDays(checkIn, 7) }, 2)
    await page.goto(`${site}/villa/${slug}?${dates}`)
    const fold = page.locator('[data-floats] summary')
    const { width, height } = (await fold.boundingBox()) ?? { width: 0, height: 0 }
    expect([width, height]).toEqual([44, 44])
    await fold.focus()
    await page.keyboard.press('Enter')
    const chat = page.locator('[data-floats] details').getByLabel('WhatsApp’tan Yazın')
    await expect.poll(() => chat.isVisible()).toBe(true)
    expect(await page.locator('[data-floats] details').getByLabel('Bizi Arayın').getAttribute('href')).toMatch(
      /^tel:\+90/,
    )
    const text = new URL((await chat.getAttribute('href')) ?? '').searchParams.get('text') ?? ''
    expect(text).toContain(`${site}/villa/${slug}?${dates}`)
    expect(text).toMatch(/\d\s?₺/)
    await page.keyboard.press('Escape')
    await expect.poll(() => chat.isVisible()).toBe(false)
    expect(faults).toEqual([])
    await close()
  })

  test('a booking has logo, phone, lock and steps around it, and nothing else; typed text survives a reload', async () => {
    const { page, faults, close } = await openPage(browser, { width: 360, height: 780 })
    await page.goto(site + RESERVE)
    expect(
      await page
        .locator('header a[href="/"], header a[href^="tel:"], header p, ol[aria-label="Rezervasyon adımları"]')
        .count(),
    ).toBe(4)
    expect(await page.locator('[data-floats], footer, [data-bar]:not(header), header :is(button, li)').count()).toBe(0)
    await page.getByLabel('Ad Soyad').fill('Zeynep Tunalı')
    await page.getByLabel('Cep Telefonu').fill('0532 123 45 67')
    await page.getByLabel('E-posta adresiniz').fill('zeynep@example.com')
    await page.reload()
    await expect.poll(() => page.getByLabel('Ad Soyad').inputValue()).toBe('Zeynep Tunalı')
    expect(await page.getByLabel('Cep Telefonu').inputValue()).toBe('0532 123 45 67')
    expect(await page.getByLabel('E-posta adresiniz').inputValue()).toBe('zeynep@example.com')
    expect(faults).toEqual([])
    await close()
  })

  test.each([
    '/',
    '/listing',
    `/listing?${dates}`,
    '/short-stays',
    '/kas',
    VILLA,
    RESERVE,
    '/contact',
    '/faq',
    '/website/banks',
    '/ru',
    '/nope',
  ])('%s fits 320 px, and no link that stands alone is lower or narrower than 24 px', async (path) => {
    const { page, close } = await openPage(browser, { width: 320, height: 700 })
    await page.goto(site + path)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
    const small = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>('a, button, summary')].flatMap((each) => {
        const { width, height } = each.getBoundingClientRect()
        const inText =
          getComputedStyle(each).display === 'inline' &&
          each.parentElement?.textContent?.trim() !== each.textContent?.trim()
        const unseen = !width || !height || each.closest('.sr, [data-skip], [aria-hidden="true"]')
        return unseen || inText || (width >= 24 && height >= 24)
          ? []
          : [`${each.className} ${each.textContent} ${width}×${height}`]
      }),
    )
    expect(small).toEqual([])
    await close()
  })
})

describe('on a wide screen', () => {
  test('the three stand in a column; a card is one stop for the keyboard, and results are one press away', async () => {
    const { page, faults, close } = await openPage(browser, { width: 1024, height: 900 })
    await page.goto(`${site}/listing?${dates}`)
    // They step aside for a price that lies just below them: which one does, the search decides.
    await expect
      .poll(async () => {
        const shown = await page.locator('[data-floats] > div a:visible').count()
        if (shown === 0) await page.mouse.wheel(0, 30)
        return shown
      })
      .toBe(2)
    expect(await page.locator('[data-floats] details').isVisible()).toBe(false)
    await page.locator('a[data-skip][href="#results"]').focus()
    await page.keyboard.press('Enter')
    const stops: string[] = []
    for (let press = 0; press < 4; press++) {
      await page.keyboard.press('Tab')
      stops.push(
        await page.evaluate(() => document.activeElement?.closest('article')?.querySelector('h3')?.textContent ?? ''),
      )
    }
    expect(stops.filter(Boolean)).toHaveLength(4)
    expect(new Set(stops).size).toBe(4)

    // the heart and the tick of the card that the keyboard stands on have a key each, and the card says so
    const card = page.locator('article:has(h3 a:focus)')
    await page.locator('[data-card-keys]').waitFor()
    expect(await card.locator('[data-card-keys]').innerText()).toBe('F favori K karşılaştır')
    await page.keyboard.press('f')
    await expect.poll(() => card.locator('[aria-keyshortcuts="F"]').getAttribute('aria-pressed')).toBe('true')
    await page.keyboard.press('k')
    await page.locator('[data-compare-bar]').waitFor()
    expect(await card.locator('[aria-keyshortcuts="K"]').getAttribute('aria-pressed')).toBe('true')
    await page.keyboard.press('f')
    await expect.poll(() => card.locator('[aria-keyshortcuts="F"]').getAttribute('aria-pressed')).toBe('false')
    await page.keyboard.press('k')
    await expect.poll(() => page.locator('[data-compare-bar]').count()).toBe(0)
    expect(faults).toEqual([])
    await close()
  })

  test('what the keyboard stands on is never under a bar that stays', async () => {
    const { page, close } = await openPage(browser, { width: 360, height: 640 })
    await page.goto(site + VILLA)
    const hidden: string[] = []
    for (let press = 0; press < 60; press++) {
      await page.keyboard.press('Tab')
      const under = await page.evaluate(() => {
        const active = document.activeElement
        if (
          !active ||
          active === document.body ||
          active.closest('[data-bar], [data-dock], [data-floats], [data-skip]')
        )
          return null
        const at = active.getBoundingClientRect()
        const bars = [...document.querySelectorAll('header[data-bar], [data-dock]')].map((bar) =>
          bar.getBoundingClientRect(),
        )
        const whole = bars.some((bar) => bar.height > 0 && at.top >= bar.top - 1 && at.bottom <= bar.bottom + 1)
        return whole ? `${active.className} ${active.textContent?.slice(0, 30)}` : null
      })
      if (under) hidden.push(under)
    }
    expect(hidden).toEqual([])
    await close()
  })
})

test('without JavaScript the calendar of a villa is a table', async () => {
  const { page, close } = await openPage(browser, { width: 360, height: 780, options: { javaScriptEnabled: false } })
  await page.goto(site + VILLA)
  const table = page.locator('#takvim table').first()
  expect(await table.isVisible()).toBe(true)
  expect(await table.locator('th').count()).toBe(7)
  expect(await page.locator('#takvim td[title="dolu"]').count()).toBeGreaterThan(0)
  await close()
})

test('other spellings of an address lead to it for good', async () => {
  const go = async (path: string) => {
    const answer = await fetch(site + path, { redirect: 'manual' })
    return `${answer.status} ${answer.headers.get('location')}`
  }
  expect(await go('/Kas')).toBe('301 /kas')
  expect(await go('/Kaş?guests=4')).toBe('301 /kas?guests=4')
  expect(await go('/villa/VILLA-CIVIT')).toBe('301 /villa/villa-civit')
  expect(await go('/ru/villa/VILLA-CIVIT')).toBe('301 /ru/villa/villa-civit')
  expect(await go('/tr/listing?guests=2')).toBe('301 /listing?guests=2')
  expect(await go('/tr//example.com')).toBe('301 /example.com')
  expect(await go('/tr/Kaş?guests=4')).toBe('301 /Ka%C5%9F?guests=4')
  expect(await go('/tr/villa/a%3Fb')).toBe('301 /villa/a%3Fb')
  expect(await go('/TR/tr//tr/listing')).toBe('301 /listing')
  expect(await go('/wp-login.php')).toBe('404 null')
})

test('a villa is known to search engines with permit, place, occupancy, prices and all its pictures', async () => {
  const html = await (await fetch(site + VILLA)).text()
  const data = [...html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)].map(([, json]) =>
    JSON.parse(json ?? ''),
  )
  const villa = data.find((each) => each['@type'] === 'VacationRental')
  expect(villa.identifier[1]).toMatchObject({ '@type': 'PropertyValue', value: expect.stringMatching(/^\d\d-\d+/) })
  expect([villa.latitude, villa.longitude]).toEqual([
    expect.stringMatching(/^\d\d\.\d{5}$/),
    expect.stringMatching(/^\d\d\.\d{5}$/),
  ])
  expect(villa.containsPlace.occupancy.value).toBeGreaterThan(1)
  expect(villa.containsPlace.bed.length).toBeGreaterThan(0)
  expect(villa.makesOffer.priceSpecification).toMatchObject({
    priceCurrency: 'TRY',
    unitCode: 'DAY',
    minPrice: expect.any(Number),
  })
  const { content } = (await (await fetch(`${site}/v1/villa/villa-kum-saati`)).json()) as {
    content: { photos: unknown[] }
  }
  expect(villa.image).toHaveLength(content.photos.length)
})
