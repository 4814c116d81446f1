import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { logout, selectUsers, setUserActivity } from '../../src/features/accounts/accounts.contract.ts'
import { ADMIN, anotherDesk, inside, openDashboard, PASSWORD, signIn } from '../at-the-desk.ts'
import { launchBrowser, openPage } from '../chromium.ts'
import { site } from '../site.ts'

const KEY = 'happyvillalari.session'
const WRONG = 'Bir hata meydana geldi. Err: Kullanıcı adı veya şifre hatalı.'
let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

const screen = () => openPage(browser, { width: 1280, height: 800 })
/** What the browser remembers of the session, read from outside the page: it may be reloading. */
const session = async (page: Page) => {
  const { origins } = await page.context().storageState()
  const kept = origins.flatMap(({ localStorage }) => localStorage).find(({ name }) => name === KEY)
  return JSON.parse(kept?.value ?? 'null')
}
const change = (page: Page, part: object) =>
  page.evaluate(
    ([key, part]) =>
      localStorage.setItem(key, JSON.stringify({ ...JSON.parse(localStorage.getItem(key) ?? '{}'), ...part })),
    [KEY, part] as const,
  )
const toLogin = (page: Page) => page.waitForURL((url) => url.pathname === '/dashboard/login')

test('nobody comes in with a wrong password, an unknown name or an account that is switched off', async () => {
  const { page, close } = await screen()
  const { api } = await anotherDesk(site)
  const { content: owners } = await api(selectUsers)
  const { id } = (await anotherDesk(site, 'owner2@happyvillalari.test').then(({ token }) => claims(token))) as {
    id: number
  }
  expect(owners.map((owner) => owner.id)).toContain(id)
  await api(setUserActivity, { body: { id, active: false } })
  await page.goto(`${site}/dashboard/reservations?status=OPTION`)
  await toLogin(page)
  for (const [email, password] of [
    [ADMIN, 'yanlis-sifre'],
    ['yok@happyvillalari.test', PASSWORD],
    ['owner2@happyvillalari.test', PASSWORD],
  ] as const) {
    const answered = page.waitForResponse('**/v1/auth/login')
    await signIn(page, email, password)
    expect((await answered).status()).toBe(401)
    await page.getByText(WRONG).waitFor()
    await page.locator('input[name=password][aria-invalid]:focus').waitFor()
    await expect.poll(() => session(page)).toBeNull()
  }
  await api(setUserActivity, { body: { id, active: true } })

  await page.route('**/v1/auth/login', (route) =>
    route.fulfill({
      json: {
        content: {
          accessToken: 'a.b.c',
          user: { id: 1, role: 'ADMIN', UserDetail: { firstName: 'A', lastName: 'B' } },
        },
      },
    }),
  )
  await signIn(page)
  await page.getByText('Error encountered on server (Token decode failed). Please Inform administrators.').waitFor()
  await expect.poll(() => session(page)).toBeNull()
  await page.unroute('**/v1/auth/login')

  await signIn(page)
  await page.getByText('Başarılı').waitFor()
  await page.waitForURL((url) => url.pathname === '/dashboard/reservations' && url.search === '?status=OPTION')
  await expect.poll(() => session(page)).toMatchObject({ user_role: 'ADMIN', user_name: 'Deniz Aksoy' })
  await close()
})

test('a session is found again, and ends by its time, by the server’s word and by Logout', async () => {
  const { page, close } = await screen()
  await openDashboard(page, site)
  await page.reload()
  await page.getByText('Welcome, Deniz Aksoy').and(page.locator(':visible')).waitFor()
  await page.goto(`${site}/dashboard/login`)
  await page.waitForURL((url) => url.pathname === '/dashboard/')

  await change(page, { exp: Math.floor(Date.now() / 1000) - 1 })
  await page.reload()
  await toLogin(page)
  await expect.poll(() => session(page)).toBeNull()

  await signIn(page)
  await inside(page)
  const { token } = await session(page)
  await fetch(`${site}${logout.path}`, { method: 'POST', headers: { authorization: `Bearer ${token}` } })
  await page.locator('#menu').getByRole('button', { name: 'Rezervasyon Yönetimi' }).click()
  await page.locator('#menu').getByRole('link', { name: 'Rezervasyonlar' }).click()
  await toLogin(page)
  await expect.poll(() => session(page)).toBeNull()

  await signIn(page)
  await inside(page)
  const { token: last } = await session(page)
  await page.locator('#menu').getByRole('button', { name: 'Logout' }).click()
  await page.waitForURL(`${site}/`)
  await expect.poll(() => session(page)).toBeNull()
  expect((await fetch(`${site}/v1/admin/unreadcount`, { headers: { authorization: `Bearer ${last}` } })).status).toBe(
    401,
  )
  await page.goBack()
  await toLogin(page)
  await close()
})

