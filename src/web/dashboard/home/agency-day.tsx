import { Plus, Printer } from 'lucide-react'
import { useState } from 'react'
import type { MissingOfKind } from '../../../features/overview/missing/missing.contract.ts'
import { formatDay } from '../../../kernel/format.ts'
import type { Outcome } from '../../browser/staff-api.ts'
import { say } from '../../words/dashboard.ts'
import { Button, ButtonLink } from '../kit/button/button.tsx'
import { PageHead } from '../kit/page/page-head.tsx'
import { useNow } from '../kit/use-now.ts'
import { MoveDialog } from '../reservations/dialogs/move-dialog.tsx'
import type { MoveTarget, StaffMove } from '../reservations/record/moves.ts'
import style from './agency-day.module.css'
import { AlertStrip } from './alert-strip.tsx'
import { ArrivalsCard, DeparturesCard, OverdueCard } from './cards/arrivals.tsx'
import { MonthCard } from './cards/month-card.tsx'
import { OccupancyCard } from './cards/occupancy-card.tsx'
import { Charts } from './charts/charts.tsx'
import type { Ask, DayView } from './day.ts'
import { DaySheet } from './day-sheet.tsx'
import { MissingList } from './missing/missing-list.tsx'

type Props = { day: DayView; missing: Outcome<MissingOfKind[]> | undefined; onRetry: () => void }

/**
 * The agency's day: what is missing at the left, people and figures at the right. The charts below come once the list
 * above them is there: it would move them from under a hand.
 */
export const AgencyDay = ({ day, missing, onRetry }: Props) => {
  const [asking, setAsking] = useState<{ move: StaffMove; target: MoveTarget } | null>(null)
  const now = useNow(15_000)
  const ask: Ask = (move, target) => setAsking({ move, target })
  return (
    <>
      <PageHead
        title={formatDay(day.today, 'tr', 'full')}
        note={<span className="num">{say('home.in-house', { n: day.inHouse })}</span>}
        acts={
          <>
            <Button className="hide-s" icon={Printer} onClick={() => print()}>
              {say('home.print-day')}
            </Button>
            <ButtonLink look="main" icon={Plus} to="/dashboard/reservations/new">
              {say('reservation.new-reservation')}
            </ButtonLink>
          </>
        }
      />
      <AlertStrip alerts={day.alerts} now={now} />
      <div className={style.day}>
        <MissingList
          kinds={missing?.kind === 'ready' ? missing.value : undefined}
          failed={missing?.kind === 'failed'}
          onRetry={onRetry}
          {...{ day, now, ask }}
        />
        <div className="stack stack--l">
          <OverdueCard rows={day.overdue} count={day.counts.overdue} today={day.today} />
          <ArrivalsCard rows={day.arrivals} />
          <DeparturesCard rows={day.departures} />
          {day.arrivalsTomorrow.length > 0 && <ArrivalsCard rows={day.arrivalsTomorrow} tomorrow />}
          {day.departuresTomorrow.length > 0 && <DeparturesCard rows={day.departuresTomorrow} tomorrow />}
          <MonthCard booked={day.bookedThisMonth} newThisWeek={day.newThisWeek} today={day.today} />
          <OccupancyCard nights={day.occupancy} />
        </div>
      </div>
      {missing && <Charts />}
      <DaySheet day={day} />
      {asking && <MoveDialog move={asking.move} target={asking.target} onClose={() => setAsking(null)} />}
    </>
  )
}
