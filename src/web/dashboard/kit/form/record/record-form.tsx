import { RotateCcw } from 'lucide-react'
import type { ReactNode } from 'react'
import { say } from '../../../../words/dashboard.ts'
import { Button } from '../../button/button.tsx'
import { ConflictNote } from '../conflict-note.tsx'
import { UnsavedGuard } from '../guard/unsaved-guard.tsx'
import { MergeNote } from '../merge/merge-note.tsx'
import type { Merge } from '../merge/use-merge.ts'
import { sentBy } from '../sent-by.ts'
import type { Form } from '../use-form.ts'
import { SaveBar } from './save-bar.tsx'

type Props = {
  form: Form
  onSave: () => void
  /** Begins again with what is stored. */
  discard: () => void
  /** What somebody else saved meanwhile came in, of a record that can be merged. */
  merge?: Pick<Merge, 'clashes' | 'settle'> & { label: (name: string) => string }
  children: ReactNode
}

/**
 * A record that is edited where it is read: while something is changed, a bar at its foot saves or discards. Who was
 * slower keeps what is typed and gets what others changed, or may open what is stored now.
 */
export const RecordForm = ({ form, onSave, discard, merge, children }: Props) => {
  const behind = form.refused?.code === 'edited-meanwhile' && !merge
  const conflict = form.refused?.status === 409 && (behind || form.refused.code !== 'edited-meanwhile')
  return (
    <form className="stack stack--l" {...sentBy(() => form.changes > 0 && !form.sending && onSave())}>
      <UnsavedGuard changed={form.changes > 0} />
      {merge && <MergeNote {...merge} />}
      {children}
      <SaveBar
        form={form}
        onDiscard={discard}
        instead={conflict && <ConflictNote refused={form.refused} />}
        acts={
          behind && (
            <Button icon={RotateCcw} onClick={discard}>
              {say('record.newer')}
            </Button>
          )
        }
      />
    </form>
  )
}
