import { Check, Clock, Images, Tag as PriceTag, Undo2, X } from 'lucide-react'
import { Link } from 'react-router'
import type { ProposalHead } from '../../../features/proposals/proposals.contract.ts'
import { say } from '../../words/dashboard.ts'
import type { Column } from '../kit/list/list-table.tsx'
import { Tag } from '../kit/page/tag.tsx'
import { proposalAt } from '../places.ts'
import { timeSince } from '../reservations/time-left.ts'
import style from './proposals.module.css'

export const proposalColumns = (now: number): Column<ProposalHead>[] => [
  { key: 'villa', head: say('reservation.villa'), cell: (row) => <Villa row={row} /> },
  { key: 'note', head: say('proposals.note'), width: 'fills', cell: ({ note }) => <span className="t2">{note}</span> },
  { key: 'by', head: say('proposals.by'), cell: ({ madeBy }) => madeBy },
  { key: 'made', head: say('proposals.made'), className: 'num', cell: ({ madeAt }) => timeSince(madeAt, now) },
  { key: 'outcome', head: say('proposals.outcome'), cell: (row) => <Outcome row={row} /> },
]

const Villa = ({ row: { id, kind, villa } }: { row: ProposalHead }) => {
  const Icon = kind === 'prices' ? PriceTag : Images
  return (
    <Link className={style.name} to={proposalAt(id)}>
      <b>{villa.name}</b>
      <span>
        <Icon className="i i--s" aria-hidden /> {say(`proposals.kind.${kind}`)}
      </span>
    </Link>
  )
}

const LOOKS = {
  open: { icon: Clock, tone: 'k-warn' },
  approved: { icon: Check, tone: 'k-ok' },
  declined: { icon: X, tone: 'k-bad' },
  withdrawn: { icon: Undo2, tone: 'k-mute' },
} as const
const OUTCOMES = ['open', 'approved', 'declined', 'withdrawn'] as const

/** How many rows wait, and what became of the others. */
export const Outcome = ({ row: { counts } }: { row: Pick<ProposalHead, 'counts'> }) => (
  <span className={style.outcome}>
    {OUTCOMES.filter((each) => counts[each] > 0).map((each) => (
      <Tag key={each} tone={LOOKS[each].tone} icon={LOOKS[each].icon}>
        {say(`proposals.n-${each}`, { n: counts[each] })}
      </Tag>
    ))}
  </span>
)

/** A proposal on a phone. */
export const ProposalCard = ({ row, now }: { row: ProposalHead; now: number }) => (
  <div className={style.card}>
    <span className="row between">
      <Villa row={row} />
      <span className="t3 sm num">{timeSince(row.madeAt, now)}</span>
    </span>
    {row.note && <span className="t2">{row.note}</span>}
    <Outcome row={row} />
  </div>
)
