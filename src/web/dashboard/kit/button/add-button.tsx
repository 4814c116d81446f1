import { Plus } from 'lucide-react'
import { say } from '../../../words/dashboard.ts'
import { Button } from './button.tsx'

export const AddButton = ({ onAdd }: { onAdd: () => void }) => (
  <Button look="main" icon={Plus} onClick={onAdd}>
    {say('act.add')}
  </Button>
)
