import { FileUp } from 'lucide-react'
import { useState } from 'react'
import { Button as Press } from 'react-aria-components/Button'
import { FileTrigger } from 'react-aria-components/FileTrigger'
import { useRevalidator } from 'react-router'
import {
  addDocument,
  type DocumentRow,
  nameDocument,
} from '../../../../features/content/documents/documents.contract.ts'
import { Refused } from '../../../../kernel/refused.ts'
import { sendFile } from '../../../browser/pictures/send-file.ts'
import { toast } from '../../../ui/toast.ts'
import { say } from '../../../words/dashboard.ts'
import { HistoryLink } from '../../audit/history-link.tsx'
import { buttonClass } from '../../kit/button/button.tsx'
import { TranslatedFields } from '../../kit/fields/translated-fields.tsx'
import { EditorForm } from '../../kit/form/editor-form.tsx'
import { MergeNote } from '../../kit/form/merge/merge-note.tsx'
import { useMerge } from '../../kit/form/merge/use-merge.ts'
import { useForm } from '../../kit/form/use-form.ts'

const TYPES = ['application/pdf', 'image/jpeg', 'image/png', 'image/webp', 'image/avif']
const NOTHING = { tr: '', en: '', ru: '' }

/** A file is chosen and sent under its own name; then it can be called otherwise. */
export const SendDocument = ({ done }: { done: (row: DocumentRow) => void }) => {
  const [sending, setSending] = useState(false)
  const { revalidate } = useRevalidator()
  const take = async (file: File | undefined) => {
    if (!file) return
    setSending(true)
    try {
      const title = file.name.replace(/\.\w+$/, '').slice(0, 160) || say('documents.title')
      const { content } = await sendFile(addDocument, { query: { title } }, file)
      toast('ok', say('documents.kept'))
      void revalidate()
      done(content)
    } catch (error) {
      toast('bad', error instanceof Refused ? error.message : say('form.offline'))
    }
    setSending(false)
  }
  return (
    <FileTrigger acceptedFileTypes={TYPES} onSelect={(files) => take(files?.[0])}>
      <Press className={buttonClass({ look: 'main' })} isDisabled={sending}>
        {sending ? <span className="spin" aria-hidden /> : <FileUp className="i" aria-hidden />}
        {say('documents.send')}
      </Press>
    </FileTrigger>
  )
}

const fieldsOf = ({ title, version }: DocumentRow) => ({ title: { ...NOTHING, ...title }, version })
const labelOf = (path: string): string => `${say('documents.title')} ${path.slice(-2).toUpperCase()}`

/** What a document is called, in three languages. */
export const TitleEditor = ({ row, onClose }: { row: DocumentRow; onClose: () => void }) => {
  const form = useForm(nameDocument, fieldsOf(row), { done: onClose, draft: `draft.document.${row.id}` })
  const { clashes, settle } = useMerge(form, fieldsOf(row), fieldsOf)
  return (
    <EditorForm title={say('documents.edit')} form={form} onSave={() => form.send({ id: row.id })} onClose={onClose}>
      <MergeNote {...{ clashes, settle }} label={labelOf} />
      <TranslatedFields form={form} parts={[{ name: 'title', label: say('documents.title') }]} />
      <HistoryLink of="own_document" record={row.id} />
    </EditorForm>
  )
}
