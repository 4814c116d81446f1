import { Check, CircleHelp } from 'lucide-react'
import { Link } from 'react-router'
import type { StayRow } from '../../../../features/overview/overview.contract.ts'
import { formatMoney } from '../../../../kernel/format.ts'
import { say } from '../../../words/dashboard.ts'
import { Button } from '../../kit/button/button.tsx'
import list from '../../kit/list/rows.module.css'
import { TO } from '../../places.ts'
import { timeLeft, urgency } from '../../reservations/time-left.ts'
import { stayText } from '../../stay-text.ts'
import type { Ask } from '../day.ts'
import { All } from './all.tsx'
import { DayCard } from './day-card.tsx'

type Props = { rows: StayRow[]; count: number; now: number; ask: Ask }

/** Requests with yes and no; the one that lapses first comes first. */
export const RequestsCard = ({ rows, count, now, ask }: Props) => (
  <DayCard
    title={say('home.requests-waiting')}
    icon={CircleHelp}
    count={count}
    first={5}
    hot
    empty={say('home.requests-empty')}
    note={<All to={TO.requests} />}
  >
    {rows.map((row) => (
      <li key={row.id} className={`${list.row} ${list.two}`}>
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
    ))}
  </DayCard>
)

const TimeLeft = ({ until, now }: { until: string; now: number }) => (
  <span className={`sm num ${urgency(until, now) === 'calm' ? 't3' : 'warn-t'}`}>
    {timeLeft(until, now)} {say('reservation.left')}
  </span>
)
