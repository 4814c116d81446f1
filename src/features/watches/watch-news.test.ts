import { expect, test } from 'vitest'
import { type Known, knownNow, type News, watchNews } from './watch-news.ts'

test.each([
  [null, null, 100, 'opened'],
  [100, 100, 90, 'fallen'],
  [100, 100, 100, null],
  [100, 100, 110, null],
  [100, 100, null, null],
  [null, null, null, null],
  [120, 100, 110, null],
  [120, 100, 100, null],
  [120, 100, 99, 'fallen'],
  [null, 100, 130, 'opened'],
  [100, null, 90, 'fallen'],
] as const)('from %s, at least %s so far, to %s there is %s to tell', (total, lowest, now, news) => {
  expect(watchNews({ total, lowest }, now)).toBe(news)
})

const told = (...prices: (number | null)[]): (News | null)[] => {
  let known: Known = { total: prices[0] ?? null, lowest: prices[0] ?? null }
  return prices.slice(1).map((now) => {
    const news = watchNews(known, now)
    known = knownNow(known, now)
    return news
  })
}

test('a price that goes up and down is told when it is lower than ever, and only then', () => {
  expect(told(100, 90, 110, 95, 90, 89, 100, 89)).toEqual(['fallen', null, null, null, 'fallen', null, null])
})

test('a stay that opens again is told each time, its old lowest price stays the one to beat', () => {
  expect(told(100, 90, null, 120, 95, 85)).toEqual(['fallen', null, 'opened', null, 'fallen'])
})
