import { OctagonAlert } from 'lucide-react'
import type { Refused } from '../../../../kernel/refused.ts'
import { say } from '../../../words/dashboard.ts'

/** Somebody was faster: says so, and that the screen behind shows the newest state. */
export const ConflictNote = ({ refused }: { refused: Refused | null }) =>
  refused && (refused.status === 409 || Object.keys(refused.fields).length === 0) ? (
    <div className="note k-bad" role="alert">
      <OctagonAlert className="i" aria-hidden />
      <p>
        <b>{refused.message}</b> {refused.status === 409 && say('reservation.conflict-reloaded')}
      </p>
    </div>
  ) : null
