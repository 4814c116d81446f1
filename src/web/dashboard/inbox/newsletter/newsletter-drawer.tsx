import { ArrowRight, Send, SendHorizontal } from 'lucide-react'
import { useState } from 'react'
import {
  type NewsletterAudience,
  sendNewsletter,
  tryNewsletter,
} from '../../../../features/content/newsletter/issues/issues.contract.ts'
import { say } from '../../../words/dashboard.ts'
import { Button } from '../../kit/button/button.tsx'
import { TranslatedFields } from '../../kit/fields/translated-fields.tsx'
import { Modal, ModalActs } from '../../kit/form/modal.tsx'
import { useForm } from '../../kit/form/use-form.ts'
import { useWrite } from '../../kit/form/use-write.ts'
import { Note } from '../../kit/page/note.tsx'
import { ConfirmStep } from './confirm-step.tsx'
import { FallsBack } from './falls-back.tsx'
import { NewsletterPreview } from './newsletter-preview.tsx'

const NOTHING = { tr: '', en: '', ru: '' }
const EMPTY = { subject: NOTHING, body: NOTHING, receivers: '' }

type Props = { audience: NewsletterAudience; onClose: () => void; onSent: () => void }

/** Writes a newsletter, tries it, and sends it once the number of receivers was typed. */
export const NewsletterDrawer = ({ audience, onClose, onSent }: Props) => {
  const [confirming, setConfirming] = useState(false)
  const form = useForm(sendNewsletter, EMPTY, {
    done: onSent,
    said: say('newsletter.begun'),
    draft: 'draft.newsletter',
    body: ({ receivers, ...text }) => ({ ...text, receivers: Number(receivers.replace(/\D/g, '')) }),
    alsoWrong: ({ receivers }) => ({
      receivers: receivers.trim() !== String(audience.all) && say('newsletter.type-error', { n: audience.all }),
    }),
  })
  const trial = useWrite(tryNewsletter, undefined, say('newsletter.tried'))
  const { subject, body } = form.typed
  const issue = { subject, body }
  const written = subject.tr.trim() !== '' && body.tr.trim() !== ''
  const toText = () => setConfirming(false)
  return (
    <Modal
      as="drawer"
      wide
      title={say('newsletter.send')}
      onClose={onClose}
      onSubmit={confirming ? () => form.send() : () => written && setConfirming(true)}
      form={form}
      foot={
        <>
          {confirming ? (
            <Button onClick={toText}>{say('newsletter.back')}</Button>
          ) : (
            <Button icon={Send} busy={trial.sending} disabled={!written} onClick={() => trial.send({ body: issue })}>
              {say('newsletter.try')}
            </Button>
          )}
          <ModalActs>
            <Button onClick={onClose}>{say('act.cancel')}</Button>
            <Button
              type="submit"
              look={confirming ? 'danger' : 'main'}
              icon={confirming ? SendHorizontal : ArrowRight}
              busy={form.sending}
              disabled={form.sending || !written || audience.all === 0}
            >
              {confirming ? say('newsletter.send-to', { n: audience.all }) : say('newsletter.next')}
            </Button>
          </ModalActs>
        </>
      }
    >
      <div className="stack">
        {form.restored && <Note tone="k-info">{say('form.draft-restored')}</Note>}
        {audience.all === 0 && <Note tone="k-warn">{say('newsletter.nobody')}</Note>}
        <Faults of={[form.refused, trial.refused]} />
        {confirming ? (
          <ConfirmStep form={form} issue={issue} audience={audience} />
        ) : (
          <>
            <TranslatedFields
              form={form}
              parts={[
                { name: 'subject', label: say('newsletter.subject') },
                { name: 'body', label: say('newsletter.body'), rows: 11 },
              ]}
            />
            <p className="t3 sm">{say('newsletter.body-help')}</p>
            <FallsBack issue={issue} audience={audience} />
            <NewsletterPreview issue={issue} audience={audience} />
          </>
        )}
      </div>
    </Modal>
  )
}

type Refusal = { message: string; fields?: Record<string, string> } | null

/** What the server said no to, whichever step is seen. */
const Faults = ({ of }: { of: Refusal[] }) => {
  const told = of.flatMap((each) =>
    each ? [...new Set(Object.values(each.fields ?? {})), each.message].slice(0, 1) : [],
  )
  return told.map((sentence) => (
    <Note key={sentence} tone="k-bad" role="alert">
      {sentence}
    </Note>
  ))
}
