import { Eye, Moon, Send } from 'lucide-react'
import { useState } from 'react'
import type { MailTemplate } from '../../../../features/letters/templates/templates.contract.ts'
import { UnknownWord } from '../../../../features/letters/text/fill-letter.ts'
import { type Rendered, renderChat, renderLetter } from '../../../../features/letters/text/render-letter.ts'
import { tryLetter } from '../../../../features/reservations/letters/desk/letter-desk.contract.ts'
import type { Language } from '../../../../kernel/language.ts'
import { say } from '../../../words/dashboard.ts'
import { Button } from '../../kit/button/button.tsx'
import { IconButton } from '../../kit/button/icon-button.tsx'
import input from '../../kit/fields/input.module.css'
import { useWrite } from '../../kit/form/use-write.ts'
import { Card } from '../../kit/page/card.tsx'
import { Skeleton } from '../../kit/page/states.tsx'
import { LetterFrame } from '../letter-frame.tsx'
import style from './letter-editor.module.css'
import type { Channel, LetterForm } from './use-letter-form.ts'
import { type SampleChoice, useSample } from './use-sample.ts'

type Props = { base: MailTemplate; form: LetterForm; samples: SampleChoice[]; language: Language; channel: Channel }

/** A letter as it would go out about a real reservation, while it is typed; and a trial of it to oneself. */
export const LetterPreview = ({ base, form, samples, language, channel }: Props) => {
  const [chosen, setChosen] = useState(samples[0]?.id)
  const [dark, setDark] = useState(false)
  const sample = useSample(base.key, chosen, language)
  const trial = useWrite(tryLetter, undefined, say('letters.test-sent'))
  const { subject, body, chat } = form.typed
  const wording = { subject: subject[language] || subject.tr, body: body[language] || body.tr }
  return (
    <Card
      clip
      className={style.preview}
      title={say('letters.preview')}
      icon={Eye}
      acts={
        <>
          {channel === 'mail' && (
            <IconButton icon={Moon} label={say('letters.dark')} aria-pressed={dark} onClick={() => setDark(!dark)} />
          )}
          <select
            className={`${input.select} ${style.sample}`}
            aria-label={say('letters.sample')}
            value={chosen}
            onChange={(event) => setChosen(Number(event.target.value))}
          >
            {samples.map(({ id, code, guestName }) => (
              <option key={id} value={id}>
                {code} · {guestName}
              </option>
            ))}
          </select>
        </>
      }
    >
      {sample === null && <Skeleton rows={8} />}
      {sample === 'none' && <p className={style.none}>{say('letters.no-sample')}</p>}
      {sample && sample !== 'none' && channel === 'mail' && (
        <Shown render={() => renderLetter(wording, sample.facts, language)}>
          {(mail: Rendered) => (
            <>
              <p className={style.subject}>{mail.subject}</p>
              <LetterFrame html={mail.html} title={mail.subject} dark={dark} tall />
            </>
          )}
        </Shown>
      )}
      {sample && sample !== 'none' && channel === 'chat' && (
        <Shown render={() => renderChat(chat[language] || chat.tr, sample.facts)}>
          {(text: string) => <pre className={style.chat}>{text}</pre>}
        </Shown>
      )}
      {channel === 'mail' && (
        <div className={style.trial}>
          <Button
            icon={Send}
            busy={trial.sending}
            disabled={trial.sending || !sample || sample === 'none'}
            onClick={() =>
              trial.send({ params: { id: base.key }, body: { ...wording, language, reservation_id: chosen } })
            }
          >
            {say('letters.test')}
          </Button>
        </div>
      )}
    </Card>
  )
}

/** What was rendered, or which word stands in the way. */
const Shown = <T,>({ render, children }: { render: () => T; children: (value: T) => React.ReactNode }) => {
  try {
    return children(render())
  } catch (error) {
    if (!(error instanceof UnknownWord)) throw error
    return <p className={style.none}>{say('letters.unknown', { word: error.word })}</p>
  }
}
