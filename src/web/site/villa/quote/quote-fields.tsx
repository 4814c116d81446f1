import { useState } from 'react'
import { Form } from 'react-router'
import { useSay } from '../../../words/use-say.ts'
import { Button } from '../../kit/button/button.tsx'
import quoteBox from './quote-box.module.css'
import { QuoteDates } from './quote-dates.tsx'
import { NativePicks, PressedPicks } from './quote-picks.tsx'
import type { QuoteProps } from './use-quote.ts'

/**
 * Arrival, departure, guests: the dates open the calendar and the price follows by itself; without JavaScript a plain
 * form.
 */
export const QuoteFields = (props: QuoteProps) => (
  <>
    <noscript>{import.meta.env.SSR && <PlainFields {...props} />}</noscript>
    <LiveFields {...props} />
  </>
)

const PlainFields = ({ villa, live }: QuoteProps) => {
  const say = useSay()
  return (
    <Form method="get" preventScrollReset className={quoteBox.form}>
      <NativePicks wish={live.wish} capacity={villa.guests} />
      <Button type="submit" wide>
        {say('quote.calculate')}
      </Button>
    </Form>
  )
}

const LiveFields = ({ villa, calendar, live }: QuoteProps) => {
  const say = useSay()
  const [choosing, setChoosing] = useState(false)
  const { wish } = live
  return (
    <div className={`${quoteBox.form} with-js`}>
      <PressedPicks
        wish={wish}
        capacity={villa.guests}
        onDates={() => setChoosing(true)}
        onGuests={(guests) => live.change({ guests })}
      />
      {(!wish.checkIn || !wish.checkOut) && (
        <Button wide onClick={() => setChoosing(true)}>
          {say('quote.calculate')}
        </Button>
      )}
      <QuoteDates calendar={calendar} live={live} open={choosing} onClose={() => setChoosing(false)} />
    </div>
  )
}
