import { Check, CircleAlert, DoorOpen, IdCard, LogIn } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { StayRow } from '../../../../features/overview/overview.contract.ts'
import { type Day, daysBetween } from '../../../../kernel/day.ts'
import { formatMoney } from '../../../../kernel/format.ts'
import { say } from '../../../words/dashboard.ts'
import list from '../../kit/list/rows.module.css'
import { Tag } from '../../kit/page/tag.tsx'
import { ContactIcons } from '../../reservations/record/contact.tsx'
import { sumsOf } from '../../sums.ts'
import { DayCard } from './day-card.tsx'

/** Who comes today or tomorrow, and what is collected at the door. */
export const ArrivalsCard = ({ rows, tomorrow }: { rows: StayRow[]; tomorrow?: boolean }) => {
  const sum = sumsOf(rows.map(({ currency, due }) => ({ currency, amount: due })))
  return (
    <DayCard
      title={say(tomorrow ? 'home.arrivals-tomorrow' : 'home.arrivals')}
      icon={LogIn}
      count={rows.length}
      first={tomorrow ? 5 : 8}
      empty={say('home.arrivals-empty')}
      note={
        sum && (
          <span className="t3 sm">
            {say('home.collect')}: <b className="num">{sum}</b>
          </span>
        )
      }
    >
      {rows.map((row) => (
        <Guest key={row.id} row={row} done={row.status === 'CHECKED_IN'}>
          {row.unlisted > 0 && (
            <Tag tone="k-warn" icon={IdCard} iconSize="xs">
              {say('home.unlisted', { n: row.unlisted })}
            </Tag>
          )}
          <Due row={row} />
        </Guest>
      ))}
    </DayCard>
  )
}

/** Who leaves today or tomorrow. */
export const DeparturesCard = ({ rows, tomorrow }: { rows: StayRow[]; tomorrow?: boolean }) => (
  <DayCard
    title={say(tomorrow ? 'home.departures-tomorrow' : 'home.departures')}
    icon={DoorOpen}
    count={rows.length}
    first={tomorrow ? 5 : 8}
    empty={say('home.departures-empty')}
  >
    {rows.map((row) => (
      <Guest key={row.id} row={row} done={row.status === 'COMPLETED'}>
        {row.status === 'COMPLETED' ? (
          <Tag tone="k-ok" icon={Check} iconSize="xs">
            {say('status.COMPLETED')}
          </Tag>
        ) : (
          <Due row={row} />
        )}
      </Guest>
    ))}
  </DayCard>
)

/** Who should have come or gone before today: it stays here until somebody writes it down. */
export const OverdueCard = ({ rows, count, today }: { rows: StayRow[]; count: number; today: Day }) =>
  rows.length > 0 && (
    <DayCard title={say('home.overdue')} icon={CircleAlert} count={count} first={8} hot empty="">
      {rows.map((row) => {
        const arriving = row.status === 'CONFIRMED'
        const days = daysBetween(arriving ? row.checkIn : row.checkOut, today)
        return (
          <Guest key={row.id} row={row} done={false}>
            <b className="danger-t">{say(arriving ? 'home.arrival-late' : 'home.departure-late', { n: days })}</b>
          </Guest>
        )
      })}
    </DayCard>
  )

const Guest = ({ row, done, children }: { row: StayRow; done: boolean; children: ReactNode }) => (
  <li className={`${list.row} ${done ? list.done : ''}`}>
    <div className="grow">
      <Link className={list.title} to={`/dashboard/reservations/${row.id}`}>
        {row.guestName} <span className="t3 sm num">{say('reservation.n-guests', { n: row.guests })}</span>
      </Link>
      <p className={list.text}>
        {row.villa} · <span className="num">{row.code}</span>
      </p>
    </div>
    <div className={list.amount}>{children}</div>
    {row.phone && (
      <div className={list.acts}>
        <ContactIcons {...row} />
      </div>
    )}
  </li>
)

const Due = ({ row }: { row: StayRow }) =>
  row.due > 0 ? (
    <>
      <b className="num">{formatMoney(row.due, row.currency, 'tr')}</b>
      <small>{say('home.to-collect-short')}</small>
    </>
  ) : (
    <Tag tone="k-ok" icon={Check} iconSize="xs">
      {say('payment.paid')}
    </Tag>
  )
