import { type Day, daysBetween } from '../../../../kernel/day.ts'
import type { When } from './when.ts'

type Dated = { when: When | null; at: number }
const LONGEST_BETWEEN = 100

/** One time out of all that were said: a run of days before two single ones before one before a period. */
export const oneTime = <T extends Dated>(dates: readonly T[]): { when: When | null; used: Set<T> } => {
  const known = dates.flatMap((each) => (each.when ? [{ each, when: each.when }] : []))
  const range = known.find(({ when }) => when.exact && when.until !== null)
  const [first, second] = known
    .filter(({ when }) => when.exact && when.until === null)
    .sort((one, other) => one.when.from.localeCompare(other.when.from))
  if (range) return { when: range.when, used: alike(known, range.when) }
  if (first && second && isStay(first.when.from, second.when.from))
    return {
      when: { from: first.when.from, until: second.when.from, exact: true },
      used: new Set([first.each, second.each]),
    }
  if (first) return { when: first.when, used: alike(known, first.when) }
  const when = joinedPeriods(known.map((each) => each.when))
  return when
    ? { when, used: new Set(known.filter((each) => isInside(each.when, when)).map(({ each }) => each)) }
    : { when, used: new Set() }
}

const isStay = (from: Day, until: Day): boolean => {
  const nights = daysBetween(from, until)
  return nights >= 1 && nights <= LONGEST_BETWEEN
}

/** Periods that touch are one: 'mayıs sonu, haziran başı'. */
const joinedPeriods = (periods: readonly When[]): When | null => {
  const [first, ...others] = [...periods].sort((one, other) => one.from.localeCompare(other.from))
  if (!first?.until) return null
  let until = first.until
  for (const other of others) if (other.until && other.from <= until && other.until > until) until = other.until
  return { from: first.from, until, exact: false }
}

const isInside = (inner: When, outer: When): boolean =>
  inner.from >= outer.from && (inner.until ?? inner.from) <= (outer.until ?? outer.from)

/** Also what says the same again or only the month around it. */
const alike = <T>(known: readonly { each: T; when: When }[], chosen: When): Set<T> =>
  new Set(known.filter(({ when }) => isInside(chosen, when)).map(({ each }) => each))
