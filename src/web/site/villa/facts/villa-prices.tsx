import type { PriceRow } from '../../../../features/pricing/pricing.shape.ts'
import { addDays, type Day } from '../../../../kernel/day.ts'
import { formatMoney } from '../../../../kernel/format.ts'
import { useLanguage, useSay } from '../../../words/use-say.ts'
import { useSite } from '../../site-data.ts'
import { useDays } from '../../use-days.ts'
import { VillaSection } from '../sections/villa-section.tsx'
import type { VillaCalendar } from '../villa-answers.ts'
import style from './villa-prices.module.css'

/** The price table shows as far as the calendar does. */
const SHOWN_DAYS = 425

/**
 * The price table: seasons with nightly, weekly and shortest stay, that of the chosen arrival marked; the terms that go
 * with them below.
 */
export const VillaPrices = ({ calendar, arrival }: { calendar: VillaCalendar; arrival?: Day }) => {
  const say = useSay()
  const { today } = useSite()
  const seasons = calendar.seasons.filter(({ from }) => from < addDays(today, SHOWN_DAYS))
  if (!seasons.length) return null
  return (
    <VillaSection id="fiyatlar" title={say('house.prices')}>
      <table className={style.prices}>
        <thead>
          <tr>
            <th scope="col">{say('house.season')}</th>
            <th scope="col">{say('house.nightly')}</th>
            <th scope="col">{say('house.weekly')}</th>
            <th scope="col" className={style.wide}>
              {say('house.minStay')}
            </th>
          </tr>
        </thead>
        <tbody>
          {seasons.map((season) => (
            <SeasonRow
              key={season.from}
              season={season}
              calendar={calendar}
              marked={covers(season, arrival ?? today)}
            />
          ))}
        </tbody>
      </table>
      <Terms calendar={calendar} />
    </VillaSection>
  )
}

const SeasonRow = ({ season, calendar, marked }: { season: PriceRow; calendar: VillaCalendar; marked: boolean }) => {
  const say = useSay()
  const language = useLanguage()
  const days = useDays()
  const money = (amount: number) => formatMoney(amount, calendar.currency, language)
  return (
    <tr className={marked ? style.now : undefined}>
      <td>
        <span className={`num ${style.day}`}>{days.day(season.from, 'short')}</span> –{' '}
        <span className={`num ${style.day}`}>{days.day(addDays(season.until, -1), 'short')}</span>{' '}
        <small className="num">{years(season)}</small>
        <small className={style.narrow}>{say('house.atLeast', { n: season.minNights })}</small>
      </td>
      <td className={style.money}>{money(season.nightly)}</td>
      <td className={style.money}>
        <b>{money(season.weekly ?? season.nightly * 7)}</b>
      </td>
      <td className={style.wide}>{say('count.nights', { n: season.minNights })}</td>
    </tr>
  )
}

const covers = ({ from, until }: PriceRow, day: Day): boolean => from <= day && day < until

const Terms = ({ calendar }: { calendar: VillaCalendar }) => {
  const say = useSay()
  const language = useLanguage()
  const money = (amount: number) => formatMoney(amount, calendar.currency, language)
  const cleaning = calendar.seasons.find(({ cleaningFee }) => cleaningFee > 0)
  return (
    <ul className={`tiny ${style.terms}`}>
      {cleaning && (
        <li>{say('terms.cleaning', { n: cleaning.cleaningBelowNights, amount: money(cleaning.cleaningFee) })}</li>
      )}
      {calendar.extraGuestNightly > 0 && (
        <li>{say('terms.extraGuests', { n: calendar.baseGuests, amount: money(calendar.extraGuestNightly) })}</li>
      )}
      <li>{say('terms.prepayment', { percent: calendar.prepaymentPercent })}</li>
      {calendar.damageDeposit > 0 && <li>{say('terms.deposit', { amount: money(calendar.damageDeposit) })}</li>}
      {calendar.extras.map((extra) => (
        <li key={extra.code}>
          {say(extra.amount === 0 ? 'terms.extraFree' : EXTRA_TERMS[extra.per], {
            name: extra.name,
            amount: money(extra.amount),
          })}
        </li>
      ))}
    </ul>
  )
}

const years = ({ from, until }: PriceRow): string => {
  const [first, last] = [from.slice(0, 4), addDays(until, -1).slice(0, 4)]
  return first === last ? first : `${first}–${last}`
}

const EXTRA_TERMS = { night: 'terms.extraNight', stay: 'terms.extraStay' } as const
