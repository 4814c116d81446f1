import { CalendarDays } from 'lucide-react'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { openDates } from '../../../features/availability/availability.contract.ts'
import { villaOccupancy } from '../../../features/occupancy/occupancy.contract.ts'
import { addDays, dayInIstanbul } from '../../../kernel/day.ts'
import { FURTHEST_DAYS } from '../../../kernel/limits.ts'
import { outcomeOf, staffApi } from '../../browser/staff-api.ts'
import { say } from '../../words/dashboard.ts'
import { type Bar, barOf, isStay } from '../dates/bar.ts'
import { Legend } from '../dates/legend.tsx'
import type { VillaCalendarAnswer } from '../dates/use-villa-calendar.ts'
import { Button, ButtonLink } from '../kit/button/button.tsx'
import { useOutcome } from '../kit/form/use-outcome.ts'
import { useRemoval } from '../kit/list/use-removal.ts'
import { Card } from '../kit/page/card.tsx'
import { Crumb, PageHead } from '../kit/page/page-head.tsx'
import { Failed, Skeleton } from '../kit/page/states.tsx'
import { reservationsOf } from '../places.ts'
import { signedIn } from '../staff.ts'
import { stayText } from '../stay-text.ts'
import { VillaTabs } from '../villas/villa-tabs.tsx'
import type { Route } from './+types/villa-calendar'
import { ClosingSheet } from './closing-sheet.tsx'
import { ClosingsCard } from './closings-card.tsx'
import { DaySheet } from './day-sheet.tsx'
import { Months } from './months.tsx'
import { useTwoTaps } from './use-two-taps.ts'
import style from './villa-calendar.module.css'

export const clientLoader = ({ request, params }: Route.ClientLoaderArgs) => {
  signedIn(request)
  const today = dayInIstanbul(new Date())
  const query = { from: `${today.slice(0, 8)}01`, until: addDays(today, FURTHEST_DAYS) }
  const calendar = staffApi(villaOccupancy, { params: { id: Number(params.id) }, query })
  return { calendar: outcomeOf(calendar.then(({ content }) => content)), today }
}

/** The calendar of one villa: who and what its nights are; dates are closed in two taps and opened again. */
export default function VillaCalendar({ loaderData }: Route.ComponentProps) {
  const { outcome } = useOutcome(loaderData.calendar)
  const { revalidate } = useRevalidator()
  if (outcome?.kind === 'ready') return <Calendar calendar={outcome.value} today={loaderData.today} />
  return (
    <>
      <Crumb to="/dashboard/villas" from={say('menu.villas')}>
        {say('villa.tab.calendar')}
      </Crumb>
      <PageHead title={say('villa.tab.calendar')} />
      <Card>{outcome ? <Failed onRetry={revalidate} /> : <Skeleton rows={12} />}</Card>
    </>
  )
}

const STATES = [
  'CONFIRMED',
  'CHECKED_IN',
  'COMPLETED',
  'OPTION',
  'REQUEST',
  'external',
  'owner-stay',
  'closing',
  'maintenance',
] as const

const Calendar = ({ calendar, today }: { calendar: VillaCalendarAnswer; today: string }) => {
  const { villa } = calendar
  const [months, setMonths] = useState(12)
  const [looking, setLooking] = useState<Bar>()
  const { leaving, remove } = useRemoval(openDates, ({ from, until }: Bar) =>
    say('vcal.reopened', { dates: stayText(from, until) }),
  )
  const bars = calendar.bars.map(barOf).filter((bar) => isStay(bar) || !leaving.includes(bar.id))
  const taps = useTwoTaps(villa.id, bars, setLooking)
  return (
    <>
      <Crumb to="/dashboard/villas" from={say('menu.villas')}>
        {villa.name}
      </Crumb>
      <PageHead
        title={villa.name}
        note={villa.code}
        acts={
          <ButtonLink icon={CalendarDays} to={reservationsOf(villa.id)}>
            {say('menu.reservations')}
          </ButtonLink>
        }
      />
      <VillaTabs villaId={villa.id} />
      <div className={style.screen}>
        <div className="stack stack--l">
          <p className="t2">{say('vcal.how')}</p>
          <Legend states={STATES} conflict={calendar.conflicts.length > 0} />
          <Months today={today} count={months} bars={bars} conflicts={calendar.conflicts} taps={taps} />
          {months < 24 && <Button onClick={() => setMonths(24)}>{say('vcal.more')}</Button>}
        </div>
        <aside className={style.side}>
          <ClosingsCard
            bars={bars.filter(({ id, guests }) => guests === 0 && calendar.changeable.includes(id))}
            onOpen={remove}
          />
        </aside>
      </div>
      {taps.state.kind !== 'idle' && <ClosingSheet taps={taps} />}
      {looking && taps.state.kind === 'idle' && (
        <DaySheet
          bar={looking}
          onClose={() => setLooking(undefined)}
          onOpen={calendar.changeable.includes(looking.id) && !isStay(looking) ? remove : undefined}
        />
      )}
    </>
  )
}
