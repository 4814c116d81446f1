import { Check, Clock, Images, Tag as PriceTag, Undo2, X } from 'lucide-react'
import type { ProposalHead } from '../../../features/proposals/proposals.contract.ts'
import { say } from '../../words/dashboard.ts'
import type { Column } from '../kit/list/list-table.tsx'
import { column, noteColumn } from '../kit/list/row/columns.tsx'
import { Lines } from '../kit/list/row/lines.tsx'
import { Signs } from '../kit/list/row/signs.tsx'
import { proposalAt } from '../places.ts'
import { timeSince } from '../reservations/time-left.ts'

export const proposalColumns = (now: number): Column<ProposalHead>[] => [
  {
    key: 'villa',
    head: say('reservation.villa'),
    phone: 'head',
    cell: ({ id, kind, villa }) => (
      <Lines
        to={proposalAt(id)}
        below={<Signs of={[{ icon: kind === 'prices' ? PriceTag : Images, word: say(`proposals.kind.${kind}`) }]} />}
      >
        {villa.name}
      </Lines>
    ),
  },
  noteColumn('note', say('proposals.note'), ({ note }) => note),
  column('by', say('proposals.by'), ({ madeBy }) => madeBy, { phone: 'line' }),
  {
    key: 'made',
    head: say('proposals.made'),
    className: 'num',
    phone: 'end',
    cell: ({ madeAt }) => <span className="num">{timeSince(madeAt, now)}</span>,
  },
  { key: 'outcome', head: say('proposals.outcome'), phone: 'line', cell: (row) => <Outcome row={row} /> },
]

const LOOKS = {
  open: { icon: Clock, tone: 'k-warn' },
  approved: { icon: Check, tone: 'k-ok' },
  declined: { icon: X, tone: 'k-bad' },
  withdrawn: { icon: Undo2, tone: 'k-mute' },
} as const
const OUTCOMES = ['open', 'approved', 'declined', 'withdrawn'] as const

/** How many rows wait, and what became of the others. */
export const Outcome = ({ row: { counts } }: { row: Pick<ProposalHead, 'counts'> }) => (
  <Signs
    of={OUTCOMES.map((each) => {
      const n = counts[each]
      return n > 0 && { ...LOOKS[each], word: say(`proposals.n-${each}`, { n }) }
    })}
  />
)
