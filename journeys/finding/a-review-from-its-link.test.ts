import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { getReview } from '../../src/features/content/comments/review.contract.ts'
import { sampleLetter } from '../../src/features/reservations/letters/desk/letter-desk.contract.ts'
import { listReservations } from '../../src/features/reservations/reservations-admin.contract.ts'
import { allAdminVillas } from '../../src/features/villas/villas.contract.ts'
import { addDays, dayInIstanbul } from '../../src/kernel/day.ts'
import { anotherDesk, type Desk, sitDown } from '../at-the-desk.ts'
import { launchBrowser, openPage } from '../chromium.ts'
import { site } from '../site.ts'

let browser: Browser
let desk: Desk
beforeAll(async () => {
  browser = await launchBrowser()
  desk = await anotherDesk(site)
})
afterAll(() => browser.close())

/** The link of the letter to a guest, of a stay that ended at a villa of the site and was not reviewed. */
const openLink = async (): Promise<{ link: string; slug: string }> => {
  const villas = (await desk.api(allAdminVillas)).content
  const today = dayInIstanbul(new Date())
  const { content: ended } = await desk.api(listReservations, {
    query: { status: 'COMPLETED', oldrez: '1', datetype: 'checkout', date1: addDays(today, -90), take: 40 },
  })
  for (const { id, villaId } of ended) {
    const slug = villas.find((villa) => villa.id === villaId)?.slug
    if (!slug || !(await fetch(`${site}/v1/villa/${slug}`)).ok) continue
    const { facts } = (
      await desk.api(sampleLetter, { params: { id: 'review_request' }, query: { reservation: id, language: 'tr' } })
    ).content
    const token = new URL(String(facts.yorum_linki)).searchParams.get('token') ?? ''
    const { state } = (await desk.api(getReview, { params: { token } })).content
    if (state === 'open') return { link: `${site}/review?token=${token}`, slug }
  }
  throw new Error('No stay of the demo agency waits for its review.')
}

const TEXT = 'Terastan gün batımı için bile gelinir; mutfak eksiksizdi.'

test('a guest rates her stay by its link, staff let it through and answer, and it stands on the villa’s page', async () => {
  const { link, slug } = await openLink()
  const guest = await openPage(browser, { width: 360, height: 780 })
  await guest.page.goto(link)
  await guest.page.getByRole('button', { name: 'Yorumumu gönder' }).click()
  await guest.page.getByText('Lütfen bir puan seçin.').waitFor()
  await guest.page.getByRole('group', { name: 'Puanınız' }).getByLabel('5 üzerinden 4').check({ force: true })
  await guest.page.getByLabel('Yorumunuz').fill(TEXT)
  await guest.page.getByRole('group', { name: 'Temizlik' }).getByLabel('5 üzerinden 5').check({ force: true })
  await guest.page.getByLabel('Arkadaş grubu').check({ force: true })
  await guest.page.getByRole('button', { name: 'Yorumumu gönder' }).click()
  await guest.page.getByText('Teşekkür ederiz, yorumunuz bize ulaştı.').waitFor()
  await guest.page.goto(link)
  await guest.page.getByText('Teşekkür ederiz, yorumunuz bize ulaştı.').waitFor()
  expect(await guest.page.getByLabel('Yorumunuz').count()).toBe(0)
  expect(guest.faults).toEqual([])
  await guest.close()

  const staff = await sitDown(browser, site, '/dashboard/comments')
  await staff.page.getByText(TEXT).first().click()
  await staff.dialog.getByLabel('Acentenin yanıtı').fill('Gün batımı için iki sandalye daha koyduk.')
  await staff.dialog.getByRole('button', { name: 'Kaydet' }).click()
  await staff.dialog.waitFor({ state: 'detached' })
  await staff.page.getByText(TEXT).first().click()
  await staff.dialog.getByRole('button', { name: 'Yayımla' }).click()
  await staff.said('Yorum yayında')
  await staff.close()

  const { page, faults, close } = await openPage(browser, { width: 1280, height: 900 })
  await expect
    .poll(async () => {
      await page.goto(`${site}/villa/${slug}`) // with its '#' the same address would not be fetched again
      return page.getByText(TEXT).count()
    })
    .toBe(1)
  await page.goto(`${site}/villa/${slug}#yorumlar`)
  await page.getByText('Gün batımı için iki sandalye daha koyduk.').waitFor()
  await page.getByRole('button', { name: /^Arkadaş grubu/ }).click()
  await page.getByText(TEXT).waitFor()
  expect(faults).toEqual([])
  await close()
})
