import { addDays, type Day, dayNumber } from '../../../kernel/day.ts'
import { found, Refusal } from '../../../kernel/refusal.ts'
import { askedOf } from '../packed/judge-stay.ts'
import { areFree } from '../packed/night-set.ts'
import { slotOfSlug } from '../packed/packed-villas.server.ts'
import { entryAt } from '../packed/whole-villas.server.ts'
import type { SearchEntry } from '../search-entry.ts'
import { type SearchModel, villasAt } from '../search-model.server.ts'
import { totalOf } from '../search-wish.view.ts'
import type { MonthOfWeeks, Week } from './weeks.contract.ts'

const MONTHS = 12
const WEEK = 7
const SHOWN = 3

type Asked = { slug: string; guests: number; today: Day; now: Date }

/** How full a villa's coming months are and what their cheapest free weeks cost. Refuses 'not-found'. */
export const weeksOf = (model: SearchModel, { slug, guests, today, now }: Asked) => {
  const all = villasAt(model, now)
  const slot = slotOfSlug(all, slug)
  const entry = found(entryAt(all, slot))
  if (!entry.villa.active) throw new Refusal('not-found')
  const weekFrom = (checkIn: Day): Week | null => {
    const first = dayNumber(checkIn)
    if (!areFree(entry.nights, first, first + WEEK)) return null
    const checkOut = addDays(checkIn, WEEK)
    const total = totalOf(all, slot, askedOf({ checkIn, checkOut }, guests, today), today)
    return total < 0 ? null : { checkIn, checkOut, total }
  }
  const months = monthsFrom(today).map(({ month, days }): MonthOfWeeks => {
    const weeks = days.flatMap((day) => weekFrom(day) ?? [])
    return { month, full: fullness(entry, days), cheapest: cheapestFirst(weeks)[0] ?? null }
  })
  const cheapest = apart(cheapestFirst(months.flatMap((month) => month.cheapest ?? []))).slice(0, SHOWN)
  return { currency: entry.villa.currency, months, cheapest }
}

/** The coming months with their days from today on. */
const monthsFrom = (today: Day): { month: string; days: Day[] }[] => {
  const days = Array.from({ length: (MONTHS + 1) * 31 }, (_, ahead) => addDays(today, ahead))
  return [...Map.groupBy(days, (day) => day.slice(0, 7))].slice(0, MONTHS).map(([month, days]) => ({ month, days }))
}

const fullness = ({ nights, plan }: SearchEntry, days: Day[]): number => {
  const isSold = (day: Day) => plan?.seasons.some(({ from, until }) => from <= day && day < until)
  const free = days.filter((day) => isSold(day) && areFree(nights, dayNumber(day), dayNumber(day) + 1))
  return Math.round((1 - free.length / days.length) * 100)
}

/** The earlier one of equal prices comes first. */
const cheapestFirst = (weeks: Week[]): Week[] =>
  weeks.toSorted((one, other) => one.total - other.total || (one.checkIn < other.checkIn ? -1 : 1))

/** Those that lie over one before them are left out: a choice of two days’ difference is none. */
const apart = (weeks: Week[]): Week[] =>
  weeks.filter(
    (week, index) =>
      !weeks.slice(0, index).some((other) => week.checkIn < other.checkOut && other.checkIn < week.checkOut),
  )
