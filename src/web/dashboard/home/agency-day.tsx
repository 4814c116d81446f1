import { ChevronRight, OctagonAlert, Plus, Printer } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { formatDay } from '../../../kernel/format.ts'
import { useNow } from '../../ui/use-now.ts'
import { recordWord, say } from '../../words/dashboard.ts'
import { MoveDialog } from '../reservations/move-dialog.tsx'
import type { MoveTarget, StaffMove } from '../reservations/moves.ts'
import { timeSince } from '../reservations/time-left.ts'
import { ArrivalsCard, DeparturesCard } from './arrivals.tsx'
import type { Ask, DayView } from './day.ts'
import { MonthCard } from './month-card.tsx'
import { OccupancyCard } from './occupancy-card.tsx'
import { OptionsCard } from './options-card.tsx'
import { RequestsCard } from './requests-card.tsx'
import { TransfersCard } from './transfers-card.tsx'

/** The agency's day: what runs out first, then people, then money. */
export const AgencyDay = ({ day }: { day: DayView }) => {
  const [asking, setAsking] = useState<{ move: StaffMove; target: MoveTarget } | null>(null)
  const now = useNow(15_000)
  const ask: Ask = (move, target) => setAsking({ move, target })
  return (
    <>
      <div className="head head--1">
        <h1>
          {formatDay(day.today, 'tr', 'full')} <small className="num">{say('in-house', { n: day.inHouse })}</small>
        </h1>
        <div className="head__acts">
          <button type="button" className="btn hide-s" onClick={() => print()}>
            <Printer className="i" aria-hidden />
            {say('print-day')}
          </button>
          <Link className="btn btn--p" to="/dashboard/reservations/new">
            <Plus className="i" aria-hidden />
            {say('new-reservation')}
          </Link>
        </div>
      </div>
      <Alerts alerts={day.alerts} now={now} />
      <div className="day">
        <div className="stack stack--l">
          <OptionsCard rows={day.optionsEnding} now={now} ask={ask} />
          <RequestsCard rows={day.requests} count={day.requestCount} ask={ask} />
        </div>
        <div className="stack stack--l">
          <ArrivalsCard rows={day.arrivals} />
          <DeparturesCard rows={day.departures} />
          <TransfersCard rows={day.transfersExpected} ask={ask} />
        </div>
        <div className="day day__c day__c--2">
          <OccupancyCard nights={day.occupancy} />
          <MonthCard booked={day.bookedThisMonth} newThisWeek={day.newThisWeek} today={day.today} />
        </div>
      </div>
      {asking && <MoveDialog move={asking.move} target={asking.target} onClose={() => setAsking(null)} />}
    </>
  )
}

const Alerts = ({ alerts, now }: { alerts: DayView['alerts']; now: number }) =>
  alerts.length > 0 && (
    <nav className="als" aria-label={say('alerts')}>
      {alerts.map(({ id, kind, reservationId, code, createdAt }) => (
        <Link key={id} className="al k-bad" to={reservationId ? `/dashboard/reservations/${reservationId}` : '/dashboard/reservations'}>
          <span className="al__i">
            <OctagonAlert className="i" aria-hidden />
          </span>
          <span className="grow">
            <b>{recordWord('alert', kind)}</b>
            <span className="ell num">
              {code} · {timeSince(createdAt, now)}
            </span>
          </span>
          <ChevronRight className="i i--s" aria-hidden />
        </Link>
      ))}
    </nav>
  )
