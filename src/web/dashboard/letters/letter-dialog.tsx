import { Info, RotateCcw } from 'lucide-react'
import { useState } from 'react'
import {
  getLetter,
  type LetterView,
  resendLetter,
} from '../../../features/reservations/letters/reservation-letters.contract.ts'
import { formatInstant } from '../../../kernel/format.ts'
import { Refused } from '../../../kernel/refused.ts'
import { outcomeOf, staffApi } from '../../browser/staff-api.ts'
import { recordWord, say } from '../../words/dashboard.ts'
import { Button } from '../kit/button/button.tsx'
import languages from '../kit/fields/language-tabs.module.css'
import { ConflictNote } from '../kit/form/conflict-note.tsx'
import { Modal, ModalActs } from '../kit/form/modal.tsx'
import { useOutcome } from '../kit/form/use-outcome.ts'
import { useWrite } from '../kit/form/use-write.ts'
import facts from '../kit/page/facts.module.css'
import { Note } from '../kit/page/note.tsx'
import { Failed, Skeleton } from '../kit/page/states.tsx'
import style from './letter-dialog.module.css'
import { LetterFrame } from './letter-frame.tsx'
import { letterState } from './letter-state.ts'

type Props = { letter: { id: number; template: string }; asked: ReturnType<typeof askLetter>; onClose: () => void }

/** Asks for a letter in full; the press that opens the dialog does. */
export const askLetter = (id: number) =>
  outcomeOf(staffApi(getLetter, { params: { id } }).then(({ content }) => content))

/** A letter as its reader sees it, and the way to send it again while it is true. Enter alone never sends. */
export const LetterDialog = ({ letter: { id, template }, asked: first, onClose }: Props) => {
  const [asked, setAsked] = useState(first)
  const { outcome } = useOutcome(asked)
  const letter = outcome?.kind === 'ready' ? outcome.value : undefined
  const { send, sending, refused } = useWrite(
    resendLetter,
    onClose,
    letter && say('reservation.letter-queued', { email: letter.resend.to }),
  )
  const unreadable = outcome?.kind === 'failed' && outcome.error instanceof Refused
  return (
    <Modal
      wide
      title={recordWord('letter', template)}
      onClose={onClose}
      foot={
        <ModalActs>
          <Button keys="Esc" onClick={onClose}>
            {say('act.close')}
          </Button>
          <Button
            look="main"
            icon={RotateCcw}
            busy={sending}
            disabled={sending || !letter || letter.resend.refused !== null}
            onClick={() => send({ params: { id } })}
          >
            {say('reservation.resend')}
          </Button>
        </ModalActs>
      }
    >
      <ConflictNote refused={refused} />
      {!outcome && <Skeleton rows={8} />}
      {outcome?.kind === 'failed' && (
        <Failed
          title={say('reservation.letter-failed')}
          text={say(unreadable ? 'reservation.letter-unreadable' : 'list.failed-text')}
          onRetry={() => setAsked(askLetter(id))}
        />
      )}
      {letter && <Preview letter={letter} />}
    </Modal>
  )
}

const Preview = ({ letter }: { letter: LetterView }) => {
  const [shown, setShown] = useState<'html' | 'text'>('html')
  const { subject, html, text, recipient, status, createdAt, sentAt, lastError, resend } = letter
  return (
    <>
      <dl className={`${facts.facts} ${facts.left}`}>
        <dt>{say('reservation.letter-subject')}</dt>
        <dd className="b">{subject}</dd>
        <dt>{say('reservation.recipient')}</dt>
        <dd>{recipient}</dd>
        <dt>{say('reservation.status')}</dt>
        <dd>
          {say(`letter-status.${letterState(letter)}`)}{' '}
          <span className="t3 num">· {formatInstant(sentAt ?? createdAt, 'tr')}</span>
          {letterState(letter) === 'limited' && <span className="t3 db">{say('reservation.letter-limited')}</span>}
          {status === 'failed' && lastError && <span className="danger-t db">{lastError}</span>}
        </dd>
      </dl>
      <fieldset className={languages.tabs} aria-label={say('letters.preview')}>
        {(['html', 'text'] as const).map((each) => (
          <button key={each} type="button" aria-pressed={each === shown} onClick={() => setShown(each)}>
            {say(`outbox.${each}`)}
          </button>
        ))}
      </fieldset>
      {shown === 'html' ? (
        <LetterFrame html={html} title={say('reservation.letter-preview', { subject })} />
      ) : (
        <pre className={style.text}>{text}</pre>
      )}
      {(resend.refused || resend.to !== recipient) && (
        <Note tone="k-info" icon={Info}>
          {resend.refused ? whyNot(resend.refused) : say('reservation.resend-to', { email: resend.to })}
        </Note>
      )}
    </>
  )
}

const whyNot = (code: string): string => {
  if (code === 'still-waiting' || code === 'template-off') return say(`resend-refused.${code}`)
  return say('resend-refused.untrue')
}
