import { Plus } from 'lucide-react'
import { say } from '../../../words/dashboard.ts'

export const AddButton = ({ onAdd }: { onAdd: () => void }) => (
  <button type="button" className="btn btn--p" onClick={onAdd}>
    <Plus className="i" aria-hidden />
    {say('act.add')}
  </button>
)
