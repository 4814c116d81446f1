import { expect, test } from 'vitest'
import { anyChance, anyEntry } from '../../../../tests/slow-search/any-agency.ts'
import { foundBy } from '../../../../tests/slow-search/slow-find.ts'
import { comparedPrice } from '../../../../tests/slow-search/slow-wish.ts'
import { addDays, dayNumber, dayOfNumber } from '../../../kernel/day.ts'
import { convert } from '../../../kernel/money.ts'
import { searchQuery } from '../search.contract.ts'
import { fillModel, searchModel } from '../search-model.server.ts'
import { AHEAD_DAYS, aheadOf, weeksOf } from './ahead.flow.ts'

const TODAY = '2027-03-01'
const RATES = { TL: '1.0000', DOLLAR: '42.3051', EURO: '48.9000', POUND: '55.6173' }
const AT = { today: TODAY, now: new Date(`${TODAY}T09:00Z`), language: 'tr' as const }

const anyAgency = (seed: number) => {
  const random = anyChance(seed)
  const model = { ...searchModel(), rates: RATES }
  const entries = Array.from({ length: 40 }, (_, index) => anyEntry(index + 1, TODAY, random))
  fillModel(model, entries, addDays(TODAY, -7))
  return { model, entries }
}

test('a week of a month says what a search for it finds', () => {
  for (let seed = 1; seed <= 6; seed++) {
    const { model, entries } = anyAgency(seed)
    const slow = { rates: RATES, entries: new Map(entries.map((entry) => [entry.villa.id, structuredClone(entry)])) }
    const wish = searchQuery.parse({ guests: 2, currency: 'EURO' })
    for (const week of weeksOf(model, { ...wish, month: '2027-07', nights: 7 }, AT)) {
      const found = foundBy(slow, { ...wish, checkin: week.checkin, checkout: week.checkout }, AT)
      const totals = found.map((each) => convert(comparedPrice(each, TODAY, RATES), 'TL', 'EURO', RATES))
      expect([week.free, week.least]).toEqual([
        found.length,
        found.length ? Math.ceil(Math.min(...totals) / 100) : null,
      ])
    }
  }
})

test('weeks begin on Saturdays, weekends on Fridays, none of them before today', () => {
  const { model } = anyAgency(1)
  const wish = searchQuery.parse({})
  const starts = (month: string, nights: number) =>
    weeksOf(model, { ...wish, month, nights }, AT).map(({ checkin, checkout }) => `${checkin} ${checkout}`)
  expect(starts('2027-07', 7).slice(0, 2)).toEqual(['2027-07-03 2027-07-10', '2027-07-10 2027-07-17'])
  expect(starts('2027-07', 2)[0]).toBe('2027-07-02 2027-07-04')
  expect(starts('2027-02', 7)).toEqual([])
  expect(starts('2035-01', 7)).toEqual([])
})

test('a day costs what its cheapest free villa asks for that night', async () => {
  for (let seed = 1; seed <= 6; seed++) {
    const { model, entries } = anyAgency(seed)
    const { days, months } = await aheadOf(model, searchQuery.parse({}), AT)
    const slowly = Array.from({ length: AHEAD_DAYS }, (_, night) => {
      const day = addDays(TODAY, night)
      const prices = entries.flatMap(({ villa, plan, nights }) => {
        const bit = dayNumber(day) - nights.base
        const isTaken = ((nights.words[bit >> 5] ?? 0) & (1 << (bit & 31))) !== 0
        const season = plan?.seasons.find(({ from, until }) => from <= day && day < until)
        if (!villa.active || isTaken || !plan || !season) return []
        return [convert(plan.dayPrices[day] ?? season.nightly, villa.currency, 'TL', RATES)]
      })
      return prices.length ? Math.ceil(Math.min(...prices) / 100) : null
    })
    expect(days).toEqual(slowly)
    const march = slowly.slice(0, 31).filter((price) => price !== null)
    expect(months[0]).toMatchObject({ month: '2027-03', least: march.length ? Math.min(...march) : null })
    expect(months.at(-1)?.month).toBe(dayOfNumber(dayNumber(TODAY) + AHEAD_DAYS - 1).slice(0, 7))
    for (const { free } of months) expect(free >= 0 && free <= 100).toBe(true)
  }
})
