import { Check, MessageSquareText, Paperclip, X } from 'lucide-react'
import { useState } from 'react'
import { decideDates, openReceipt, readMessages } from '../../../../../features/guests/wishes/wishes.contract.ts'
import { formatInstant, formatMoney, formatStay } from '../../../../../kernel/format.ts'
import { recordWord, say } from '../../../../words/dashboard.ts'
import { Button } from '../../../kit/button/button.tsx'
import { TextField } from '../../../kit/fields/text-field.tsx'
import { ConflictNote } from '../../../kit/form/conflict-note.tsx'
import { useForm } from '../../../kit/form/use-form.ts'
import { useWrite } from '../../../kit/form/use-write.ts'
import { Card, CardBody } from '../../../kit/page/card.tsx'
import { Tag } from '../../../kit/page/tag.tsx'
import style from './record-desk.module.css'
import type { RecordDesk } from './record-desk.ts'
import { savePaper } from './save-paper.ts'

type Sent = RecordDesk['sent']

/** What the guest asks for and has sent: dates to decide on, messages to read, receipts to look at. */
export const WishesCard = ({ id, sent: { wishes, messages, receipts } }: { id: number; sent: Sent }) => {
  const unread = messages.filter(({ readBy }) => readBy === null).length
  const unseen = receipts.filter(({ seenBy }) => seenBy === null).length
  const waiting = wishes.filter(({ state }) => state === 'waiting')
  const read = useWrite(readMessages, undefined, say('sent.marked'))
  if (!wishes.length && !messages.length && !receipts.length) return null
  return (
    <Card title={say('sent.title')} icon={MessageSquareText} count={unread + unseen + waiting.length} hot>
      <CardBody>
        {wishes
          .filter(({ state }) => state !== 'withdrawn')
          .map((wish) => (
            <DateWish key={wish.id} wish={wish} />
          ))}
        {messages.map(({ id: own, text, at, readBy }) => (
          <div key={own} className={readBy ? style.read : style.unread}>
            <p>{text}</p>
            <span className="t3 sm">
              {formatInstant(at, 'tr')}
              {readBy ? ` · ${say('sent.read-by', { who: recordWord('who', readBy) })}` : ` · ${say('sent.unread')}`}
            </span>
          </div>
        ))}
        {unread > 0 && (
          <Button size="small" icon={Check} busy={read.sending} onClick={() => read.send({ params: { id } })}>
            {say('sent.mark-read')}
          </Button>
        )}
        {receipts.map((receipt) => (
          <Receipt key={receipt.id} receipt={receipt} />
        ))}
      </CardBody>
    </Card>
  )
}

const Receipt = ({ receipt: { id, type, at, seenBy } }: { receipt: Sent['receipts'][number] }) => {
  const name = `dekont-${id}.${type === 'application/pdf' ? 'pdf' : 'webp'}`
  const { send, sending } = useWrite(openReceipt, ({ content }) => savePaper(name, content), say('sent.receipt-opened'))
  return (
    <div className={seenBy ? style.read : style.unread}>
      <Button size="small" icon={Paperclip} busy={sending} onClick={() => send({ params: { id } })}>
        {say('sent.receipt')}
      </Button>{' '}
      <span className="t3 sm">
        {formatInstant(at, 'tr')} ·{' '}
        {seenBy ? say('sent.read-by', { who: recordWord('who', seenBy) }) : say('sent.unread')}
      </span>
    </div>
  )
}

const DateWish = ({ wish }: { wish: Sent['wishes'][number] }) => {
  const { id, checkIn, checkOut, total, currency, note, state, answer } = wish
  const [declining, setDeclining] = useState(false)
  const approve = useWrite(decideDates, undefined, say('sent.approved-toast'))
  return (
    <div className={state === 'waiting' ? style.unread : style.read}>
      <p>
        <b className="num">{formatStay(checkIn, checkOut, 'tr', 'shortYear')}</b> ·{' '}
        <span className="num">{formatMoney(total, currency, 'tr')}</span>{' '}
        <Tag tone={TONE[state]}>{say(`sent.${state}`)}</Tag>
      </p>
      {note && <p className="t2">{note}</p>}
      {answer && <p className="t3 sm">{answer}</p>}
      {state === 'waiting' && !declining && (
        <div className="row row--wrap gap4">
          <Button
            size="small"
            look="main"
            icon={Check}
            busy={approve.sending}
            onClick={() => approve.send({ params: { id }, body: { approve: true, answer: '' } })}
          >
            {say('sent.approve')}
          </Button>
          <Button size="small" icon={X} onClick={() => setDeclining(true)}>
            {say('sent.decline')}
          </Button>
        </div>
      )}
      <ConflictNote refused={approve.refused} />
      {declining && state === 'waiting' && <Decline id={id} />}
    </div>
  )
}

const TONE = { waiting: 'k-warn', approved: 'k-ok', declined: 'k-mute', withdrawn: 'k-mute' } as const

const Decline = ({ id }: { id: number }) => {
  const form = useForm(
    decideDates,
    { answer: '' },
    {
      done: () => undefined,
      said: say('sent.declined-toast'),
      body: (typed) => ({ ...typed, approve: false }),
      alsoWrong: ({ answer }) => ({ answer: !answer.trim() && say('sent.why-needed') }),
    },
  )
  return (
    <form
      className="stack stack--s"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void form.send({ id })
      }}
    >
      <TextField form={form} name="answer" rows={2} label={say('sent.why')} required />
      <Button type="submit" size="small" look="no" busy={form.sending} disabled={form.sending}>
        {say('sent.decline')}
      </Button>
    </form>
  )
}
