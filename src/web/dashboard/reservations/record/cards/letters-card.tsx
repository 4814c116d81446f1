import { ChevronRight, Mail, Send } from 'lucide-react'
import { useState } from 'react'
import type { AdminReservation } from '../../../../../features/reservations/reservations-admin.contract.ts'
import { formatInstant } from '../../../../../kernel/format.ts'
import { recordWord, say } from '../../../../words/dashboard.ts'
import list from '../../../kit/list/rows.module.css'
import { Card, CardBody } from '../../../kit/page/card.tsx'
import { askLetter, LetterDialog } from '../../../letters/letter-dialog.tsx'
import { LetterTag } from '../../../letters/letter-tag.tsx'
import style from './letters-card.module.css'

type Letter = AdminReservation['letters'][number]

/**
 * The outbox of a reservation: each mail with its recipient and state, opening as its reader sees it; a failed one says
 * why.
 */
export const LettersCard = ({ letters }: { letters: Letter[] }) => {
  const [open, setOpen] = useState<{ letter: Letter; asked: ReturnType<typeof askLetter> } | null>(null)
  return (
    <Card clip title={say('reservation.letters')} icon={Send} count={letters.length}>
      {letters.length === 0 && <CardBody className="t3">{say('reservation.letters-empty')}</CardBody>}
      <ul className={list.rows}>
        {letters.map((letter) => (
          <LetterItem key={letter.id} letter={letter} onOpen={() => setOpen({ letter, asked: askLetter(letter.id) })} />
        ))}
      </ul>
      {open && <LetterDialog {...open} onClose={() => setOpen(null)} />}
    </Card>
  )
}

const LetterItem = ({ letter, onOpen }: { letter: Letter; onOpen: () => void }) => {
  const { template, recipient, status, lastError, createdAt, sentAt } = letter
  return (
    <li className={`${list.row} ${style.letter}`}>
      <Mail className="i t3" aria-hidden />
      <div className="grow">
        <button type="button" className={list.title} onClick={onOpen}>
          {recordWord('letter', template)}
        </button>
        <span className={`${list.text} db`}>{recipient}</span>
        {status === 'failed' && lastError && <span className="danger-t sm db">{lastError}</span>}
      </div>
      <div className={list.amount}>
        <LetterTag letter={letter} />
        <small className="num">{formatInstant(sentAt ?? createdAt, 'tr')}</small>
      </div>
      <ChevronRight className="i i--s t3 hide-s" aria-hidden />
    </li>
  )
}
