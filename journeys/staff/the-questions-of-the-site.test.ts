import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fold } from '../../src/kernel/slug.ts'
import { sitDown, undoStays } from '../at-the-desk.ts'
import { launchBrowser } from '../chromium.ts'
import { site } from '../site.ts'

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

const QUESTION = 'Havuz kışın ısıtılıyor mu?'

test('a question is written in two languages, kept when the drawer closes, changed, deleted and taken back', async () => {
  const { page, close, dialog, confirm, said } = await sitDown(browser, site, '/dashboard/website/faq')
  await undoStays(page)
  const add = page.getByRole('button', { name: 'Yeni Ekle' })
  await add.click()
  await expect.poll(() => dialog.getByRole('button', { name: 'Kaydet' }).isDisabled()).toBe(true)
  await dialog.getByLabel('Soru').fill(QUESTION)
  await page.keyboard.press('Control+s')
  await dialog.getByText('Bu alan zorunludur.').waitFor()
  await dialog.locator('textarea:focus').waitFor()
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
  await expect.poll(() => add.evaluate((button) => button === document.activeElement)).toBe(true)
  await add.click()
  await dialog.getByText('Kaydedilmemiş taslağınız geri yüklendi.').waitFor()
  await dialog.getByLabel('Yanıt').fill('Evet, istenirse ek ücretle.')
  await dialog.getByRole('button', { name: /^EN/ }).click()
  await dialog.getByLabel('Soru').fill('Is the pool heated in winter?')
  await dialog.getByLabel('Yanıt').fill('Yes, on request.')
  await dialog.getByText('4 değişiklik').waitFor()
  await confirm('Kaydet')
  await said('Başarılı')

  const row = page.locator('tr', { hasText: QUESTION })
  await row.getByRole('button', { name: QUESTION, exact: true }).click()
  await dialog.getByLabel('Yanıt').fill('Evet, haftalık ücretle.')
  await dialog.getByRole('button', { name: 'Vazgeç' }).click()
  await dialog.waitFor({ state: 'detached' })
  await row.getByText('Evet, istenirse ek ücretle.').waitFor()
  await row.getByRole('button', { name: `Düzenle: ${QUESTION}` }).click()
  await confirm('Kaydet')
  await row.getByText('Evet, haftalık ücretle.').waitFor()
  expect(await (await fetch(`${site}/faq`)).text()).toContain(QUESTION)

  await row.getByRole('button', { name: `Sil: ${QUESTION}` }).click()
  await row.waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Geri al' }).click()
  await row.waitFor()
  await row.getByRole('button', { name: `Sil: ${QUESTION}` }).click()
  await row.waitFor({ state: 'detached' })
  await page.goto(`${site}/dashboard/villas`) // who leaves doesn't wait for the ten seconds: it is deleted at once
  await page.goto(`${site}/dashboard/website/faq`)
  await page.locator('tbody tr').first().waitFor()
  await expect.poll(() => row.count()).toBe(0)
  await close()
})

test('the villas stand in the order and the choice that is asked for, twenty to a page', async () => {
  const { page, close } = await sitDown(browser, site, '/dashboard/villas')
  await page.locator('tbody tr').nth(19).waitFor()
  await expect.poll(() => page.locator('tbody tr').count()).toBe(20)
  await page.getByLabel('Sıra', { exact: true }).selectOption({ label: 'Ada göre' })
  await page.waitForURL(/order=name/)
  const misplaced = async () => {
    const names = await page.locator('tbody td a b').allInnerTexts()
    return names.filter((name, index) => index > 0 && fold(name) < fold(names[index - 1] ?? ''))
  }
  await expect.poll(misplaced).toEqual([])
  await page.getByRole('switch', { name: 'Yalnız popüler' }).click()
  await page.waitForURL(/popular=true/)
  await expect.poll(() => page.locator('tbody tr', { hasNotText: 'Popüler' }).count()).toBe(0)
  await close()
})
