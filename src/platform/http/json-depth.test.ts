import fc from 'fast-check'
import { expect, test } from 'vitest'
import { jsonDepth } from './json-depth.ts'

const depthOf = (value: unknown): number =>
  value !== null && typeof value === 'object' ? 1 + Math.max(0, ...Object.values(value).map(depthOf)) : 0

test('is the depth of what the text says, whatever its strings hold', () => {
  fc.assert(
    fc.property(fc.jsonValue({ maxDepth: 6 }), (value) => {
      expect(jsonDepth(JSON.stringify(value))).toBe(depthOf(value))
    }),
  )
  expect(jsonDepth('{"a[{\\"[": ["]"]}')).toBe(2)
  expect(jsonDepth('['.repeat(120_000))).toBe(120_000)
})
