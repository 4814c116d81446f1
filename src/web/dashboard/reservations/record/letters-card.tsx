import { Ban, ChevronRight, CircleCheck, CircleX, Clock, type LucideIcon, Mail, Send } from 'lucide-react'
import { useState } from 'react'
import type { AdminReservation } from '../../../../features/reservations/reservations-admin.contract.ts'
import { formatInstant } from '../../../../kernel/format.ts'
import { recordWord, say } from '../../../words/dashboard.ts'
import { askLetter, LetterDialog } from '../dialogs/letter-dialog.tsx'
import { letterState } from './letter-state.ts'

type Letter = AdminReservation['letters'][number]

const LOOK: Record<Letter['status'], { icon: LucideIcon; tone: string }> = {
  waiting: { icon: Clock, tone: 'k-mute' },
  sent: { icon: CircleCheck, tone: 'k-ok' },
  failed: { icon: CircleX, tone: 'k-bad' },
  dropped: { icon: Ban, tone: 'k-mute' },
}

/**
 * The outbox of a reservation: each mail with its recipient and state, opening as its reader sees it; a failed one says
 * why.
 */
export const LettersCard = ({ letters }: { letters: Letter[] }) => {
  const [open, setOpen] = useState<{ letter: Letter; asked: ReturnType<typeof askLetter> } | null>(null)
  return (
    <section className="card card--clip">
      <div className="card__h">
        <h2>
          <Send className="i" aria-hidden />
          {say('reservation.letters')}
        </h2>
        <span className="n-badge num">{letters.length}</span>
      </div>
      {letters.length === 0 && <p className="card__b t3">{say('reservation.letters-empty')}</p>}
      <ul className="lis">
        {letters.map((letter) => (
          <LetterItem key={letter.id} letter={letter} onOpen={() => setOpen({ letter, asked: askLetter(letter.id) })} />
        ))}
      </ul>
      {open && <LetterDialog {...open} onClose={() => setOpen(null)} />}
    </section>
  )
}

const LetterItem = ({ letter, onOpen }: { letter: Letter; onOpen: () => void }) => {
  const { template, recipient, status, attempts, lastError, createdAt, sentAt } = letter
  const { icon: Icon, tone } = LOOK[status]
  return (
    <li className="li li--open">
      <Mail className="i t3" aria-hidden />
      <div className="grow">
        <button type="button" className="li__t" onClick={onOpen}>
          {recordWord('letter', template)}
        </button>
        <span className="li__s db">{recipient}</span>
        {status === 'failed' && lastError && <span className="danger-t sm db">{lastError}</span>}
      </div>
      <div className="li__amt li__amt--keep">
        <span className={`tagx ${tone}`}>
          <Icon className="i i--s" aria-hidden />
          {say(`letter-status.${letterState(letter)}`)}
          {status !== 'sent' && attempts > 0 && <> · {say('reservation.attempts', { n: attempts })}</>}
        </span>
        <span className="num">{formatInstant(sentAt ?? createdAt, 'tr')}</span>
      </div>
      <ChevronRight className="i i--s t3 hide-s" aria-hidden />
    </li>
  )
}
