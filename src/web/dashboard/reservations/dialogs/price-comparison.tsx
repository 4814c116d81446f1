import type { StayPrice } from '../../../../features/pricing/pricing.shape.ts'
import { formatMoney } from '../../../../kernel/format.ts'
import { say } from '../../../words/dashboard.ts'
import table from '../../kit/list/table.module.css'
import { Card } from '../../kit/page/card.tsx'
import { lineName } from '../record/cards/price-card.tsx'
import style from './price-comparison.module.css'

/** The old and the new price side by side, part by part, with the difference. */
export const PriceComparison = ({ before, after }: { before: StayPrice; after: StayPrice }) => {
  const names = [...new Set([...before.lines, ...after.lines].map(lineName))]
  return (
    <Card clip className={style.comparison}>
      <table className={`${table.table} ${table.flat}`}>
        <thead>
          <tr>
            <th scope="col">
              <span className="sr">{say('reservation.price')}</span>
            </th>
            <th scope="col" className={table.right}>
              {say('reservation.old')}
            </th>
            <th scope="col" className={table.right}>
              {say('reservation.new')}
            </th>
            <th scope="col" className={table.right}>
              {say('reservation.difference')}
            </th>
          </tr>
        </thead>
        <tbody>
          {names.map((name) => (
            <Row key={name} name={name} from={sumOf(before, name)} to={sumOf(after, name)} currency={after.currency} />
          ))}
        </tbody>
        <tfoot>
          <Row name={say('reservation.total')} from={before.total} to={after.total} currency={after.currency} struck />
          <Row
            name={say('reservation.prepayment')}
            from={before.prepayment}
            to={after.prepayment}
            currency={after.currency}
            struck
          />
        </tfoot>
      </table>
    </Card>
  )
}

const sumOf = ({ lines }: StayPrice, name: string): number =>
  lines.reduce((sum, line) => (lineName(line) === name ? sum + line.amount : sum), 0)

type RowProps = { name: string; from: number; to: number; currency: StayPrice['currency']; struck?: boolean }

const Row = ({ name, from, to, currency, struck }: RowProps) => {
  const old = formatMoney(from, currency, 'tr')
  const less = to < from ? 'ok-t' : 't3'
  return (
    <tr>
      <td className={table.wrap}>{name}</td>
      <td className={`${table.right} num`}>{struck && from !== to ? <s>{old}</s> : old}</td>
      <td className={`${table.right} num`}>{formatMoney(to, currency, 'tr')}</td>
      <td className={`${table.right} num b ${to > from ? 'warn-t' : less}`}>
        {to > from ? '+' : ''}
        {formatMoney(to - from, currency, 'tr')}
      </td>
    </tr>
  )
}
