import { expect, test } from 'vitest'
import { addDays } from '../../../../kernel/day.ts'
import type { VillaCalendar } from '../villa-answers.ts'
import { packCalendar, unpackCalendar } from './packed-calendar.ts'

const STATES = ['free', 'taken', 'option', 'past'] as const
const calendar: VillaCalendar = {
  ...{ currency: 'TL', gapMinNights: 3, gapLeavesOneEdge: false, seasons: [], extras: [] },
  ...{ prepaymentPercent: 20, damageDeposit: 0, baseGuests: 4, extraGuestNightly: 0 },
  days: Array.from({ length: 425 }, (_, n) => ({
    day: addDays('2026-11-01', n),
    state: STATES[n % 4] ?? 'free',
    price: n < 60 ? 660_000 : null,
    minNights: n < 200 ? 3 : 7,
    arrivalDays: n > 300 ? [6] : [],
    departureDays: [],
  })),
}

test('a packed calendar is the same calendar, and much smaller', () => {
  const packed = packCalendar(calendar)
  expect(unpackCalendar(packed)).toEqual(calendar)
  expect(packed.runs).toHaveLength(4)
  expect(JSON.stringify(packed).length).toBeLessThan(JSON.stringify(calendar).length / 20)
})

test('a calendar without days stays one', () => {
  expect(unpackCalendar(packCalendar({ ...calendar, days: [] })).days).toEqual([])
})
