import { addDays, type Day, daysBetween } from '../../kernel/day.ts'
import type { BarState } from './occupancy.shape.ts'

export type Span = { from: Day; until: Day }
type Standing = Span & { state: BarState }
type Rules = { minimums: readonly (Span & { nights: number })[]; shortStays: number }

/** Does it hold its nights? A request that waits for an answer doesn't. */
export const holds = ({ state }: Pick<Standing, 'state'>): boolean => state !== 'REQUEST'

/** Those that stand in the way of a span. */
export const inTheWay = <B extends Standing>(bars: readonly B[], { from, until }: Span): B[] =>
  bars.filter((bar) => holds(bar) && bar.from < until && from < bar.until)

/** How many nights of a span somebody holds; those of two holders count once. */
export const takenNights = (bars: readonly Standing[], span: Span): number =>
  daysBetween(span.from, span.until) -
  freeRuns(bars, span).reduce((sum, { from, until }) => sum + daysBetween(from, until), 0)

/** The free runs of a span, in ascending order. */
export const freeRuns = (bars: readonly Standing[], span: Span): Span[] => {
  const runs: Span[] = []
  let { from } = span
  for (const bar of inTheWay(bars, span).toSorted((one, other) => (one.from < other.from ? -1 : 1))) {
    if (bar.from > from) runs.push({ from, until: bar.from })
    if (bar.until > from) from = bar.until
  }
  return from < span.until ? [...runs, { from, until: span.until }] : runs
}

/** A gap too short for the rule of its first day: nobody can book it. */
export type DeadGap = Span & { nights: number; minimum: number }

/** How far a gap is looked for on both sides: a longer one is sellable by any rule. */
export const GAP_REACH = 31

/** The gaps before and after a span that could not be sold any more if the span were taken. */
export const deadGapsAround = (bars: readonly Standing[], span: Span, today: Day, rules: Rules): DeadGap[] => {
  const before = freeRuns(bars, { from: addDays(span.from, -GAP_REACH), until: span.from }).at(-1)
  const [after] = freeRuns(bars, { from: span.until, until: addDays(span.until, GAP_REACH) })
  return [before?.until === span.from && before, after?.from === span.until && after].flatMap((gap) => {
    if (!gap) return []
    const from = gap.from < today ? today : gap.from
    const nights = daysBetween(from, gap.until)
    const minimum = leastNights(from, rules)
    return nights > 0 && nights < minimum && nights < GAP_REACH ? [{ from, until: gap.until, nights, minimum }] : []
  })
}

/** The shortest stay that can begin on this day in a gap between two guests. */
const leastNights = (day: Day, { minimums, shortStays }: Rules): number => {
  const season = minimums.find(({ from, until }) => from <= day && day < until)?.nights ?? 0
  return shortStays > 0 ? Math.min(season, shortStays) : season
}
