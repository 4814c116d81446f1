import { lazy, Suspense, useRef, useState } from 'react'
import type { Day } from '../../../../kernel/day.ts'
import { useNear } from '../../../ui/use-near.ts'
import { useSay } from '../../../words/use-say.ts'
import type { LiveQuote } from '../quote/use-quote.ts'
import { useVillaRules } from '../quote/use-villa-rules.ts'
import { VillaSection } from '../sections/villa-section.tsx'
import type { VillaCalendar } from '../villa-answers.ts'
import { CalendarTable } from './calendar-table.tsx'
import style from './villa-calendar.module.css'
import { VillaStayPicker } from './villa-stay-picker.tsx'

const VillaWeeks = lazy(() => import('../weeks/villa-weeks.tsx').then((of) => ({ default: of.VillaWeeks })))

type Props = { slug: string; calendar: VillaCalendar; live: LiveQuote }

/**
 * The calendar of the villa, and its coming year as twelve columns; what is chosen in either is priced in the box at
 * once.
 */
export const VillaCalendarSection = ({ slug, calendar, live }: Props) => {
  const say = useSay()
  const rules = useVillaRules(calendar)
  const [showing, setShowing] = useState<{ day: Day }>()
  const below = useRef<HTMLDivElement>(null)
  const near = useNear(below)
  return (
    <VillaSection id="takvim" title={say('villa.calendar')}>
      <noscript>{import.meta.env.SSR && <CalendarTable rules={rules} />}</noscript>
      <div className={style.picker}>
        <VillaStayPicker calendar={calendar} live={live} showing={showing} />
      </div>
      <div ref={below} className={`${style.weeks} with-js`}>
        {near && (
          <Suspense>
            <VillaWeeks
              slug={slug}
              guests={live.wish.guests}
              onMonth={(day) => setShowing({ day })}
              onWeek={live.change}
            />
          </Suspense>
        )}
      </div>
    </VillaSection>
  )
}
