import { addDays, type Day } from '../../../kernel/day.ts'
import { formatDay, formatMoney } from '../../../kernel/format.ts'
import type { Currency, Minor } from '../../../kernel/money.ts'
import { useLanguage, useSay } from '../../words/use-say.ts'
import { useDays } from '../use-days.ts'
import style from './refund-steps.module.css'

type Props = {
  steps: { until: Day; refunded: Minor }[]
  prepayment: Minor
  currency: Currency
  today: Day
  vertical?: boolean
}

/** The cancellation policy of one stay in dates and money. Steps that are over are left out. */
export const RefundSteps = ({ steps, prepayment, currency, today, vertical }: Props) => {
  const say = useSay()
  const language = useLanguage()
  const days = useDays()
  const ahead = steps.filter(({ until }) => until >= today)
  const amount = (refunded: Minor): string => {
    if (refunded <= 0) return say('refund.none')
    const money = formatMoney(refunded, currency, language)
    return refunded >= prepayment ? say('refund.all', { amount: money }) : say('refund.part', { amount: money })
  }
  return (
    <ol className={vertical ? `${style.steps} ${style.vertical}` : style.steps}>
      {ahead.map(({ until, refunded }, index) => {
        const before = ahead[index - 1]
        const some = refunded >= prepayment ? style.all : style.part
        return (
          <li key={until} className={refunded <= 0 ? style.none : some}>
            <b className="num">{dates(before && addDays(before.until, 1), until)}</b>
            <span className="num">{amount(refunded)}</span>
          </li>
        )
      })}
    </ol>
  )

  function dates(from: Day | undefined, until: Day): string {
    return from ? days.stay(from, until, 'day') : say('refund.until', { day: formatDay(until, language) })
  }
}
