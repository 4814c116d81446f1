import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createVilla } from '../../src/features/pricing/new-villa.contract.ts'
import { listChoices } from '../../src/features/villas/choices/choices.contract.ts'
import { changeHouse, getAdminVilla } from '../../src/features/villas/editor/house.contract.ts'
import { anotherDesk, sitDown } from '../at-the-desk.ts'
import { launchBrowser } from '../chromium.ts'
import { site } from '../site.ts'

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

test('two people edit one villa: what only one wrote comes together, where both wrote one chooses, nothing is lost', async () => {
  const { api } = await anotherDesk(site)
  const { towns, owners } = (await api(listChoices)).content
  const [town] = towns
  const place = { townId: town?.id ?? 0, districtId: town?.districts[0]?.id ?? 0, ownerId: owners[0]?.id ?? 0 }
  const body = { name: 'Villa İki Kalem', ...place, guests: 6, bedrooms: 3, bathrooms: 2, currency: 'TL' as const }
  const { id } = (await api(createVilla, { body })).content
  const stored = async () => (await api(getAdminVilla, { params: { id } })).content

  const { page, close, said } = await sitDown(browser, site, `/dashboard/villas/${id}`)
  const field = (name: string) => page.locator(`[name="${name}"]`)
  await field('headline.tr').fill('Zeytinlerin arasında')
  await field('description.tr').fill('Üç odalı taş ev.')
  await field('name').fill('Villa Kalem')
  await page.getByRole('button', { name: 'Havuz ekle' }).click()
  await page.getByText('Derinlik').waitFor()

  const { house, version } = await stored()
  const texts = { headline: { tr: 'Denize bakan ev' }, description: { tr: 'Başka bir açıklama.' } }
  await api(changeHouse, {
    params: { villa_id: id },
    body: { ...house, ...texts, version, name: 'Villa Başkası', guests: 9 },
  })

  await page.keyboard.press('Control+s')
  await page.getByText('onun değişiklikleri forma alındı').waitFor()
  await expect.poll(() => page.getByRole('textbox', { name: 'Kişi', exact: true }).inputValue()).toBe('9')
  expect(await field('name').inputValue()).toBe('Villa Kalem')
  await page.getByRole('button', { name: 'Onunki: Villa Başkası' }).click()
  await page.getByRole('button', { name: 'Benimki: Zeytinlerin arasında' }).click()
  await page.getByRole('button', { name: 'Benimki: Üç odalı taş ev.' }).click()
  await page.getByText('Çakışan alan yok').waitFor()
  expect(await field('name').inputValue()).toBe('Villa Başkası')
  await page
    .getByRole('button', { name: /^Kaydet/ })
    .first()
    .click()
  await said('Başarılı')
  await expect.poll(async () => (await stored()).version).toBe(3)
  expect((await stored()).house).toMatchObject({
    ...{ name: 'Villa Başkası', guests: 9, headline: { tr: 'Zeytinlerin arasında' } },
    pools: [{ kind: 'outdoor', width: 4, length: 8 }],
  })

  // A draft survives closing the page.
  await field('code').fill('')
  await field('code').fill('IKI-KALEM')
  page.once('dialog', (dialog) => dialog.accept())
  await page.reload()
  await expect.poll(() => field('code').inputValue()).toBe('IKI-KALEM')
  await page.getByText('Kaydedilmemiş taslağınız geri yüklendi.').waitFor()
  await page.getByRole('button', { name: 'Vazgeç' }).click()
  await expect.poll(() => field('code').inputValue()).not.toBe('IKI-KALEM')
  await close()
})
