import type { LucideIcon } from 'lucide-react'
import { useState } from 'react'
import type { AnyEndpoint, Question } from '../../../../../kernel/endpoint.ts'
import { staffApi } from '../../../../browser/staff-api.ts'
import { say } from '../../../../words/dashboard.ts'
import { AddButton } from '../../button/add-button.tsx'
import { RowActs } from '../row-acts.tsx'
import type { Bulk } from '../select/bulk.ts'
import { useRemoval } from '../use-removal.ts'

/** What removing a row is where it is not deleted: what it is called, for which rows, and said of one and of many. */
type Removal<Row> = {
  icon: LucideIcon
  word: string
  named: (name: string) => string
  done: (row: Row) => string
  /** A row that it can't be done with can't be changed either. */
  can: (row: Row) => boolean
  asks: (n: number) => string
}

/**
 * Which row of a list is in its editor (null: a new one), and the buttons that open it and delete; with `removal`
 * also `bulk`, which removes many at once.
 */
export const useEdited = <Row extends { id: number }>(
  remover: AnyEndpoint,
  nameOf: (row: Row) => string,
  removal?: Removal<Row>,
) => {
  const [editing, setEditing] = useState<{ row: Row | null }>()
  const said = removal?.done ?? ((row: Row) => say('kinds.deleted', { name: nameOf(row) }))
  const { leaving, remove } = useRemoval(remover, said)
  const open = (row: Row) => setEditing({ row })
  const called = removal && {
    ...{ icon: removal.icon, title: removal.word },
    labelOf: removal.named,
  }
  const bulk: Bulk<Row> | undefined = removal && {
    nameOf,
    moves: [
      { key: 'remove', ...removal, each: ({ id }) => staffApi(remover, { params: { id } } as Question<AnyEndpoint>) },
    ],
  }
  return {
    editing,
    close: () => setEditing(undefined),
    open,
    leaving,
    bulk,
    add: <AddButton onAdd={() => setEditing({ row: null })} />,
    acts: (row: Row) =>
      removal?.can(row) === false ? null : (
        <RowActs name={nameOf(row)} edit={() => open(row)} remove={() => remove(row)} removal={called} />
      ),
  }
}
