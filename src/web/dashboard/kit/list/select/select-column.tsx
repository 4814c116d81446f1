import { say } from '../../../../words/dashboard.ts'
import check from '../../fields/check.module.css'
import type { Column } from '../list-table.tsx'
import type { Selection } from './use-selection.ts'

/** The first column of a list whose rows can be selected. */
export const selectColumn = <Row extends { id: number }>(
  { ids, toggle, toggleAll }: Selection,
  rows: Row[],
  nameOf: (row: Row) => string,
): Column<Row> => ({
  key: 'select',
  width: 'narrow',
  head: (
    <Box
      label={say('select.all')}
      checked={rows.length > 0 && ids.size === rows.length}
      some={ids.size > 0 && ids.size < rows.length}
      onChange={() => toggleAll(rows.map(({ id }) => id))}
    />
  ),
  cell: (row) => (
    <Box label={say('select.row', { name: nameOf(row) })} checked={ids.has(row.id)} onChange={() => toggle(row.id)} />
  ),
})

type BoxProps = { label: string; checked: boolean; some?: boolean; onChange: () => void }

const Box = ({ label, checked, some = false, onChange }: BoxProps) => (
  <label className={check.check}>
    <input
      type="checkbox"
      aria-label={label}
      checked={checked}
      onChange={onChange}
      ref={(box) => {
        if (box) box.indeterminate = some
      }}
    />
  </label>
)
