import { expect, test } from 'vitest'
import { nestpayHash } from './nestpay-hash.ts'

test('a form to the gate is hashed as the published sample is', () => {
  const form = {
    clientid: '190100000',
    storetype: '3d_host',
    amount: '100.25',
    oid: 'order222',
    okUrl: 'https://domain.com/success',
    failUrl: 'https://domain.com/fail_url',
    callbackUrl: 'https://domain.com/fail_url',
    rnd: 'rand-21212',
    hashAlgorithm: 'ver3',
    lang: 'tr',
    currency: '949',
    TranType: 'Auth',
    taksit: '',
  }
  const hash = 'TLRkwt3AHJCyfZvjXXoG1Z56sWGVKMk7cKQqNQAGaYx8y16SOKR6SAnznRlgC3vaazQ+VtqO7PprqcOds2wN1w=='
  expect(nestpayHash('123456', form)).toBe(hash)
  expect(nestpayHash('123456', { ...form, HASH: 'x', encoding: 'utf-8' })).toBe(hash)
})

test('an answer of the gate is hashed as the published sample is, with signs that separate inside its values', () => {
  const answer = {
    ReturnOid: 'order222',
    TRANID: '',
    Response: 'Approved',
    ProcReturnCode: '00',
    mdStatus: '1',
    oid: 'order222',
    amount: '100.25',
    currency: '949',
    clientid: '190100000',
    AuthCode: 'P12345',
    TransId: '26199A1',
    hashAlgorithm: 'ver3',
    ErrMsg: 'a|b\\c',
    rnd: 'rand-21212',
  }
  expect(nestpayHash('123456', answer)).toBe(
    '+f8fA9ZjgStAhYlEb8GbvAKoVIIGn1LvDXQSveYI5pWRNTWCpQr8koXNRk0qDwr38eReDBVc18FIIT96teJ3TQ==',
  )
})
