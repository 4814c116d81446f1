import { useState } from 'react'

export type Selection = {
  ids: ReadonlySet<number>
  toggle(id: number): void
  /** All of these, or none of them when all are selected already. */
  toggleAll(ids: number[]): void
  clear(): void
}

/** The rows that are selected; those that are no longer shown are not. */
export const useSelection = (shown: number[]): Selection => {
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set())
  const ids = new Set(shown.filter((id) => chosen.has(id)))
  return {
    ids,
    toggle: (id) => setChosen(ids.symmetricDifference(new Set([id]))),
    toggleAll: (all) => setChosen(all.every((id) => ids.has(id)) ? new Set() : new Set(all)),
    clear: () => setChosen(new Set()),
  }
}
