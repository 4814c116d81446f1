import { afterAll, beforeAll, expect, test } from 'vitest'
import { aWish, openTestProduct, type TestProduct } from '../../test-product.ts'

let product: TestProduct
let villa: { slug: string }
beforeAll(async () => {
  product = await openTestProduct()
  villa = await product.villa()
})
afterAll(() => product.end())

const message = (name: string) => ({ name, email: 'zeynep@example.com', message: 'Merhaba,\nbir sorum var.' })
const sentenceFor = async (path: string, body: object, language: string) =>
  (await product.call('POST', path, body, { 'x-language': language })).body.content.fields?.name

test.each([
  ['www.ucuz-villa.com Ali', 'tr', 'Ad alanına web adresi yazılamaz. Lütfen adınızı ve soyadınızı girin.'],
  ['Ali Veli kisa.li/abc', 'en', 'A name can’t contain a web address. Please enter your first and last name.'],
  ['Ali https://x.y', 'ru', 'В имени не может быть адреса сайта. Введите имя и фамилию.'],
  ['Ali\r\nBcc: herkes@example.test', 'tr', 'Bu alan tek satır olmalı; satır sonu veya görünmeyen karakter içeremez.'],
  ['Ali \u202eileV', 'en', 'This must be a single line without hidden characters.'],
  [`Ali ${'x'.repeat(60_000)}`, 'tr', 'Bu alan en fazla 120 karakter olabilir.'],
])('the name %j is refused on its field, in %s, for a booking and for a message', async (name, language, sentence) => {
  expect(await sentenceFor('/v1/reservation', aWish(villa, { name }), language)).toBe(sentence)
  expect(await sentenceFor('/v1/contact', message(name), language)).toBe(sentence)
})

test.each(["Aoife O'Connor", 'Jean-Luc Müller-Lüdenscheidt', 'Дмитрий Петров', 'Dr. Ayşe Öz', 'J.R. Smith'])(
  '%s may write to us',
  async (name) => {
    expect((await product.call('POST', '/v1/contact', message(name))).status).toBe(201)
  },
)

test('a provider’s callback has an end', async () => {
  const send = (fields: object) => product.call('POST', '/v1/payment/callback/demo', fields)
  const many = Object.fromEntries(Array.from({ length: 101 }, (_, index) => [`f${index}`, 'x']))
  for (const fields of [many, { ['k'.repeat(101)]: 'x' }, { signature: 'x'.repeat(4_001) }])
    expect((await send(fields)).status).toBe(400)
})
