import { Plus, Printer } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { formatDay } from '../../../kernel/format.ts'
import { say } from '../../words/dashboard.ts'
import { useNow } from '../kit/use-now.ts'
import { MoveDialog } from '../reservations/dialogs/move-dialog.tsx'
import type { MoveTarget, StaffMove } from '../reservations/record/moves.ts'
import { AlertStrip } from './alert-strip.tsx'
import { ArrivalsCard, DeparturesCard } from './arrivals.tsx'
import type { Ask, DayView } from './day.ts'
import { DaySheet } from './day-sheet.tsx'
import { MonthCard } from './month-card.tsx'
import { OccupancyCard } from './occupancy-card.tsx'
import { OptionsCard } from './options-card.tsx'
import { RequestsCard } from './requests-card.tsx'
import { TransfersCard } from './transfers-card.tsx'

/** The agency's day: what runs out and what is waited for at the left, people and figures at the right. */
export const AgencyDay = ({ day }: { day: DayView }) => {
  const [asking, setAsking] = useState<{ move: StaffMove; target: MoveTarget } | null>(null)
  const now = useNow(15_000)
  const ask: Ask = (move, target) => setAsking({ move, target })
  return (
    <>
      <div className="head head--1">
        <h1>
          {formatDay(day.today, 'tr', 'full')} <small className="num">{say('home.in-house', { n: day.inHouse })}</small>
        </h1>
        <div className="head__acts">
          <button type="button" className="btn hide-s" onClick={() => print()}>
            <Printer className="i" aria-hidden />
            {say('home.print-day')}
          </button>
          <Link className="btn btn--p" to="/dashboard/reservations/new">
            <Plus className="i" aria-hidden />
            {say('reservation.new-reservation')}
          </Link>
        </div>
      </div>
      <AlertStrip alerts={day.alerts} now={now} />
      <div className="day">
        <div className="stack stack--l">
          <OptionsCard rows={day.optionsEnding} now={now} ask={ask} />
          <RequestsCard rows={day.requests} count={day.requestCount} now={now} ask={ask} />
          <TransfersCard rows={day.transfersExpected} ask={ask} />
        </div>
        <div className="stack stack--l">
          <ArrivalsCard rows={day.arrivals} />
          <DeparturesCard rows={day.departures} />
          <div className="stack stack--l day__figs">
            <MonthCard booked={day.bookedThisMonth} newThisWeek={day.newThisWeek} today={day.today} />
            <OccupancyCard nights={day.occupancy} />
          </div>
        </div>
      </div>
      <DaySheet day={day} />
      {asking && <MoveDialog move={asking.move} target={asking.target} onClose={() => setAsking(null)} />}
    </>
  )
}
