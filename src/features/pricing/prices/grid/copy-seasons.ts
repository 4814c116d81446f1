import { addDays, type Day, daysBetween, isDay } from '../../../../kernel/day.ts'
import type { Minor } from '../../../../kernel/money.ts'
import { gapsIn, type Period, type SeasonDraft } from '../season-edit.ts'

export type Copy = {
  fromYear: number
  toYear: number
  /** Percent added to every price; may be negative. */
  percent: number
  /** Prices become a multiple of so many minor units. */
  step: Minor
  rounding: 'nearest' | 'up' | 'down'
  /** Arrivals stay on their weekdays: dates move by whole weeks. Otherwise each date keeps its day and month. */
  keepWeekdays: boolean
  /** Nights of the new year that have a price already: left as they are, or written over. */
  existing: 'skip' | 'replace'
  /** Minimum nights, arrival days and cleaning come along; otherwise the rules of the season there stay. */
  withRules: boolean
}

/** A season of the new year beside the price it was made from. */
export type Copied = { season: SeasonDraft; was: { nightly: Minor; weekly: Minor | null } }

/** A price with `percent` added, rounded to a multiple of `step`. */
export const raised = (
  amount: Minor,
  { percent, step, rounding }: Pick<Copy, 'percent' | 'step' | 'rounding'>,
): Minor => {
  const steps = (amount * (100 + percent)) / (100 * step)
  return Math.max(step, ROUND[rounding](steps) * step)
}

// a price that is whole after the percent must not be one step more because of the last bit
const ROUND = {
  nearest: (steps: number) => Math.round(steps),
  up: (steps: number) => Math.ceil(steps - 1e-9),
  down: (steps: number) => Math.floor(steps + 1e-9),
}

/**
 * The seasons of a year as seasons of another, in ascending order; nights that the new year has already are skipped
 * unless they are replaced. What began with the year begins with the year again, and what ended with it ends with it.
 */
export const copySeasons = (seasons: readonly SeasonDraft[], copy: Copy): Copied[] => {
  const [old, next] = [yearOf(copy.fromYear), yearOf(copy.toYear)]
  const there = seasons.filter((season) => season.from < next.until && next.from < season.until)
  return seasons.flatMap((season): Copied[] => {
    const within = clipped(season, old)
    if (!within) return []
    const moved = clipped(
      {
        from: within.from === old.from ? next.from : movedDay(within.from, copy),
        until: within.until === old.until ? next.until : movedDay(within.until, copy),
      },
      next,
    )
    if (!moved) return []
    const parts = copy.existing === 'skip' ? gapsIn(moved, there) : [moved]
    const was = { nightly: season.nightly, weekly: season.weekly }
    const prices = {
      nightly: raised(season.nightly, copy),
      weekly: season.weekly === null ? null : raised(season.weekly, copy),
    }
    return parts.map((part) => ({
      was,
      season: { ...season, ...rulesFor(copy, part, there), ...prices, ...part, id: null },
    }))
  })
}

/** The first and the last night of a year as a period. */
export const yearOf = (year: number): Period => ({ from: `${year}-01-01`, until: `${year + 1}-01-01` })

const rulesFor = ({ withRules, existing }: Copy, part: Period, there: readonly SeasonDraft[]) => {
  const known = there.find((season) => season.from < part.until && part.from < season.until)
  if (withRules || existing === 'skip' || !known) return {}
  const { minNights, arrivalDays, departureDays, cleaningBelowNights, cleaningFee, prepaymentPercent } = known
  return { minNights, arrivalDays, departureDays, cleaningBelowNights, cleaningFee, prepaymentPercent }
}

const clipped = ({ from, until }: Period, edge: Period): Period | undefined => {
  const period = { from: from > edge.from ? from : edge.from, until: until < edge.until ? until : edge.until }
  return period.from < period.until ? period : undefined
}

const movedDay = (day: Day, { fromYear, toYear, keepWeekdays }: Copy): Day => {
  const years = toYear - fromYear
  if (keepWeekdays) {
    const days = daysBetween(`${fromYear}-01-01`, `${toYear}-01-01`)
    return addDays(day, Math.round(days / 7) * 7)
  }
  const moved = `${Number(day.slice(0, 4)) + years}${day.slice(4)}`
  return isDay(moved) ? moved : `${moved.slice(0, 4)}-03-01` // the 29th of February of a year without one
}
