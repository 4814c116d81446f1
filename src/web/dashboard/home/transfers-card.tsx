import { Check, Landmark } from 'lucide-react'
import { Link } from 'react-router'
import type { StayRow } from '../../../features/overview/overview.contract.ts'
import { formatMoney } from '../../../kernel/format.ts'
import { say } from '../../words/dashboard.ts'
import { sumsOf } from '../sums.ts'
import type { Ask } from './day.ts'
import { DayCard } from './day-card.tsx'

/** Bank transfers that are waited for; the code is what the guest writes on the transfer. */
export const TransfersCard = ({ rows, ask }: { rows: StayRow[]; ask: Ask }) => (
  <DayCard
    title={say('home.transfers')}
    icon={Landmark}
    count={rows.length}
    first={5}
    className="day__late"
    empty={say('home.transfers-empty')}
    note={
      <span className="t3 sm num acts__n">{sumsOf(rows.map(({ currency, due }) => ({ currency, amount: due })))}</span>
    }
  >
    {rows.map((row) => (
      <li key={row.id} className="li">
        <div className="grow">
          <Link className="li__t num" to={`/dashboard/reservations/${row.id}`}>
            {row.code} <span className="t2">{row.guestName}</span>
          </Link>
          <p className="li__s">{row.villa}</p>
        </div>
        <div className="li__amt">
          <b className="num">{formatMoney(row.due, row.currency, 'tr')}</b>
        </div>
        <div className="li__a">
          <button type="button" className="btn btn--s" onClick={() => ask('receive-transfer', row)}>
            <Check className="i i--xs" aria-hidden />
            {say('move.receive-transfer')}
          </button>
        </div>
      </li>
    ))}
  </DayCard>
)
