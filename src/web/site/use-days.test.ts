import { expect, test } from 'vitest'
import { formatStay } from '../../kernel/format.ts'
import { styleFrom } from './use-days.ts'

const shown = (checkIn: string, checkOut: string) =>
  formatStay(checkIn, checkOut, 'tr', styleFrom('2026-11-22', 'short', [checkIn, checkOut])).replaceAll('\u00a0', ' ')

test('the year is named when it isn’t this one', () => {
  expect(shown('2026-12-10', '2026-12-17')).toBe('10 – 17 Ara')
  expect(shown('2027-07-10', '2027-07-17')).toBe('10 – 17 Tem 2027')
  expect(shown('2026-12-28', '2027-01-04')).toBe('28 Ara 2026 – 4 Oca 2027')
})
