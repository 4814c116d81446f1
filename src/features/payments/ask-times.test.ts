import { expect, test } from 'vitest'
import { firstAskAt, nextAsk } from './ask-times.ts'

const startedAt = new Date('2027-03-01T09:00:00Z')
const after = (at: Date) => (at.getTime() - startedAt.getTime()) / 60_000

/** Every asking of an attempt that never answers, in minutes after its beginning. */
const askings = (): number[] => {
  const minutes: number[] = []
  for (let asks = 0, at = firstAskAt(startedAt), last = false; !last; asks++) {
    minutes.push(after(at))
    ;({ at, last } = nextAsk({ startedAt, asks }, at))
  }
  return minutes
}

test('a silent payment is asked about after a minute, then ever more seldom, at least every six hours, for exactly a week', () => {
  const minutes = askings()
  expect(minutes.slice(0, 6)).toEqual([1, 2, 4, 8, 16, 32])
  expect(minutes.at(-1)).toBe(7 * 24 * 60)
  const gaps = minutes.slice(1).map((at, index) => at - (minutes[index] ?? 0))
  expect(Math.max(...gaps)).toBe(360)
  expect(minutes.length).toBeLessThan(45)
})

test('an asking that was missed for days is made up at once, and closes the order when the week is over', () => {
  expect(nextAsk({ startedAt, asks: 3 }, new Date('2027-03-05T09:00:00Z')).last).toBe(false)
  expect(nextAsk({ startedAt, asks: 3 }, new Date('2027-03-20T09:00:00Z'))).toEqual({
    at: new Date('2027-03-20T09:08:00Z'),
    last: true,
  })
})
