import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { changeReservation } from '../../src/features/reservations/life/changes.contract.ts'
import { getAdminReservation, moveReservation } from '../../src/features/reservations/reservations-admin.contract.ts'
import { addDays } from '../../src/kernel/day.ts'
import { anotherDesk, type Desk, inWords, sitDown, stayFrom, takeByPhone, typed } from '../at-the-desk.ts'
import { bookableVilla } from '../bookable-villa.ts'
import { launchBrowser } from '../chromium.ts'
import { site } from '../site.ts'

let browser: Browser
let other: Desk
beforeAll(async () => {
  browser = await launchBrowser()
  other = await anotherDesk(site)
})
afterAll(() => browser.close())

const open = (path: string) => sitDown(browser, site, path)
const card = (page: Page, title: string) =>
  page.locator('section', { has: page.getByRole('heading', { name: title, exact: true }) })

test('a guest on the phone is booked by keyboard alone, with the price said before and the nights really held', async () => {
  const { page, close, status, said } = await open('/dashboard/')
  const stay = stayFrom(500)
  const villa = await bookableVilla(site, stay, 2)
  await page.keyboard.type('nr')
  await page.locator('input[role=combobox]:focus').waitFor()
  await page.keyboard.type(villa.name.replace('Villa ', '').toLocaleLowerCase('tr').replaceAll('ı', 'i'))
  await page.getByRole('option', { name: new RegExp(`^${villa.name}`) }).waitFor()
  await page.keyboard.press('Tab')
  await page.keyboard.type(typed(stay.checkIn))
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.type(typed(stay.checkOut))
  await page.keyboard.press('Tab')
  await page.getByText('7 gece, hepsi boş').waitFor()
  await page
    .locator('dd', { hasText: inWords(villa.stay?.total ?? 0) })
    .first()
    .waitFor()
  await page.keyboard.press('Control+Enter')
  await page.locator('[aria-invalid]:focus').waitFor()
  await page.keyboard.type('Şükrü Iğdır')
  await page.keyboard.press('Tab')
  await page.keyboard.type('0532 999 88 77')
  await Promise.all([said('Rezervasyon oluşturuldu'), page.keyboard.press('Control+Enter')])
  await page.waitForURL(/reservations\/\d+$/)
  await status('Opsiyonlu')
  await page.getByText('+90 532 999 88 77').waitFor()

  const again = await open('/dashboard/reservations/new')
  await again.page.getByRole('combobox', { name: 'Villa' }).fill(villa.name)
  await again.page.getByRole('listbox').getByRole('option').first().click()
  await again.page.getByLabel('Giriş').fill(typed(stay.checkIn))
  await again.page.getByLabel('Çıkış').fill(typed(stay.checkOut))
  await again.page.getByLabel('Yetişkin').click()
  await again.page.getByText('Seçtiğiniz tarihler müsait değil.').waitFor()
  await again.close()
  await close()
})

test('nights that another desk takes while the form is open are refused, and nothing typed is lost', async () => {
  const { page, close } = await open('/dashboard/reservations/new')
  const stay = stayFrom(515)
  const villa = await bookableVilla(site, stay, 2)
  await page.getByRole('combobox', { name: 'Villa' }).fill(villa.name)
  await page.getByRole('listbox').getByRole('option').first().click()
  await page.getByLabel('Giriş').fill(typed(stay.checkIn))
  await page.getByLabel('Çıkış').fill(typed(stay.checkOut))
  await page.getByLabel('Ad Soyad').fill('Işıl Öztürk')
  await page.getByLabel('Cep Telefonu').fill('0532 111 22 33')
  await page.getByText('7 gece, hepsi boş').waitFor()
  const taken = await takeByPhone(other, site, stay, { villa: villa.slug })
  await page.getByRole('button', { name: 'Opsiyon oluştur' }).click()
  await page.getByRole('alert').getByText('Seçtiğiniz tarihler müsait değil.').waitFor()
  await page.reload()
  await page.getByText('Kaydedilmemiş taslağınız geri yüklendi.').waitFor()
  await expect.poll(() => page.getByLabel('Ad Soyad').inputValue()).toBe('Işıl Öztürk')
  await other.api(moveReservation, { params: { id: taken.id }, body: { move: 'cancel', reason: 'Başka villa seçti' } })
  await page.reload()
  await page.getByText('7 gece, hepsi boş').waitFor()
  await page.getByRole('button', { name: 'Opsiyon oluştur' }).click()
  await page.waitForURL(/reservations\/\d+$/)
  await close()
})

