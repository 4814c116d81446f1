import { describe, expect, test } from 'vitest'
import { aPlanSeason, aPricePlan } from '../../../seeds/a-price-plan.ts'
import { addDays, type Day, nightsOf, weekday } from '../../kernel/day.ts'
import type { Season } from '../pricing/price-plan.ts'
import { judgeStay, nearestStays } from './quote.ts'

const SATURDAY = 6
const plan = (rules: Partial<Season>) => aPricePlan({ seasons: [aPlanSeason(rules)] })

/** What a guest is offered instead of a stay that is not sold. */
const offered = (rules: Partial<Season>, checkIn: Day, nights: number, taken: Day[] = []) => {
  const question = { stay: { checkIn, checkOut: addDays(checkIn, nights) }, guests: 2, today: '2027-03-01' }
  const why = judgeStay(plan(rules), taken, question)
  if (why.kind === 'priced') throw new Error('This stay is sold.')
  return nearestStays(plan(rules), taken, question, why).map((stay) => `${stay.checkIn} ${stay.checkOut}`)
}

describe('instead of a stay that is not sold', () => {
  test('one that is too short gets the shortest that is long enough, from the same day first', () => {
    expect(offered({ minNights: 7 }, '2027-07-05', 3)).toEqual([
      '2027-07-05 2027-07-12',
      '2027-07-04 2027-07-11',
      '2027-07-06 2027-07-13',
    ])
  })

  test('one between two guests gets the same length before and after', () => {
    const taken = nightsOf({ checkIn: '2027-07-10', checkOut: '2027-07-14' })
    expect(offered({}, '2027-07-09', 5, taken).slice(0, 2)).toEqual(['2027-07-05 2027-07-10', '2027-07-04 2027-07-09'])
  })

  test('where guests come and leave on Saturdays, five nights become a week from Saturday to Saturday', () => {
    const stays = offered({ arrivalDays: [SATURDAY], departureDays: [SATURDAY] }, '2027-07-06', 5)
    expect(stays).toHaveLength(3)
    for (const day of stays.flatMap((stay) => stay.split(' '))) expect(weekday(day)).toBe(SATURDAY)
  })
})
