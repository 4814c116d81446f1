import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sitDown } from '../at-the-desk.ts'
import { launchBrowser } from '../chromium.ts'
import { site } from '../site.ts'

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

test('home tells what is missing, and each button leads to a list that has as many', async () => {
  const { page, close } = await sitDown(browser, site, '/dashboard/')
  await page.getByRole('heading', { name: 'Bugün ne eksik?' }).waitFor()
  const kinds = page.locator('section', { has: page.getByRole('heading', { level: 3 }) })
  await kinds.first().waitFor()
  const places = await kinds.evaluateAll((all) =>
    all.map((each) => ({
      name: each.querySelector('h3')?.textContent ?? '',
      count: Number(each.querySelector('h3 + *')?.textContent),
      to: each.querySelector('a[aria-label]')?.getAttribute('href') ?? '',
    })),
  )
  expect(places.length).toBeGreaterThan(3)
  for (const { name, count, to } of places) {
    await page.goto(`${site}${to}`)
    await page.locator('h1').waitFor()
    await expect.poll(() => page.locator('main [aria-busy=true]').count(), { message: name, timeout: 30_000 }).toBe(0)
    const said = () => page.locator('h1 small').innerText()
    if (to.includes('lacks='))
      await expect.poll(said, { message: name, timeout: 30_000 }).toMatch(new RegExp(`^${count}\\s`))
  }
  await close()
})
