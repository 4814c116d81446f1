import { RotateCcw } from 'lucide-react'
import type { ReactNode } from 'react'
import { say } from '../../../../words/dashboard.ts'
import { Button } from '../../button/button.tsx'
import { ConflictNote } from '../conflict-note.tsx'
import { UnsavedGuard } from '../guard/unsaved-guard.tsx'
import { sendByKey } from '../send-key.ts'
import type { Form } from '../use-form.ts'
import { SaveBar } from './save-bar.tsx'

type Props = {
  form: Form
  onSave: () => void
  /** Begins again with what is stored. */
  onDiscard: () => void
  /** What somebody else saved meanwhile came in: it can be saved again. */
  merged?: boolean
  children: ReactNode
}

/**
 * A record that is edited where it is read: while something is changed, a bar at its foot saves or discards. Who was
 * slower keeps what is typed and may open what is stored now.
 */
export const RecordForm = ({ form, onSave, onDiscard, merged = false, children }: Props) => (
  <form
    noValidate
    className="stack stack--l"
    onKeyDown={sendByKey}
    onSubmit={(event) => {
      event.preventDefault()
      if (form.changes > 0 && !form.sending) onSave()
    }}
  >
    <UnsavedGuard changed={form.changes > 0} />
    {children}
    <SaveBar
      form={form}
      onDiscard={onDiscard}
      instead={form.refused?.status === 409 && !merged ? <ConflictNote refused={form.refused} /> : undefined}
      acts={
        form.refused?.code === 'edited-meanwhile' && !merged ? (
          <Button icon={RotateCcw} onClick={onDiscard}>
            {say('record.newer')}
          </Button>
        ) : undefined
      }
    />
  </form>
)
