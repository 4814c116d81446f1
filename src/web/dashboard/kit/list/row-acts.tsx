import { Pencil, Trash2 } from 'lucide-react'
import { say } from '../../../words/dashboard.ts'
import { IconButton } from '../button/icon-button.tsx'
import { RowEnd } from './list-table.tsx'

/** Absent is what can't be done. */
type Props = { name: string; edit?: () => void; remove?: () => void }

/** What can be done with a row: change it, delete it. */
export const RowActs = ({ name, edit, remove }: Props) => (
  <RowEnd>
    {edit && (
      <IconButton icon={Pencil} label={say('act.edit-named', { name })} title={say('act.edit')} onClick={edit} />
    )}
    {remove && (
      <IconButton icon={Trash2} label={say('act.delete-named', { name })} title={say('act.delete')} onClick={remove} />
    )}
  </RowEnd>
)
