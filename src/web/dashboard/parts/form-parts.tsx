import { Check } from 'lucide-react'
import { useState } from 'react'
import { createFaq } from '../../../features/content/faq/faq.contract.ts'
import { Refused } from '../../../kernel/refused.ts'
import { say } from '../../words/dashboard.ts'
import { refusalsTr } from '../../words/refusals.tr.ts'
import { Button } from '../kit/button/button.tsx'
import { MarkdownField } from '../kit/fields/markdown/markdown-field.tsx'
import { SelectField } from '../kit/fields/select-field.tsx'
import { TextField } from '../kit/fields/text-field.tsx'
import { TranslatedFields } from '../kit/fields/translated-fields.tsx'
import { ConflictNote } from '../kit/form/conflict-note.tsx'
import { EditorForm } from '../kit/form/editor-form.tsx'
import { UnsavedGuard } from '../kit/form/guard/unsaved-guard.tsx'
import { Modal } from '../kit/form/modal.tsx'
import { useForm } from '../kit/form/use-form.ts'
import { SectionLinks } from '../kit/page/section-links.tsx'
import { DialogFoot } from '../reservations/dialogs/dialog-foot.tsx'
import { Part } from './part.tsx'

const NOTHING = { tr: '', en: '', ru: '' }
const TAKEN = new Refused(409, {
  content: { message: String(refusalsTr['already-moved']), code: 'already-moved', fields: {} },
})

/** Forms on a contract: on the page and in a drawer; the frames that hold them. Nothing here is sent. */
export const FormParts = () => {
  const [open, setOpen] = useState<'dialog' | 'drawer' | 'editor'>()
  const close = () => setOpen(undefined)
  return (
    <>
      <Part name="useForm, TextField, TranslatedFields">
        <Texts />
      </Part>
      <Part name="MarkdownField, SelectField, UnsavedGuard, SectionLinks">
        <LongText />
      </Part>
      <Part name="ConflictNote">
        <ConflictNote refused={TAKEN} />
      </Part>
      <Part name="Modal, EditorForm">
        <span className="row">
          {(['dialog', 'drawer', 'editor'] as const).map((each) => (
            <Button key={each} onClick={() => setOpen(each)}>
              {each}
            </Button>
          ))}
        </span>
      </Part>
      {open === 'editor' && <Editor onClose={close} />}
      {open && open !== 'editor' && (
        <Modal
          as={open}
          title={say('faq.new')}
          onClose={close}
          onSubmit={close}
          foot={<DialogFoot icon={Check} word={say('act.save')} sending={false} onClose={close} />}
        >
          <p>{say('faq.none-text')}</p>
        </Modal>
      )}
    </>
  )
}

const useTexts = () => useForm(createFaq, { question: NOTHING, answer: NOTHING }, { done: () => undefined })

const Texts = () => {
  const form = useTexts()
  return (
    <>
      <TextField form={form} name="question.tr" label={say('faq.question')} help={say('faq.none-text')} />
      <TextField form={form} name="answer.en" label={say('faq.answer')} rows={3} />
    </>
  )
}

const LongText = () => {
  const form = useForm(createFaq, { question: NOTHING, answer: { ...NOTHING, tr: '## Havuz\n\n- ısıtmalı' } }, NO_END)
  const sections = [
    { id: 'soru', title: say('faq.question') },
    { id: 'cevap', title: say('faq.answer'), faults: 1 },
  ]
  return (
    <>
      <UnsavedGuard changed={form.changes > 0} />
      <SectionLinks sections={sections} />
      <section id="soru">
        <SelectField form={form} name="question.tr" label={say('faq.question')} options={OPTIONS} />
      </section>
      <section id="cevap">
        <MarkdownField form={form} name="answer.tr" label={say('faq.answer')} />
      </section>
    </>
  )
}

const NO_END = { done: () => undefined }
const OPTIONS = ['tr', 'en', 'ru'].map((value) => ({ value, label: value }))

const Editor = ({ onClose }: { onClose: () => void }) => {
  const form = useTexts()
  const parts = [
    { name: 'question', label: say('faq.question') },
    { name: 'answer', label: say('faq.answer'), rows: 4 },
  ]
  return (
    <EditorForm title={say('faq.new')} form={form} onSave={onClose} onClose={onClose}>
      <TranslatedFields form={form} parts={parts} />
    </EditorForm>
  )
}
