import { Banknote, CircleHelp } from 'lucide-react'
import type { PriceLine, StayPrice } from '../../../../../features/pricing/pricing.shape.ts'
import { addDays } from '../../../../../kernel/day.ts'
import { formatMoney, formatStay } from '../../../../../kernel/format.ts'
import type { Currency } from '../../../../../kernel/money.ts'
import { say } from '../../../../words/dashboard.ts'
import table from '../../../kit/list/table.module.css'
import { Card } from '../../../kit/page/card.tsx'
import style from './price-card.module.css'

/** The price line by line, each with its reason. */
export const PriceCard = ({ price }: { price: StayPrice }) => (
  <Card
    clip
    title={say('reservation.price')}
    icon={Banknote}
    note={say(price.fillsGap ? 'reservation.price-gap' : 'reservation.price-frozen')}
  >
    <table className={`${table.table} ${table.flat}`}>
      <tbody>
        {price.lines.map((line) => (
          <tr key={keyOf(line)}>
            <td className={table.wrap}>
              <b>{lineName(line)}</b> <span className="t3 num">{lineFormula(line, price.currency)}</span>
              <span className={style.why}>
                <CircleHelp className="i i--xs" aria-hidden />
                {lineReason(line)}
              </span>
            </td>
            <td className={`${table.right} num b`}>{formatMoney(line.amount, price.currency, 'tr')}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <td>{say('reservation.total')}</td>
          <td className={`${table.right} num`}>{formatMoney(price.total, price.currency, 'tr')}</td>
        </tr>
      </tfoot>
    </table>
  </Card>
)

const keyOf = (line: PriceLine): string => {
  if ('from' in line) return `${line.kind}${line.from}`
  return 'ruleId' in line ? `${line.kind}${line.ruleId}` : line.kind
}

/** What a line is for. */
export const lineName = (line: PriceLine): string => {
  if (line.kind === 'discount') return say(`discount.${line.why}`)
  if (line.kind === 'extra') return say(`extra.${line.code}`)
  return say(`line.${line.kind}`)
}

const lineFormula = (line: PriceLine, currency: Currency): string => {
  const money = (amount: number) => formatMoney(amount, currency, 'tr')
  switch (line.kind) {
    case 'nights':
    case 'day-price':
      return `${say('reservation.nights', { n: line.nights })} × ${money(line.nightly)}`
    case 'week':
      return `${say('reservation.n-weeks', { n: line.weeks })} × ${money(line.weekly)}`
    case 'extra-guests':
      return `${say('reservation.n-guests', { n: line.guests })} × ${say('reservation.nights', { n: line.nights })} × ${money(line.nightly)}`
    case 'discount':
      return `\u2212%${line.percent}`
    default:
      return ''
  }
}

/** Why the line is there: "Neden bu fiyat?" answered. */
const lineReason = (line: PriceLine): string => {
  switch (line.kind) {
    case 'nights':
    case 'day-price':
      return say(`why.${line.kind}`, { days: formatStay(line.from, addDays(line.from, line.nights), 'tr') })
    case 'week':
      return say('why.week', { days: formatStay(line.from, addDays(line.from, line.weeks * 7), 'tr') })
    case 'cleaning':
      return say('why.cleaning', { n: line.belowNights })
    case 'discount':
      return say(`why.discount.${line.why}`)
    default:
      return say(`why.${line.kind}`)
  }
}
