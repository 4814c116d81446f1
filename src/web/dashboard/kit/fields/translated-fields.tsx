import { useState } from 'react'
import { get } from 'react-hook-form'
import { LANGUAGES, type Language } from '../../../../kernel/language.ts'
import { say } from '../../../words/dashboard.ts'
import type { Form } from '../form/use-form.ts'
import { LanguageTabs } from './language-tabs.tsx'
import { MarkdownField } from './markdown/markdown-field.tsx'
import { TextField } from './text-field.tsx'
import style from './translated-fields.module.css'

/** `optional` texts are not missed where there are none; `markdown` ones are shown as the site will show them. */
type Part = { name: string; label: string; rows?: number; optional?: true; markdown?: true }

/** Texts in three languages, one language at a time; beside another one stands what they say in Turkish. */
export const TranslatedFields = ({ form, parts }: { form: Form; parts: Part[] }) => {
  const [language, setLanguage] = useState<Language>('tr')
  const [tries, setTries] = useState(form.tries)
  const pathOf = (part: Part, language: Language) => `${part.name}.${language}`
  const textOf = (part: Part, language: Language): string =>
    get<object, string | undefined>(form.typed, pathOf(part, language)) ?? ''
  if (tries !== form.tries) {
    setTries(form.tries)
    setLanguage(LANGUAGES.find((each) => parts.some((part) => form.fault(pathOf(part, each)))) ?? language)
  }
  const [first, ...rest] = parts.map((part) => ({ name: part.name, text: textOf(part, 'tr') }))
  return (
    <>
      <LanguageTabs
        value={language}
        onChange={setLanguage}
        missing={LANGUAGES.filter((each) => parts.some((part) => !part.optional && !textOf(part, each).trim()))}
      />
      {parts.map((part) => {
        const Control = part.markdown ? MarkdownField : TextField
        return (
          <Control
            key={pathOf(part, language)}
            form={form}
            name={pathOf(part, language)}
            label={part.label}
            rows={part.rows}
            lang={language}
          />
        )
      })}
      {language !== 'tr' && first?.text && (
        <div className={style.turkish}>
          <span className="t3 sm">{say('texts.turkish')}</span>
          <b>{first.text}</b>
          {rest.map(({ name, text }) => (
            <p key={name} className="t2">
              {text}
            </p>
          ))}
        </div>
      )}
    </>
  )
}
