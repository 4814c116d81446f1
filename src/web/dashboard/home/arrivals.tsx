import { Check, DoorOpen, LogIn } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { StayRow } from '../../../features/overview/overview.contract.ts'
import { formatMoney } from '../../../kernel/format.ts'
import { say } from '../../words/dashboard.ts'
import { ContactIcons } from '../reservations/record/contact.tsx'
import { sumsOf } from '../sums.ts'
import { DayCard } from './day-card.tsx'

/** Who comes today and what is collected at the door. */
export const ArrivalsCard = ({ rows }: { rows: StayRow[] }) => {
  const sum = sumsOf(rows.map(({ currency, due }) => ({ currency, amount: due })))
  return (
    <DayCard
      title={say('home.arrivals')}
      icon={LogIn}
      count={rows.length}
      first={8}
      empty={say('home.arrivals-empty')}
      note={
        sum && (
          <span className="t3 sm acts__n">
            {say('home.collect')}: <b className="num">{sum}</b>
          </span>
        )
      }
    >
      {rows.map((row) => (
        <Guest key={row.id} row={row} done={row.status === 'CHECKED_IN'}>
          <Due row={row} />
        </Guest>
      ))}
    </DayCard>
  )
}

/** Who leaves today. */
export const DeparturesCard = ({ rows }: { rows: StayRow[] }) => (
  <DayCard
    title={say('home.departures')}
    icon={DoorOpen}
    count={rows.length}
    first={8}
    empty={say('home.departures-empty')}
  >
    {rows.map((row) => (
      <Guest key={row.id} row={row} done={row.status === 'COMPLETED'}>
        {row.status === 'COMPLETED' ? (
          <span className="tagx k-ok">
            <Check className="i i--xs" aria-hidden />
            {say('status.COMPLETED')}
          </span>
        ) : (
          <Due row={row} />
        )}
      </Guest>
    ))}
  </DayCard>
)

const Guest = ({ row, done, children }: { row: StayRow; done: boolean; children: ReactNode }) => (
  <li className={done ? 'li is-done' : 'li'}>
    <div className="grow">
      <Link className="li__t" to={`/dashboard/reservations/${row.id}`}>
        {row.guestName} <span className="t3 sm num">{say('reservation.n-guests', { n: row.guests })}</span>
      </Link>
      <p className="li__s">
        {row.villa} · <span className="num">{row.code}</span>
      </p>
    </div>
    <div className="li__amt">{children}</div>
    {row.phone && (
      <div className="li__a">
        <ContactIcons {...row} />
      </div>
    )}
  </li>
)

const Due = ({ row }: { row: StayRow }) =>
  row.due > 0 ? (
    <>
      <b className="num">{formatMoney(row.due, row.currency, 'tr')}</b>
      <span>{say('home.to-collect-short')}</span>
    </>
  ) : (
    <span className="tagx k-ok">
      <Check className="i i--xs" aria-hidden />
      {say('payment.paid')}
    </span>
  )
