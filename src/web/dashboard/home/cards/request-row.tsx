import { Check } from 'lucide-react'
import { Link } from 'react-router'
import type { StayRow } from '../../../../features/overview/overview.contract.ts'
import { formatMoney } from '../../../../kernel/format.ts'
import { say } from '../../../words/dashboard.ts'
import { Button } from '../../kit/button/button.tsx'
import list from '../../kit/list/rows.module.css'
import { timeLeft, urgency } from '../../reservations/time-left.ts'
import { stayText } from '../../stay-text.ts'
import type { Ask } from '../day.ts'

/** A request with yes and no. */
export const RequestRow = ({ row, now, ask }: { row: StayRow; now: number; ask: Ask }) => (
  <li className={`${list.row} ${list.two}`}>
    <div className="grow">
      <Link className={list.title} to={`/dashboard/reservations/${row.id}`}>
        {row.guestName} <span className="t3 sm num">{say('reservation.n-guests', { n: row.guests })}</span>
        {row.expiresAt && <TimeLeft until={row.expiresAt} now={now} />}
      </Link>
      <p className={list.text}>
        {row.villa} · <span className="num">{stayText(row.checkIn, row.checkOut)}</span> ·{' '}
        {say('reservation.nights', { n: row.nights })}
      </p>
    </div>
    <div className={list.amount}>
      <b className="num">{formatMoney(row.total, row.currency, 'tr')}</b>
      <small>{say('reservation.total-short')}</small>
    </div>
    <div className={list.acts}>
      <Button look="yes" size="small" icon={Check} onClick={() => ask('accept', row)}>
        {say('move.accept')}
      </Button>
      <Button size="small" onClick={() => ask('decline', row)}>
        {say('move.decline')}
      </Button>
    </div>
  </li>
)

const TimeLeft = ({ until, now }: { until: string; now: number }) => (
  <span className={`sm num ${urgency(until, now) === 'calm' ? 't3' : 'warn-t'}`}>
    {timeLeft(until, now)} {say('reservation.left')}
  </span>
)
