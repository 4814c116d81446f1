import { expect, test } from 'vitest'
import { callbackHash, paymentToken } from './paytr-signature.ts'

const KEYS = { merchantKey: 'merchant_key_x', merchantSalt: 'merchant_salt_y' }

test('a payment begins with the token of PayTR’s own sample', () => {
  const fields = {
    merchant_id: '123456',
    user_ip: '1.1.1.1',
    merchant_oid: 'ABC123',
    email: 'user@domainname.com',
    payment_amount: '3456',
    user_basket: 'W1siVmlsbGEiLCIzNC41NiIsMV1d',
    no_installment: '0',
    max_installment: '0',
    currency: 'TL',
    test_mode: '1',
  }
  expect(paymentToken(KEYS, fields)).toBe('Op/LIz6QVW15aLC4fFdk/ibyL67fyfZivQg0MYu/Sis=')
})

test('a callback carries the hash of PayTR’s own sample', () => {
  expect(callbackHash(KEYS, { merchant_oid: 'ABC123', status: 'success', total_amount: '3456' })).toBe(
    'RkN7j9ae/P5M5CJxroFjgUqcG3QwiAjlIwu0ofDcQx8=',
  )
})
