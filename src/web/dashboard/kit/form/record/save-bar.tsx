import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { say } from '../../../../words/dashboard.ts'
import { Button } from '../../button/button.tsx'
import type { Form } from '../use-form.ts'
import style from './save-bar.module.css'

type Props = {
  form: Form
  onDiscard: () => void
  /** Stands behind the number of changes, while none of them was typed before. */
  note?: string
  /** What is said instead of the number of changes. */
  instead?: ReactNode
  /** What there is to do instead of saving and discarding. */
  acts?: ReactNode
}

/** At the foot of what is edited, while something is changed: how many changes there are, and what becomes of them. */
export const SaveBar = ({ form, onDiscard, note = '', instead, acts }: Props) =>
  form.changes > 0 && (
    <div className={style.bar} data-bottom-bar>
      {instead || (
        <p>
          <b>{say('form.changes', { n: form.changes })}</b>{' '}
          <span className="t3">{form.restored ? say('form.draft-restored') : note}</span>
        </p>
      )}
      {acts || (
        <>
          <Button onClick={onDiscard}>{say('act.cancel')}</Button>
          <Button type="submit" look="main" icon={Check} busy={form.sending} disabled={form.sending} keys="Ctrl S">
            {say('act.save')}
          </Button>
        </>
      )}
    </div>
  )
