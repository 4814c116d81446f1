import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { say } from '../../../words/dashboard.ts'
import { Modal } from './modal.tsx'
import type { Form } from './use-form.ts'

type Props = {
  title: ReactNode
  form: Form
  onSave: () => void
  onClose: () => void
  children: ReactNode
}

/**
 * A short form in a drawer of 440 px: fields, number of changes, cancel and save (Ctrl/⌘ S). Nothing is sent while it
 * is clean.
 */
export const EditorForm = ({ title, form, onSave, onClose, children }: Props) => (
  <Modal
    as="drawer"
    title={title}
    onClose={onClose}
    onSubmit={() => form.changes > 0 && !form.sending && onSave()}
    form={form}
    foot={
      <>
        <span className="t3 sm">{form.changes > 0 ? say('form.changes', { n: form.changes }) : ''}</span>
        <div className="end">
          <button type="button" className="btn" onClick={onClose}>
            {say('act.cancel')}
          </button>
          <button type="submit" className="btn btn--p" disabled={form.changes === 0 || form.sending}>
            {form.sending ? <span className="spin" aria-hidden /> : <Check className="i" aria-hidden />}
            {say('act.save')}
            <kbd aria-hidden>Ctrl S</kbd>
          </button>
        </div>
      </>
    }
  >
    <div className="stack">
      {form.restored && <p className="note k-info">{say('form.draft-restored')}</p>}
      {children}
    </div>
  </Modal>
)
