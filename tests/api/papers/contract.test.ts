/** @module-tag embedded */
import { eq } from 'drizzle-orm'
import { extractText } from 'unpdf'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sitePage } from '../../../src/features/content/content.table.ts'
import type { Language } from '../../../src/kernel/language.ts'
import { type Desk, openDesk } from '../../staff-desk.ts'
import { aWish, openTestProduct, type TestProduct } from '../../test-product.ts'

const TEXT = {
  tr: '## 1. Taraflar\n\nŞu sözleşme **acente** ile misafir arasındadır.\n\n- Ön ödeme %20, ₺ olarak\n- Çığlık, ıhlamur, üzüm',
  en: '## 1. Parties\n\nThis agreement is between agency and guest.',
  ru: '## 1. Стороны\n\nДоговор заключён между агентством и гостем — объём, ёлка, жюри.',
}
const TITLES = { tr: 'Kiralama Sözleşmesi', en: 'Rental agreement', ru: 'Договор аренды' }

let product: TestProduct
let desk: Desk
beforeAll(async () => {
  product = await openTestProduct()
  desk = await openDesk(product)
  await product.db
    .insert(sitePage)
    .values({ key: 'rental', title: TITLES, lead: TITLES, body: TEXT, updatedAt: product.clock.now })
})
afterAll(() => product.end())

const papersOf = async (token: string) => (await product.call('GET', `/v1/reservation/${token}/papers`)).body.content
const staffPapersOf = async (id: number) => (await desk.ask('GET', `/v1/admin/reservations/${id}/papers`)).body.content
const accept = (token: string, hash: string) => product.call('POST', `/v1/reservation/${token}/contract`, { hash })
const fetchPdf = (token: string, kind: string) =>
  product.app.inject({ method: 'GET', url: `/v1/reservation/${token}/${kind}.pdf` })
const wordsOf = async (token: string, kind: string): Promise<{ text: string; pages: number }> => {
  const { statusCode, rawPayload, headers } = await fetchPdf(token, kind)
  if (statusCode !== 200) throw new Error(`${statusCode} ${rawPayload}`)
  expect(headers['content-type']).toBe('application/pdf')
  expect(headers['cache-control']).toBe('private, no-store')
  const { text, totalPages } = await extractText(new Uint8Array(rawPayload), { mergePages: true })
  return { text: text.replace(/\s+/g, ' '), pages: totalPages }
}
const tokenOf = async (id: number) => {
  const { guestLink } = await desk.look(id)
  return new URL(guestLink, 'http://villa.test').searchParams.get('token') ?? ''
}
/** Taken by phone and confirmed; its guest reads this language. */
const confirmedIn = async (language: Language) => {
  const guest = { language, name: 'Şükrü Ğüneş', email: `${language}@example.com` }
  const { id } = await desk.take(await product.villa(), { status: 'CONFIRMED', reason: 'Nakit ödedi', ...guest })
  return { id, token: await tokenOf(id) }
}

