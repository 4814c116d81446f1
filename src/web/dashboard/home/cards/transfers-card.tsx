import { Check, Landmark } from 'lucide-react'
import { Link } from 'react-router'
import type { StayRow } from '../../../../features/overview/overview.contract.ts'
import { formatMoney } from '../../../../kernel/format.ts'
import { say } from '../../../words/dashboard.ts'
import { Button } from '../../kit/button/button.tsx'
import list from '../../kit/list/rows.module.css'
import { sumsOf } from '../../sums.ts'
import type { Ask } from '../day.ts'
import { DayCard } from './day-card.tsx'

/** Bank transfers that are waited for; the code is what the guest writes on the transfer. */
export const TransfersCard = ({ rows, ask, className }: { rows: StayRow[]; ask: Ask; className?: string }) => (
  <DayCard
    title={say('home.transfers')}
    icon={Landmark}
    count={rows.length}
    first={5}
    className={className}
    empty={say('home.transfers-empty')}
    note={<span className="t3 sm num">{sumsOf(rows.map(({ currency, due }) => ({ currency, amount: due })))}</span>}
  >
    {rows.map((row) => (
      <li key={row.id} className={list.row}>
        <div className="grow">
          <Link className={`${list.title} num`} to={`/dashboard/reservations/${row.id}`}>
            {row.code} <span className="t2">{row.guestName}</span>
          </Link>
          <p className={list.text}>{row.villa}</p>
        </div>
        <div className={list.amount}>
          <b className="num">{formatMoney(row.due, row.currency, 'tr')}</b>
        </div>
        <div className={list.acts}>
          <Button size="small" icon={Check} onClick={() => ask('receive-transfer', row)}>
            {say('move.receive-transfer')}
          </Button>
        </div>
      </li>
    ))}
  </DayCard>
)
