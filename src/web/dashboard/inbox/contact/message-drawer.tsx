import { Check, MailOpen, Send, SendHorizontal } from 'lucide-react'
import { useState } from 'react'
import {
  changeMessage,
  markMessage,
  replyToMessage,
  type WholeMessage,
} from '../../../../features/content/messages/messages.contract.ts'
import { formatInstant, phoneText } from '../../../../kernel/format.ts'
import { say } from '../../../words/dashboard.ts'
import { HistoryLink } from '../../audit/history-link.tsx'
import { Button, ButtonLink } from '../../kit/button/button.tsx'
import { CheckField } from '../../kit/fields/choice/check-field.tsx'
import { SelectField } from '../../kit/fields/select-field.tsx'
import { TextField } from '../../kit/fields/text-field.tsx'
import { ConflictNote } from '../../kit/form/conflict-note.tsx'
import { Modal } from '../../kit/form/modal.tsx'
import { useForm } from '../../kit/form/use-form.ts'
import { useWrite } from '../../kit/form/use-write.ts'
import { TO } from '../../places.ts'
import style from '../inbox.module.css'

export type Person = { id: number; name: string }
type Props = { message: WholeMessage; people: Person[]; onClose: () => void }

/** One message: what was written and answered, an answer by mail, and what the team keeps beside it. */
export const MessageDrawer = ({ message: opened, people, onClose }: Props) => {
  const [message, setMessage] = useState(opened)
  const mark = useWrite(markMessage, onClose, say('contact.unread'))
  const { id, name, email, phone, language } = message
  return (
    <Modal as="drawer" wide title={name} onClose={onClose}>
      <div className="stack stack--l">
        <p className={style.ways}>
          <a href={`mailto:${email}`}>{email}</a>
          {phone && (
            <a className="num" href={`tel:${phone}`}>
              {phoneText(phone)}
            </a>
          )}
          <span className="t3">{say(`contact.in.${language}`)}</span>
        </p>
        <blockquote className={style.said}>
          <p>{message.message}</p>
          <footer className="t3 sm num">{formatInstant(message.createdAt, 'tr')}</footer>
        </blockquote>
        {message.answers.map((answer) => (
          <blockquote key={answer.id} className={`${style.said} ${style.ours}`}>
            <p>{answer.text}</p>
            <footer className="t3 sm num">
              {say('contact.answered-by', { who: answer.who })} · {formatInstant(answer.at, 'tr')}
            </footer>
          </blockquote>
        ))}
        <Reply key={message.answers.length} message={message} onDone={setMessage} />
        <div className={style.acts}>
          <ButtonLink icon={Send} to={TO.finder} state={{ message: message.message }}>
            {say('contact.offer')}
          </ButtonLink>
          <Button
            look="quiet"
            icon={MailOpen}
            busy={mark.sending}
            onClick={() => void mark.send({ params: { id }, body: { read: false } })}
          >
            {say('contact.mark-unread')}
          </Button>
        </div>
        <Desk key={message.version} message={message} people={people} onDone={setMessage} />
        <HistoryLink of="contact_message" record={id} />
      </div>
    </Modal>
  )
}

type PartProps = { message: WholeMessage; onDone: (message: WholeMessage) => void }

const Reply = ({ message: { id, email, language }, onDone }: PartProps) => {
  const form = useForm(
    replyToMessage,
    { text: '' },
    { done: ({ content }) => onDone(content), said: say('contact.sent'), draft: `draft.contact.${id}` },
  )
  const help = say('contact.reply-help', { email, language: say(`contact.in.${language}`) })
  return (
    <div className="stack">
      <TextField form={form} name="text" label={say('contact.reply')} rows={6} lang={language} help={help} />
      <div className={style.acts}>
        <Button look="main" icon={SendHorizontal} busy={form.sending} onClick={() => void form.send({ id })}>
          {say('contact.send')}
        </Button>
      </div>
    </div>
  )
}

const Desk = ({ message, people, onDone }: PartProps & { people: Person[] }) => {
  const { id, version, note, assigneeId, assignee, doneAt } = message
  const form = useForm(
    changeMessage,
    { note, assignee: String(assigneeId ?? ''), done: doneAt !== null },
    {
      done: ({ content }) => onDone(content),
      body: ({ assignee: chosen, ...typed }) => ({ ...typed, assigneeId: chosen ? Number(chosen) : null, version }),
    },
  )
  const gone = assigneeId !== null && !people.some((each) => each.id === assigneeId)
  const options = [...people, ...(gone ? [{ id: assigneeId, name: assignee ?? '' }] : [])]
  return (
    <div className={`stack ${style.desk}`}>
      <ConflictNote refused={form.refused} />
      <SelectField
        form={form}
        name="assignee"
        label={say('contact.assignee')}
        options={[
          { value: '', label: say('contact.nobody') },
          ...options.map((each) => ({ value: String(each.id), label: each.name })),
        ]}
      />
      <TextField form={form} name="note" label={say('contact.note')} rows={3} />
      <CheckField form={form} name="done" label={say('contact.tick')} />
      <div className={style.acts}>
        <Button icon={Check} busy={form.sending} disabled={form.changes === 0} onClick={() => void form.send({ id })}>
          {say('act.save')}
        </Button>
      </div>
    </div>
  )
}
