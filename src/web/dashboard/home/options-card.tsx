import { ChevronRight, Hourglass } from 'lucide-react'
import { Link } from 'react-router'
import type { StayRow } from '../../../features/overview/overview.contract.ts'
import { formatMoney } from '../../../kernel/format.ts'
import { say } from '../../words/dashboard.ts'
import { TO } from '../places.ts'
import { ContactIcons } from '../reservations/record/contact.tsx'
import { timeLeft, urgency } from '../reservations/time-left.ts'
import { stayText } from '../stay-text.ts'
import type { Ask } from './day.ts'
import { DayCard } from './day-card.tsx'

const DAY_MS = 86_400_000

/** Options by how soon they end, with what is waited for and the way to give more time. */
export const OptionsCard = ({ rows, now, ask }: { rows: StayRow[]; now: number; ask?: Ask }) => (
  <DayCard
    title={say('home.options-ending')}
    icon={Hourglass}
    count={rows.length}
    first={8}
    hot
    empty={say('home.options-ending-empty')}
    note={
      <Link className="btn btn--s btn--g" to={TO.options}>
        {say('list.all')} <ChevronRight className="i i--xs" aria-hidden />
      </Link>
    }
  >
    {rows.map((row) => (
      <li key={row.id} className={`li li--2 opt is-${row.expiresAt ? urgency(row.expiresAt, now) : 'calm'}`}>
        <div className="cd">
          <b className="num">{row.expiresAt ? timeLeft(row.expiresAt, now) : ''}</b>
          <span className="bar" aria-hidden>
            <i
              style={{
                width: `${row.expiresAt ? Math.max(3, Math.min(100, ((Date.parse(row.expiresAt) - now) / DAY_MS) * 100)) : 0}%`,
              }}
            />
          </span>
        </div>
        <div className="grow">
          <Link className="li__t" to={`/dashboard/reservations/${row.id}`}>
            {row.guestName}
          </Link>
          <p className="li__s">
            {row.villa} · <span className="num">{stayText(row.checkIn, row.checkOut)}</span>{' '}
            <span className="num hide-s">· {row.code}</span>
          </p>
        </div>
        <div className="li__amt">
          <b className="num">{formatMoney(row.due, row.currency, 'tr')}</b>
          <span>{say('home.prepayment-short')}</span>
        </div>
        {ask && (
          <div className="li__a">
            <ContactIcons {...row} />
            <button type="button" className="btn btn--s" onClick={() => ask('extend', row)}>
              {say('home.extend-short')}
            </button>
          </div>
        )}
      </li>
    ))}
  </DayCard>
)
