import { Check } from 'lucide-react'
import { type ReactNode, useRef } from 'react'
import { useFirstFault } from '../../../ui/use-first-fault.ts'
import { Modal } from './modal.tsx'

type Props = {
  title: ReactNode
  /** How many fields differ from what is stored: nothing can be saved while it is 0. */
  changes: number
  saving: boolean
  /** Put above the fields, e.g. that a draft was restored. */
  notice?: ReactNode
  /**
   * How often it was tried to save, and what the server refused: after each the focus goes to the first field with an
   * error.
   */
  tries: number
  refused: unknown
  onSave: () => void
  onClose: () => void
  words: { close: string; cancel: string; save: string; changed: string }
  children: ReactNode
}

/**
 * A short form in a drawer of 440 px: fields, number of changes, cancel and save (Ctrl/⌘ S). Nothing is sent while it
 * is clean.
 */
export const EditorForm = ({
  title,
  changes,
  saving,
  notice,
  tries,
  refused,
  onSave,
  onClose,
  words,
  children,
}: Props) => {
  const body = useRef<HTMLDivElement>(null)
  useFirstFault(body, tries)
  useFirstFault(body, refused)
  const save = () => changes > 0 && !saving && onSave()
  return (
    <Modal
      as="drawer"
      title={title}
      closeLabel={words.close}
      onClose={onClose}
      onSubmit={save}
      foot={
        <>
          <span className="t3 sm">{changes > 0 ? words.changed : ''}</span>
          <div className="end">
            <button type="button" className="btn" onClick={onClose}>
              {words.cancel}
            </button>
            <button type="submit" className="btn btn--p" disabled={changes === 0 || saving}>
              {saving ? <span className="spin" aria-hidden /> : <Check className="i" aria-hidden />}
              {words.save}
              <kbd aria-hidden>Ctrl S</kbd>
            </button>
          </div>
        </>
      }
    >
      <div ref={body} className="stack">
        {notice}
        {children}
      </div>
    </Modal>
  )
}
