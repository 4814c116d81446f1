import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { listVillaPhotos } from '../../src/features/villas/photos/photos.contract.ts'
import { allAdminVillas } from '../../src/features/villas/villas.contract.ts'
import { aJpeg } from '../../tests/pictures/picture-corpus.ts'
import { anotherDesk, sitDown, undoStays } from '../at-the-desk.ts'
import { launchBrowser, openPage } from '../chromium.ts'
import { site } from '../site.ts'

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

test('photos are put in, described, put in order and taken off; what was taken off by mistake comes back; a guest sees it', async () => {
  const { api } = await anotherDesk(site)
  const villa = (await api(allAdminVillas)).content.at(-1)
  const id = villa?.id ?? 0
  const photos = async () => (await api(listVillaPhotos, { params: { id } })).content
  const before = (await photos()).map((photo) => photo.id)
  const desk = await sitDown(browser, site, `/dashboard/villas/${id}/photos`)
  await undoStays(desk.page)
  const { page } = desk
  const acts = (name: RegExp) => page.getByRole('button', { name })

  // Three files at once: two come in, the third says why it does not.
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('button', { name: 'Fotoğraf yükle' }).click(),
  ])
  await chooser.setFiles([
    { name: 'havuz.jpg', mimeType: 'image/jpeg', buffer: await aJpeg(1_500, 1_000, 31) },
    { name: 'teras.jpg', mimeType: 'image/jpeg', buffer: await aJpeg(1_500, 1_000, 47) },
    { name: 'not.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('no picture') },
  ])
  await page.getByText('3 dosyanın 2 tanesi yüklendi').waitFor()
  await page.getByRole('alert').getByText('Yalnızca JPEG, PNG, WebP ve AVIF fotoğraflar yüklenebilir.').waitFor()
  await page.getByRole('button', { name: 'Listeden çıkar: not.jpg' }).click()
  const [pool, terrace] = (await photos()).filter((photo) => !before.includes(photo.id))
  const n = before.length
  expect((await photos()).map((photo) => photo.id)).toEqual([...before, pool?.id, terrace?.id])

  // The pool becomes the cover and says what it is.
  await acts(new RegExp(`İşlemler: ${n + 1}\\. fotoğraf`)).click()
  await page.getByRole('menuitem', { name: 'Kapak yap' }).click()
  await expect.poll(async () => (await photos())[0]?.id).toBe(pool?.id)
  await acts(/İşlemler: 1\. fotoğraf/).click()
  await page.getByRole('menuitem', { name: 'Oda ve açıklama' }).click()
  await desk.dialog.getByLabel('Ne görünüyor').selectOption({ label: 'Havuz' })
  await desk.dialog.getByLabel('Açıklama (sitede fotoğrafın altında)').fill('Yeni havuz, bu yaz')
  await desk.confirm(/^Kaydet/)
  await page.getByRole('row', { name: '1. fotoğraf, Yeni havuz, bu yaz' }).waitFor()

  // The terrace is carried one place forward by keys.
  await page.getByRole('row', { name: new RegExp(`^${n + 2}\\. fotoğraf`) }).focus()
  await page.keyboard.press('Alt+ArrowLeft')
  await expect.poll(async () => (await photos()).at(-2)?.id).toBe(terrace?.id)

  // Taken off by mistake, and back; then taken off for good by going on to another page.
  const off = async () => {
    await acts(new RegExp(`İşlemler: ${n + 1}\\. fotoğraf`)).click()
    await page.getByRole('menuitem', { name: 'Sil' }).click()
    await page.getByRole('row', { name: new RegExp(`^${n + 2}\\. fotoğraf`) }).waitFor({ state: 'detached' })
  }
  await off()
  await page.locator('.toasts').getByRole('button', { name: 'Geri al' }).click()
  await page.getByRole('row', { name: new RegExp(`^${n + 2}\\. fotoğraf`) }).waitFor()
  expect(await photos()).toHaveLength(n + 2)
  await off()
  await page.goto(`${site}/dashboard/villas`)
  await expect.poll(async () => (await photos()).length).toBe(n + 1)
  expect((await photos()).some((photo) => photo.id === terrace?.id)).toBe(false)
  await desk.close()

  const guest = await openPage(browser, { width: 1280, height: 900 })
  await guest.page.goto(`${site}/villa/${villa?.slug}`)
  const cover = guest.page.locator('main img').first()
  expect(await cover.getAttribute('src')).toContain(encodeURIComponent(pool?.path ?? 'nothing'))
  await expect.poll(() => cover.evaluate((image) => (image as HTMLImageElement).naturalWidth)).toBeGreaterThan(0)
  expect(await guest.page.content()).not.toContain(terrace?.path)
  await guest.close()
})
