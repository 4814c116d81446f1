import type { Flow } from '../../../features/reservations/money/till/till.contract.ts'
import { formatMoney } from '../../../kernel/format.ts'
import { say } from '../../words/dashboard.ts'
import table from '../kit/list/table.module.css'
import { Card } from '../kit/page/card.tsx'
import style from './transactions.module.css'

/** What the shown movements come to: by method, and each currency for itself. */
export const DayTill = ({ flows }: { flows: Flow[] }) => {
  if (flows.length === 0) return null
  return (
    <Card clip title={say('transactions.till')} className={style.till}>
      <table className={`${table.table} ${table.flat}`}>
        <thead>
          <tr>
            <th>{say('money.method')}</th>
            <th className={table.right}>{say('transactions.came')}</th>
            <th className={table.right}>{say('transactions.went')}</th>
            <th className={table.right}>{say('transactions.left')}</th>
          </tr>
        </thead>
        <tbody>
          {flows.map(({ method, currency, came, went, count }) => (
            <tr key={`${method} ${currency}`}>
              <td>
                {say(`method.${method}`)} <span className="t3 sm num">{say('transactions.n', { n: count })}</span>
              </td>
              <td className={`${table.right} num`}>{came ? formatMoney(came, currency, 'tr') : '–'}</td>
              <td className={`${table.right} num`}>{went ? formatMoney(went, currency, 'tr') : '–'}</td>
              <td className={`${table.right} num b`}>{formatMoney(came - went, currency, 'tr')}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  )
}
