import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findGuest, getGuest } from '../../../src/features/guests/record/guests.contract.ts'
import { moveReservation } from '../../../src/features/reservations/reservations-admin.contract.ts'
import { anotherDesk, sitDown, stayFrom, takeByPhone } from '../../at-the-desk.ts'
import { launchBrowser } from '../../chromium.ts'
import { site } from '../../site.ts'

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

const HER = { name: 'Nurhayat Sezgin', phone: '0532 884 61 07', email: 'nurhayat@example.com' }

test('a guest takes her data with her and is erased once nothing of hers is open', async () => {
  const agency = await anotherDesk(site)
  const { code, id: booking } = await takeByPhone(agency, site, stayFrom(645), HER)
  const { content: known } = await agency.api(findGuest, { body: { contact: HER.email } })
  const id = known?.id ?? 0
  const { page, close, dialog, confirm } = await sitDown(browser, site, `/dashboard/guests/${id}`)

  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Bilgilerini indir' }).click()
  expect((await download).suggestedFilename()).toBe('nurhayat-sezgin.zip')

  await page.getByRole('button', { name: 'Bilgilerini sil…' }).click()
  await dialog.getByText(`${code} için konaklama bitmedi`).waitFor()
  await expect.poll(() => dialog.getByRole('button', { name: 'Kalıcı olarak sil' }).isDisabled()).toBe(true)
  await dialog.getByRole('button', { name: 'Kapat' }).click()

  await agency.api(moveReservation, { params: { id: booking }, body: { move: 'cancel', reason: 'Vazgeçti' } })
  await page.reload()
  await page.getByRole('button', { name: 'Bilgilerini sil…' }).click()
  await dialog.getByText('misafir bütünüyle silinir').waitFor()
  await dialog.locator('[name="name"]').fill('Nurhayat')
  await dialog.getByRole('button', { name: 'Kalıcı olarak sil' }).click()
  await dialog.getByText(`Ad aynı değil: ${HER.name}`).waitFor()
  await dialog.locator('[name="name"]').fill(HER.name)
  await confirm('Kalıcı olarak sil')
  await page.getByRole('heading', { name: 'Silinmiş misafir' }).waitFor()
  const { content: left } = await agency.api(getGuest, { params: { id } })
  expect([left.name, left.contacts]).toEqual(['Silinmiş misafir', []])
  await close()
})
