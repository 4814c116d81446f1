import { addDays, type Day, dayNumber } from '../../../kernel/day.ts'

/** How many days stand side by side, and the least width of one. */
export const ZOOMS = {
  '2w': { days: 14, least: 40 },
  '5w': { days: 35, least: 24 },
  '3m': { days: 91, least: 9 },
  year: { days: 365, least: 3 },
} as const
export type Zoom = keyof typeof ZOOMS
export const ZOOM_NAMES = Object.keys(ZOOMS) as Zoom[]
export const isZoom = (text: string): text is Zoom => text in ZOOMS

const AHEAD = 24
const BEHIND = 6

/** What can be scrolled: two years from a day on, and six months before it. */
export type Years = { origin: Day; days: number }

export const yearsAround = (day: Day): Years => {
  const origin = monthAfter(day, -BEHIND)
  return { origin, days: dayNumber(monthAfter(origin, BEHIND + AHEAD)) - dayNumber(origin) }
}

export const isWithin = (day: Day, { origin, days }: Years): boolean => day >= origin && day < addDays(origin, days)

/** The first of the month so many months after the month of a day. */
export const monthAfter = (day: Day, months: number): Day => {
  const at = Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1 + months
  return `${Math.floor(at / 12)}-${String((at % 12) + 1).padStart(2, '0')}-01`
}

/** The firsts of the months that some days touch. */
export const monthsOf = (from: Day, until: Day): Day[] => {
  const months: Day[] = []
  for (let month = monthAfter(from, 0); month < until; month = monthAfter(month, 1)) months.push(month)
  return months
}
