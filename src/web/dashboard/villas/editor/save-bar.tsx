import { Check } from 'lucide-react'
import { say } from '../../../words/dashboard.ts'
import { Button } from '../../kit/button/button.tsx'
import type { House } from './use-house.ts'
import style from './villa-editor.module.css'

/** How many changes there are, and what becomes of them. It stands at the foot of the screen while there are any. */
export const SaveBar = ({ house: { form, discard } }: { house: House }) =>
  form.changes > 0 && (
    <div className={style.bar} data-bottom-bar>
      <p>
        <b>{say('form.changes', { n: form.changes })}</b>{' '}
        <span className="t3">{say(form.restored ? 'form.draft-restored' : 'house.draft-kept')}</span>
      </p>
      <Button onClick={discard}>{say('act.cancel')}</Button>
      <Button type="submit" look="main" icon={Check} busy={form.sending} disabled={form.sending} keys="Ctrl S">
        {say('act.save')}
      </Button>
    </div>
  )
