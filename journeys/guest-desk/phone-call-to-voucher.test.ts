import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { staffPersons } from '../../src/features/guests/persons/persons.contract.ts'
import { staffPapers } from '../../src/features/papers/papers.contract.ts'
import { getAdminReservation } from '../../src/features/reservations/reservations-admin.contract.ts'
import { anotherDesk, type Desk, sitDown, stayFrom, takeByPhone } from '../at-the-desk.ts'
import { launchBrowser, openPage } from '../chromium.ts'
import { site } from '../site.ts'

let browser: Browser
let other: Desk
beforeAll(async () => {
  browser = await launchBrowser()
  other = await anotherDesk(site)
})
afterAll(() => browser.close())

const look = async (id: number) => (await other.api(getAdminReservation, { params: { id } })).content

test('a phone call becomes a voucher: contract accepted, payment in, who stays written down, the paper opened', async () => {
  const { id } = await takeByPhone(other, site, stayFrom(498), { name: 'Sevgi Telefoncu' })
  const { guestLink } = await look(id)
  const token = new URL(guestLink, site).searchParams.get('token') ?? ''
  const mine = `${site}/enquire?token=${encodeURIComponent(token)}`
  const guest = await openPage(browser, { width: 390, height: 844 })

  await guest.page.goto(mine)
  await guest.page.getByRole('button', { name: 'Okudum, kabul ediyorum' }).click()
  const papers = async () => (await other.api(staffPapers, { params: { id } })).content
  await expect.poll(async () => (await papers()).contract?.state).toBe('accepted')
  expect((await fetch(`${site}/v1/reservation/${token}/voucher.pdf`)).status).toBe(404)

  const desk = await sitDown(browser, site, `/dashboard/reservations/${id}`)
  await desk.page.getByText('Sözleşme kabul edildi').waitFor()
  await desk.page
    .getByRole('button', { name: /Ödeme al/ })
    .first()
    .click()
  await desk.confirm(/al$/)
  await expect.poll(async () => (await look(id)).status).toBe('CONFIRMED')

  await guest.page.goto(mine)
  const fill = (at: number, name: string, value: string) =>
    guest.page.locator(`[name="persons.${at}.${name}"]`).fill(value)
  for (const [at, [firstName, number]] of [
    ['Sevgi', '10000000146'],
    ['Orhan', '12345678950'],
  ].entries()) {
    await fill(at, 'firstName', firstName ?? '')
    await fill(at, 'lastName', 'Telefoncu')
    await fill(at, 'birthDate', '1985-02-03')
    await fill(at, 'number', number ?? '')
  }
  await guest.page.getByRole('button', { name: 'Listeyi kaydet' }).click()
  const persons = async () => (await other.api(staffPersons, { params: { id } })).content
  await expect.poll(async () => (await persons()).missing).toBe(0)
  await guest.page.getByText('Liste tamam').waitFor()

  const voucher = await fetch(`${site}/v1/reservation/${token}/voucher.pdf`)
  expect([voucher.status, voucher.headers.get('content-type')]).toEqual([200, 'application/pdf'])
  expect(await guest.page.getByRole('link', { name: /Konfirme belgesi/ }).getAttribute('href')).toContain('voucher.pdf')
  await desk.close()
  await guest.close()
})
