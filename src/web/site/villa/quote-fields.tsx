import { useState } from 'react'
import { Form } from 'react-router'
import { useHydrated } from '../../ui/use-hydrated.ts'
import { useSay } from '../../words/use-say.ts'
import { QuoteDates } from './quote-dates.tsx'
import { NativePicks, PressedPicks } from './quote-picks.tsx'
import type { QuoteProps } from './use-quote.ts'

/** Arrival, departure, guests: a plain form without JavaScript; with it the dates open the calendar and the price follows by itself. */
export const QuoteFields = ({ villa, calendar, live }: QuoteProps) => {
  const say = useSay()
  const hydrated = useHydrated()
  const [choosing, setChoosing] = useState(false)
  const { wish } = live
  if (!hydrated)
    return (
      <Form method="get" preventScrollReset className="qbox__form">
        <NativePicks wish={wish} capacity={villa.guests} />
        <button type="submit" className="btn btn--block">
          {say('quote.calculate')}
        </button>
      </Form>
    )
  return (
    <div className="qbox__form">
      <PressedPicks wish={wish} capacity={villa.guests} onDates={() => setChoosing(true)} onGuests={(guests) => live.change({ guests })} />
      {(!wish.checkIn || !wish.checkOut) && (
        <button type="button" className="btn btn--block" onClick={() => setChoosing(true)}>
          {say('quote.calculate')}
        </button>
      )}
      <QuoteDates calendar={calendar} live={live} open={choosing} onClose={() => setChoosing(false)} />
    </div>
  )
}
