import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { anotherDesk, openDashboard, sitDown, stayFrom, takeByPhone, typed } from '../at-the-desk.ts'
import { bookableVilla } from '../bookable-villa.ts'
import { launchBrowser, openPage } from '../chromium.ts'
import { site } from '../site.ts'

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

const open = (path: string) => sitDown(browser, site, path)
/** The sentences below the fields of the form on the page. */
const errors = (page: Page) => page.locator('[data-error]')
const says = (page: Page, ...sentences: string[]) => expect.poll(() => errors(page).allInnerTexts()).toEqual(sentences)
/** The messages in the corner. */
const toasts = (page: Page) => page.locator('.toasts .toast')

test('a booking by phone stops complaining of a field as soon as it is right', async () => {
  const { page, close } = await open('/dashboard/reservations/new')
  const stay = stayFrom(680)
  const villa = await bookableVilla(site, stay, 2)
  const required = 'Bu alan zorunludur.'
  await page.getByRole('button', { name: 'Opsiyon oluştur' }).click()
  await says(page, required, required, required, 'Ad ve soyad yazın.', required)
  await page.getByRole('combobox', { name: 'Villa' }).fill(villa.name)
  await page.getByRole('listbox').getByRole('option').first().click()
  await says(page, required, required, 'Ad ve soyad yazın.', required)
  await page.getByLabel('Ad Soyad').fill('Işıl')
  await says(page, required, required, 'Ad ve soyad yazın.', required)
  await page.getByLabel('Ad Soyad').fill('Işıl Öztürk')
  await page.getByLabel('Cep Telefonu').fill('12')
  await page.getByLabel('Giriş').fill(typed(stay.checkIn))
  await page.getByLabel('Çıkış').fill(typed(stay.checkOut))
  await page.getByLabel('Cep Telefonu').focus()
  await page.getByText('7 gece, hepsi boş').waitFor()
  await says(page)

  // What only the server knows goes when its field is changed, not at the next send; where the hands are stays.
  await page.getByRole('button', { name: 'Opsiyon oluştur' }).click()
  await says(page, 'Geçerli bir cep telefonu girin (5XX XXX XX XX).')
  await page.locator('input[type=tel]:focus').waitFor()
  await page.getByLabel('Cep Telefonu').fill('0532 111 22 33')
  await says(page)
  await close()
})

test('the drawers and dialogs of a reservation do the same', async () => {
  const desk = await anotherDesk(site)
  const { id } = await takeByPhone(desk, site, stayFrom(688))
  const { page, close, dialog } = await open(`/dashboard/reservations/${id}`)
  await page.getByRole('button', { name: 'Misafir bilgilerini düzenle' }).click()
  await dialog.getByLabel('Ad Soyad').fill('Gülşen')
  await dialog.getByLabel('E-posta').fill('gulsen@')
  await dialog.getByRole('button', { name: 'Kaydet' }).click()
  await says(page, 'Ad ve soyad yazın.')
  await dialog.getByLabel('Ad Soyad').fill('Gülşen Çağlayan')
  await says(page)
  await dialog.getByRole('button', { name: 'Kaydet' }).click()
  await says(page, 'Geçerli bir e-posta adresi girin.')
  await dialog.locator('input[type=email]:focus').waitFor()
  await dialog.getByLabel('Ad Soyad').fill('Gülşen Çağlar')
  await says(page, 'Geçerli bir e-posta adresi girin.')
  await dialog.getByLabel('E-posta').fill('gulsen@example.com')
  await says(page)
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })

  await page.keyboard.press('Shift+O')
  await dialog.getByLabel('Gelen tutar').fill('999.999.999')
  await dialog.getByRole('button', { name: /^Havale geldi/ }).click()
  await expect.poll(() => errors(page).innerText()).toMatch(/^En fazla .* yazılabilir/)
  await dialog.getByLabel('Gelen tutar').fill('1.000')
  await says(page)
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })

  await page.keyboard.press('t')
  await dialog.getByLabel('Yeni çıkış').fill(typed(stayFrom(680).checkIn))
  await dialog.getByLabel('Yetişkin').focus()
  await says(page, 'Çıkış tarihi giriş tarihinden sonra olmalıdır.')
  await dialog.getByLabel('Yeni çıkış').fill(typed(stayFrom(688).checkOut))
  await dialog.getByLabel('Yetişkin').focus()
  await says(page)
  await close()
})

