import { setImmediate as pause } from 'node:timers/promises'
import { addDays, type Day, weekday } from '../../../kernel/day.ts'
import { convert } from '../../../kernel/money.ts'
import { matchingVillas } from '../matching-villas.view.ts'
import type { SearchQuery } from '../search.contract.ts'
import { type SearchModel, villasAt } from '../search-model.ts'
import type { PriceOfMonth } from './months.contract.ts'

const MONTHS = 12
const WEEK = 7
const SATURDAY = 6

type Where = Pick<SearchQuery, 'town' | 'type'>

/**
 * The cheapest week from a Saturday on of each of the next twelve months, for two guests. Others are let in between the
 * months: each asks the whole search four or five times.
 */
export const cheapestWeeks = async (
  model: SearchModel,
  where: Where,
  { today, now }: { today: Day; now: Date },
): Promise<PriceOfMonth[]> => {
  const wish: SearchQuery = { ...where, guests: 2, currency: 'TL', flexible: 0, sort: 'price', skip: 0, take: 1 }
  const months: PriceOfMonth[] = []
  for (const month of monthsFrom(today)) {
    const all = villasAt(model, now)
    const cheapest = saturdaysOf(month, today).flatMap((checkIn) => {
      const stay = { checkIn, checkOut: addDays(checkIn, WEEK) }
      const { entry, price } = matchingVillas(all, { wish, stay, today }, model.rates).page[0] ?? {}
      if (!entry || !price) return []
      const { currency } = entry.villa
      return [{ ...stay, total: price.total, currency, inTl: convert(price.total, currency, 'TL', model.rates) }]
    })
    months.push({ month, week: cheapest.toSorted((one, other) => one.inTl - other.inTl)[0] ?? null })
    await pause()
  }
  return months
}

/** '2027-06' and the eleven that follow. */
const monthsFrom = (today: Day): string[] => {
  const [year, month] = today.split('-').map(Number) as [number, number]
  return Array.from({ length: MONTHS }, (_, ahead) =>
    new Date(Date.UTC(year, month - 1 + ahead)).toISOString().slice(0, 7),
  )
}

const saturdaysOf = (month: string, today: Day): Day[] => {
  const first = `${month}-01`
  const toSaturday = (SATURDAY - weekday(first) + WEEK) % WEEK
  return Array.from({ length: 5 }, (_, week) => addDays(first, toSaturday + week * WEEK)).filter(
    (day) => day.startsWith(month) && day >= today,
  )
}
