import { Pencil, Trash2 } from 'lucide-react'
import { say } from '../../../words/dashboard.ts'

/** What can be done with a row: change it, delete it. */
export const RowActs = ({ name, edit, remove }: { name: string; edit: () => void; remove: () => void }) => (
  <span className="rowacts">
    <button
      type="button"
      className="ib ib--s"
      aria-label={say('act.edit-named', { name })}
      title={say('act.edit')}
      onClick={edit}
    >
      <Pencil className="i" aria-hidden />
    </button>
    <button
      type="button"
      className="ib ib--s"
      aria-label={say('act.delete-named', { name })}
      title={say('act.delete')}
      onClick={remove}
    >
      <Trash2 className="i" aria-hidden />
    </button>
  </span>
)
