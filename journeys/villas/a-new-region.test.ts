import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { changeHouse, getAdminVilla } from '../../src/features/villas/editor/house.contract.ts'
import { allAdminVillas } from '../../src/features/villas/villas.contract.ts'
import { anotherDesk, type Desk, sitDown } from '../at-the-desk.ts'
import { launchBrowser } from '../chromium.ts'
import { site } from '../site.ts'

let browser: Browser
let desk: Desk
beforeAll(async () => {
  browser = await launchBrowser()
  desk = await anotherDesk(site)
})
afterAll(() => browser.close())

const NAME = 'Köyceğiz Gölü'
const LEAD = 'Sazlıkların, kanalların ve sakin köylerin gölü.'
const page = async (path: string) => {
  const answer = await fetch(site + path)
  return { status: answer.status, html: await answer.text() }
}
const inMenus = async () => (await page('/faq')).html.includes('href="/koycegiz-golu"')

/** Puts the last villa of the agency somewhere else; answers where it was. */
const moveVilla = async (to: { townId: number; districtId: number }) => {
  const villaId = (await desk.api(allAdminVillas)).content.at(-1)?.id ?? 0
  const { version, house } = (await desk.api(getAdminVilla, { params: { id: villaId } })).content
  await desk.api(changeHouse, { params: { villa_id: villaId }, body: { version, ...house, ...to } })
  return { townId: house.townId, districtId: house.districtId }
}

const writeTown = async () => {
  const at = await sitDown(browser, site, '/dashboard/towndistrict')
  const { dialog } = at
  await at.page.getByRole('button', { name: 'Yeni Ekle' }).click()
  await dialog.getByRole('textbox', { name: 'Ad', exact: true }).fill(NAME)
  await at.page.keyboard.press('Control+s')
  await dialog.getByText('Bu alan zorunludur.').first().waitFor()
  await dialog
    .getByRole('group', { name: 'Fotoğraf' })
    .locator('input[type=file]')
    .setInputFiles('seeds/pictures/region-03.webp')
  await dialog.getByText('Başka fotoğraf').waitFor()
  await dialog.getByLabel('Kısa tanıtım').fill(LEAD)
  await dialog.getByLabel('Sayfa metni').fill('## Nerede?\n\nDalyan’ın kuzeyinde.')
  await dialog.getByRole('heading', { name: 'Nerede?' }).waitFor()
  await dialog.getByLabel('Listeden ilçe seçin').fill('koyceg')
  await at.page.keyboard.press('Enter')
  expect(await dialog.getByLabel('MERNİS ilçe kodu').inputValue()).toBe('1488')
  await dialog.getByLabel('Enlem').fill('36.9623, 28.6841') // as another map gives it
  const pin = dialog.getByRole('button', { name: /^Haritadaki yeri: 36,9623 · 28,6841/ })
  await pin.press('ArrowUp')
  await dialog.getByRole('button', { name: /^Haritadaki yeri: 36,965\d* · 28,6841/ }).waitFor()
  await expect.poll(() => dialog.getByLabel('Enlem').inputValue()).not.toBe('36,9623')
  await at.confirm('Kaydet')
  await at.said('Başarılı')
  return at
}

test('a region is made with its picture and a district, hidden from the menus, and stays while a villa is there', async () => {
  const { page: screen, dialog, confirm, said, close } = await writeTown()
  const row = screen.locator('tr', { hasText: NAME })
  await row.getByText('0 mahalle').click()
  await screen.waitForURL(/districts\?town=/)
  await screen.getByRole('button', { name: 'Yeni Ekle' }).first().click()
  await dialog.getByRole('textbox', { name: 'Ad', exact: true }).fill('Merkez')
  await confirm('Kaydet')
  await screen.locator('tr', { hasText: 'Merkez' }).waitFor()
  const seen = await page('/koycegiz-golu')
  expect([seen.status, seen.html.includes(LEAD), seen.html.includes('Merkez')]).toEqual([200, true, true])
  await expect.poll(inMenus).toBe(true)

  await screen.getByRole('link', { name: 'Bölgeler', exact: true }).click()
  await row.getByRole('switch', { name: `Menüde: ${NAME}` }).click()
  await expect.poll(inMenus).toBe(false)
  expect((await page('/koycegiz-golu')).status).toBe(200)

  const { id: townId, districts } = await townOf(NAME)
  const before = await moveVilla({ townId, districtId: districts[0]?.id ?? 0 })
  await row.getByRole('button', { name: `Sil: ${NAME}` }).click()
  await row.waitFor({ state: 'detached' })
  await said('Bunu 1 villa kullanıyor; önce o villalardan kaldırın.') // when nobody took it back
  await row.getByText('1 mahalle').waitFor()

  await moveVilla(before)
  await row.getByRole('button', { name: `Sil: ${NAME}` }).click()
  await row.waitFor({ state: 'detached' })
  await screen.goto(`${site}/dashboard/villatypes`) // who leaves doesn't wait for the ten seconds
  await expect.poll(async () => (await page('/koycegiz-golu')).status).toBe(404)
  await close()
})

const townOf = async (name: string): Promise<{ id: number; districts: { id: number }[] }> => {
  const answer = await fetch(`${site}/v1/admin/other`, { headers: { authorization: `Bearer ${desk.token}` } })
  const { content } = await answer.json()
  return content.towns.find((town: { name: string }) => town.name === name)
}
