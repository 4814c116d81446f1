import { type LucideIcon, Plus } from 'lucide-react'
import { say } from '../../../words/dashboard.ts'
import { useKey } from '../keys/use-key.ts'
import { Button } from './button.tsx'

type Props = {
  onAdd: () => void
  icon?: LucideIcon
  word?: string
  /** The capital letter that presses it: with shift, for what small ones do elsewhere in a list. */
  letter?: string
}

/** The main deed of a list: one more of what it lists. */
export const AddButton = ({ onAdd, icon = Plus, word = say('act.add'), letter }: Props) => {
  useKey(({ key, defaultPrevented }) => {
    if (key !== letter || defaultPrevented) return false // an empty list has two of it
    onAdd()
    return true
  })
  return (
    <Button look="main" icon={icon} {...(letter && { keys: `⇧ ${letter}` })} onClick={onAdd}>
      {word}
    </Button>
  )
}
