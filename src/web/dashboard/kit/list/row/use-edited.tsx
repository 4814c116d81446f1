import type { LucideIcon } from 'lucide-react'
import { useState } from 'react'
import type { AnyEndpoint, Question } from '../../../../../kernel/endpoint.ts'
import { staffApi } from '../../../../browser/staff-api.ts'
import { toast } from '../../../../ui/toast.ts'
import { say } from '../../../../words/dashboard.ts'
import { AddButton } from '../../button/add-button.tsx'
import { RowActs } from '../row-acts.tsx'
import type { Bulk } from '../select/bulk.ts'
import { useRemoval } from '../use-removal.ts'

/** What removing a row is where it is not just deleted. */
type Removal<Row> = {
  /** How its button looks and what it is called. */
  look?: { icon: LucideIcon; word: string; named: (name: string) => string }
  /** What is said of a row that went. */
  done?: (row: Row) => string
  /** What is asked before many go at once; without it they can't. */
  asks?: (n: number) => string
  /** Why a row can be neither changed nor removed, if it can't. */
  fixed?: (row: Row) => string | false
  /** Rows are only removed: there is nothing to change. */
  only?: true
}

/**
 * Which row of a list is in its editor (null: a new one), and the buttons that open it and delete. `list` is what the
 * list page has of it: opening, adding, what is about to go, and where it is asked for (`asks`) the removal of many.
 */
export const useEdited = <Row extends { id: number }>(
  remover: AnyEndpoint,
  nameOf: (row: Row) => string,
  { look, done, asks, fixed, only }: Removal<Row> = {},
) => {
  const [editing, setEditing] = useState<{ row: Row | null }>()
  const { leaving, remove } = useRemoval(remover, done ?? ((row: Row) => say('kinds.deleted', { name: nameOf(row) })))
  const open = (row: Row) => {
    const why = fixed?.(row)
    if (why) toast('info', why)
    else setEditing({ row })
  }
  const each = ({ id }: Row) => staffApi(remover, { params: { id } } as Question<AnyEndpoint>)
  const can = (row: Row) => !fixed?.(row)
  const bulk: Bulk<Row> | undefined = asks && look && { nameOf, moves: [{ key: 'remove', ...look, asks, can, each }] }
  const acts = (row: Row) =>
    can(row) && (
      <RowActs
        name={nameOf(row)}
        {...(!only && { edit: () => open(row) })}
        remove={() => remove(row)}
        removal={look && { icon: look.icon, title: look.word, labelOf: look.named }}
      />
    )
  const add = <AddButton onAdd={() => setEditing({ row: null })} />
  return { editing, close: () => setEditing(undefined), open, acts, list: { open, add, leaving, bulk } }
}
