import { useRef } from 'react'
import { Form, useNavigation } from 'react-router'
import { formatInstant } from '../../../../kernel/format.ts'
import { useFirstFault } from '../../../ui/use-first-fault.ts'
import { useLanguage, useSay } from '../../../words/use-say.ts'
import { Button } from '../../kit/button/button.tsx'
import { TextField } from '../../kit/form/field.tsx'
import { Notice } from '../../kit/note/note.tsx'
import { Section } from '../../kit/page/section.tsx'
import type { ActAnswer } from './guest-acts.ts'
import style from './papers.module.css'
import type { Papers } from './papers-data.ts'
import { ReceiptField } from './receipt-field.tsx'

type Props = { token: string; wishes: Papers['wishes']; answer: ActAnswer | undefined; requestKey: string }

/** What the guest has written and sent, and a place to write more. */
export const ContactSection = ({ token, wishes, answer, requestKey }: Props) => {
  const say = useSay()
  const language = useLanguage()
  const form = useRef<HTMLFormElement>(null)
  const busy = useNavigation().state !== 'idle'
  useFirstFault(form, answer)
  const { messages, receipts, canWrite, canSendReceipt } = wishes
  if (!canWrite) return null
  return (
    <Section id="mesaj" title={say('write.title')}>
      {answer && <Notice tone="bad">{answer.refused}</Notice>}
      {messages.length > 0 && (
        <ul className={style.messages}>
          {messages.map(({ id, text, at, read }) => (
            <li key={id}>
              <p>{text}</p>
              <span className="tiny">
                {formatInstant(at, language)} · {say(read ? 'write.read' : 'write.sent')}
              </span>
            </li>
          ))}
        </ul>
      )}
      <Form
        key={messages.length}
        ref={form}
        method="post"
        noValidate
        className={style.accept}
        action={`?token=${encodeURIComponent(token)}#mesaj`}
      >
        <input type="hidden" name="key" value={requestKey} />
        <div className={style.full}>
          <TextField
            label={say('write.text')}
            name="text"
            rows={3}
            maxLength={2000}
            error={answer?.fields.text}
            required
          />
        </div>
        <Button type="submit" look="line" name="intent" value="message" disabled={busy}>
          {say('write.send')}
        </Button>
      </Form>
      {canSendReceipt && <ReceiptField token={token} count={receipts.length} />}
    </Section>
  )
}