test('an owner who asks for the agency’s screens is led home', async () => {
  const { page, close } = await screen()
  await openDashboard(page, site, '/dashboard/', 'owner@happyvillalari.test')
  for (const path of ['/dashboard/reservations/new', '/dashboard/website/faq']) {
    await page.goto(`${site}${path}`)
    await page.getByRole('heading', { level: 1, name: /Merhaba/ }).waitFor()
    expect(new URL(page.url()).pathname).toBe('/dashboard/')
  }
  await close()
})

test('the menu opens one group at a time, marks the place, counts what waits and says when it can’t', async () => {
  const { page, close } = await screen()
  let letIn = () => {}
  const held = new Promise<void>((resolve) => {
    letIn = resolve
  })
  await page.route('**/v1/admin/unreadcount', async (route) => {
    await held
    await route.fulfill({ json: { content: { reservationCount: 7, contactCount: 0 } } })
  })
  await openDashboard(page, site)
  const menu = page.locator('#menu')
  const group = (name: string) => menu.getByRole('button', { name: new RegExp(`^${name}`) })
  await group('Rezervasyon Yönetimi').getByRole('status', { name: 'Loading' }).waitFor()
  letIn()
  await group('Rezervasyon Yönetimi')
    .getByText(/^7 onay bekleyen talep$/)
    .waitFor()
  await expect.poll(() => menu.locator('[data-count]').count()).toBe(1)
  await expect.poll(() => menu.locator('[aria-current=page]').innerText()).toBe('Anasayfa')

  await group('Villalar').click()
  await group('Website').click()
  await expect.poll(() => menu.locator('[aria-expanded=true]').allInnerTexts()).toEqual(['Website'])
  await group('Website').click()
  await expect.poll(() => menu.locator('[aria-expanded=true]').count()).toBe(0)
  await expect.poll(() => menu.getByRole('link', { name: 'Sıkça Sorulan Sorular' }).count()).toBe(0)
  await group('Website').click()
  await menu.getByRole('link', { name: 'Sıkça Sorulan Sorular' }).click()
  await menu.locator('[aria-current=page]', { hasText: 'Sıkça Sorulan Sorular' }).waitFor()
  await expect.poll(() => menu.locator('[aria-current=page]').count()).toBe(1)

  await page.unroute('**/v1/admin/unreadcount')
  await page.route('**/v1/admin/unreadcount', (route) => route.abort())
  await page.reload()
  await menu.getByText('Failed to load; network/connection error.').waitFor()
  await page.emulateMedia({ media: 'print' })
  await expect.poll(() => menu.isVisible()).toBe(false)
  await close()
})

test('on a phone the menu comes from the side and goes with Escape, a tap beside it or a choice', async () => {
  const { page, close } = await openPage(browser, { width: 360, height: 780 })
  await openDashboard(page, site)
  const menu = page.locator('#menu')
  const burger = page.getByRole('button', { name: 'Menüyü aç' })
  await expect.poll(() => menu.isVisible()).toBe(false)
  await burger.click()
  await menu.waitFor()
  await page.keyboard.press('Escape')
  await menu.waitFor({ state: 'hidden' })
  await expect.poll(() => burger.evaluate((button) => button === document.activeElement)).toBe(true)
  await burger.click()
  await page.getByRole('button', { name: 'Menüyü kapat' }).click({ position: { x: 340, y: 400 } })
  await menu.waitFor({ state: 'hidden' })
  await burger.click()
  await menu.getByRole('button', { name: /^Villalar/ }).click()
  await menu.getByRole('link', { name: 'Villalar', exact: true }).click()
  await page.waitForURL('**/dashboard/villas')
  await menu.waitFor({ state: 'hidden' })
  await close()
})

const claims = (token: string) => JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString())
