import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { say } from '../../../words/dashboard.ts'
import { Button } from '../button/button.tsx'
import { Note } from '../page/note.tsx'
import { Modal, ModalActs } from './modal.tsx'
import type { Form } from './use-form.ts'

type Props = {
  title: ReactNode
  form: Form
  onSave: () => void
  onClose: () => void
  /** For texts with their preview, and maps. */
  wide?: boolean
  children: ReactNode
}

/**
 * A form in a drawer of 440 px, `wide` 820: fields, number of changes, cancel and save (Ctrl/⌘ S). Nothing is sent
 * while it is clean.
 */
export const EditorForm = ({ title, form, onSave, onClose, wide, children }: Props) => (
  <Modal
    as="drawer"
    wide={wide}
    title={title}
    onClose={onClose}
    onSubmit={() => form.changes > 0 && !form.sending && onSave()}
    form={form}
    foot={
      <>
        <span className="t3 sm">{form.changes > 0 ? say('form.changes', { n: form.changes }) : ''}</span>
        <ModalActs>
          <Button onClick={onClose}>{say('act.cancel')}</Button>
          <Button
            type="submit"
            look="main"
            icon={Check}
            busy={form.sending}
            keys="Ctrl S"
            disabled={form.changes === 0 || form.sending}
          >
            {say('act.save')}
          </Button>
        </ModalActs>
      </>
    }
  >
    <div className="stack">
      {form.restored && <Note tone="k-info">{say('form.draft-restored')}</Note>}
      {children}
    </div>
  </Modal>
)
