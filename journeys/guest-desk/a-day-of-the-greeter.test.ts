import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { tasksOfStay } from '../../src/features/handover/handover.contract.ts'
import { getAdminReservation } from '../../src/features/reservations/reservations-admin.contract.ts'
import { dayInIstanbul } from '../../src/kernel/day.ts'
import { aJpeg } from '../../tests/pictures/picture-corpus.ts'
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

test('the greeter opens the link, photographs the house, ticks the pool and hands over the key', async () => {
  const taken = { name: 'Kapıda Bekleyen', status: 'CONFIRMED', reason: 'Nakit ödedi' } as const
  const { id, villa } = await takeByPhone(other, site, stayFrom(0), taken)
  const look = async () => (await other.api(tasksOfStay, { params: { id } })).content

  const desk = await sitDown(browser, site, `/dashboard/handover?day=${dayInIstanbul(new Date())}`)
  await desk.page.getByRole('button', { name: 'Liste linki ver' }).click()
  await desk.dialog.locator('[name="carrier"]').fill('Yusuf Kaya')
  await desk.dialog.getByRole('button', { name: 'Link oluştur' }).click()
  const url = (await desk.dialog.locator('code').textContent()) ?? ''
  expect(url).toContain('/handover?token=')
  await desk.close()

  const phone = await openPage(browser, { width: 360, height: 760 })
  await phone.page.goto(url)
  const card = phone.page.getByRole('article', { name: `${villa}, Kapıda Bekleyen` })
  await card.locator('input[type=file]').setInputFiles({
    name: 'salon.jpg',
    mimeType: 'image/jpeg',
    buffer: await aJpeg(),
  })
  await expect.poll(async () => (await look()).photos.length).toBe(1)
  await card.getByText('1 fotoğraf gönderildi').waitFor()

  const pool = phone.page.getByRole('listitem').filter({ hasText: 'Havuz kontrolü' }).filter({ hasText: villa })
  await pool.getByRole('button', { name: 'Yapıldı' }).click()
  await pool.getByText('Yusuf Kaya yaptı').waitFor()
  await card.getByRole('button', { name: 'Anahtarı teslim ettim' }).click()
  await card.getByText('Anahtar teslim edildi').waitFor()
  expect((await other.api(getAdminReservation, { params: { id } })).content.status).toBe('CHECKED_IN')
  expect((await look()).tasks.find(({ kind }) => kind === 'POOL')).toMatchObject({ doneBy: 'Yusuf Kaya' })
  await phone.close()
})
