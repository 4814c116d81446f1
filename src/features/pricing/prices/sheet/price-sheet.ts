import type { FieldFault } from '../../../../kernel/field-faults.ts'
import { saysOf } from '../price-change.ts'
import type { Period, SeasonDraft } from '../season-edit.ts'

type Row = Omit<SeasonDraft, 'id'> & { code: string; row?: number }

/** What is wrong with rows that are right each by itself, by field: 'rows.3.code'. Row 1 of a sheet has the heads. */
export const wrongRows = (rows: readonly Row[], isVilla: (code: string) => boolean): Record<string, FieldFault> => {
  const faults: Record<string, FieldFault> = {}
  const before = new Map<string, { row: number; period: Period }[]>()
  for (const [at, { code, row = at + 2, from, until }] of rows.entries()) {
    const others = before.get(code) ?? []
    const met = others.find(({ period }) => period.from < until && from < period.until)
    if (!isVilla(code)) faults[`rows.${at}.code`] = { code: 'unknown-villa' }
    if (until <= from) faults[`rows.${at}.until`] = { code: 'wrong-order' }
    else if (met) faults[`rows.${at}.from`] = { code: 'period-overlap', facts: { row: met.row } }
    before.set(code, [...others, { row, period: { from, until } }])
  }
  return faults
}

export type PeriodChange = Period & {
  kind: 'added' | 'changed' | 'removed'
  was: number | null
  nightly: number | null
}

/** The seasons a villa gets from a sheet, in ascending order; one that begins on the same day keeps its id. */
export const seasonsFrom = (stored: readonly SeasonDraft[], rows: readonly Row[]): SeasonDraft[] => {
  const idOf = new Map(stored.map(({ from, id }) => [from, id]))
  return rows
    .map(({ code: _, row: __, ...season }) => ({ ...season, id: idOf.get(season.from) ?? null }))
    .sort((one, other) => (one.from < other.from ? -1 : 1))
}

/** How the seasons of a sheet differ from those stored, by the day they begin. */
export const periodChanges = (stored: readonly SeasonDraft[], wanted: readonly SeasonDraft[]): PeriodChange[] => {
  const before = new Map(stored.map((season) => [season.from, season]))
  const after = new Map(wanted.map((season) => [season.from, season]))
  const written = wanted.flatMap((season): PeriodChange[] => {
    const was = before.get(season.from)
    if (was && saysOf(was) === saysOf(season)) return []
    return [
      { ...periodOf(season), kind: was ? 'changed' : 'added', was: was?.nightly ?? null, nightly: season.nightly },
    ]
  })
  const removed = stored
    .filter(({ from }) => !after.has(from))
    .map((season): PeriodChange => ({ ...periodOf(season), kind: 'removed', was: season.nightly, nightly: null }))
  return [...written, ...removed].sort((one, other) => (one.from < other.from ? -1 : 1))
}

const periodOf = ({ from, until }: Period): Period => ({ from, until })
