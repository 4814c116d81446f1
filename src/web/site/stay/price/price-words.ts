import type { PriceLine, StayPrice } from '../../../../features/pricing/pricing.shape.ts'
import type { Day } from '../../../../kernel/day.ts'
import type { Minor } from '../../../../kernel/money.ts'
import type { Say } from '../../../words/use-say.ts'

type Words = { say: Say; day: (day: Day) => string; money: (amount: Minor) => string }

/** What a line of a price is for; the date is named when the stay has several prices. */
export const lineTitle = ({ say, day, money }: Words, line: PriceLine, { lines }: StayPrice): string => {
  const since = 'from' in line && lines.filter((each) => 'from' in each).length > 1 ? ` · ${day(line.from)}` : ''
  switch (line.kind) {
    case 'nights':
      return say('price.nights', { n: line.nights, price: money(line.nightly) }) + since
    case 'day-price':
      return say('price.dayPrice', { n: line.nights, price: money(line.nightly) }) + since
    case 'week':
      return say('price.weeks', { n: line.weeks, price: money(line.weekly) }) + since
    case 'extra-guests':
      return say('price.extraGuests', { n: line.guests })
    case 'discount':
      return say(`price.discount.${line.why}`, { percent: line.percent })
    case 'cleaning':
      return say('price.cleaningShort')
    case 'extra':
      return say(`price.extra.${line.code}`)
    case 'agreed':
      return say('price.agreed')
  }
}

/** 'Neden bu fiyat?': the rule behind a line as a sentence. */
export const lineReason = ({ say, day, money }: Words, line: PriceLine): string => {
  switch (line.kind) {
    case 'nights':
      return say('price.because.nights', { day: day(line.from), price: money(line.nightly) })
    case 'day-price':
      return say('price.because.dayPrice', { day: day(line.from) })
    case 'week':
      return say('price.because.weeks', { price: money(line.weekly) })
    case 'extra-guests':
      return say('price.because.extraGuests', { price: money(line.nightly) })
    case 'discount':
      return say(`price.because.${line.why}`, { percent: line.percent })
    case 'cleaning':
      return say('price.because.cleaning', { n: line.belowNights })
    case 'extra':
      return say('price.because.extra')
    case 'agreed':
      return say('price.agreed')
  }
}
