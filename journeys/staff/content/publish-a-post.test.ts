import { readFile } from 'node:fs/promises'
import type { Browser, Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addDays, dayInIstanbul } from '../../../src/kernel/day.ts'
import { sitDown } from '../../at-the-desk.ts'
import { launchBrowser } from '../../chromium.ts'
import { site } from '../../site.ts'

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

const TEXTS = {
  TR: { title: 'Kalkan’ın sakin koyları', category: 'Rehber', lead: 'Beş koy, yarım saatte.', body: '## Kuleli Koyu' },
  EN: { title: 'Quiet coves of Kalkan', category: 'Guide', lead: 'Five coves, half an hour.', body: '## Kuleli Cove' },
  RU: { title: 'Тихие бухты Калкана', category: 'Гид', lead: 'Пять бухт за полчаса.', body: '## Бухта Кулели' },
}
const SLUG = 'kalkanin-sakin-koylari'

/** Drops a picture into a text, as hands do from a folder. */
const dropPicture = async (page: Page, into: Locator) => {
  const bytes = [...(await readFile('seeds/pictures/region-02.webp'))]
  const carried = await page.evaluateHandle((all) => {
    const data = new DataTransfer()
    data.items.add(new File([new Uint8Array(all)], 'koy.webp', { type: 'image/webp' }))
    return data
  }, bytes)
  await into.dispatchEvent('drop', { dataTransfer: carried })
}

const areThere = (all: Element[]): boolean =>
  all.length > 0 && all.every((each) => each instanceof HTMLImageElement && each.naturalHeight > 0)

const statusOf = async (path: string) => (await fetch(`${site}${path}`, { redirect: 'manual' })).status
const textOf = async (path: string) => (await fetch(`${site}${path}`)).text()

test('a post is written in three languages, scheduled, published, read, and found under its former address', async () => {
  const { page, close } = await sitDown(browser, site, '/dashboard/blog')
  await page.getByRole('link', { name: 'Yeni yazı' }).click()
  for (const [language, text] of Object.entries(TEXTS)) {
    await page
      .getByRole('button', { name: new RegExp(`^${language}`) })
      .first()
      .click()
    for (const [name, value] of Object.entries(text))
      await page.locator(`[name="${name}.${language.toLowerCase()}"]`).fill(value)
  }
  await page.getByRole('button', { name: /^TR/ }).first().click()
  const body = page.locator('[name="body.tr"]')
  await body.press('Control+End')
  await dropPicture(page, body)
  await expect.poll(() => body.inputValue()).toMatch(/!\[koy\]\(\/img\/pictures\/\w+\.webp\)/)
  await page.getByRole('region', { name: 'Önizleme' }).locator('img').waitFor()

  await page.getByRole('button', { name: 'Zamanlı' }).click()
  const tomorrow = addDays(dayInIstanbul(new Date()), 1).split('-').reverse().join('.')
  await page.getByRole('textbox', { name: /^Gün/ }).fill(tomorrow)
  await page.getByRole('button', { name: 'Kaydet' }).click()
  await page.getByText('Yayınlanacak yazıda gerekli.').waitFor() // the cover
  await page.locator('input[type=file]').last().setInputFiles('seeds/pictures/region-01.webp')
  await expect.poll(() => page.locator('fieldset img').count()).toBe(1)
  await expect.poll(() => page.locator('main button img').evaluateAll(areThere)).toBe(true)
  await page.getByRole('button', { name: 'Kaydet' }).click()
  await page.locator('[data-badge]', { hasText: 'Zamanlandı' }).waitFor()
  expect(await statusOf(`/blog/${SLUG}`)).toBe(404)
  const preview = await page.getByRole('link', { name: 'Önizle' }).getAttribute('href')
  const look = await page.context().newPage()
  await look.goto(`${site}${preview}`)
  await look.getByRole('heading', { name: TEXTS.TR.title }).waitFor()
  await look.close()

  await page.getByRole('button', { name: 'Hemen yayınla' }).click()
  await page.getByRole('button', { name: 'Kaydet' }).click()
  await page.locator('[data-badge]', { hasText: 'Yayında' }).waitFor()
  await expect.poll(() => statusOf(`/blog/${SLUG}`)).toBe(200)
  expect(await textOf(`/blog/${SLUG}`)).toContain(TEXTS.TR.lead)
  expect(await textOf(`/en/blog/${SLUG}`)).toContain(TEXTS.EN.title)
  const russian = await textOf(`/ru/blog/${SLUG}`)
  expect(russian).toContain(TEXTS.RU.title)
  expect(russian).toContain('"@type":"BlogPosting"')
  await expect.poll(() => textOf('/sitemap.xml')).toContain(`/blog/${SLUG}</loc>`)

  await page.locator('[name="slug"]').fill('sakin-koylar')
  await page.getByRole('button', { name: 'Kaydet' }).click()
  await page.getByText(`Buraya yönlenen eski adresler: ${SLUG}`).waitFor()
  await expect.poll(() => statusOf(`/blog/${SLUG}`)).toBe(301)
  expect((await fetch(`${site}/en/blog/${SLUG}`)).url).toBe(`${site}/en/blog/sakin-koylar`)
  await close()
})
