import { expect, test } from 'vitest'
import { refundSentence } from './refund-sentence.ts'

const said = (language: 'tr' | 'en' | 'ru', paid: number, refund: number) =>
  refundSentence(language, { paid, refund, currency: 'TL' }).replaceAll('\u00a0', ' ')

test('a letter of a cancellation names what is paid and what comes back', () => {
  expect(said('tr', 1_960_000, 980_000)).toContain('Ödenen: 19.600 ₺. İade edilecek: 9.800 ₺.')
  expect(said('en', 1_960_000, 980_000)).toContain('Paid: ₺19,600. To be returned: ₺9,800,')
  expect(said('ru', 1_960_000, 980_000)).toMatch(/Оплачено: 19 600 ₺\. К возврату: 9 800 ₺,/)
})

test.each(['tr', 'en', 'ru'] as const)('in %s it names no sum and no days where nothing is paid', (language) => {
  expect(said(language, 0, 0)).not.toMatch(/\d|gün|days|дней/)
})
