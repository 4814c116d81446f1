import { OctagonAlert } from 'lucide-react'
import type { Refused } from '../../../../kernel/refused.ts'
import { say } from '../../../words/dashboard.ts'
import { Note } from '../page/note.tsx'

/** Somebody was faster: says so, and that the screen behind shows the newest state. */
export const ConflictNote = ({ refused }: { refused: Refused | null }) =>
  refused && (refused.status === 409 || Object.keys(refused.fields).length === 0) ? (
    <Note tone="k-bad" icon={OctagonAlert} role="alert">
      <b>{refused.message}</b> {refused.status === 409 && say('reservation.conflict-reloaded')}
    </Note>
  ) : null
