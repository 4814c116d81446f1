import { useState } from 'react'
import type { MailTemplate } from '../../../../features/letters/templates/templates.contract.ts'
import { type DashboardWordKey, say } from '../../../words/dashboard.ts'
import { RecordForm } from '../../kit/form/record/record-form.tsx'
import style from './letter-editor.module.css'
import { LetterPreview } from './letter-preview.tsx'
import { LetterSheet } from './letter-sheet.tsx'
import { type Channel, useLetterForm } from './use-letter-form.ts'
import type { SampleChoice } from './use-sample.ts'

type Props = { template: MailTemplate; samples: SampleChoice[] }

const PARTS: Record<string, DashboardWordKey> = {
  ...{ subject: 'letters.subject', body: 'letters.body', chat: 'letters.chat' },
}

/** 'body.tr' → 'Metin TR' */
const labelOf = (path: string, { reminder }: MailTemplate): string => {
  const [name = '', language = ''] = path.split('.')
  const word = PARTS[name]
  return word ? `${say(word)} ${language.toUpperCase()}` : say(`letters.days.${reminder ?? 'before-arrival'}`)
}

/** One letter: its wording in each language, and beside it what its reader will see. */
export const LetterEditor = ({ template, samples }: Props) => {
  const [stored, setStored] = useState(template)
  // whether it is on is no part of the form: it is what the list says
  const base = { ...stored, active: template.active }
  const { form, discard, begin, ...merge } = useLetterForm(base, setStored)
  const [language, setLanguage] = useState<'tr' | 'en' | 'ru'>('tr')
  const [channel, setChannel] = useState<Channel>(base.body ? 'mail' : 'chat')
  const shown = { language, setLanguage, channel, setChannel }
  return (
    <RecordForm
      form={form}
      onSave={() => form.send({ id: base.key })}
      discard={discard}
      merge={{ ...merge, label: (path) => labelOf(path, base) }}
    >
      <div className={style.both}>
        <LetterSheet base={base} form={form} onRestored={begin} {...shown} />
        <LetterPreview base={base} form={form} samples={samples} {...shown} />
      </div>
    </RecordForm>
  )
}
