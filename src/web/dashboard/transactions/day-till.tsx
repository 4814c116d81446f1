import type { Flow } from '../../../features/reservations/money/till/till.contract.ts'
import { formatMoney } from '../../../kernel/format.ts'
import { CURRENCIES, ISO_CODE } from '../../../kernel/money.ts'
import { say } from '../../words/dashboard.ts'
import table from '../kit/list/table.module.css'
import { Card } from '../kit/page/card.tsx'
import style from './transactions.module.css'

const METHODS = ['cash', 'pos', 'transfer', 'card'] as const

/**
 * What the shown movements come to, like the drawer in the evening: ways to pay down, currencies across. What owners
 * took never was in the drawer.
 */
export const DayTill = ({ flows }: { flows: Flow[] }) => {
  if (flows.length === 0) return null
  const currencies = CURRENCIES.filter((currency) => flows.some((flow) => flow.currency === currency))
  const methods = METHODS.filter((method) => flows.some((flow) => flow.method === method))
  const ours = flows.filter(({ method }) => method !== 'owner')
  const sum = (of: Partial<Pick<Flow, 'method' | 'currency'>>) =>
    (of.method ? flows : ours)
      .filter(({ method, currency }) => (of.method ?? method) === method && (of.currency ?? currency) === currency)
      .reduce((all, { came, went }) => ({ came: all.came + came, went: all.went + went }), { came: 0, went: 0 })
  return (
    <Card clip className={style.till}>
      <table className={`${table.table} ${table.flat}`}>
        <thead>
          <tr>
            <th>{say('transactions.till')}</th>
            {currencies.map((currency) => (
              <th key={currency} className={table.right}>
                {ISO_CODE[currency]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {methods.map((method) => (
            <tr key={method}>
              <td>{say(`method.${method}`)}</td>
              {currencies.map((currency) => (
                <Sum key={currency} {...sum({ method, currency })} currency={currency} />
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <td>{say('transactions.left')}</td>
            {currencies.map((currency) => (
              <Sum key={currency} {...sum({ currency })} currency={currency} />
            ))}
          </tr>
          {ours.length < flows.length && (
            <tr className="t2">
              <td>{say('transactions.with-owners')}</td>
              {currencies.map((currency) => (
                <Sum key={currency} {...sum({ method: 'owner', currency })} currency={currency} />
              ))}
            </tr>
          )}
        </tfoot>
      </table>
    </Card>
  )
}

/** What stayed; and below it what came and went, where both did. */
const Sum = ({ came, went, currency }: Pick<Flow, 'came' | 'went' | 'currency'>) => {
  const money = (amount: number) => formatMoney(amount, currency, 'tr')
  return (
    <td className={`${table.right} num`}>
      {came || went ? <b>{money(came - went)}</b> : '–'}
      {went !== 0 && (
        <span className="t3 sm db">
          +{money(came)} −{money(went)}
        </span>
      )}
    </td>
  )
}
