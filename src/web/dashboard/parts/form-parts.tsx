import { Check } from 'lucide-react'
import { useState } from 'react'
import { createFaq } from '../../../features/content/faq.contract.ts'
import { Refused } from '../../../kernel/refused.ts'
import { say } from '../../words/dashboard.ts'
import { refusalsTr } from '../../words/refusals.tr.ts'
import { Button } from '../kit/button/button.tsx'
import { TextField } from '../kit/fields/text-field.tsx'
import { TranslatedFields } from '../kit/fields/translated-fields.tsx'
import { ConflictNote } from '../kit/form/conflict-note.tsx'
import { EditorForm } from '../kit/form/editor-form.tsx'
import { Modal } from '../kit/form/modal.tsx'
import { useForm } from '../kit/form/use-form.ts'
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
