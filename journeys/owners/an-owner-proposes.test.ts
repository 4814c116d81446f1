import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { getVillaPrices } from '../../src/features/pricing/prices/prices.contract.ts'
import { listVillaPhotos } from '../../src/features/villas/photos/photos.contract.ts'
import { allAdminVillas } from '../../src/features/villas/villas.contract.ts'
import { addDays, dayInIstanbul } from '../../src/kernel/day.ts'
import { aJpeg } from '../../tests/pictures/picture-corpus.ts'
import { anotherDesk, OWNER, sitDown } from '../at-the-desk.ts'
import { launchBrowser } from '../chromium.ts'
import { site } from '../site.ts'

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

const turkish = (day: string): string => day.split('-').reverse().join('.')

test('an owner proposes next summer’s prices and a photo on a phone; staff approve one and decline a period; the owner reads why', async () => {
  const { api } = await anotherDesk(site)
  const villa = (await (await anotherDesk(site, OWNER)).api(allAdminVillas)).content.at(-1)
  const id = villa?.id ?? 0
  const prices = async () => (await api(getVillaPrices, { params: { id } })).content.seasons
  const photos = async () => (await api(listVillaPhotos, { params: { id } })).content.length
  const before = { prices: await prices(), photos: await photos() }
  const [from, middle, until] = [1_500, 1_530, 1_560].map((days) => addDays(dayInIstanbul(new Date()), days))

  const owner = await sitDown(browser, site, `/dashboard/villas/${id}/prices`, {
    email: OWNER,
    width: 360,
    height: 780,
  })
  const { page } = owner
  await page.getByRole('button', { name: 'Fiyat öner' }).click()
  const type = async (row: number, days: [string, string], nightly: string) => {
    const field = owner.dialog.getByRole('group', { name: `${row}. dönem` })
    await field.getByLabel('İlk gece').fill(turkish(days[0]))
    await field.getByLabel('Bitiş (dahil değil)').fill(turkish(days[1]))
    await field.getByLabel('Gecelik').fill(nightly)
  }
  await type(1, [from ?? '', middle ?? ''], '21500')
  await owner.dialog.getByRole('button', { name: 'Dönem ekle' }).click()
  await type(2, [middle ?? '', until ?? ''], '99000')
  await owner.dialog.getByLabel('Notunuz').fill('Gelecek yaz için')
  await owner.confirm('Öneriyi gönder')
  await owner.said('Öneriniz gönderildi.')

  await page.goto(`${site}/dashboard/villas/${id}/photos`)
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('button', { name: 'Fotoğraf yükle' }).click(),
  ])
  await chooser.setFiles([{ name: 'yeni.jpg', mimeType: 'image/jpeg', buffer: await aJpeg(1_500, 1_000, 71) }])
  await page.getByText('1 dosyanın 1 tanesi yüklendi').waitFor()
  await page.getByText('2 öneriniz yanıt bekliyor.').waitFor()
  expect({ prices: await prices(), photos: await photos() }).toEqual(before)

  // Staff see both from their day, and say yes to a period and the photo, no to the other period.
  const staff = await sitDown(browser, site, '/dashboard/')
  await staff.page.getByRole('link', { name: 'İncele: Karar bekleyen öneriler' }).click()
  const open = (kind: string) =>
    staff.page
      .getByRole('row', { name: new RegExp(`${villa?.name}.*${kind}`) })
      .first()
      .getByRole('link')
      .click()
  await open('Fiyat önerisi')
  const rows = staff.page.locator('#icerik li')
  await rows.nth(0).getByRole('button', { name: 'Onayla' }).click()
  await staff.page.getByText('Fiyatlar yazıldı').waitFor()
  await rows.nth(1).getByRole('button', { name: 'Reddet' }).click()
  await staff.dialog.getByLabel('Neden').fill('Bölgenin üç katı')
  await staff.confirm('Reddet')
  await staff.said('Öneri reddedildi.')
  await expect.poll(async () => (await prices()).some(({ nightly }) => nightly === 21_500_00)).toBe(true)
  expect((await prices()).some(({ nightly }) => nightly === 99_000_00)).toBe(false)
  await staff.page.goto(`${site}/dashboard/proposals?state=open`)
  await open('Fotoğraf önerisi')
  await staff.page.getByRole('button', { name: 'Tümünü onayla' }).click()
  await expect.poll(photos).toBe(before.photos + 1)
  await staff.close()

  await page.goto(`${site}/dashboard/`)
  await page.locator('section', { hasText: 'Önerilerim' }).getByRole('link').click()
  await page
    .getByRole('link', { name: new RegExp(`${villa?.name}.*Fiyat önerisi`) })
    .first()
    .click()
  await page.getByText('Bölgenin üç katı').waitFor()
  await owner.close()
})
