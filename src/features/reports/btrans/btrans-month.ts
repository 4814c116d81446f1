import { addDays, type Day } from '../../../kernel/day.ts'

/** 'running' while the month is, 'due' in the month after it, then 'late'; 'sent' once a file was taken. */
export type MonthState = 'running' | 'due' | 'late' | 'sent'

/** Its first day and the first one after it. */
export const daysOfMonth = (month: string): { from: Day; until: Day } => {
  const from = `${month}-01`
  return { from, until: `${addDays(from, 31).slice(0, 7)}-01` }
}

/** 'YYYY-MM' of the month before the one of a day: what is to be reported now. */
export const monthBefore = (today: Day): string => addDays(`${today.slice(0, 7)}-01`, -1).slice(0, 7)

/** The last day, until 23:59, on which a month is reported: that of the month after it. */
export const btransDeadline = (month: string): Day =>
  addDays(daysOfMonth(daysOfMonth(month).until.slice(0, 7)).until, -1)

/** How a month stands today; a file taken while it ran is not its last. */
export const monthState = (month: string, today: Day, lastFile: Day | null): MonthState => {
  const { until } = daysOfMonth(month)
  if (today < until) return 'running'
  if (lastFile && lastFile >= until) return 'sent'
  return today <= btransDeadline(month) ? 'due' : 'late'
}

/** What the last file holds, and what would stand in one of now: by reservation a mark of all its values. */
type Marks = Record<string, string>

/** How far the last file is no longer true: then the whole month is sent anew. */
export const changedSince = (sent: Marks, now: Marks): { added: number; changed: number; gone: number } => {
  const ids = Object.keys(now)
  return {
    added: ids.filter((id) => !(id in sent)).length,
    changed: ids.filter((id) => id in sent && sent[id] !== now[id]).length,
    gone: Object.keys(sent).filter((id) => !(id in now)).length,
  }
}
