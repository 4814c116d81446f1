import type { ReactNode } from 'react'
import type { PriceLine, StayPrice } from '../../../../features/pricing/pricing.shape.ts'
import { formatDay, formatMoney } from '../../../../kernel/format.ts'
import { useLanguage, useSay } from '../../../words/use-say.ts'
import { About } from '../../kit/money.tsx'
import { Line, Lines } from './lines.tsx'
import style from './price-lines.module.css'
import { lineReason, lineTitle } from './price-words.ts'

type Props = {
  price: StayPrice
  /** In place of pre-payment and balance. */
  children?: ReactNode
  /** A stay that won't be takes no deposit. */
  ended?: boolean
}

/**
 * The whole price line by line, each with its reason; then total, pre-payment, balance, and the deposit below a dashed
 * rule.
 */
export const PriceLines = ({ price, children, ended }: Props) => {
  const say = useSay()
  const language = useLanguage()
  const money = (amount: number) => formatMoney(amount, price.currency, language)
  const cleaned = price.lines.some((line) => line.kind === 'cleaning')
  const total = (
    <>
      {money(price.total)}
      <About amount={price.total} currency={price.currency} />
    </>
  )
  return (
    <Lines>
      {price.lines.map((line) => (
        <ReasonedLine key={lineKey(line)} line={line} price={price} />
      ))}
      {!cleaned && <Line name={say('price.cleaning')} value={say('price.included')} />}
      <Line as="total" name={say('sum.total')} value={total} />
      {children ?? (
        <>
          <Line
            as="part"
            name={say('price.prepayment', { percent: price.prepaymentPercent })}
            value={money(price.prepayment)}
          />
          <Line as="part" name={say('sum.balance')} value={money(price.balance)} />
        </>
      )}
      {price.damageDeposit > 0 && !ended && (
        <Line as="apart" name={say('sum.deposit')} value={money(price.damageDeposit)} />
      )}
    </Lines>
  )
}

const ReasonedLine = ({ line, price }: { line: PriceLine; price: StayPrice }) => {
  const say = useSay()
  const language = useLanguage()
  const words = {
    say,
    day: (day: string) => formatDay(day, language, 'day'),
    money: (amount: number) => formatMoney(amount, price.currency, language),
  }
  const less = line.amount < 0
  const name = (
    <details>
      <summary className={less ? `${style.why} ${style.saving}` : style.why} title={say('price.why')}>
        {lineTitle(words, line, price)}
      </summary>
      <p className={style.reason}>{lineReason(words, line)}</p>
    </details>
  )
  return <Line as={less ? 'less' : undefined} name={name} value={words.money(line.amount)} />
}

const lineKey = (line: PriceLine): string =>
  [line.kind, 'from' in line ? line.from : '', 'ruleId' in line ? line.ruleId : ''].join(':')
