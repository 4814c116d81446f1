import { Coins } from 'lucide-react'
import { formatDay, formatMoney } from '../../../kernel/format.ts'
import { CURRENCIES } from '../../../kernel/money.ts'
import { say } from '../../words/dashboard.ts'
import type { DayView } from './day.ts'

/** What was confirmed this month, by currency: amounts of different currencies are never added up. */
export const MonthCard = ({ booked, newThisWeek, today }: { booked: DayView['bookedThisMonth']; newThisWeek: number; today: string }) => (
  <section className="card">
    <div className="card__h">
      <h2>
        <Coins className="i" aria-hidden />
        {say('month-figures', { month: formatDay(today, 'tr', 'month') })}
      </h2>
    </div>
    <div className="card__b stack">
      {booked.length === 0 && <p className="t3">{say('month-empty')}</p>}
      {inOrder(booked).map(({ currency, total, count }) => (
        <p key={currency} className="fig">
          <b className="num">{formatMoney(total, currency, 'tr')}</b>
          <span className="t3">{say('n-confirmed', { n: count })}</span>
        </p>
      ))}
      <p className="fig fig--s">
        <b className="num">{newThisWeek}</b>
        <span className="t3">{say('new-this-week')}</span>
      </p>
    </div>
  </section>
)

const inOrder = (booked: DayView['bookedThisMonth']) =>
  [...booked].sort((one, other) => CURRENCIES.indexOf(one.currency) - CURRENCIES.indexOf(other.currency))
