import { Lock, Mail, MessageCircle, RotateCcw, TriangleAlert } from 'lucide-react'
import {
  type MailTemplate,
  restoreMailTemplate,
  switchMailTemplate,
} from '../../../../features/letters/templates/templates.contract.ts'
import { formatInstant } from '../../../../kernel/format.ts'
import { LANGUAGES, type Language } from '../../../../kernel/language.ts'
import { recordWord, say } from '../../../words/dashboard.ts'
import { Button } from '../../kit/button/button.tsx'
import languages from '../../kit/fields/language-tabs.module.css'
import { LanguageTabs } from '../../kit/fields/language-tabs.tsx'
import { CountField } from '../../kit/fields/number/count-field.tsx'
import { Switch } from '../../kit/fields/switch.tsx'
import { TextField } from '../../kit/fields/text-field.tsx'
import { useWrite } from '../../kit/form/use-write.ts'
import { Card, CardBody } from '../../kit/page/card.tsx'
import { Note } from '../../kit/page/note.tsx'
import { insertWord } from './insert-word.ts'
import style from './letter-editor.module.css'
import type { Channel, LetterForm } from './use-letter-form.ts'

type Props = {
  base: MailTemplate
  form: LetterForm
  onRestored: (now: MailTemplate) => void
  language: Language
  setLanguage: (language: Language) => void
  channel: Channel
  setChannel: (channel: Channel) => void
}

/** What a letter says, in one language and one way to send it; its words go in where the cursor is. */
export const LetterSheet = ({ base, form, onRestored, language, setLanguage, channel, setChannel }: Props) => {
  const { key, active, necessary, words, reminder, to, fixed } = base
  const toggle = useWrite(switchMailTemplate)
  const parts = channel === 'mail' ? (['subject', 'body'] as const) : (['chat'] as const)
  const last = parts.at(-1) ?? 'body'
  const isMissing = (each: Language) => parts.some((part) => !form.typed[part][each].trim())
  return (
    <Card
      title={recordWord('letter', key)}
      acts={
        <Switch
          on={active}
          label={say(active ? 'letters.on' : 'letters.off')}
          onChange={(on) => toggle.send({ body: { id: key, active: on } })}
        />
      }
    >
      <CardBody className="stack">
        {!active && necessary && (
          <Note tone="k-warn" icon={TriangleAlert}>
            {recordWord('letter-off', key)}
          </Note>
        )}
        <div className={style.bar}>
          <Channels base={base} channel={channel} onChange={setChannel} />
          {to === 'guest' && (
            <LanguageTabs value={language} onChange={setLanguage} missing={LANGUAGES.filter(isMissing)} />
          )}
        </div>
        {reminder && (
          <CountField
            form={form}
            name="days"
            label={say(`letters.days.${reminder}`)}
            min={1}
            max={60}
            unit={say('letters.days-unit')}
          />
        )}
        {fixed && (
          <Note tone="k-info" icon={Lock}>
            {say('letters.fixed')}
          </Note>
        )}
        <fieldset className="stack" disabled={fixed}>
          {parts.map((part) => (
            <TextField
              key={`${part}.${language}`}
              form={form}
              name={`${part}.${language}`}
              label={say(part === 'subject' ? 'letters.subject' : 'letters.body')}
              help={part === 'subject' ? undefined : say('letters.body-help')}
              rows={part === 'subject' ? undefined : 18}
              lang={language}
            />
          ))}
          <div className="stack stack--s">
            <span className="t3 sm">{say('letters.words')}</span>
            <div className={style.words}>
              {words.map((word) => (
                <button
                  key={word}
                  type="button"
                  title={recordWord('word', word)}
                  onPointerDown={(event) => event.preventDefault()}
                  onClick={() => insertWord(form, word, `${last}.${language}`)}
                >
                  {word}
                </button>
              ))}
            </div>
          </div>
        </fieldset>
        <Origin base={base} onRestored={onRestored} />
      </CardBody>
    </Card>
  )
}

const Channels = ({
  base,
  channel,
  onChange,
}: {
  base: MailTemplate
  channel: Channel
  onChange: (to: Channel) => void
}) => (
  <fieldset className={languages.tabs} aria-label={say('letters.choose')}>
    {base.body && (
      <button type="button" aria-pressed={channel === 'mail'} onClick={() => onChange('mail')}>
        <Mail className="i i--s" aria-hidden />
        {say('letters.mail')}
      </button>
    )}
    {base.chat && (
      <button type="button" aria-pressed={channel === 'chat'} onClick={() => onChange('chat')}>
        <MessageCircle className="i i--s" aria-hidden />
        {say('letters.chat')}
      </button>
    )}
  </fieldset>
)

/** Whose text it is, and the way back to ours. */
const Origin = ({ base, onRestored }: { base: MailTemplate; onRestored: (now: MailTemplate) => void }) => {
  const { key, own, version, changedBy, changedAt } = base
  const restore = useWrite(restoreMailTemplate, ({ content }) => onRestored(content), say('letters.restored'))
  return (
    <div className={style.origin}>
      <span className="t3 sm">
        {say(own ? 'letters.own' : 'letters.standard')}
        {own && changedAt && ` · ${say('letters.changed', { who: changedBy, when: formatInstant(changedAt, 'tr') })}`}
      </span>
      {own && (
        <Button
          size="small"
          icon={RotateCcw}
          busy={restore.sending}
          onClick={() => restore.send({ params: { id: key }, body: { version } })}
        >
          {say('letters.restore')}
        </Button>
      )}
    </div>
  )
}
