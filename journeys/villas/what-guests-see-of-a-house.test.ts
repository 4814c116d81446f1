import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { allAdminVillas } from '../../src/features/villas/villas.contract.ts'
import { anotherDesk, sitDown } from '../at-the-desk.ts'
import { launchBrowser, openPage } from '../chromium.ts'
import { site } from '../site.ts'

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

const SLUG = 'villa-camgobegi'

test('staff put in a film and note their visit; a guest sees both, and the plan, without leaving the page', async () => {
  const { api } = await anotherDesk(site)
  const id = (await api(allAdminVillas)).content.find(({ slug }) => slug === SLUG)?.id
  const desk = await sitDown(browser, site, `/dashboard/villas/${id}`)
  const film = desk.page.getByLabel('Video')
  await film.fill('https://example.com/film')
  await desk.page.keyboard.press('Control+s')
  await desk.page.getByText('Bir YouTube ya da Vimeo videosunun adresi değil').waitFor()
  await film.fill('https://youtu.be/aqz-KE-bpKQ?si=abc')
  await desk.page.keyboard.press('Control+s')
  await expect.poll(() => film.inputValue()).toBe('https://www.youtube.com/watch?v=aqz-KE-bpKQ')

  await desk.page.getByRole('link', { name: 'Kontroller' }).click()
  await desk.page.getByRole('button', { name: 'Yeni kontrol' }).click()
  expect(await desk.dialog.getByLabel('Kim gitti').inputValue()).toBe('Deniz A.')
  await desk.dialog.getByLabel('Neye bakıldı').fill('Sauna ve jeneratör denendi.')
  await desk.confirm('Kaydet')
  await desk.page.getByRole('cell', { name: 'Sauna ve jeneratör denendi.' }).waitFor()
  await desk.close()

  for (const width of [360, 1280]) {
    const { page, faults, close } = await openPage(browser, { width, height: 800 })
    const asked: string[] = []
    await page.route(/youtube/, (route) => {
      asked.push(route.request().url())
      return route.fulfill({ contentType: 'text/html', body: '<p>The film plays.</p>' })
    })
    await expect
      .poll(async () => {
        await page.goto(`${site}/villa/${SLUG}`)
        return page.getByText(/^Son kontrol .+, Deniz A\.:/).count()
      })
      .toBe(1)
    await page.getByText('Sauna ve jeneratör denendi.').waitFor()
    expect(asked).toEqual([])
    await page.getByRole('link', { name: 'Video' }).click()
    const player = page.getByRole('dialog', { name: 'Villa Camgöbeği, video' })
    await player.frameLocator('iframe').getByText('The film plays.').waitFor()
    expect(asked).toEqual(['https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?autoplay=1&rel=0'])
    await page.keyboard.press('Escape')
    await expect.poll(() => player.count()).toBe(0)
    await page.getByRole('link', { name: 'Kat planı' }).click()
    const tour = page.getByRole('dialog', { name: 'Fotoğraflar' })
    await tour.getByRole('button', { name: 'Villa Camgöbeği: kat planı' }).waitFor()
    expect(await tour.locator('[aria-current]').getAttribute('aria-label')).toBe('Villa Camgöbeği: kat planı')
    expect(faults).toEqual([])
    await close()
  }
})
