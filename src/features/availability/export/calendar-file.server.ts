import ical, { ICalEventTransparency } from 'ical-generator'
import { addDays, type Day } from '../../../kernel/day.ts'

type Villa = { id: number; name: string }

/** Taken nights in ascending order as whole stays: who has them, and how many they are, is nobody's business. */
export const takenRuns = (nights: Day[]): { from: Day; until: Day }[] => {
  const runs: { from: Day; until: Day }[] = []
  for (const night of nights) {
    const last = runs.at(-1)
    if (last?.until === night) last.until = addDays(night, 1)
    else runs.push({ from: night, until: addDays(night, 1) })
  }
  return runs
}

/** The calendar of a villa for others (iCal). Its events are named after our host: we know them when they come back. */
export const calendarFile = (villa: Villa, nights: Day[], { host, today }: { host: string; today: Day }): string => {
  const calendar = ical({ name: villa.name, prodId: { company: host, product: 'Takvim', language: 'TR' } })
  for (const { from, until } of takenRuns(nights))
    calendar.createEvent({
      id: `${villa.id}-${from}@${host}`,
      start: midnight(from),
      end: midnight(until),
      stamp: midnight(today),
      allDay: true,
      summary: 'Dolu',
      transparency: ICalEventTransparency.OPAQUE,
    })
  return calendar.toString()
}

/** ical-generator writes the day that a date has in the zone of the process. */
const midnight = (day: Day): Date => new Date(+day.slice(0, 4), +day.slice(5, 7) - 1, +day.slice(8))
