import { Check, Undo2, X } from 'lucide-react'
import {
  approveProposal,
  type ProposalRow,
  withdrawProposal,
} from '../../../../features/proposals/proposals.contract.ts'
import { say } from '../../../words/dashboard.ts'
import { Button } from '../../kit/button/button.tsx'
import { useWrite } from '../../kit/form/use-write.ts'
import { useNeeds } from '../../needs.tsx'

type Of = {
  id: number
  /** The open rows it is about. */
  rows: ProposalRow[]
  /** All that are open, not one of them. */
  whole?: boolean
}

type Deciding = { onDecline: (rows: number[]) => void; onWritten: (change: number | null) => void }
export type StaffProps = Of & Deciding

/** Yes or no to rows of a proposal; a row that can't be done any more has a no only. */
export const StaffActs = ({ id, rows, whole, onDecline, onWritten }: StaffProps) => {
  const possible = rows.filter(({ isMoot }) => !isMoot)
  const { send, sending } = useWrite(
    approveProposal,
    ({ content }) => onWritten(content.change),
    say('proposal.approved-n', { n: possible.length }),
  )
  const needs = useNeeds('prices')
  const size = whole ? undefined : 'small'
  return (
    <>
      <Button
        {...{ size, look: 'no', icon: X, disabled: sending, ...needs }}
        onClick={() => onDecline(rows.map((row) => row.id))}
      >
        {say(whole ? 'proposal.decline-all' : 'proposal.decline')}
      </Button>
      <Button
        size={size}
        look={whole ? 'main' : 'yes'}
        icon={Check}
        busy={sending}
        disabled={sending || possible.length === 0}
        {...needs}
        onClick={() =>
          send({ params: { id }, body: { rows: possible.map((row) => ({ id: row.id, seen: row.seen })) } })
        }
      >
        {say(whole ? 'proposal.approve-all' : 'proposal.approve')}
      </Button>
    </>
  )
}

/** An owner takes back what waits. */
export const OwnersActs = ({ id, rows, whole }: Of) => {
  const { send, sending } = useWrite(withdrawProposal, undefined, say('proposal.withdrawn'))
  return (
    <Button
      size={whole ? undefined : 'small'}
      icon={Undo2}
      busy={sending}
      onClick={() => send({ params: { id }, body: { rows: rows.map((row) => row.id) } })}
    >
      {say(whole ? 'proposal.withdraw-all' : 'proposal.withdraw')}
    </Button>
  )
}
