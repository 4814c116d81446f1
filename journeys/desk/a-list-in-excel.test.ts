import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser, Page } from 'playwright-core'
import readXlsxFile from 'read-excel-file/node'
import { afterAll, beforeAll, expect, test } from 'vitest'
import writeXlsxFile from 'write-excel-file/node'
import { getVillaPrices } from '../../src/features/pricing/prices/prices.contract.ts'
import { getAdminVilla } from '../../src/features/villas/editor/house.contract.ts'
import { allAdminVillas } from '../../src/features/villas/villas.contract.ts'
import { anotherDesk, sitDown } from '../at-the-desk.ts'
import { launchBrowser } from '../chromium.ts'
import { site } from '../site.ts'

let browser: Browser
let folder: string
beforeAll(async () => {
  browser = await launchBrowser()
  folder = await mkdtemp(join(tmpdir(), 'villa-sheets-'))
})
afterAll(async () => {
  await browser.close()
  await rm(folder, { recursive: true, force: true })
})

type Cell = string | number | boolean | Date | null
type Rows = Cell[][]

/** Saves the list as a file and reads it. */
const saved = async (page: Page): Promise<Rows> => {
  await page.getByRole('button', { name: 'Excel' }).click()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: 'Excel olarak indir' }).click(),
  ])
  const path = join(folder, `${crypto.randomUUID()}.xlsx`)
  await download.saveAs(path)
  const [sheet] = await readXlsxFile(path)
  return (sheet?.data ?? []) as Rows
}

/** Hands a changed file to the screen, which compares it. */
const bring = async (page: Page, rows: Rows): Promise<void> => {
  const path = join(folder, `${crypto.randomUUID()}.xlsx`)
  await writeXlsxFile(rows.map((row) => row.map((value) => (value === null ? null : cellOf(value))))).toFile(path)
  const dialog = page.getByRole('dialog')
  if (!(await dialog.isVisible())) {
    await page.getByRole('button', { name: 'Excel' }).click()
    await page.getByRole('menuitem', { name: 'Excel’den yükle' }).click()
  }
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    dialog.getByRole('button', { name: /seç/ }).click(),
  ])
  await chooser.setFiles(path)
}

const cellOf = (value: Exclude<Cell, null>) =>
  value instanceof Date ? { value, type: Date, format: 'dd.mm.yyyy' } : { value }

/** The rows with one cell of the first line changed. */
const changed = (rows: Rows, head: string, value: Cell): Rows => {
  const at = rows[0]?.indexOf(head) ?? -1
  expect(at, head).toBeGreaterThanOrEqual(0)
  return rows.map((row, index) => (index === 1 ? row.with(at, value) : row))
}

test('villas and prices go to Excel and back: a wrong cell is named and nothing changes, a right one is shown first and then written', async () => {
  const { api } = await anotherDesk(site)
  const villa = (await api(allAdminVillas)).content[3]
  const [id, search] = [villa?.id ?? 0, encodeURIComponent(villa?.name ?? '')]
  const guests = async () => (await api(getAdminVilla, { params: { id } })).content.house.guests
  const before = await guests()
  const { page, dialog, close } = await sitDown(browser, site, `/dashboard/villas?search=${search}`)

  const villas = await saved(page)
  expect(villas).toHaveLength(2)
  await bring(page, changed(villas, 'Kişi', 'çok'))
  await dialog.getByText('1 hücre düzeltilmeli. Hiçbir şey değişmedi.').waitFor()
  await dialog.getByRole('cell', { name: 'Kişi' }).waitFor()
  expect(await guests()).toBe(before)
  await bring(page, changed(villas, 'Kişi', before + 1))
  await dialog.getByRole('cell', { name: String(before + 1), exact: true }).waitFor()
  expect(await guests()).toBe(before)
  await dialog.getByRole('button', { name: '1 değişikliği uygula' }).click()
  await dialog.waitFor({ state: 'detached' })
  await expect.poll(guests).toBe(before + 1)

  await page.goto(`${site}/dashboard/villas/prices?search=${search}`)
  const first = async () => (await api(getVillaPrices, { params: { id } })).content.seasons[0]
  const stood = (await first())?.nightly ?? 0
  const prices = await saved(page)
  await bring(page, changed(prices, 'Gecelik', 'bedava'))
  await dialog.getByText('1 hücre düzeltilmeli. Hiçbir şey değişmedi.').waitFor()
  await bring(page, changed(prices, 'Gecelik', stood / 100 + 50))
  await dialog.getByRole('button', { name: /değişikliği uygula/ }).click()
  await dialog.waitFor({ state: 'detached' })
  await expect.poll(async () => (await first())?.nightly).toBe(stood + 5_000)
  await close()
})
