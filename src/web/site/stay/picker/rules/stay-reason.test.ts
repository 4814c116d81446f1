import { describe, expect, test } from 'vitest'
import type { CalendarDay } from '../../../../../features/availability/calendar.shape.ts'
import { addDays, type Day } from '../../../../../kernel/day.ts'
import {
  arrivalReason,
  departureReason,
  freeRunOf,
  nearestThatWorks,
  type StayRules,
  shortestDeparture,
  wholeGap,
} from './stay-reason.ts'

const TODAY = '2027-06-20'

/** A calendar from today on: 'x' taken, 'o' option, '-' without a price, '.' free. */
const rulesOf = (nights: string, rule: Partial<CalendarDay> = {}, gapLeavesOneEdge = false): StayRules => {
  const state = { x: 'taken', o: 'option', '-': 'free', '.': 'free' } as const
  const days = new Map<Day, CalendarDay>()
  for (const [index, sign] of [...nights].entries()) {
    const day = addDays(TODAY, index)
    days.set(day, {
      day,
      state: state[sign as keyof typeof state],
      price: sign === '.' ? 100_000 : null,
      minNights: 7,
      arrivalDays: [],
      departureDays: [],
      ...rule,
    })
  }
  return { today: TODAY, days, gapMinNights: 3, gapLeavesOneEdge }
}
const dayOf = (index: number): Day => addDays(TODAY, index)

describe('arrival', () => {
  test('a taken, held or unpriced night cannot be arrived on, and says which', () => {
    const rules = rulesOf('xo-........')
    expect(arrivalReason(rules, dayOf(0))).toEqual({ kind: 'taken' })
    expect(arrivalReason(rules, dayOf(1))).toEqual({ kind: 'option' })
    expect(arrivalReason(rules, dayOf(2))).toEqual({ kind: 'unpriced' })
    expect(arrivalReason(rules, dayOf(-1))).toEqual({ kind: 'past' })
  })

  test('guests may arrive on the day others leave', () => {
    expect(arrivalReason(rulesOf('xxx.........'), dayOf(3))).toBeNull()
  })

  test('on other weekdays than the season allows it names the days', () => {
    const rules = rulesOf('..............', { arrivalDays: [6] }) // 20 June 2027 is a Sunday
    expect(arrivalReason(rules, dayOf(0))).toEqual({ kind: 'arrival-day', days: [6] })
    expect(nearestThatWorks(rules, dayOf(0))).toBe(dayOf(6))
  })

  test('a free run that is too short behind the day is told with its length', () => {
    expect(arrivalReason(rulesOf('.........xx'), dayOf(5))).toEqual({ kind: 'short-run', nights: 4, minNights: 7 })
    expect(nearestThatWorks(rulesOf('.........xx'), dayOf(5))).toBe(dayOf(2))
  })

  test('weekday rules do not hold in a gap that can be filled', () => {
    expect(arrivalReason(rulesOf('xx....xx', { arrivalDays: [6] }), dayOf(2))).toBeNull()
  })
})

describe('departure', () => {
  test('the minimum is the largest one among the nights', () => {
    const rules = rulesOf('............')
    expect(departureReason(rules, dayOf(1), dayOf(4))).toEqual({ kind: 'min-nights', nights: 7 })
    expect(departureReason(rules, dayOf(1), dayOf(8))).toBeNull()
    expect(nearestThatWorks(rules, dayOf(4), dayOf(1))).toBe(dayOf(8))
  })

  test('on other weekdays than the season allows it names the days, and the nearest that works', () => {
    const rules = rulesOf('.'.repeat(20), { departureDays: [6] }) // 20 June 2027 is a Sunday
    expect(departureReason(rules, dayOf(0), dayOf(9))).toEqual({ kind: 'departure-day', day: dayOf(9), days: [6] })
    expect(nearestThatWorks(rules, dayOf(12), dayOf(0))).toBe(dayOf(13))
    expect(departureReason(rules, dayOf(0), dayOf(13))).toBeNull()
  })

  test('a taken morning after is no obstacle, a taken night between is', () => {
    const rules = rulesOf('........xxx....')
    expect(departureReason(rules, dayOf(1), dayOf(8))).toBeNull()
    expect(departureReason(rules, dayOf(1), dayOf(12))).toEqual({ kind: 'taken-between', night: dayOf(8) })
    expect(nearestThatWorks(rules, dayOf(12), dayOf(1))).toBe(dayOf(8))
  })

  test('a short gap is sold whole, and along one edge where the villa allows it, never from its middle', () => {
    expect(departureReason(rulesOf('xx.....xx'), dayOf(2), dayOf(5))).toEqual({
      kind: 'gap-only',
      from: dayOf(2),
      until: dayOf(7),
    })
    expect(shortestDeparture(rulesOf('xx.....xx'), dayOf(2))).toBe(dayOf(7))
    const rules = rulesOf('xx.....xx', {}, true)
    expect(shortestDeparture(rules, dayOf(2))).toBe(dayOf(5))
    expect(departureReason(rules, dayOf(2), dayOf(7))).toBeNull()
    expect(departureReason(rules, dayOf(3), dayOf(6))).toEqual({ kind: 'gap-only', from: dayOf(2), until: dayOf(7) })
  })

  test('the whole of a gap can be named, a longer free run is none', () => {
    expect(wholeGap(rulesOf('xx....xx'), dayOf(3))).toEqual({ checkIn: dayOf(2), checkOut: dayOf(6) })
    expect(wholeGap(rulesOf('xx.......xx'), dayOf(3))).toBeNull()
    expect(wholeGap(rulesOf('xx..xx'), dayOf(2))).toBeNull()
  })

  test('a gap below the villa’s gap minimum stays closed', () => {
    expect(arrivalReason(rulesOf('xx..xx'), dayOf(2))).toEqual({ kind: 'short-run', nights: 2, minNights: 7 })
  })

  test('no stay is longer than the law allows', () => {
    expect(departureReason({ today: TODAY, gapMinNights: 0, gapLeavesOneEdge: false }, dayOf(0), dayOf(101))).toEqual({
      kind: 'too-long',
      max: 100,
    })
  })
})

test('the past bounds a run but makes no gap of it', () => {
  expect(freeRunOf(rulesOf('...xx'), dayOf(1))).toEqual({ from: null, until: dayOf(3) })
})
