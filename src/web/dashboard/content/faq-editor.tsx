import { changeFaq, createFaq, type FaqRow } from '../../../features/content/faq/faq.contract.ts'
import { say } from '../../words/dashboard.ts'
import { HistoryLink } from '../audit/history-link.tsx'
import { TranslatedFields } from '../kit/fields/translated-fields.tsx'
import { EditorForm } from '../kit/form/editor-form.tsx'
import { useForm } from '../kit/form/use-form.ts'

const NOTHING = { tr: '', en: '', ru: '' }

/** A new question and answer, or a change of one. Turkish is required; what is typed survives closing the drawer. */
export const FaqEditor = ({ row, onClose }: { row: FaqRow | null; onClose: () => void }) => {
  const stored = { question: { ...NOTHING, ...row?.question }, answer: { ...NOTHING, ...row?.answer } }
  const form = useForm(row ? changeFaq : createFaq, stored, { done: onClose, draft: `draft.faq.${row?.id ?? 'new'}` })
  return (
    <EditorForm
      title={say(row ? 'faq.edit' : 'faq.new')}
      form={form}
      onSave={() => form.send(row ? { id: row.id } : undefined)}
      onClose={onClose}
    >
      <TranslatedFields
        form={form}
        parts={[
          { name: 'question', label: say('faq.question') },
          { name: 'answer', label: say('faq.answer'), rows: 9 },
        ]}
      />
      <HistoryLink of="faq" record={row?.id ?? null} />
    </EditorForm>
  )
}
