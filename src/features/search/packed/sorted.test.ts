import { expect, test } from 'vitest'
import { seededRandom } from '../../../../seeds/demo/random.ts'
import { pageOf } from './sorted.ts'

test('a page of a list is what a whole sort would cut out, however far down', () => {
  const random = seededRandom(3)
  for (let run = 0; run < 300; run++) {
    const keys = Array.from({ length: random.whole(0, 900) }, () => random.whole(0, random.pick([0, 5, 10_000])))
    const compare = (one: number, other: number) => (keys[one] ?? 0) - (keys[other] ?? 0) || one - other
    const page = { skip: random.whole(0, random.pick([0, 100, 1_000])), take: random.whole(1, 200) }
    const sorted = keys.map((_, index) => index).sort(compare)
    expect(pageOf(keys.length, page, compare)).toEqual(sorted.slice(page.skip, page.skip + page.take))
  }
})
