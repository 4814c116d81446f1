import { Clock } from 'lucide-react'
import { useEffect, useState } from 'react'
import { listProposals } from '../../../../features/proposals/proposals.contract.ts'
import { staffApi } from '../../../browser/staff-api.ts'
import { say } from '../../../words/dashboard.ts'
import { ButtonLink } from '../../kit/button/button.tsx'
import { Note } from '../../kit/page/note.tsx'
import { proposalAt, TO } from '../../places.ts'

/** How many proposals of a villa wait, with the way there; `again` changes when they are to be counted anew. */
export const WaitingNote = ({ villaId, again }: { villaId: number; again?: unknown }) => {
  const [waiting, setWaiting] = useState<number[]>([])
  // biome-ignore lint/correctness/useExhaustiveDependencies: `again` says when
  useEffect(() => {
    let gone = false
    staffApi(listProposals, { query: { villa_id: villaId, state: 'open' } }).then(
      ({ content }) => gone || setWaiting(content.map(({ id }) => id)),
      () => undefined, // the list itself says when it can't be read
    )
    return () => {
      gone = true
    }
  }, [villaId, again])
  const [first] = waiting
  if (first === undefined) return null
  return (
    <Note
      tone="k-info"
      icon={Clock}
      role="status"
      acts={
        <ButtonLink size="small" to={waiting.length === 1 ? proposalAt(first) : TO.proposals}>
          {say('propose.look')}
        </ButtonLink>
      }
    >
      {say('propose.waiting', { n: waiting.length })}
    </Note>
  )
}
