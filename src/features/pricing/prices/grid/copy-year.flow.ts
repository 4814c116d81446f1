import type { Staff } from '../../../../kernel/caller.ts'
import type { Act } from '../../../../platform/act.ts'
import type { Db } from '../../../../platform/database/db.ts'
import { paint, type SeasonDraft } from '../season-edit.ts'
import { seasonsOf } from '../seasons.store.ts'
import { editSeasons, type Written } from '../write-seasons.flow.ts'
import { type Copied, type Copy, copySeasons, yearOf } from './copy-seasons.ts'
import { villasForPrices } from './price-grid.store.ts'

type Asked = Copy & { villaIds: number[] }

/** Every price that a copy would write, by villa in the order of their names; nothing is written. */
export const previewCopy = async (db: Db, { villaIds, ...copy }: Asked) => {
  const stored = await seasonsOf(db, [...new Set(villaIds)])
  const villas = await villasForPrices(db, villaIds)
  return villas.map(({ id, name, currency }) => {
    const seasons = stored.get(id) ?? []
    const rows = copySeasons(seasons, copy)
    return { id, name, currency, rows: rows.map(shown), ...countsOf(seasons, copy, rows) }
  })
}

/** Copies a year's prices in one transaction that can be taken back as one. */
export const copyYear = (act: Act<unknown, Staff>, { villaIds, ...copy }: Asked): Promise<Written> =>
  editSeasons(act, villaIds, () => (seasons) => {
    const copied = copySeasons(seasons, copy).map(({ season }) => season)
    // first the nights are emptied, so that each new season is one row with its own rules
    const freed = copied.reduce<SeasonDraft[]>((rest, period) => paint(rest, period, { nightly: null }), seasons)
    return [...freed, ...copied].toSorted((a, b) => (a.from < b.from ? -1 : 1))
  })

const shown = ({ season: { from, until, nightly, weekly, minNights }, was }: Copied) => ({
  ...{ from, until, nightly, weekly, minNights },
  was: was.nightly,
})

/** Periods that the new year has already: written over, or left so that the copy has no place there. */
const countsOf = (seasons: readonly SeasonDraft[], copy: Copy, rows: readonly Copied[]) => {
  const isWritten = (season: SeasonDraft) => rows.some((row) => meets(row.season, season))
  if (copy.existing === 'skip') {
    const all = copySeasons(seasons, { ...copy, existing: 'replace' })
    return { skipped: all.filter(({ season }) => !isWritten(season)).length, replaced: 0 }
  }
  const next = yearOf(copy.toYear)
  const there = seasons.filter((season) => season.from < next.until && next.from < season.until)
  return { skipped: 0, replaced: there.filter(isWritten).length }
}

const meets = (one: SeasonDraft, other: SeasonDraft): boolean => one.from < other.until && other.from < one.until
