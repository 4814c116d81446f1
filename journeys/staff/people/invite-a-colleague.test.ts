import { Secret, TOTP } from 'otpauth'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDashboard, signIn } from '../../at-the-desk.ts'
import { launchBrowser, openPage } from '../../chromium.ts'
import { joined, mailsTo } from '../../outbox.ts'
import { site } from '../../site.ts'

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

const EMAIL = 'cansu.er@example.com'
const PASSWORD = 'denizde bir tekne'

/** The address that the newest mail to somebody leads to, once it is there. */
const linkTo = async (email: string): Promise<string> => {
  let path = ''
  const look = async () => {
    for (const mail of await mailsTo(email)) path = /dashboard\/login\/link#[\w-]{43}/.exec(joined(mail))?.[0] ?? path
    return path
  }
  await expect.poll(look).not.toBe('')
  return `${site}/${path}`
}

/** Switches the second step on, leaves, and comes back: once with the telephone's code, once with a recovery code. */
const secondStep = async (page: Page): Promise<void> => {
  const on = page.getByRole('button', { name: 'İki adımlı girişi aç' })
  await on.click()
  await page.locator('input[name=password]').fill(PASSWORD)
  await page.getByRole('button', { name: 'Devam' }).click()
  const key = (await page.locator('code').innerText()).replaceAll(' ', '')
  const code = (seconds: number) =>
    new TOTP({ secret: Secret.fromBase32(key) }).generate({ timestamp: Date.now() + seconds * 1000 })
  await page.locator('input[name=code]').fill(code(0))
  await on.click()
  await page.getByRole('button', { name: 'Kaydettim' }).waitFor()
  const [recovery = ''] = await page.locator('code').allInnerTexts()
  await page.getByRole('button', { name: 'Kaydettim' }).click()
  await page.getByText('10 kurtarma kodunuz kaldı').waitFor()
  for (const way of ['telephone', 'recovery']) {
    await page.evaluate(() => localStorage.clear())
    await page.goto(`${site}/dashboard/login?next=/dashboard/account`)
    await signIn(page, EMAIL, PASSWORD)
    if (way === 'recovery') await page.getByRole('button', { name: 'Telefonum yanımda değil' }).click()
    await page.locator('input[name=code]').fill(way === 'recovery' ? recovery.toUpperCase() : code(30))
    await page.getByRole('button', { name: 'Giriş Yap' }).click()
    await page.getByText('(bu tarayıcı)').waitFor()
  }
  await page.getByText('9 kurtarma kodunuz kaldı').waitFor()
}

test('a colleague is invited, sets her own password by the mail, and sees what she may', async () => {
  const desk = await openPage(browser, { width: 1280, height: 900 })
  await openDashboard(desk.page, site, '/dashboard/users')
  await desk.page.getByRole('button', { name: 'Davet et' }).first().click()
  const dialog = desk.page.getByRole('dialog')
  for (const [name, text] of [
    ['firstName', 'Cansu'],
    ['lastName', 'Er'],
    ['email', EMAIL],
  ] as const)
    await dialog.locator(`[name="${name}"]`).fill(text)
  await dialog.getByRole('switch', { name: 'Raporlar' }).click()
  await dialog.getByRole('button', { name: 'Kaydet' }).click()
  await dialog.waitFor({ state: 'detached' })
  await desk.page.getByText('Davetli').first().waitFor()

  const hers = await openPage(browser, { width: 1280, height: 900 })
  const link = await linkTo(EMAIL)
  await hers.page.goto(link)
  await hers.page.locator('input[name=password]').fill(PASSWORD)
  await hers.page.getByRole('button', { name: 'Şifreyi kaydet' }).click()
  await hers.page.waitForURL(/\/dashboard\/login$/)
  await signIn(hers.page, EMAIL, PASSWORD)
  const menu = hers.page.getByRole('navigation').first()
  await menu.getByText('Raporlar').waitFor()
  await expect.poll(() => menu.getByText('Kullanıcılar').count()).toBe(0)
  await hers.page.goto(`${site}/dashboard/transactions`)
  await hers.page.getByText('Bu bölüm için “Para” yetkisi gerekiyor').waitFor()
  await hers.page.goto(`${site}/dashboard/account`)
  await hers.page.getByText('(bu tarayıcı)').waitFor()
  await secondStep(hers.page)

  const late = await openPage(browser, { width: 360, height: 780 })
  await late.page.goto(link)
  await late.page.getByText('Bağlantı geçerli değil').waitFor()
  for (const { close } of [desk, hers, late]) await close()
})

test('who forgot a password is told the same whether there is an account or not', async () => {
  const { page, close } = await openPage(browser, { width: 360, height: 780 })
  await page.goto(`${site}/dashboard/login`)
  await page.getByRole('link', { name: 'Şifremi unuttum' }).click()
  await page.waitForURL(/\/login\/forgot$/)
  await page.getByRole('heading', { name: 'Şifremi unuttum' }).waitFor()
  await page.locator('input[name=email]').fill('kimse@example.com')
  await page.getByRole('button', { name: 'Bağlantı gönder' }).click()
  await page.getByText('E-postanıza bakın').waitFor()
  await close()
})
