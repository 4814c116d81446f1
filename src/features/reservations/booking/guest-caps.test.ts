import { describe, expect, test } from 'vitest'
import { withinCaps } from './guest-caps.ts'

const zeynep = { phone: '+905321234567', email: 'zeynep@example.com', network: '203.0.113.9' }
const other = { phone: '+905321234568', email: 'other@example.com', network: '203.0.113.10' }
const holds = (count: number, status: 'OPTION' | 'REQUEST', of: Partial<typeof zeynep>) =>
  Array.from({ length: count }, () => ({ ...other, ...of, status }))

describe('what a guest may hold without paying', () => {
  test('is three options by phone, by e-mail and by network', () => {
    for (const key of ['phone', 'email', 'network'] as const) {
      expect(withinCaps('OPTION', zeynep, holds(2, 'OPTION', { [key]: zeynep[key] }), 0)).toBe('OPTION')
      expect(withinCaps('OPTION', zeynep, holds(3, 'OPTION', { [key]: zeynep[key] }), 0)).toBe('options-full')
    }
    expect(withinCaps('OPTION', zeynep, holds(9, 'OPTION', {}), 0)).toBe('OPTION')
  })

  test('is ten requests; options don’t count against them', () => {
    expect(withinCaps('REQUEST', zeynep, [...holds(9, 'REQUEST', zeynep), ...holds(3, 'OPTION', zeynep)], 0)).toBe(
      'REQUEST',
    )
    expect(withinCaps('REQUEST', zeynep, holds(10, 'REQUEST', zeynep), 0)).toBe('requests-full')
  })

  test('turns into a request at a villa that has three unpaid options of guests', () => {
    expect(withinCaps('OPTION', zeynep, [], 2)).toBe('OPTION')
    expect(withinCaps('OPTION', zeynep, [], 3)).toBe('REQUEST')
    expect(withinCaps('OPTION', zeynep, holds(10, 'REQUEST', zeynep), 3)).toBe('requests-full')
  })
})
