import { Lock } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Right } from '../../kernel/caller.ts'
import { say } from '../words/dashboard.ts'
import { Note } from './kit/page/note.tsx'
import { useMay } from './staff.ts'

const saidOf = (right: Right): string => say('shell.needs-right', { right: say(`users.right.${right}`) })

/** For a button that needs a right, spread on it: without the right it is off and says which one is missing. */
export const useNeeds = (right: Right): { disabled?: true; title?: string } =>
  useMay(right) ? {} : { disabled: true, title: saidOf(right) }

/** A part of a screen that is written with a right: who lacks it only reads it. */
export const Needs = ({ right, children }: { right: Right; children: ReactNode }) =>
  useMay(right) ? children : <fieldset disabled>{children}</fieldset>

/** That a right is missing; nothing to who has it. */
export const NeedsNote = ({ right }: { right: Right }) =>
  useMay(right) ? null : (
    <Note tone="k-info" icon={Lock}>
      {saidOf(right)}
    </Note>
  )
