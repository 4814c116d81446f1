import type { RateRow } from '../../../../features/settings/rates/rates.contract.ts'
import { say } from '../../../words/dashboard.ts'
import style from './exchange.module.css'
import { shown } from './use-rates.ts'

const [WIDTH, HEIGHT, EDGE] = [120, 28, 3]

/** How a rate went in the last 30 days. */
export const Sparkline = ({ row: { history, rate }, name }: { row: RateRow; name: string }) => {
  const rates = [...history.map((each) => Number(each.rate)), Number(rate)]
  const [low, high] = [Math.min(...rates), Math.max(...rates)]
  const y = (value: number) => HEIGHT - EDGE - ((value - low) / (high - low || 1)) * (HEIGHT - 2 * EDGE)
  const points = rates.map((value, at) => `${(at / Math.max(rates.length - 1, 1)) * WIDTH},${y(value).toFixed(1)}`)
  if (points.length === 1) points.push(`${WIDTH},${y(low).toFixed(1)}`)
  const label = say('exchange.history-of', {
    currency: name,
    from: shown(low.toFixed(4)),
    until: shown(high.toFixed(4)),
  })
  return (
    <svg className={style.spark} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={label}>
      <polyline points={points.join(' ')} />
    </svg>
  )
}
