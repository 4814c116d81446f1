import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { listOutbox } from '../../src/features/letters/outbox/outbox.contract.ts'
import { getLetter } from '../../src/features/reservations/letters/reservation-letters.contract.ts'
import { getAdminReservation } from '../../src/features/reservations/reservations-admin.contract.ts'
import { ADMIN, anotherDesk, type Desk, stayFrom, takeByPhone } from '../at-the-desk.ts'
import { launchBrowser, openPage } from '../chromium.ts'
import { site } from '../site.ts'

let browser: Browser
let agency: Desk
beforeAll(async () => {
  browser = await launchBrowser()
  agency = await anotherDesk(site, ADMIN)
})
afterAll(() => browser.close())

/** A request, and the address that its owner’s mail leads to. */
const asked = async (days: number) => {
  const { id, code } = await takeByPhone(agency, site, stayFrom(days), { status: 'REQUEST', name: 'Çiğdem Kâhya' })
  const query = { search: code, template: 'owner_request' as const }
  const { content: letters } = await agency.api(listOutbox, { query })
  const { content: mail } = await agency.api(getLetter, { params: { id: letters[0]?.id ?? 0 } })
  const path = /owner-answer\?\S+approve/.exec(mail.text)?.[0] ?? ''
  const state = async () => (await agency.api(getAdminReservation, { params: { id } })).content
  return { address: `${site}/${path}`, state }
}

test('an owner approves by the link of a mail, on a phone, without a login', async () => {
  const { address, state } = await asked(546)
  const { page, close } = await openPage(browser, { width: 360, height: 780 })
  await page.goto(address)
  await page.getByText('Çiğdem Kâhya').waitFor()
  expect((await state()).status).toBe('REQUEST') // looking changes nothing
  expect(await page.locator('body').innerText()).not.toContain('gulsen@example.com')
  await page.locator('[name="note"]').fill('Anahtar bende')
  await page.getByRole('button', { name: 'Onayla' }).click()
  await page.getByText('Onaylandı, teşekkür ederiz.').waitFor()
  await expect.poll(async () => (await state()).status).toBe('OPTION')
  await page.goto(address)
  await page.getByText('Onaylandı, teşekkür ederiz.').waitFor()
  await expect.poll(() => page.getByRole('button', { name: 'Onayla' }).count()).toBe(0)
  expect((await state()).history.find(({ what }) => what === 'accept')?.reason).toBe('Anahtar bende')
  await close()
})

test('an owner declines without scripts too, and a broken link says so', async () => {
  const { address, state } = await asked(619)
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(address)
  await page.locator('button[value="decline"]').click()
  await page.getByText('Reddedildi, teşekkür ederiz.').waitFor()
  await expect.poll(async () => (await state()).status).toBe('DECLINED')
  await page.goto(address.replace(/token=\w+/, 'token=zzz'))
  await page.getByText('Bu bağlantı geçerli değil.').waitFor()
  await context.close()
})
