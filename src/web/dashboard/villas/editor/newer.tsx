import { Users } from 'lucide-react'
import type { Choices } from '../../../../features/villas/choices/choices.contract.ts'
import { say } from '../../../words/dashboard.ts'
import { Button } from '../../kit/button/button.tsx'
import { MergeNote } from '../../kit/form/merge/merge-note.tsx'
import { Note } from '../../kit/page/note.tsx'
import { clashText, fieldLabel } from './clash-text.ts'
import type { House } from './use-house.ts'

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
  return <MergeNote clashes={clashes} settle={settle} label={fieldLabel} text={(value) => clashText(value, choices)} />
}