test('the questions’ editor and the login do the same', async () => {
  const { page, close, dialog } = await open('/dashboard/website/faq')
  await page.getByRole('button', { name: 'Yeni Ekle' }).click()
  await dialog.getByLabel('Yanıt').fill('Evet.')
  await page.keyboard.press('Control+s')
  await says(page, 'Bu alan zorunludur.')
  await dialog.getByLabel('Soru').fill('Sıcak mı?')
  await says(page)
  await close()

  const door = await openPage(browser, { width: 1280, height: 800 })
  await door.page.goto(`${site}/dashboard/login`)
  const enter = async (email: string, password: string) => {
    await door.page.locator('input[name=email]').fill(email)
    await door.page.locator('input[name=password]').fill(password)
    await door.page.getByRole('button', { name: 'Giriş Yap' }).click()
  }
  await enter('kimse@happyvillalari.test', 'yanlış-şifre')
  await says(door.page, 'Kullanıcı adı veya şifre hatalı.')
  await door.page.locator('input[name=password]').fill('başka-şifre')
  await says(door.page)
  await door.page.getByRole('button', { name: 'Giriş Yap' }).click()
  await says(door.page, 'Kullanıcı adı veya şifre hatalı.')
  await door.page.locator('input[name=email]').fill('kimse2@happyvillalari.test')
  await says(door.page)

  // One message however often; the next success takes it away.
  await door.page.getByRole('button', { name: 'Giriş Yap' }).click()
  await expect
    .poll(() => toasts(door.page).allInnerTexts())
    .toEqual(['Bir hata meydana geldi. Err: Kullanıcı adı veya şifre hatalı.'])
  await door.close()
})

test('what went wrong is said once, in its own words, and is gone when it goes well', async () => {
  const { page, close } = await openPage(browser, { width: 1280, height: 900 })
  const desk = await anotherDesk(site)
  const { id } = await takeByPhone(desk, site, stayFrom(696))
  await openDashboard(page, site, `/dashboard/reservations/${id}`)
  const moves = `**/v1/admin/reservations/${id}`
  await page.route(moves, (route) => (route.request().method() === 'PATCH' ? route.abort() : route.continue()))
  await page.keyboard.press('u')
  const dialog = page.getByRole('dialog')
  const extend = dialog.getByRole('button', { name: 'Opsiyonu uzat' })
  for (const _ of [1, 2, 3]) {
    await extend.click()
    await expect.poll(() => extend.isEnabled()).toBe(true)
    await expect.poll(() => toasts(page).allInnerTexts()).toContain('Bağlantı hatası, tekrar deneyin.')
  }
  await expect
    .poll(() => toasts(page).filter({ hasText: 'Bağlantı' }).allInnerTexts())
    .toEqual(['Bağlantı hatası, tekrar deneyin.'])
  await page.unroute(moves)
  await extend.click()
  await dialog.waitFor({ state: 'detached' })
  await page.locator('.toasts').getByText('Opsiyon uzatıldı').waitFor()
  await expect.poll(() => toasts(page).count()).toBe(1)
  await close()
})

test('a day that doesn’t exist stays where it was typed, says so, and is never sent', async () => {
  const { page, close, dialog } = await open('/dashboard/reservations/new')
  const checkIn = page.getByLabel('Giriş')
  for (const [text, sentence] of [
    ['32.05.2027', '32.05.2027 diye bir gün yok.'],
    ['31.02.', '31.02. diye bir gün yok.'],
    ['2027-13-01', '2027-13-01 diye bir gün yok.'],
    ['yarın', '“yarın” bir tarih değil. 15.08.2027 gibi yazın.'],
  ] as const) {
    await checkIn.fill(text)
    await says(page)
    await checkIn.press('Tab')
    await says(page, sentence)
    expect(await checkIn.inputValue()).toBe(text)
  }
  await page.getByRole('button', { name: 'Opsiyon oluştur' }).click()
  await expect.poll(() => errors(page).allInnerTexts()).toContain('“yarın” bir tarih değil. 15.08.2027 gibi yazın.')
  await checkIn.fill('15.8.2027')
  await checkIn.press('Tab')
  await expect.poll(() => errors(page).filter({ hasText: 'tarih değil' }).count()).toBe(0)
  expect(await checkIn.inputValue()).toBe('15.08.2027')

  // A day that was right before isn't sent in its place.
  const desk = await anotherDesk(site)
  const { id } = await takeByPhone(desk, site, stayFrom(704))
  await page.goto(`${site}/dashboard/reservations/${id}`)
  await page.locator('h1 ~ [data-badge]').first().waitFor()
  await page.keyboard.press('t')
  await dialog.getByLabel('Yeni çıkış').fill('31.11.2027')
  await dialog.getByLabel('Yeni çıkış').press('Control+Enter')
  await says(page, '31.11.2027 diye bir gün yok.')
  await expect.poll(() => dialog.getByRole('button', { name: 'Tarih değiştir' }).isDisabled()).toBe(true)

  await page.goto(`${site}/dashboard/reservations`)
  await page.getByLabel('Başlangıç').fill('31.04.2027')
  await page.getByLabel('Başlangıç').press('Enter')
  await page.getByRole('alert').getByText('31.04.2027 diye bir gün yok.').waitFor()
  expect(new URL(page.url()).search).toBe('')
  await close()
})
