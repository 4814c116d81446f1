import { Check, ChevronRight, CircleHelp } from 'lucide-react'
import { Link } from 'react-router'
import type { StayRow } from '../../../features/overview/overview.contract.ts'
import { formatMoney } from '../../../kernel/format.ts'
import { say } from '../../words/dashboard.ts'
import { TO } from '../places.ts'
import { timeLeft, urgency } from '../reservations/time-left.ts'
import { stayText } from '../stay-text.ts'
import type { Ask } from './day.ts'
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
    note={
      <Link className="btn btn--s btn--g" to={TO.requests}>
        {say('list.all')} <ChevronRight className="i i--xs" aria-hidden />
      </Link>
    }
  >
    {rows.map((row) => (
      <li key={row.id} className="li li--2">
        <div className="grow">
          <Link className="li__t" to={`/dashboard/reservations/${row.id}`}>
            {row.guestName} <span className="t3 sm num">{say('reservation.n-guests', { n: row.guests })}</span>
            {row.expiresAt && <TimeLeft until={row.expiresAt} now={now} />}
          </Link>
          <p className="li__s">
            {row.villa} · <span className="num">{stayText(row.checkIn, row.checkOut)}</span> ·{' '}
            {say('reservation.nights', { n: row.nights })}
          </p>
        </div>
        <div className="li__amt">
          <b className="num">{formatMoney(row.total, row.currency, 'tr')}</b>
          <span>{say('reservation.total-short')}</span>
        </div>
        <div className="li__a">
          <button type="button" className="btn btn--s btn--ok" onClick={() => ask('accept', row)}>
            <Check className="i i--xs" aria-hidden />
            {say('move.accept')}
          </button>
          <button type="button" className="btn btn--s" onClick={() => ask('decline', row)}>
            {say('move.decline')}
          </button>
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
