import { useState } from 'react'
import type { AnyEndpoint } from '../../../kernel/endpoint.ts'
import { say } from '../../words/dashboard.ts'
import { AddButton } from '../kit/button/add-button.tsx'
import { RowActs } from '../kit/list/row-acts.tsx'
import { useRemoval } from '../kit/list/use-removal.ts'

/** Which row of a list is in its editor (null: a new one), and the buttons that open it and delete. */
export const useEdited = <Row extends { id: number }>(remover: AnyEndpoint, nameOf: (row: Row) => string) => {
  const [editing, setEditing] = useState<{ row: Row | null }>()
  const { leaving, remove } = useRemoval(remover, (row: Row) => say('kinds.deleted', { name: nameOf(row) }))
  const open = (row: Row) => setEditing({ row })
  return {
    editing,
    close: () => setEditing(undefined),
    open,
    leaving,
    add: <AddButton onAdd={() => setEditing({ row: null })} />,
    acts: (row: Row) => <RowActs name={nameOf(row)} edit={() => open(row)} remove={() => remove(row)} />,
  }
}
