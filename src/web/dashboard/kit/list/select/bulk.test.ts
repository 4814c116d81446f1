import { expect, test } from 'vitest'
import { doForEach } from './bulk.ts'

test('a row that is refused stops none of the others, and says why; two are never sent at once', async () => {
  let running = 0
  const result = await doForEach(
    [1, 2, 3],
    async (row) => {
      running += 1
      expect(running).toBe(1)
      await Promise.resolve()
      running -= 1
      if (row === 2) throw new Error('kilitli')
    },
    (error) => (error instanceof Error ? error.message : ''),
  )
  expect(result).toEqual({ done: [1, 3], failed: [{ row: 2, why: 'kilitli' }] })
})
