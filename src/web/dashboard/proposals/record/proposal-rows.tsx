import { Check, Clock, Undo2, X } from 'lucide-react'
import type { Proposal, ProposalRow } from '../../../../features/proposals/proposals.contract.ts'
import { say } from '../../../words/dashboard.ts'
import { Tag } from '../../kit/page/tag.tsx'
import { useIsAdmin } from '../../staff.ts'
import { OwnersActs, StaffActs, type StaffProps } from './acts.tsx'
import { PhotoRow } from './photo-row.tsx'
import { PriceRow } from './price-row.tsx'
import style from './proposal.module.css'

type Props = { proposal: Proposal } & Pick<StaffProps, 'onDecline' | 'onWritten'>

/** Each row with its old side and its new one, and what can be done or was done. */
export const ProposalRows = ({ proposal: { id, rows, villa }, ...deciding }: Props) => {
  const admin = useIsAdmin()
  return (
    <ul>
      {rows.map((row) => (
        <li key={row.id} className={style.row} data-state={row.state}>
          {row.compared.of === 'price' ? (
            <PriceRow row={row} compared={row.compared} currency={villa.currency} />
          ) : (
            <PhotoRow row={row} compared={row.compared} />
          )}
          <div className={style.end}>
            {row.isMoot && <span className="warn-t sm">{say('proposal.moot')}</span>}
            {row.state !== 'open' && <Decided row={row} />}
            {row.state === 'open' && (
              <span className={style.acts}>
                {admin ? <StaffActs id={id} rows={[row]} {...deciding} /> : <OwnersActs id={id} rows={[row]} />}
              </span>
            )}
          </div>
        </li>
      ))}
    </ul>
  )
}

const LOOKS = {
  open: { icon: Clock, tone: 'k-warn' },
  approved: { icon: Check, tone: 'k-ok' },
  declined: { icon: X, tone: 'k-bad' },
  withdrawn: { icon: Undo2, tone: 'k-mute' },
} as const

const Decided = ({ row: { state, reason, decidedBy } }: { row: ProposalRow }) => (
  <span className={style.decided}>
    <Tag tone={LOOKS[state].tone} icon={LOOKS[state].icon}>
      {say(`proposal.state.${state}`)}
    </Tag>
    {reason && <b>{reason}</b>}
    <span className="t3 sm">{decidedBy}</span>
  </span>
)
