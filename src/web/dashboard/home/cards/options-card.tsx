import { Check, Hourglass } from 'lucide-react'
import { Link } from 'react-router'
import type { StayRow } from '../../../../features/overview/overview.contract.ts'
import { formatMoney } from '../../../../kernel/format.ts'
import { say } from '../../../words/dashboard.ts'
import { Button } from '../../kit/button/button.tsx'
import list from '../../kit/list/rows.module.css'
import { TO } from '../../places.ts'
import { ContactIcons } from '../../reservations/record/contact.tsx'
import { timeLeft, urgency } from '../../reservations/time-left.ts'
import { stayText } from '../../stay-text.ts'
import type { Ask } from '../day.ts'
import { All } from './all.tsx'
import { DayCard } from './day-card.tsx'
import style from './options-card.module.css'

const DAY_MS = 86_400_000
const URGENCY = { hot: style.hot, warn: style.warn, calm: '' }

/** Options by how soon they end, with what is waited for and the way to give more time. */
export const OptionsCard = ({ rows, count, now, ask }: { rows: StayRow[]; count: number; now: number; ask?: Ask }) => (
  <DayCard
    title={say('home.options-ending')}
    icon={Hourglass}
    count={count}
    first={8}
    hot
    empty={say('home.options-ending-empty')}
    note={<All to={TO.options} />}
  >
    {rows.map((row) => (
      <OptionRow key={row.id} row={row} now={now} ask={ask} />
    ))}
  </DayCard>
)

/** An option with the time that is left, what is waited for and, for staff, money that came and more time. */
export const OptionRow = ({ row, now, ask }: { row: StayRow; now: number; ask?: Ask }) => (
  <li className={`${list.row} ${list.two} ${row.expiresAt ? URGENCY[urgency(row.expiresAt, now)] : ''}`}>
    <div className={style.left}>
      <b className="num">{row.expiresAt ? timeLeft(row.expiresAt, now) : ''}</b>
      <span className={style.bar} aria-hidden>
        <i
          style={{
            width: `${row.expiresAt ? Math.max(3, Math.min(100, ((Date.parse(row.expiresAt) - now) / DAY_MS) * 100)) : 0}%`,
          }}
        />
      </span>
    </div>
    <div className="grow">
      <Link className={list.title} to={`/dashboard/reservations/${row.id}`}>
        {row.guestName}
      </Link>
      <p className={list.text}>
        {row.villa} · <span className={`num ${style.stay}`}>{stayText(row.checkIn, row.checkOut)}</span>{' '}
        <span className="num hide-s">· {row.code}</span>
      </p>
    </div>
    <div className={list.amount}>
      <b className="num">{formatMoney(row.due, row.currency, 'tr')}</b>
      <small>{say('home.prepayment-short')}</small>
    </div>
    {ask && (
      <div className={list.acts}>
        <ContactIcons {...row} />
        {row.payBy === 'transfer' && (
          <Button size="small" icon={Check} onClick={() => ask('receive-transfer', row)}>
            {say('move.receive-transfer')}
          </Button>
        )}
        <Button size="small" onClick={() => ask('extend', row)}>
          {say('home.extend-short')}
        </Button>
      </div>
    )}
  </li>
)
