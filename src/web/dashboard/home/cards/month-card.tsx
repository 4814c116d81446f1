import { Coins } from 'lucide-react'
import { formatDay } from '../../../../kernel/format.ts'
import { CURRENCIES } from '../../../../kernel/money.ts'
import { say } from '../../../words/dashboard.ts'
import { Card, CardBody } from '../../kit/page/card.tsx'
import { roundText } from '../../sums.ts'
import type { DayView } from '../day.ts'
import style from './month-card.module.css'

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
  <Card
    title={say('home.month-figures', { month: formatDay(today, 'tr', 'month') })}
    icon={Coins}
    acts={<span className="t3 sm hide-s">{say('home.new-this-week', { n: newThisWeek })}</span>}
  >
    <CardBody className={style.figures}>
      {booked.length === 0 && <p className="t3">{say('home.month-empty')}</p>}
      {CURRENCIES.flatMap((currency) => booked.filter((each) => each.currency === currency)).map(
        ({ currency, total, count }) => (
          <p key={currency} className={style.figure}>
            <b className="num">{roundText(total, currency)}</b>
            <span className="t3">{say('home.n-reservations', { n: count })}</span>
          </p>
        ),
      )}
    </CardBody>
  </Card>
)
