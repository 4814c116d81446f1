import { addDays, type Day, dayNumber, weekday } from '../../../kernel/day.ts'
import type { Minor } from '../../../kernel/money.ts'
import type { Season } from '../price-plan.ts'

/** Nights of [from, until). */
export type Period = { from: Day; until: Day }
/** A season that is not stored yet has no id. */
export type SeasonDraft = Omit<Season, 'id'> & { id: number | null }
type SeasonTerms = Omit<SeasonDraft, 'id' | 'from' | 'until'>

/** What is written over some nights; what is absent stays. `nightly` null = these nights have no price any more. */
export type SeasonChange = { nightly?: Minor | null; weekly?: Minor | null; minNights?: number }

/** The first season that has a night of the period, but the one with the id `own`. */
export const overlapOf = <T extends Period & { id: number | null }>(
  seasons: readonly T[],
  { from, until }: Period,
  own: number | null = null,
): T | undefined =>
  seasons.find((each) => each.from < until && from < each.until && (each.id === null || each.id !== own))

/**
 * Writes a change over the nights of a period: a season that goes past its edges is split there, nights without a
 * season get one when the change has a price. Nothing outside the period changes. `seasons` in ascending order, not
 * overlapping; so is the answer.
 */
export const paint = (seasons: readonly SeasonDraft[], period: Period, change: SeasonChange): SeasonDraft[] => {
  const outside = seasons.flatMap((season) => outsideOf(season, period))
  if (change.nightly === null) return withOwnIds(inOrder(outside))
  const inside = seasons.flatMap((season): SeasonDraft[] => {
    const within = intersection(season, period)
    return within ? [{ ...season, ...within, ...changed(season, change) }] : []
  })
  const { nightly } = change
  const like = nearest(seasons, period) ?? PLAIN
  const added = nightly
    ? gapsIn(period, inside).map((gap) => ({ ...like, id: null, weekly: null, ...gap, ...change, nightly }))
    : []
  return joined(withOwnIds(inOrder([...outside, ...inside, ...added])), period)
}

/** The nights of a period that no season prices. `seasons` in ascending order. */
export const gapsIn = ({ from, until }: Period, seasons: readonly Period[]): Period[] => {
  const gaps: Period[] = []
  let at = from
  for (const season of seasons) {
    if (season.until <= at) continue
    if (season.from >= until) break
    if (season.from > at) gaps.push({ from: at, until: season.from })
    at = season.until
  }
  if (at < until) gaps.push({ from: at, until })
  return gaps
}

/** The first day of a period on which a guest may arrive; its first day when none is allowed in its first week. */
export const firstWeek = ({ from, until, arrivalDays }: Period & { arrivalDays: readonly number[] }): Day => {
  if (!arrivalDays.length) return from
  for (let day = from; day < until && day < addDays(from, 7); day = addDays(day, 1))
    if (arrivalDays.includes(weekday(day))) return day
  return from
}

const PLAIN: SeasonTerms = {
  nightly: 0,
  weekly: null,
  minNights: 1,
  arrivalDays: [],
  departureDays: [],
  cleaningBelowNights: 0,
  cleaningFee: 0,
  prepaymentPercent: null,
}

const changed = ({ nightly, weekly, minNights }: SeasonDraft, change: SeasonChange) => ({
  nightly: change.nightly ?? nightly,
  weekly: change.weekly === undefined ? weekly : change.weekly,
  minNights: change.minNights ?? minNights,
})

const intersection = (one: Period, other: Period): Period | undefined => {
  const from = one.from > other.from ? one.from : other.from
  const until = one.until < other.until ? one.until : other.until
  return from < until ? { from, until } : undefined
}

/** What of a season lies before and after a period. */
const outsideOf = (season: SeasonDraft, { from, until }: Period): SeasonDraft[] => {
  const before = { ...season, until: season.until < from ? season.until : from }
  const after = { ...season, from: season.from > until ? season.from : until }
  return [before, after].filter((part) => part.from < part.until)
}

/** What holds beside a gap holds in it: arrival days, minimum, cleaning. */
const nearest = (seasons: readonly SeasonDraft[], { from, until }: Period): SeasonTerms | undefined => {
  const away = (season: Period) =>
    Math.min(Math.abs(dayNumber(season.from) - dayNumber(until)), Math.abs(dayNumber(from) - dayNumber(season.until)))
  return seasons.toSorted((a, b) => away(a) - away(b))[0]
}

const inOrder = (seasons: SeasonDraft[]): SeasonDraft[] =>
  seasons.toSorted((a, b) => dayNumber(a.from) - dayNumber(b.from))

/** A season that was split keeps its id in its first part. */
const withOwnIds = (seasons: SeasonDraft[]): SeasonDraft[] => {
  const used = new Set<number>()
  return seasons.map((season) => {
    if (season.id === null || !used.has(season.id)) {
      if (season.id !== null) used.add(season.id)
      return season
    }
    return { ...season, id: null }
  })
}

const termsOf = ({ id: _, from: __, until: ___, ...terms }: SeasonDraft): string => JSON.stringify(terms)

/** Joins neighbours that say the same where they meet at or in the period, so that painting leaves no seams. */
const joined = (seasons: SeasonDraft[], { from, until }: Period): SeasonDraft[] => {
  const out: SeasonDraft[] = []
  for (const season of seasons) {
    const last = out.at(-1)
    const meets = last?.until === season.from && season.from >= from && season.from <= until
    if (last && meets && termsOf(last) === termsOf(season))
      out[out.length - 1] = { ...last, id: last.id ?? season.id, until: season.until }
    else out.push(season)
  }
  return out
}
