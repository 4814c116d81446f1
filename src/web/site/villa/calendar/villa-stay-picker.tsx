import type { Day } from '../../../../kernel/day.ts'
import { LazyStayPicker } from '../../stay/picker/lazy-stay-picker.tsx'
import type { LiveQuote } from '../quote/use-quote.ts'
import { useVillaRules } from '../quote/use-villa-rules.ts'
import type { VillaCalendar } from '../villa-answers.ts'

type Props = { calendar: VillaCalendar; live: LiveQuote; onDone?: () => void; showing?: { day: Day } }

/** The stay picker with the nights, prices and rules of a villa. `onDone` when a whole stay is chosen. */
export const VillaStayPicker = ({ calendar, live, onDone, showing }: Props) => {
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
      showing={showing}
    />
  )
}
