import type { Browser, Page } from 'playwright-core'
import { login } from '../src/features/accounts/accounts.contract.ts'
import {
  type AdminReservation,
  createAdminReservation,
  getAdminReservation,
} from '../src/features/reservations/reservations-admin.contract.ts'
import { allAdminVillas } from '../src/features/villas/villas.contract.ts'
import { type Client, client } from '../src/kernel/client.ts'
import { addDays, dayInIstanbul, type Stay } from '../src/kernel/day.ts'
import { bookableVilla } from './bookable-villa.ts'
import { openPage } from './chromium.ts'

export const ADMIN = 'admin@happyvillalari.test'
export const OWNER = 'owner@happyvillalari.test'
export const PASSWORD = 'mutlu-villa-2026'

/** Fills the login form and sends it; the page may be any of the dashboard's. */
export const signIn = async (page: Page, email = ADMIN, password = PASSWORD): Promise<void> => {
  await page.locator('input[name=email]').fill(email)
  await page.locator('input[name=password]').fill(password)
  await page.getByRole('button', { name: 'Giriş Yap' }).click()
}

/** Opens a page of the dashboard as this person. */
export const openDashboard = async (page: Page, site: string, path = '/dashboard/', email = ADMIN): Promise<void> => {
  await page.goto(`${site}${path}`)
  await signIn(page, email)
  await inside(page)
}

/** Somebody signed in before a screen, with what hands do there. */
export const sitDown = async (
  browser: Browser,
  site: string,
  path: string,
  { email = ADMIN, width = 1280, height = 900 } = {},
) => {
  const { page, close } = await openPage(browser, { width, height })
  await openDashboard(page, site, path, email)
  const dialog = page.getByRole('dialog')
  return {
    page,
    close,
    dialog,
    /** Presses the button of the open dialog and sees the dialog go. */
    async confirm(name: string | RegExp) {
      await dialog.getByRole('button', { name }).last().click()
      await dialog.waitFor({ state: 'detached' })
    },
    async fromMenu(name: string) {
      await page.getByRole('button', { name: 'Diğer' }).click()
      await page.getByRole('menuitem', { name }).click()
    },
    status: (word: string) => page.locator('h1 ~ [data-badge]', { hasText: word }).waitFor(),
    history: (text: string | RegExp) =>
      page
        .locator('section', { has: page.getByRole('heading', { name: 'Geçmiş' }) })
        .getByText(text)
        .first()
        .waitFor(),
    said: (text: string | RegExp) => page.locator('.toasts').getByText(text).first().waitFor(),
  }
}

/**
 * From now on the offer to take something back stands on this page as long as it takes to press it: its ten seconds are
 * a person's, and on a busy machine they pass between two frames.
 */
export const undoStays = (page: Page): Promise<void> => messagesStay(page, 10_000)

/** From now on what this page shows for so many milliseconds stands thirty times as long. */
export const messagesStay = async (page: Page, ...lengths: number[]): Promise<void> => {
  const stretch = (lengths: number[]) => {
    const begin = window.setTimeout
    const stretched = (run: TimerHandler, ms = 0, ...rest: unknown[]) =>
      begin(run, lengths.includes(ms) ? ms * 30 : ms, ...rest)
    window.setTimeout = stretched as typeof window.setTimeout
  }
  await page.addInitScript(stretch, lengths)
  await page.evaluate(stretch, lengths)
}

/**
 * Presses the two letters that lead to a place, and again when it is not there two seconds later: pressed more than a
 * moment apart, as on a busy machine, they lead nowhere.
 */
export const goByKeys = async (page: Page, keys: string, isThere: () => boolean | Promise<boolean>): Promise<void> => {
  const comes = async () => {
    for (let look = 0; look < 20; look++) {
      if (await isThere()) return true
      await page.waitForTimeout(100)
    }
    return false
  }
  do await page.keyboard.type(keys)
  while (!(await comes()))
}

/** A screen of the dashboard is there. */
export const inside = (page: Page): Promise<void> => page.locator('#icerik h1').first().waitFor()

/** Somebody else at another desk: the API as this person. */
export const anotherDesk = async (site: string, email = ADMIN): Promise<{ api: Client; token: string }> => {
  const api = (token?: string): Client =>
    client(async ({ method, path, body, idempotencyKey }) => {
      const answer = await fetch(site + path, {
        method,
        headers: {
          ...(body !== undefined && { 'content-type': 'application/json' }),
          ...(token && { authorization: `Bearer ${token}` }),
          ...(idempotencyKey && { 'idempotency-key': idempotencyKey }),
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      })
      return { status: answer.status, body: await answer.json() }
    })
  const { content } = await api()(login, { body: { email, password: PASSWORD } })
  return { api: api(content.accessToken), token: content.accessToken }
}

export type Desk = Awaited<ReturnType<typeof anotherDesk>>

/**
 * So many nights, beginning so many days from today. The coming season is booked out; from 450 days on nobody has
 * booked.
 */
export const stayFrom = (days: number, nights = 7): Stay => {
  const checkIn = addDays(dayInIstanbul(new Date()), days)
  return { checkIn, checkOut: addDays(checkIn, nights) }
}

type Change = {
  name?: string
  phone?: string
  status?: 'OPTION' | 'CONFIRMED' | 'REQUEST'
  reason?: string
  villa?: string
  email?: string
}

/** A reservation taken by phone at that desk, in a villa that is free then. */
export const takeByPhone = async (
  { api }: Desk,
  site: string,
  { checkIn, checkOut }: Stay,
  change: Change = {},
): Promise<AdminReservation> => {
  const { villa: slug = (await bookableVilla(site, { checkIn, checkOut }, 2)).slug, ...guest } = change
  const { content: villas } = await api(allAdminVillas)
  const villaId = villas.find((villa) => villa.slug === slug)?.id ?? 0
  const { content } = await api(createAdminReservation, {
    body: {
      villaId,
      checkIn,
      checkOut,
      adults: 2,
      children: 0,
      infants: 0,
      name: 'Gülşen Çağlayan',
      phone: '0532 123 45 67',
      email: 'gulsen@example.com',
      ...guest,
    },
  })
  return (await api(getAdminReservation, { params: { id: content.id } })).content
}

/** '2027-07-10' as people type it: '10.07.2027'. */
export const typed = (day: string): string => day.split('-').reverse().join('.')

/** A sum as the screens write it: '11.574 ₺' without its symbol. */
export const inWords = (amount: number): string =>
  new Intl.NumberFormat('tr-TR', { minimumFractionDigits: amount % 100 ? 2 : 0 }).format(amount / 100)
