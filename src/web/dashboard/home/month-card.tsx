import { Coins } from 'lucide-react'
import { formatDay } from '../../../kernel/format.ts'
import { CURRENCIES } from '../../../kernel/money.ts'
import { say } from '../../words/dashboard.ts'
import { roundText } from '../sums.ts'
import type { DayView } from './day.ts'

/** What was confirmed this month, by currency: amounts of different currencies are never added up. */
export const MonthCard = ({
  booked,
  newThisWeek,
  today,
}: {
  booked: DayView['bookedThisMonth']
  newThisWeek: number
  today: string
}) => (
  <section className="card">
    <div className="card__h">
      <h2>
        <Coins className="i" aria-hidden />
        {say('home.month-figures', { month: formatDay(today, 'tr', 'month') })}
      </h2>
      <span className="acts acts__n t3 sm">{say('home.new-this-week', { n: newThisWeek })}</span>
    </div>
    <div className="card__b figs">
      {booked.length === 0 && <p className="t3">{say('home.month-empty')}</p>}
      {CURRENCIES.flatMap((currency) => booked.filter((each) => each.currency === currency)).map(
        ({ currency, total, count }) => (
          <p key={currency} className="fig">
            <b className="num">{roundText(total, currency)}</b>
            <span className="t3">{say('home.n-reservations', { n: count })}</span>
          </p>
        ),
      )}
    </div>
  </section>
)
