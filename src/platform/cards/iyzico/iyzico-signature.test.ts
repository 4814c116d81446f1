import { expect, test } from 'vitest'
import { answerSignature, authorization, webhookSignature } from './iyzico-signature.ts'

const SECRET = 'sandbox-secret'

test('a request is signed as iyzico’s own library signs it', () => {
  const signed = { apiKey: 'api_key', secretKey: 'secret_key', random: 'random_string', path: 'uri', body: '"body"' }
  expect(authorization(signed)).toBe(
    'IYZWSv2 YXBpS2V5OmFwaV9rZXkmcmFuZG9tS2V5OnJhbmRvbV9zdHJpbmcmc2lnbmF0dXJlOjAxNzUwODkyMWEyOWVlNTYwMWJjZDFmYmU4M2VmZDJlMmJlNDNhZjAyZWNlZmYzMGNmMmU5MWE1MzlhYWIzNTU=',
  )
})

test('answers carry the signatures that iyzico publishes, with prices however many zeros they end with', () => {
  expect(answerSignature(SECRET, ['123456789', 'tok-1'])).toBe(
    '0b121de34822823d9603279bc0159f4bfaf7e74ad14bde348ba610986b97c490',
  )
  const retrieved = '66dbcae6ea4834e948e7dee687c95d2bec52fe933c135139b4269448ad7706d6'
  for (const [paid, price] of [
    [1.2, 1],
    ['1.20', '1.00'],
    ['1.2', '1.0'],
  ])
    expect(answerSignature(SECRET, ['SUCCESS', '22416035', 'TRY', 'B67832', '123456789', paid, price, 'tok-1'])).toBe(
      retrieved,
    )
})

test('a webhook carries the signature that iyzico publishes', () => {
  const hook = {
    iyziEventType: 'CHECKOUT_FORM_AUTH',
    iyziPaymentId: '22416035',
    token: 'tok-1',
    paymentConversationId: '123456789',
    status: 'SUCCESS',
  }
  expect(webhookSignature(SECRET, hook)).toBe('cf213c9f3917d77ba6b3a3fc2f090c1c33e980ef35ca6969a86ef4082a1bcb40')
  expect(webhookSignature(SECRET, { ...hook, status: 'FAILURE' })).not.toBe(webhookSignature(SECRET, hook))
})
