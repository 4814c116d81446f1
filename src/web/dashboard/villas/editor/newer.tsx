import { Users } from 'lucide-react'
import type { Choices } from '../../../../features/villas/choices/choices.contract.ts'
import { say } from '../../../words/dashboard.ts'
import { Button } from '../../kit/button/button.tsx'
import { Note } from '../../kit/page/note.tsx'
import { clashText, fieldLabel } from './clash-text.ts'
import type { House } from './use-house.ts'
import style from './villa-editor.module.css'

/** Somebody else saved this villa: what they changed can come in, and where both wrote, each is chosen. */
export const Newer = ({ house, choices }: { house: House; choices: Choices }) => {
  const { newer, clashes, mergeWith, settle } = house
  if (newer)
    return (
      <Note
        tone="k-warn"
        icon={Users}
        role="status"
        acts={<Button onClick={() => mergeWith(newer)}>{say('house.merge')}</Button>}
      >
        {say('house.newer')}
      </Note>
    )
  if (!clashes) return null
  return (
    <Note tone="k-warn" icon={Users} role="alert">
      <b>{say('house.merged')}</b> {say(clashes.length ? 'house.clashes' : 'house.no-clash', { n: clashes.length })}
      {clashes.map((clash) => (
        <span key={clash.name} className={style.clash}>
          <b>{fieldLabel(clash.name)}</b>
          <Button size="small" onClick={() => settle(clash, true)}>
            {say('house.keep-mine', { value: clashText(clash.mine, choices) })}
          </Button>
          <Button size="small" onClick={() => settle(clash, false)}>
            {say('house.take-theirs', { value: clashText(clash.theirs, choices) })}
          </Button>
        </span>
      ))}
    </Note>
  )
}
