import fc from 'fast-check'
import { expect, test } from 'vitest'
import { aPlanSeason, aPricePlan } from '../../../../../../seeds/a-price-plan.ts'
import type { TakenNight } from '../../../../../features/availability/calendar.ts'
import { calendarDays } from '../../../../../features/availability/calendar-days.ts'
import { judgeStay } from '../../../../../features/availability/quote.ts'
import type { PricePlan, Season } from '../../../../../features/pricing/price-plan.ts'
import { addDays, type Day } from '../../../../../kernel/day.ts'
import { arrivalReason, departureReason, type StayRules, wholeGap } from './stay-reason.ts'

const TODAY = '2027-06-20'
const DAYS = 60
const REACH = 24
const dayAt = (index: number): Day => addDays(TODAY, index)

const weekdays = fc.uniqueArray(fc.integer({ min: 1, max: 7 }), { maxLength: 2 })
const rules = fc.record({ minNights: fc.constantFrom(1, 3, 5, 7), arrivalDays: weekdays, departureDays: weekdays })
/** Three seasons in a row; now and then one is missing, so that some nights have no price. */
const seasons = fc
  .tuple(fc.array(fc.option(rules, { freq: 5 }), { minLength: 3, maxLength: 3 }), fc.integer({ min: 8, max: 20 }))
  .map(([each, length]) =>
    each.flatMap((rule, index): Season[] => {
      const [from, until] = [dayAt(index * length), index === 2 ? dayAt(DAYS + 100) : dayAt((index + 1) * length)]
      return rule ? [aPlanSeason({ id: index + 1, from, until, ...rule })] : []
    }),
  )
const plans = fc
  .record({ seasons, gapMinNights: fc.integer({ min: 1, max: 4 }), gapLeavesOneEdge: fc.boolean() })
  .map((change): PricePlan => aPricePlan(change))
const takenNights = fc
  .uniqueArray(fc.integer({ min: -3, max: DAYS }), { maxLength: 24 })
  .map((indexes) =>
    indexes
      .toSorted((a, b) => a - b)
      .map((index): TakenNight => ({ night: dayAt(index), kind: index % 3 ? 'reservation' : 'option', holderId: 1 })),
  )

test('whatever the picker accepts, the quote sells', () => {
  let accepted = 0
  fc.assert(
    fc.property(plans, takenNights, (plan, taken) => {
      const { gapMinNights, gapLeavesOneEdge } = plan
      const days = new Map(
        calendarDays(plan, taken, { from: TODAY, until: dayAt(DAYS + REACH), today: TODAY }).map((each) => [
          each.day,
          each,
        ]),
      )
      const calendar: StayRules = { today: TODAY, days, gapMinNights, gapLeavesOneEdge }
      const sold = (checkIn: Day, checkOut: Day) => {
        accepted++
        const nights = taken.map(({ night }) => night)
        return judgeStay(plan, nights, { stay: { checkIn, checkOut }, guests: 1, today: TODAY }).kind
      }
      for (let from = 0; from < DAYS; from++) {
        if (arrivalReason(calendar, dayAt(from))) continue
        for (let nights = 1; nights <= REACH; nights++)
          if (!departureReason(calendar, dayAt(from), dayAt(from + nights)))
            expect([from, nights, sold(dayAt(from), dayAt(from + nights))]).toEqual([from, nights, 'priced'])
        const gap = wholeGap(calendar, dayAt(from))
        if (gap && !departureReason(calendar, gap.checkIn, gap.checkOut))
          expect(sold(gap.checkIn, gap.checkOut)).toBe('priced')
      }
    }),
    { numRuns: 150 },
  )
  expect(accepted).toBeGreaterThan(1_000)
})
