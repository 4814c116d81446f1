/** As much of a column as says whether it may go. */
export type Fitting = { key: string; opens?: true; lesser?: number }

const ALWAYS = new Set(['select', 'acts'])
const NAMELESS = new Set(['select', 'acts', 'picture'])

/**
 * The keys of the columns that may go where there is no room, the one that goes first at the front: by `lesser`, the
 * higher the sooner, else the further right the sooner. The first that names a row stays unless it says itself that it
 * may go; what opens a row and what is done with it stay.
 */
export const lesserFirst = (columns: readonly Fitting[]): string[] => {
  const first = columns.find(({ key, lesser = 0 }) => !NAMELESS.has(key) && lesser === 0)
  return columns
    .map((column, place) => ({ column, rank: column.lesser ?? place / 100 }))
    .filter(({ column }) => column !== first && !column.opens && !ALWAYS.has(column.key) && column.lesser !== 0)
    .sort((one, other) => other.rank - one.rank)
    .map(({ column }) => column.key)
}
