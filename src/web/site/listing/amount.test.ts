import { expect, test } from 'vitest'
import { amountOf } from './amount.ts'

test.each([
  ['250000', 250_000],
  ['250.000', 250_000],
  ['250,000', 250_000],
  ['250\u00a0000 ₺', 250_000],
  ['250 bin', 250_000],
  ['250bin tl', 250_000],
  ['1,5 milyon', 1_500_000],
  ['2.5k', 2_500],
  ['€2,500', 2_500],
  ['250 тыс.', 250_000],
  ['1,2 млн', 1_200_000],
  ['1.250.000 ₺', 1_250_000],
  ['0', 0],
  ['', undefined],
  ['-1', undefined],
  ['ucuz', undefined],
  ['1.2.3', undefined],
  ['900 milyon', undefined],
])('somebody who types %j means %j', (typed, meant) => {
  expect(amountOf(typed)).toBe(meant)
})