test('an option is extended, moved to other dates, told about, paid in two transfers, cancelled and paid back', async () => {
  const stay = stayFrom(530)
  const { id, villa, price, code, email } = await takeByPhone(other, site, stay)
  const { page, close, dialog, confirm, status, history, said, fromMenu } = await open(`/dashboard/reservations/${id}`)

  // More time, by key; a number nobody may give is refused before it is sent.
  await page.keyboard.press('u')
  await dialog.getByLabel('Süre').fill('90')
  await dialog.getByRole('button', { name: 'Opsiyonu uzat' }).click()
  await dialog.getByText('1 ile 72 arasında bir saat yazın.').waitFor()
  await dialog.getByRole('button', { name: '48 sa' }).click()
  await confirm('Opsiyonu uzat')
  await said(`Opsiyon uzatıldı · ${code}`)
  await history('48 sa')

  // Other dates: both prices before the change.
  await page.keyboard.press('t')
  await dialog.getByLabel('Yeni çıkış').fill(typed(addDays(stay.checkOut, 2)))
  await dialog.getByLabel('Yetişkin').click()
  await dialog.getByText('9 gece, hepsi boş').waitFor()
  const row = await dialog.locator('tfoot tr').first().innerText()
  expect(row).toContain(inWords(price.total))
  expect(row).toMatch(/\+\d/)
  await confirm('Tarih değiştir')
  await page.locator('main dd').getByText('9 gece').waitFor()

  // Messages: what goes to whom is shown first.
  for (const [button, key] of [
    ['Banka Bilgisi Gönder', 'b'],
    ['Ödeme Linki Gönder', 'l'],
  ] as const) {
    await page.keyboard.press(key)
    await dialog.getByText(email).waitFor()
    await dialog.getByRole('heading', { name: button }).waitFor()
    await confirm(/^Gönder/)
    await said(`Mesaj sıraya alındı: ${email}`)
  }
  await page.getByRole('button', { name: 'Güvenli ödeme linki' }).waitFor()

  // Money in two parts.
  const { due, total } = await reservation(id)
  await page.keyboard.press('Shift+O')
  await expect.poll(() => dialog.getByLabel('Gelen tutar').inputValue()).toBe(inWords(due))
  await confirm(/^Havale geldi/)
  await status('Onaylandı')
  await page.keyboard.press('Shift+O')
  await expect.poll(() => dialog.getByLabel('Gelen tutar').inputValue()).toBe(inWords(total - due))
  await dialog.getByLabel('Gelen tutar').fill(inWords(total * 2))
  await dialog.getByRole('button', { name: /^Havale geldi/ }).click()
  await dialog.getByText(/En fazla .* yazılabilir/).waitFor()
  await dialog.getByLabel('Gelen tutar').fill('1.000')
  await confirm(/^Havale geldi/)
  await card(page, 'Hesap hareketleri')
    .getByText(inWords(due + 100_000))
    .waitFor()
  await page.keyboard.press('o')
  await dialog.getByText(inWords(total - due - 100_000)).waitFor()
  await confirm(/^Gönder/)

  // A letter as the guest reads it.
  await page.getByRole('button', { name: 'Banka bilgileri ve ön ödeme' }).click()
  await page
    .frameLocator('dialog iframe')
    .getByText(/TR\d\d/)
    .first()
    .waitFor()
  await page.keyboard.press('Escape')
  await page.locator('li button:focus', { hasText: 'Banka bilgileri' }).waitFor()

  // The end: who gets what back, typed out, then paid back.
  await fromMenu('İptal et…')
  await dialog.getByText('Biz iptal ediyoruz').click()
  await dialog.getByText('Misafire giden mesajda aynen yer alır; geçmişe de yazılır.').waitFor()
  await dialog.getByLabel('Neden').fill('Havuz pompası bozuldu')
  await dialog.getByRole('button', { name: /^İptal et, / }).click()
  await dialog.getByText('Kutuya İPTAL yazın.').waitFor()
  await dialog.getByLabel('Onaylamak için İPTAL yazın').fill('iptal')
  await confirm(/^İptal et, /)
  await status('İptal Edildi')
  await page.getByRole('button', { name: 'İade yapıldı' }).click()
  await dialog
    .getByText(inWords(due + 100_000))
    .first()
    .waitFor()
  await dialog.getByLabel('Not').fill('Dekont 4471')
  await confirm(/^İade yapıldı/)
  await page.getByText('İade edildi').first().waitFor()
  await page.getByText('Dekont 4471').first().waitFor()
  await expect.poll(() => reservation(id)).toMatchObject({ status: 'CANCELLED', paid: 0, alerts: [], villa })
  await close()
})

