import type { LucideIcon } from 'lucide-react'
import { say } from '../../../words/dashboard.ts'
import { Button } from '../../kit/button/button.tsx'
import { ModalActs } from '../../kit/form/modal.tsx'

type Props = {
  icon: LucideIcon
  word: string
  sending: boolean
  danger?: boolean
  disabled?: boolean
  onClose: () => void
}

/** The two buttons of a dialog that does one thing: leave it, or do it. Their keys stand on them. */
export const DialogFoot = ({ icon, word, sending, danger = false, disabled = false, onClose }: Props) => (
  <ModalActs>
    <Button keys="Esc" onClick={onClose}>
      {say('act.cancel')}
    </Button>
    <Button
      type="submit"
      look={danger ? 'danger' : 'main'}
      icon={icon}
      busy={sending}
      keys="Ctrl ↵"
      disabled={sending || disabled}
    >
      {word}
    </Button>
  </ModalActs>
)
