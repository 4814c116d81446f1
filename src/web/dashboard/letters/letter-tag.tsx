import { Ban, CircleCheck, CircleX, Clock, type LucideIcon } from 'lucide-react'
import type { OutboxRow } from '../../../features/letters/outbox/outbox.contract.ts'
import { say } from '../../words/dashboard.ts'
import { Tag, type Tone } from '../kit/page/tag.tsx'
import { letterState } from './letter-state.ts'

type Letter = Pick<OutboxRow, 'status' | 'lastError' | 'attempts'>

const LOOK: Record<Letter['status'], { icon: LucideIcon; tone: Tone }> = {
  waiting: { icon: Clock, tone: 'k-mute' },
  sent: { icon: CircleCheck, tone: 'k-ok' },
  failed: { icon: CircleX, tone: 'k-bad' },
  dropped: { icon: Ban, tone: 'k-mute' },
}

/** What has become of a letter, and how often it was tried in vain. */
export const LetterTag = ({ letter }: { letter: Letter }) => {
  const { status, attempts } = letter
  return (
    <Tag {...LOOK[status]}>
      {say(`letter-status.${letterState(letter)}`)}
      {status !== 'sent' && attempts > 0 && <> · {say('reservation.attempts', { n: attempts })}</>}
    </Tag>
  )
}