describe('the contract', () => {
  test('is accepted by ticking it while booking, in the wording that stands and for that stay and price', async () => {
    const villa = await product.villa({ live: true })
    const { token, price } = await product.book(aWish(villa, { total: undefined }))
    const { contract } = await papersOf(token)
    expect(contract).toMatchObject({ state: 'accepted', text: { title: TITLES.tr } })
    const { text } = await wordsOf(token, 'contract')
    for (const part of ['Şu sözleşme acente ile misafir', 'Ön ödeme %20, ₺ olarak', 'Çığlık, ıhlamur, üzüm'])
      expect(text).toContain(part)
    expect(text).toContain(contract.text.hash)
    expect(text).toContain((price.total / 100).toLocaleString('tr-TR'))
    expect(text).toContain('Rezervasyon sırasında kabul edildi')
  })

  test('of a phone call waits for the guest; she accepts what she has read, once, and staff see when', async () => {
    const { id, token } = await confirmedIn('en')
    const { contract } = await papersOf(token)
    expect(contract).toMatchObject({ state: 'sent', acceptedAt: null, canAccept: true })
    expect((await accept(token, contract.text.hash.replace(/^./, 'x'))).status).toBe(409)
    for (const _ of [1, 2]) expect((await accept(token, contract.text.hash)).status).toBe(200)
    expect((await staffPapersOf(id)).contract).toMatchObject({
      state: 'accepted',
      accepted: { via: 'page', hash: contract.text.hash, language: 'en', at: product.clock.now.toISOString() },
    })
  })

  test('keeps the accepted wording when the agency words it anew, whoever accepts later reads the new one', async () => {
    const [before, after] = [await confirmedIn('tr'), await confirmedIn('tr')]
    const { hash } = (await papersOf(before.token)).contract.text
    await accept(before.token, hash)
    const body = { ...TEXT, tr: 'Yepyeni bir metin: ₺, ğ, İ.' }
    await product.db.update(sitePage).set({ body }).where(eq(sitePage.key, 'rental'))
    expect((await accept(after.token, hash)).status).toBe(409) // she has read the former one
    const anew = (await papersOf(after.token)).contract.text
    expect((await accept(after.token, anew.hash)).status).toBe(200)
    const [former, later] = [await wordsOf(before.token, 'contract'), await wordsOf(after.token, 'contract')]
    expect(former.text).toContain('Çığlık, ıhlamur, üzüm')
    expect(former.text).not.toContain('Yepyeni')
    expect(later.text).toContain('Yepyeni bir metin: ₺, ğ, İ.')
    await product.db.update(sitePage).set({ body: TEXT }).where(eq(sitePage.key, 'rental'))
  })

  test('has to be accepted again after dates or price have changed; what was accepted stays as it was', async () => {
    const { id, token } = await confirmedIn('tr')
    const { hash } = (await papersOf(token)).contract.text
    await accept(token, hash)
    const was = await desk.look(id)
    expect((await desk.change(id, { checkOut: '2027-07-16' })).status).toBe(200)
    expect((await papersOf(token)).contract.state).toBe('outdated')
    const again = await tokenOf(id)
    expect((await wordsOf(again, 'contract')).text).toContain((was.total / 100).toLocaleString('tr-TR'))
    await accept(again, hash)
    expect((await papersOf(again)).contract.state).toBe('accepted')
  })

  test('opens for nobody else: another link, an owner, a link of staff that is over', async () => {
    const { id, token } = await confirmedIn('tr')
    expect((await fetchPdf(`${token.slice(0, -2)}xx`, 'contract')).statusCode).toBe(404)
    const { content } = (await desk.ask('POST', `/v1/admin/reservations/${id}/papers/link`, {})).body
    expect((await product.app.inject({ url: `${content.path}/contract.pdf` })).statusCode).toBe(200)
    product.clock.now = new Date(product.clock.now.getTime() + 121_000)
    expect((await product.app.inject({ url: `${content.path}/contract.pdf` })).statusCode).toBe(404)
    const owner = await product.signIn('OWNER')
    const asOwner = { authorization: `Bearer ${owner.token}` }
    for (const [method, path] of [
      ['GET', `/v1/admin/reservations/${id}/papers`],
      ['POST', `/v1/admin/reservations/${id}/papers/link`],
    ] as const)
      expect((await product.call(method, path, method === 'POST' ? {} : undefined, asOwner)).status).toBe(403)
  })
})

describe('the voucher', () => {
  test.each([
    ['tr', 'Konfirme Belgesi', 'Girişte ödenecek'],
    ['en', 'Booking voucher', 'Due at check-in'],
    ['ru', 'Ваучер', 'К оплате при заезде'],
  ] as const)('in %s is one page whose every letter can be read as text', async (language, title, due) => {
    const { id, token } = await confirmedIn(language)
    const { text, pages } = await wordsOf(token, 'voucher')
    const { code, total } = await desk.look(id)
    expect(pages).toBe(1)
    for (const part of [title, due, code, 'Şükrü Ğüneş']) expect(text).toContain(part)
    expect(text).toMatch(/₺/)
    expect(text.replaceAll(/[.,\s\u00a0]/g, '')).toContain(String(total / 100))
    expect(text).not.toMatch(/paper\.|price\.|\{\w+\}/)
  })

  test('is there only once the pre-payment is in', async () => {
    const { id } = await desk.takeInto('OPTION')
    const token = await tokenOf(id)
    expect((await papersOf(token)).voucher).toBe(false)
    expect((await fetchPdf(token, 'voucher')).statusCode).toBe(404)
    const { prepayment } = await desk.look(id)
    await desk.ask('POST', `/v1/admin/reservations/${id}/money`, {
      entries: [{ kind: 'payment', currency: 'TL', method: 'cash', given: prepayment }],
    })
    expect((await papersOf(token)).voucher).toBe(true)
    expect((await fetchPdf(token, 'voucher')).statusCode).toBe(200)
  })

  test('comes with a file for the guest’s own calendar, from the hour of check-in to that of check-out', async () => {
    const { id, token } = await confirmedIn('tr')
    const { statusCode, body, headers } = await product.app.inject({ url: `/v1/reservation/${token}/stay.ics` })
    expect([statusCode, headers['cache-control']]).toEqual([200, 'private, no-store'])
    expect(body).toContain('DTSTART:20270710T130000Z')
    expect(body).toContain('DTEND:20270717T070000Z')
    expect(body).toContain((await desk.look(id)).code)
    const early = await desk.takeInto('OPTION')
    expect((await product.app.inject({ url: `/v1/reservation/${await tokenOf(early.id)}/stay.ics` })).statusCode).toBe(
      404,
    )
  })
})
