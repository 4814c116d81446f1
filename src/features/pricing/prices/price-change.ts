import type { Season } from '../price-plan.ts'
import type { SeasonDraft } from './season-edit.ts'

/** The seasons of a villa; those that are not stored yet have no id. */
export type SeasonsOfVilla = { villaId: number; seasons: SeasonDraft[] }

/** What must be done so that the stored seasons of a villa become others. */
export type SeasonWrites = { gone: number[]; kept: Season[]; added: Omit<Season, 'id'>[] }

/** Deletes what is not there any more, rewrites what changed under its id, adds what is new. */
export const writesFor = (stored: readonly Season[], wanted: readonly SeasonDraft[]): SeasonWrites => {
  const byId = new Map(stored.map((season) => [season.id, season]))
  const writes: SeasonWrites = { gone: [], kept: [], added: [] }
  const left = new Set(byId.keys())
  for (const { id, ...rest } of wanted) {
    const before = id === null ? undefined : byId.get(id)
    if (!before) writes.added.push(rest)
    else {
      left.delete(before.id)
      if (saysOf(before) !== saysOf({ id, ...rest })) writes.kept.push({ ...rest, id: before.id })
    }
  }
  writes.gone.push(...left)
  return writes
}

/** Do two lists of seasons say the same, whatever their ids? Both in ascending order. */
export const isSame = (one: readonly SeasonDraft[], other: readonly SeasonDraft[]): boolean =>
  one.length === other.length && one.every((season, index) => saysOf(season) === saysOf(other[index]))

/** All that a season says, in a fixed order; its id is no part of it. */
export const saysOf = (season: SeasonDraft | undefined): string | undefined =>
  season &&
  JSON.stringify([
    ...[season.from, season.until, season.nightly, season.weekly, season.minNights, season.prepaymentPercent],
    ...[season.arrivalDays, season.departureDays, season.cleaningBelowNights, season.cleaningFee],
  ])
