import { addDays, type Day } from '../../../../kernel/day.ts'

/** The first days of the two moving feasts by Diyanet’s calendar. */
const RAMAZAN: readonly Day[] = ['2026-03-20', '2027-03-09', '2028-02-26', '2029-02-14', '2030-02-04', '2031-01-24']
const KURBAN: readonly Day[] = ['2026-05-27', '2027-05-16', '2028-05-05', '2029-04-24', '2030-04-13', '2031-04-02']

export const HOLIDAYS = ['ramazan', 'kurban', 'bayram', 'new-year', 'christmas', 'may-days'] as const
export type Holiday = (typeof HOLIDAYS)[number]
type Span = { from: Day; until: Day }

const feast = (first: Day, days: number): Span => ({ from: addDays(first, -1), until: addDays(first, days) })
const everyYear = (today: Day, from: string, until: string, later = 0): Span[] =>
  [-1, 0, 1, 2].map((add) => {
    const year = Number(today.slice(0, 4)) + add
    return { from: `${year}-${from}`, until: `${year + later}-${until}` }
  })

/** The nights of a holiday that comes next, from the eve on; of a year when one was said; null when none is known. */
export const holidayNights = (holiday: Holiday, today: Day, year: number | null): Span | null => {
  const spans = spansOf(holiday, today).sort((one, other) => one.from.localeCompare(other.from))
  return spans.find(({ from }) => from >= today && (year === null || from.startsWith(String(year)))) ?? null
}

const spansOf = (holiday: Holiday, today: Day): Span[] => {
  const ramazan = RAMAZAN.map((first) => feast(first, 3))
  const kurban = KURBAN.map((first) => feast(first, 4))
  switch (holiday) {
    case 'ramazan':
      return ramazan
    case 'kurban':
      return kurban
    case 'bayram':
      return [...ramazan, ...kurban]
    case 'new-year':
      return everyYear(today, '12-30', '01-02', 1)
    case 'christmas':
      return everyYear(today, '12-24', '12-27')
    case 'may-days':
      return everyYear(today, '05-01', '05-11')
  }
}
