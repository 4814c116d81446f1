import { expect, test } from 'vitest'
import { watchNews } from './watch-news.ts'

test.each([
  [null, 100, 'opened'],
  [100, 90, 'fallen'],
  [100, 100, null],
  [100, 110, null],
  [100, null, null],
  [null, null, null],
] as const)('from %s to %s there is %s to tell', (before, now, news) => {
  expect(watchNews(before, now)).toBe(news)
})
