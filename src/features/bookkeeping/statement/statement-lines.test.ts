import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { StatementLine } from './statement.shape.ts'
import { linesOf, shortName, sumsOfMonth, type Told } from './statement-lines.ts'
import { addMonths, monthsBack } from './statement-months.ts'

const stay = (id: number, checkIn: string, gross: number, commission = gross / 5): StatementLine => ({
  ...{ kind: 'stay', reservationId: id, entryId: null, currency: 'TL', gross, commission, amount: gross - commission },
  ...{ code: `HV${id}`, guest: 'Hakan T.', villaId: 1, villa: 'Villa Turkuaz', checkIn, checkOut: checkIn, nights: 7 },
  ...{ day: null, method: null, bank: '', note: '', ended: false },
})
const entry = (id: number, kind: 'payout' | 'expense' | 'collected', day: string, amount: number): StatementLine => ({
  ...stay(1, '2027-07-04', 0),
  ...{ kind, entryId: id, day, amount },
})
const at = (lines: Told[], month: string) => lines.filter((each) => each.month === month).map(({ line }) => line)

test('a stay counts in the month of its arrival, a payout in that of its day', () => {
  const lines = linesOf({
    stays: [stay(1, '2027-07-25', 84_000), stay(2, '2027-08-01', 91_000)],
    entries: [entry(9, 'payout', '2027-08-15', -60_000)],
    told: [],
    closedUntil: null,
  })
  expect(sumsOfMonth(lines, '2027-07')).toMatchObject({ gross: 84_000, commission: 16_800, net: 67_200, due: 67_200 })
  expect(sumsOfMonth(lines, '2027-08')).toMatchObject({ gross: 91_000, carried: 67_200, paidOut: 60_000, due: 80_000 })
})

test('what became different of a closed month is a line of the next open one, and the closed one stays', () => {
  const told = [{ month: '2027-07', line: stay(1, '2027-07-04', 84_000) }]
  const lines = linesOf({
    stays: [stay(1, '2027-07-04', 80_000)],
    entries: [entry(9, 'expense', '2027-07-15', -1_500)],
    told,
    closedUntil: '2027-07',
  })
  expect(at(lines, '2027-07')).toEqual([told[0]?.line])
  expect(at(lines, '2027-08')).toMatchObject([
    { kind: 'correction', gross: -4_000, commission: -800, amount: -3_200 },
    { kind: 'expense', amount: -1_500 },
  ])
})

test('a stay that went to another owner is taken back from the first', () => {
  const lines = linesOf({
    ...{ stays: [], entries: [], closedUntil: '2027-07' },
    told: [{ month: '2027-07', line: stay(1, '2027-07-04', 84_000) }],
  })
  expect(at(lines, '2027-08')).toMatchObject([{ kind: 'correction', gross: -84_000, amount: -67_200 }])
})

test('a stay that moves to a later month after it was told is not told again', () => {
  const told = [{ month: '2027-07', line: stay(1, '2027-07-04', 84_000) }]
  const lines = linesOf({ stays: [stay(1, '2027-09-04', 84_000)], entries: [], told, closedUntil: '2027-07' })
  expect(lines).toEqual(told)
})

test('whatever is closed when, all months together come to what the stays and entries come to', () => {
  const days = fc.integer({ min: 1, max: 6 }).map((month) => `2027-0${month}-10`)
  const stays = fc.array(fc.tuple(days, fc.integer({ min: 0, max: 900_000 })), { maxLength: 8 })
  const history = fc.array(fc.tuple(stays, fc.integer({ min: 0, max: 6 })), { minLength: 1, maxLength: 5 })
  fc.assert(
    fc.property(history, (steps) => {
      let told: Told[] = []
      let closedUntil: string | null = null
      for (const [list, upTo] of steps) {
        const lives = list.map(([day, gross], id) => stay(id, day, gross, Math.round(gross / 7)))
        const lines = linesOf({ stays: lives, entries: [], told, closedUntil })
        const all = (of: readonly StatementLine[]) => of.reduce((sum, { amount }) => sum + amount, 0)
        expect(all(lines.map(({ line }) => line))).toBe(all(lives))
        const due = sumsOfMonth(lines, '2028-12')
        expect(due.due).toBe(all(lives))
        if (upTo && (closedUntil === null || `2027-0${upTo}` > closedUntil)) {
          closedUntil = `2027-0${upTo}`
          told = lines.filter(({ month }) => month <= `2027-0${upTo}`)
        }
      }
    }),
    { seed: 9, numRuns: 300 },
  )
})

test('months are counted over the end of a year', () => {
  expect(addMonths('2027-12', 1)).toBe('2028-01')
  expect(addMonths('2027-01', -1)).toBe('2026-12')
  expect(monthsBack('2026-11', '2027-01')).toEqual(['2027-01', '2026-12', '2026-11'])
})

test.each([
  ['Hakan Tekin', 'Hakan T.'],
  ['Ayşe Nur ince', 'Ayşe Nur İ.'],
  ['Madonna', 'Madonna'],
])('owners read %s as %s', (name, short) => {
  expect(shortName(name)).toBe(short)
})
