import { expect, test } from 'vitest'
import { convert } from '../../kernel/money.ts'
import { FIRST_RATES, rateKeyValues } from './exchange.ts'

test('rates are told under the keys of the specification', () => {
  expect(rateKeyValues({ TL: '1.0000', DOLLAR: '42.3000', EURO: '48.9000', POUND: '55.6000' })).toEqual([
    { key: 'dollar_exchange_rate', value: '42.3000' },
    { key: 'euro_exchange_rate', value: '48.9000' },
    { key: 'sterling_exchange_rate', value: '55.6000' },
  ])
})

test('before the first rate is entered, prices can still be shown in every currency', () => {
  expect(convert(48_900_00, 'TL', 'EURO', FIRST_RATES)).toBe(1_000_00)
})
