import type { LucideIcon } from 'lucide-react'
import { say } from '../../../words/dashboard.ts'

type Props = {
  icon: LucideIcon
  word: string
  sending: boolean
  danger?: boolean
  disabled?: boolean
  onClose: () => void
}

/** The two buttons of a dialog that does one thing: leave it, or do it. Their keys stand on them. */
export const DialogFoot = ({ icon: Icon, word, sending, danger = false, disabled = false, onClose }: Props) => (
  <div className="end">
    <button type="button" className="btn" onClick={onClose}>
      {say('act.cancel')}
      <kbd aria-hidden>Esc</kbd>
    </button>
    <button type="submit" className={`btn ${danger ? 'btn--ds' : 'btn--p'}`} disabled={sending || disabled}>
      {sending ? <span className="spin" aria-hidden /> : <Icon className="i" aria-hidden />}
      {word}
      <kbd aria-hidden>Ctrl ↵</kbd>
    </button>
  </div>
)
