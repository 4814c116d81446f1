import { CalendarCheck, CircleAlert, TriangleAlert } from 'lucide-react'
import { deadGapsAround, inTheWay, type Span, takenNights } from '../../../features/occupancy/free-nights.ts'
import { dayInIstanbul, daysBetween } from '../../../kernel/day.ts'
import { say } from '../../words/dashboard.ts'
import { Note } from '../kit/page/note.tsx'
import { stayText } from '../stay-text.ts'
import { barName, barOf, isStay } from './bar.ts'
import type { VillaCalendarAnswer } from './use-villa-calendar.ts'

type Props = {
  calendar: VillaCalendarAnswer | undefined
  span: Span
  /** The closing that is moved: its own nights don't stand in its way. */
  own?: number
  chosen: boolean
}

/** What closing these nights would mean: are they free, and which gap beside them could nobody book any more? */
export const ClosingNote = ({ calendar, span, own, chosen }: Props) => {
  if (!chosen) return <p className="t3">{say('dates.choose')}</p>
  if (!calendar)
    return (
      <p className="row t2" role="status">
        <span className="spin" aria-hidden />
        {say('reservation.quote-asking')}
      </p>
    )
  const bars = calendar.bars.map(barOf).filter((bar) => isStay(bar) || bar.id !== own)
  const taken = takenNights(bars, span)
  if (taken > 0)
    return (
      <Note tone="k-bad" icon={CircleAlert} role="status">
        {say('dates.taken', { n: taken, who: inTheWay(bars, span).map(barName).join(', ') })}
      </Note>
    )
  const gaps = deadGapsAround(bars, span, dayInIstanbul(new Date()), calendar)
  return (
    <>
      <Note tone="k-ok" icon={CalendarCheck} role="status">
        {say('dates.free', { n: daysBetween(span.from, span.until), dates: stayText(span.from, span.until) })}
      </Note>
      {gaps.map(({ from, until, nights, minimum }) => (
        <Note key={from} tone="k-warn" icon={TriangleAlert} role="status">
          {say('dates.dead-gap', { n: nights, dates: stayText(from, until), minimum })}
        </Note>
      ))}
    </>
  )
}
