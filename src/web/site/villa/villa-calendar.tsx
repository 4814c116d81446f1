import { useSay } from '../../words/use-say.ts'
import { Section } from '../kit/page/section.tsx'
import { LazyStayPicker } from '../stay/picker/lazy-stay-picker.tsx'
import { CalendarTable } from './calendar-table.tsx'
import type { LiveQuote } from './quote/use-quote.ts'
import { useVillaRules } from './quote/use-villa-rules.ts'
import type { VillaCalendar } from './villa-answers.ts'

/** The calendar of the villa; what is chosen in it is priced in the box at once. */
export const VillaCalendarSection = ({ calendar, live }: { calendar: VillaCalendar; live: LiveQuote }) => {
  const say = useSay()
  const rules = useVillaRules(calendar)
  return (
    <Section id="takvim" title={say('villa.calendar')}>
      <noscript>{import.meta.env.SSR && <CalendarTable rules={rules} />}</noscript>
      <VillaStayPicker calendar={calendar} live={live} />
    </Section>
  )
}

/** The stay picker with the nights, prices and rules of a villa. `onDone` when a whole stay is chosen. */
export const VillaStayPicker = ({
  calendar,
  live,
  onDone,
}: {
  calendar: VillaCalendar
  live: LiveQuote
  onDone?: () => void
}) => {
  const rules = useVillaRules(calendar)
  const { checkIn, checkOut } = live.wish
  return (
    <LazyStayPicker
      value={{ checkIn, checkOut }}
      onChange={(stay) => {
        live.change({ checkIn: stay.checkIn, checkOut: stay.checkOut })
        if (stay.checkOut) onDone?.()
      }}
      months={2}
      currency={calendar.currency}
      rules={rules}
    />
  )
}
