import { type LucideIcon, Pencil, Trash2 } from 'lucide-react'
import { say } from '../../../words/dashboard.ts'
import { IconButton } from '../button/icon-button.tsx'
import { RowEnd } from './list-table.tsx'

type Props = {
  name: string
  /** Absent for what can't be changed, or deleted. */
  edit?: () => void
  remove?: () => void
  /** What removing is called; deleting when nothing is said. */
  removal?: { icon: LucideIcon; title: string; labelOf: (name: string) => string } | undefined
}

const DELETING = {
  icon: Trash2,
  title: say('act.delete'),
  labelOf: (name: string) => say('act.delete-named', { name }),
}

/** What can be done with a row: change it, delete it. */
export const RowActs = ({ name, edit, remove, removal: { labelOf, ...look } = DELETING }: Props) => (
  <RowEnd>
    {edit && (
      <IconButton icon={Pencil} label={say('act.edit-named', { name })} title={say('act.edit')} onClick={edit} />
    )}
    {remove && <IconButton {...look} label={labelOf(name)} onClick={remove} />}
  </RowEnd>
)
