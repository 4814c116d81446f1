import type { PricePlan } from '../../../../features/pricing/price-plan.ts'
import { seasonInput, type VillaPrices } from '../../../../features/pricing/prices/prices.shape.ts'
import { firstWeek } from '../../../../features/pricing/prices/season-edit.ts'
import { priceOfStay } from '../../../../features/pricing/stay-price.ts'
import { addDays } from '../../../../kernel/day.ts'
import { formatMoney, formatStay } from '../../../../kernel/format.ts'
import { say } from '../../../words/dashboard.ts'

type Props = { prices: VillaPrices; draft: object; own: number | null }

/** What the first week of a period would cost as typed, by the price engine. */
export const SeasonWeek = ({ prices: { villa, terms, seasons, dayPrices, discounts }, draft, own }: Props) => {
  const typed = seasonInput.safeParse(draft).data
  if (!typed || typed.until <= typed.from) return null
  const others = seasons.filter(({ id, from, until }) => id !== own && (until <= typed.from || typed.until <= from))
  const plan: PricePlan = {
    ...terms,
    currency: villa.currency,
    capacity: villa.guests,
    seasons: [...others, { ...typed, id: own ?? 0 }].sort((a, b) => (a.from < b.from ? -1 : 1)),
    dayPrices: Object.fromEntries(dayPrices.map(({ night, nightly }) => [night, nightly])),
    discounts,
    extras: [],
  }
  const checkIn = firstWeek(typed)
  const stay = { checkIn, checkOut: addDays(checkIn, 7) }
  const price = priceOfStay(plan, {
    stay,
    guests: terms.baseGuests,
    today: checkIn,
    freeRun: { from: null, until: null },
  })
  const shown = formatStay(stay.checkIn, stay.checkOut, 'tr')
  return (
    <p className="num" role="status">
      {price.kind === 'priced'
        ? say('prices.season-week', { stay: shown, total: formatMoney(price.total, villa.currency, 'tr') })
        : say('prices.season-week-none', { stay: shown })}
    </p>
  )
}
