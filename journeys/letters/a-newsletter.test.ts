import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { subscribe } from '../../src/features/content/content.contract.ts'
import { followSubscription } from '../../src/features/content/newsletter/newsletter.contract.ts'
import { ADMIN, anotherDesk, sitDown } from '../at-the-desk.ts'
import { launchBrowser } from '../chromium.ts'
import { joined, mailsTo } from '../outbox.ts'
import { site } from '../site.ts'

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

const READER = 'bulten-okuru@example.com'
const mail = async (about: RegExp): Promise<string> => {
  const found = async () => (await mailsTo(READER)).map(joined).find((each) => about.test(each)) ?? ''
  await expect.poll(found).toMatch(about)
  return found()
}
const links = (text: string) =>
  [...text.matchAll(/newsletter\?token=([\w-]+\.[\w-]{24})/g)].map(([, token]) => token ?? '')

test('a newsletter is written, tried, sent to whoever confirmed, and its link lets a reader go', async () => {
  const { api } = await anotherDesk(site, ADMIN)
  await api(subscribe, { body: { email: READER } })
  const [token = ''] = links(await mail(/newsletter\?token=/))
  await api(followSubscription, { params: { token }, body: { 'List-Unsubscribe': 'One-Click' } })

  const { page, close, dialog, said } = await sitDown(browser, site, '/dashboard/subscriber')
  await page.getByRole('button', { name: 'Bülten gönder' }).click()
  await dialog.getByLabel('Konu').fill('Son haftalar')
  await dialog.locator('[name="body.tr"]').fill('# Merhaba\n\nEylülde **üç villa** boş.')
  await dialog.frameLocator('iframe').getByText('Eylülde üç villa boş.').waitFor()
  await dialog.frameLocator('iframe').getByRole('link', { name: 'abonelikten çıkın' }).waitFor()
  await dialog.getByRole('button', { name: 'Bana deneme gönder' }).click()
  await said('Deneme iletisi gönderildi')
  await dialog.getByRole('button', { name: 'Devam et' }).click()
  const heading = await dialog.getByRole('heading', { name: /\d+ kişiye gönderilecek/ }).innerText()
  const count = heading.match(/\d+/)?.[0] ?? ''
  const box = dialog.getByRole('textbox', { name: /alıcı sayısını yazın/ })
  await box.fill('0')
  await dialog.getByRole('button', { name: `${count} kişiye gönder` }).click()
  await dialog.getByText(`Kutuya ${count} yazın.`).waitFor()
  await box.fill(count)
  await dialog.getByRole('button', { name: `${count} kişiye gönder` }).click()
  await page.getByRole('heading', { name: 'Gönderilen bültenler' }).waitFor()
  await page
    .getByRole('row', { name: /Son haftalar/ })
    .first()
    .waitFor()

  const got = await mail(/Son haftalar/)
  expect(got).toMatch(/List-Unsubscribe:\s+<http[^>]+\/v1\/newsletter\//)
  expect(got).toMatch(/List-Unsubscribe-Post:\s+List-Unsubscribe=One-Click/)
  const [leave = ''] = links(got)
  await page.goto(`${site}/newsletter?token=${leave}`)
  await page.getByRole('button', { name: 'Ayrılıyorum' }).click()
  await page.getByText('Ayrıldınız.').waitFor()
  await page.goto(`${site}/dashboard/subscriber?state=left`)
  await page
    .getByRole('row', { name: new RegExp(READER) })
    .first()
    .waitFor()
  await close()
})
