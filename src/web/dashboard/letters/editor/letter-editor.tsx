import { useState } from 'react'
import type { MailTemplate } from '../../../../features/letters/templates/templates.contract.ts'
import { RecordForm } from '../../kit/form/record/record-form.tsx'
import style from './letter-editor.module.css'
import { LetterPreview } from './letter-preview.tsx'
import { LetterSheet } from './letter-sheet.tsx'
import { type Channel, useLetterForm } from './use-letter-form.ts'
import type { SampleChoice } from './use-sample.ts'

type Props = { template: MailTemplate; samples: SampleChoice[] }

/** One letter: its wording in each language, and beside it what its reader will see. */
export const LetterEditor = ({ template, samples }: Props) => {
  const [base, setBase] = useState(template)
  // whether it is on is no part of the form: it is what the list says
  const shown = { ...base, active: template.active }
  return (
    <Editor
      key={`${base.version}`}
      base={shown}
      samples={samples}
      onSaved={setBase}
      onDiscard={() => setBase({ ...template })}
    />
  )
}

type EditorProps = {
  base: MailTemplate
  samples: SampleChoice[]
  onSaved: (saved: MailTemplate) => void
  onDiscard: () => void
}

const Editor = ({ base, samples, onSaved, onDiscard }: EditorProps) => {
  const form = useLetterForm(base, onSaved)
  const [language, setLanguage] = useState<'tr' | 'en' | 'ru'>('tr')
  const [channel, setChannel] = useState<Channel>(base.body ? 'mail' : 'chat')
  const shown = { language, setLanguage, channel, setChannel }
  return (
    <RecordForm
      form={form}
      onSave={() => form.send({ id: base.key })}
      onDiscard={() => {
        form.reset()
        onDiscard()
      }}
    >
      <div className={style.both}>
        <LetterSheet base={base} form={form} onSaved={onSaved} {...shown} />
        <LetterPreview base={base} form={form} samples={samples} {...shown} />
      </div>
    </RecordForm>
  )
}
