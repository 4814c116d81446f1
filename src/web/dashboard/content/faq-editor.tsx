import { useState } from 'react'
import { changeFaq, createFaq, type FaqRow } from '../../../features/content/faq.contract.ts'
import { LANGUAGES, type Language, type Localized } from '../../../kernel/language.ts'
import { say } from '../../words/dashboard.ts'
import { Field, inputClass } from '../kit/fields/field.tsx'
import { LanguageTabs } from '../kit/fields/language-tabs.tsx'
import { EditorForm } from '../kit/form/editor-form.tsx'
import { useDraft } from '../kit/form/use-draft.ts'
import { draftWords } from '../list-words.tsx'
import { useChecked } from '../use-checked.ts'
import { useWrite } from '../use-write.ts'

type Texts = { question: Localized; answer: Localized }
const PARTS = ['question', 'answer'] as const

/** A new question and answer, or a change of one. Turkish is required; what is typed survives closing the drawer. */
export const FaqEditor = ({ row, onClose }: { row: FaqRow | null; onClose: () => void }) => {
  const stored: Texts = row
    ? { question: whole(row.question), answer: whole(row.answer) }
    : { question: whole(), answer: whole() }
  const { draft, setDraft, forget, restored } = useDraft(`draft.faq.${row?.id ?? 'new'}`, stored)
  const [language, setLanguage] = useState<Language>('tr')
  const done = () => {
    forget()
    onClose()
  }
  const create = useWrite(createFaq, done)
  const change = useWrite(changeFaq, done)
  const { sending, refused } = row ? change : create
  const { errors, tries, passes } = useChecked({ found: missingIn(draft), refused, values: valuesOf(draft) })
  const save = () => {
    if (!passes()) return setLanguage('tr')
    return row ? change.send({ params: { id: row.id }, body: draft }) : create.send({ body: draft })
  }
  const changes = countChanges(stored, draft)
  const set = (part: keyof Texts, text: string) => setDraft({ ...draft, [part]: { ...draft[part], [language]: text } })
  return (
    <EditorForm
      title={say(row ? 'edit-faq' : 'new-faq')}
      changes={changes}
      saving={sending}
      tries={tries}
      refused={refused}
      onSave={save}
      onClose={onClose}
      {...draftWords(changes, restored)}
    >
      <LanguageTabs
        value={language}
        onChange={setLanguage}
        missing={LANGUAGES.filter((each) => !draft.question[each]?.trim() || !draft.answer[each]?.trim())}
        label={say('languages')}
        missingLabel={say('language-missing')}
      />
      <Field
        label={say('question')}
        required={language === 'tr'}
        error={errors[`question.${language}`] ?? errors.question}
      >
        {(wired) => (
          <input
            {...wired}
            className={inputClass(wired)}
            lang={language}
            maxLength={300}
            value={draft.question[language] ?? ''}
            onChange={(event) => set('question', event.target.value)}
          />
        )}
      </Field>
      <Field label={say('answer')} required={language === 'tr'} error={errors[`answer.${language}`] ?? errors.answer}>
        {(wired) => (
          <textarea
            {...wired}
            className="ta"
            rows={9}
            lang={language}
            maxLength={4000}
            value={draft.answer[language] ?? ''}
            onChange={(event) => set('answer', event.target.value)}
          />
        )}
      </Field>
      {language !== 'tr' && draft.question.tr && (
        <div className="source">
          <span className="t3 sm">{say('turkish-text')}</span>
          <b>{draft.question.tr}</b>
          <p className="t2">{draft.answer.tr}</p>
        </div>
      )}
    </EditorForm>
  )
}

/** Turkish is what the site falls back on. */
const missingIn = ({ question, answer }: Texts): Record<string, string> => ({
  ...(!question.tr.trim() && { 'question.tr': say('required') }),
  ...(!answer.tr.trim() && { 'answer.tr': say('required') }),
})

/** Every text by the name of its fault. */
const valuesOf = (texts: Texts): Record<string, unknown> => ({
  ...texts,
  ...Object.fromEntries(
    PARTS.flatMap((part) => LANGUAGES.map((language) => [`${part}.${language}`, texts[part][language]])),
  ),
})

const whole = (text?: Localized): Localized => ({ tr: text?.tr ?? '', en: text?.en ?? '', ru: text?.ru ?? '' })

const countChanges = (from: Texts, to: Texts): number =>
  PARTS.flatMap((part) => LANGUAGES.filter((language) => (from[part][language] ?? '') !== (to[part][language] ?? '')))
    .length
