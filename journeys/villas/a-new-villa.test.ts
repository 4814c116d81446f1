import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { listChoices } from '../../src/features/villas/choices/choices.contract.ts'
import { addDays, dayInIstanbul } from '../../src/kernel/day.ts'
import { writeDay } from '../../src/web/dashboard/kit/fields/day/day-text.ts'
import { aJpeg } from '../../tests/pictures/picture-corpus.ts'
import { anotherDesk, sitDown } from '../at-the-desk.ts'
import { launchBrowser, openPage } from '../chromium.ts'
import { site } from '../site.ts'

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

test('a new villa, from nothing to published: facts, features, photos, prices, permit; then a guest sees its price', async () => {
  const { api } = await anotherDesk(site)
  const { towns, owners, types } = (await api(listChoices)).content
  const [town] = towns
  const name = 'Villa Sıfırdan'
  const desk = await sitDown(browser, site, '/dashboard/villas')
  const { page, dialog, said } = desk
  const choose = async (box: string, typed: string) => {
    await page.getByRole('combobox', { name: box }).last().fill(typed)
    await page.getByRole('listbox').getByRole('option', { name: typed }).first().click()
  }

  await page.getByRole('button', { name: 'Yeni Ekle' }).click()
  await dialog.locator('[name="name"]').fill(name)
  await choose('Ev sahibi', owners[0]?.name ?? '')
  await choose('Bölge', town?.name ?? '')
  await choose('Mahalle', town?.districts[0]?.name ?? '')
  await dialog.getByRole('button', { name: /^Kaydet/ }).click()

  // Its editor opens: texts, a type, a room, a feature.
  await page.getByRole('heading', { name, level: 1 }).waitFor()
  await page.getByText('İzin belgesi yok, yayınlanamaz').waitFor()
  await page.locator('[name="headline.tr"]').fill('Her şeyi yeni bir ev')
  await page.locator('[name="description.tr"]').fill('Bu ev az önce açıldı.')
  await choose('Villa tipleri', types[0]?.name ?? '')
  await page.getByRole('button', { name: 'Oda ekle' }).click()
  await page.locator('[name="rooms.0.name.tr"]').fill('Mavi oda')
  await page.keyboard.press('Control+s')
  await said('Başarılı')
  await page.getByText(/^\d+ değişiklik$/).waitFor({ state: 'detached' })
  await page.getByLabel('Klima', { exact: true }).check()
  await page.getByRole('button', { name: '1 değişikliği kaydet' }).click()
  await page.getByRole('button', { name: '1 değişikliği kaydet' }).waitFor({ state: 'detached' })

  await page.getByRole('link', { name: 'Fotoğraflar', exact: true }).click()
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('button', { name: 'Fotoğraf yükle' }).first().click(),
  ])
  await chooser.setFiles([{ name: 'cephe.jpg', mimeType: 'image/jpeg', buffer: await aJpeg(1_500, 1_000, 83) }])
  await page.getByRole('row', { name: /^1\. fotoğraf/ }).waitFor()

  await page.getByRole('link', { name: 'Fiyatlar', exact: true }).click()
  const from = addDays(dayInIstanbul(new Date()), 30)
  await page.getByRole('button', { name: 'Yeni Ekle' }).first().click()
  await dialog.getByRole('textbox', { name: 'İlk gece' }).fill(writeDay(from))
  await dialog.getByRole('textbox', { name: /^Bitiş günü/ }).fill(writeDay(addDays(from, 60)))
  await dialog.getByRole('textbox', { name: 'Gecelik' }).first().fill('10.000')
  await desk.confirm(/^Kaydet/)

  await page.getByRole('link', { name: 'İzin belgesi', exact: true }).click()
  await page.getByLabel('Belge no').fill('48-9183')
  await page.getByRole('button', { name: /^Kaydet/ }).click()
  await page.getByText('Kontrol bekliyor').waitFor()

  // As a guest will see it; then as a guest sees it.
  await page.getByRole('link', { name: 'Bilgiler', exact: true }).click()
  const href = (await page.getByRole('link', { name: 'Misafir gözüyle' }).getAttribute('href')) ?? ''
  expect(href).toBe('/villa/villa-sifirdan/preview')
  expect((await fetch(`${site}/villa/villa-sifirdan`)).status).toBe(404)
  await page.getByRole('button', { name: `İşlemler: ${name}` }).click()
  await page.getByRole('menuitem', { name: 'Yayınla' }).click()
  await page.locator('h1 ~ [data-badge]', { hasText: /^Yayında$/ }).waitFor()
  await page.goto(site + href)
  await page.getByText('Önizleme:').waitFor()
  await page.getByRole('heading', { name, level: 1 }).waitFor()
  await desk.close()

  const guest = await openPage(browser, { width: 1280, height: 900 })
  const stay = new URLSearchParams({ checkin: from, checkout: addDays(from, 7) })
  await guest.page.goto(`${site}/villa/villa-sifirdan?${stay}`)
  await guest.page.getByRole('heading', { name, level: 1 }).waitFor()
  await guest.page.getByText('Mavi oda').first().waitFor()
  await guest.page.getByText('48-9183').first().waitFor()
  await guest.page.getByText('70.000').first().waitFor()
  await guest.close()
})
