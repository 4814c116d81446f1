import { useState } from 'react'

export type Selection = {
  ids: ReadonlySet<number>
  /** The one that was selected last by itself: where a range begins. */
  last: number | undefined
  toggle(id: number): void
  add(ids: number[]): void
  /** Only these stay selected. */
  keep(ids: number[]): void
  /** All of these, or none of them when all are selected already. */
  toggleAll(ids: number[]): void
  clear(): void
}

/** The rows that are selected; those that are no longer shown are not. */
export const useSelection = (shown: number[]): Selection => {
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set())
  const [last, setLast] = useState<number>()
  const ids = new Set(shown.filter((id) => chosen.has(id)))
  return {
    ids,
    last,
    toggle: (id) => {
      setLast(id)
      setChosen(ids.symmetricDifference(new Set([id])))
    },
    add: (more) => setChosen(ids.union(new Set(more))),
    keep: (some) => setChosen(new Set(some)),
    toggleAll: (all) => setChosen(all.every((id) => ids.has(id)) ? new Set() : new Set(all)),
    clear: () => setChosen(new Set()),
  }
}
