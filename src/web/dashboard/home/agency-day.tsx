import { Plus, Printer } from 'lucide-react'
import { useState } from 'react'
import { formatDay } from '../../../kernel/format.ts'
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
import { OptionsCard } from './cards/options-card.tsx'
import { RequestsCard } from './cards/requests-card.tsx'
import { TransfersCard } from './cards/transfers-card.tsx'
import type { Ask, DayView } from './day.ts'
import { DaySheet } from './day-sheet.tsx'

/** The agency's day: what runs out and what is waited for at the left, people and figures at the right. */
export const AgencyDay = ({ day }: { day: DayView }) => {
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
      <AlertStrip day={day} now={now} />
      <div className={style.day}>
        <div className={`stack stack--l ${style.side}`}>
          <OptionsCard rows={day.optionsEnding} now={now} ask={ask} />
          <RequestsCard rows={day.requests} count={day.requestCount} now={now} ask={ask} />
          <TransfersCard rows={day.transfersExpected} ask={ask} className={style.late} />
        </div>
        <div className={`stack stack--l ${style.side}`}>
          <OverdueCard rows={day.overdue} today={day.today} />
          <ArrivalsCard rows={day.arrivals} />
          <DeparturesCard rows={day.departures} />
          <div className={`stack stack--l ${style.figures}`}>
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
