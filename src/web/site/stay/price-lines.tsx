import type { ReactNode } from 'react'
import type { PriceLine, StayPrice } from '../../../features/pricing/pricing.shape.ts'
import { formatDay, formatMoney } from '../../../kernel/format.ts'
import { useLanguage, useSay } from '../../words/use-say.ts'
import { About } from '../kit/money.tsx'
import { lineReason, lineTitle } from './price-words.ts'

type Props = { price: StayPrice; children?: ReactNode /** A stay that won't be takes no deposit. */; ended?: boolean }

/**
 * The whole price line by line, each with its reason; then total, pre-payment, balance, and the deposit below a dashed
 * rule.
 */
export const PriceLines = ({ price, children, ended }: Props) => {
  const say = useSay()
  const language = useLanguage()
  const money = (amount: number) => formatMoney(amount, price.currency, language)
  const cleaned = price.lines.some((line) => line.kind === 'cleaning')
  return (
    <dl className="lines">
      {price.lines.map((line) => (
        <Line key={lineKey(line)} line={line} price={price} />
      ))}
      {!cleaned && (
        <div>
          <dt>{say('price.cleaning')}</dt>
          <dd>{say('price.included')}</dd>
        </div>
      )}
      <div className="total">
        <dt>{say('price.total')}</dt>
        <dd>
          {money(price.total)}
          <About amount={price.total} currency={price.currency} />
        </dd>
      </div>
      {children ?? (
        <>
          <div className="sub">
            <dt>{say('price.prepayment', { percent: price.prepaymentPercent })}</dt>
            <dd>{money(price.prepayment)}</dd>
          </div>
          <div className="sub">
            <dt>{say('price.balance')}</dt>
            <dd>{money(price.balance)}</dd>
          </div>
        </>
      )}
      {price.damageDeposit > 0 && !ended && (
        <div className="sub aside">
          <dt>{say('price.deposit')}</dt>
          <dd>{money(price.damageDeposit)}</dd>
        </div>
      )}
    </dl>
  )
}

const Line = ({ line, price }: { line: PriceLine; price: StayPrice }) => {
  const say = useSay()
  const language = useLanguage()
  const words = {
    say,
    day: (day: string) => formatDay(day, language, 'day'),
    money: (amount: number) => formatMoney(amount, price.currency, language),
  }
  return (
    <div className={line.amount < 0 ? 'minus' : undefined}>
      <dt>
        <details className="reason">
          <summary className="why-btn" title={say('price.why')}>
            {lineTitle(words, line, price)}
          </summary>
          <p>{lineReason(words, line)}</p>
        </details>
      </dt>
      <dd>{words.money(line.amount)}</dd>
    </div>
  )
}

const lineKey = (line: PriceLine): string =>
  [line.kind, 'from' in line ? line.from : '', 'ruleId' in line ? line.ruleId : ''].join(':')