test('who calls again with another address gets it corrected', async () => {
  const { id } = await takeByPhone(other, site, stayFrom(545), { email: '' })
  const { page, close, dialog, confirm, history, said } = await open(`/dashboard/reservations/${id}`)
  await expect
    .poll(() => page.getByRole('button', { name: /Banka Bilgisi/ }).getAttribute('title'))
    .toBe('Misafirin e-posta adresi yok')
  await page.getByRole('button', { name: 'Misafir bilgilerini düzenle' }).click()
  await dialog.getByLabel('E-posta').fill('gulsen@')
  await dialog.getByRole('button', { name: 'Kaydet' }).click()
  await dialog.getByText('Geçerli bir e-posta adresi girin.').waitFor()
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Misafir bilgilerini düzenle' }).click()
  await dialog.getByText('Kaydedilmemiş taslağınız geri yüklendi.').waitFor()
  await dialog.getByLabel('E-posta').fill('gulsen.caglayan@example.com')
  await confirm('Kaydet')
  await said('Misafir bilgileri kaydedildi')
  await history('E-posta')
  await page.getByRole('link', { name: 'gulsen.caglayan@example.com' }).waitFor()
  await page.keyboard.press('b')
  await dialog.getByText('gulsen.caglayan@example.com').waitFor()
  await close()
})

test('a page that is out of date refuses, says so and shows what is true', async () => {
  const { id, checkIn, checkOut, adults, children, infants, guestName, email, phone } = await takeByPhone(
    other,
    site,
    stayFrom(560),
  )
  const { page, close, dialog, confirm, status } = await open(`/dashboard/reservations/${id}`)
  await other.api(moveReservation, { params: { id }, body: { move: 'confirm', reason: 'Eski misafir' } })
  await page.keyboard.press('u')
  await dialog.getByRole('button', { name: 'Opsiyonu uzat' }).click()
  await dialog.getByText('Bu işlem rezervasyonun şu anki durumunda yapılamaz.').waitFor()
  await dialog.getByText('Güncel bilgiler yüklendi; kontrol edip yeniden deneyin.').waitFor()
  await page.keyboard.press('Escape')
  await status('Onaylandı')

  const later = { checkIn: addDays(checkIn, 7), checkOut: addDays(checkOut, 7) }
  await page.keyboard.press('t')
  await dialog.getByLabel('Yeni giriş').fill(typed(later.checkIn))
  await dialog.getByLabel('Yeni çıkış').fill(typed(later.checkOut))
  await dialog.getByLabel('Yetişkin').click()
  await dialog.getByText('7 gece, hepsi boş').waitFor()
  const { villaSlug } = await reservation(id)
  const rival = await takeByPhone(other, site, later, { villa: villaSlug })
  await dialog.getByRole('button', { name: 'Tarih değiştir' }).click()
  await dialog.getByRole('alert').getByText('Seçtiğiniz tarihler müsait değil.').waitFor()
  await expect.poll(() => reservation(id)).toMatchObject({ checkIn, checkOut })
  const stay = { checkIn: addDays(later.checkIn, 7), checkOut: addDays(later.checkOut, 7) }
  await other.api(changeReservation, {
    params: { id: rival.id },
    body: { ...stay, adults, children, infants, name: guestName, email, phone },
  })
  await confirm('Tarih değiştir')
  await expect.poll(() => reservation(id)).toMatchObject(later)
  await close()
})

const reservation = async (id: number) => (await other.api(getAdminReservation, { params: { id } })).content
