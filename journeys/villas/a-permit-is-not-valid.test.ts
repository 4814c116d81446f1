import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createVilla } from '../../src/features/pricing/new-villa.contract.ts'
import { listChoices } from '../../src/features/villas/choices/choices.contract.ts'
import { getAdminVilla } from '../../src/features/villas/editor/house.contract.ts'
import { found } from '../../src/kernel/refusal.ts'
import { anotherDesk, sitDown } from '../at-the-desk.ts'
import { launchBrowser } from '../chromium.ts'
import { site } from '../site.ts'

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

/** A villa of this journey alone, as its editor knows it. */
const aNewVilla = async () => {
  const { api } = await anotherDesk(site)
  const { towns, owners } = (await api(listChoices)).content
  const town = found(towns[0])
  const { id } = (
    await api(createVilla, {
      body: {
        ...{
          name: 'Villa Belge Nar',
          ownerId: found(owners[0]).id,
          townId: town.id,
          districtId: found(town.districts[0]).id,
        },
        ...{ guests: 6, bedrooms: 3, bathrooms: 2, currency: 'TL' },
      },
    })
  ).content
  const look = async () => (await api(getAdminVilla, { params: { id } })).content
  return { id, look, villa: await look() }
}

test('a permit is written, the villa goes on the site, comes off it when the permit is not valid, and goes back when that is mended', async () => {
  const { id, look, villa } = await aNewVilla()
  const seen = async () => (await fetch(`${site}/v1/villa/${villa.slug}`)).status
  const desk = await sitDown(browser, site, `/dashboard/villas/${id}/permit`)
  const { page } = desk
  const publish = async () => {
    await page.getByRole('link', { name: 'Bilgiler', exact: true }).click()
    await page.getByRole('button', { name: `İşlemler: ${villa.name}` }).click()
    await page.getByRole('menuitem', { name: 'Yayınla' }).click()
    await page.locator('h1 ~ [data-badge]', { hasText: /^Yayında$/ }).waitFor()
    await page.getByRole('link', { name: 'İzin belgesi', exact: true }).click()
  }
  const result = (name: RegExp) => page.getByRole('button', { name })

  await page.getByText('İzin belgesi yazılmamış.').waitFor()
  await page.getByLabel('Belge no').fill('48 - 77')
  await page.getByRole('button', { name: /^Kaydet/ }).click()
  await page.getByText('Konut belgesi numarası 48-1234 gibi yazılır', { exact: false }).waitFor()
  await page.getByLabel('Belge no').fill('48-7741')
  await page.getByRole('button', { name: /^Kaydet/ }).click()
  await page.getByText('Kontrol bekliyor').waitFor()
  await publish()
  await expect.poll(seen).toBe(200)

  await result(/^Geçersiz/).click()
  await desk.said(`${villa.name} yayından kalktı: belgesi geçersiz`)
  await page.getByText('Bu belgeyle yayınlanamaz.').waitFor()
  await expect.poll(seen).toBe(404)
  expect((await look()).active).toBe(false)

  await page.goto(`${site}/dashboard/permits?list=invalid`)
  await page.getByRole('button', { name: `Denetledim, geçerli: ${villa.name}` }).click()
  await page.getByRole('row', { name: new RegExp(villa.name) }).waitFor({ state: 'detached' })
  await page.goto(`${site}/dashboard/villas/${id}/permit`)
  await page.getByText('Yayında kalabilir.').waitFor()
  await expect.poll(seen).toBe(404)
  await publish()
  await expect.poll(seen).toBe(200)
  await page.getByText('Geçersiz 48-7741').waitFor()
  await desk.close()
})
