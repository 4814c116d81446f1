import type { Statement } from '../../../../features/bookkeeping/statement/statement.contract.ts'
import { formatMoney } from '../../../../kernel/format.ts'
import { say } from '../../../words/dashboard.ts'
import { Card } from '../../kit/page/card.tsx'
import style from './statement.module.css'
import { accountRows } from './statement-text.ts'

type Props = { statement: Statement; sums: Statement['sums'][number] }

/** From the net of the month to what is left: carried over, corrections, expenses, what the owner took, payouts. */
export const AccountCard = ({ statement, sums }: Props) => {
  const { currency, gross, commission, carried, due } = sums
  const money = (amount: number) => formatMoney(amount, currency, 'tr')
  return (
    <Card title={say('statement.account-card')}>
      <dl className={style.account}>
        {carried !== 0 && <Row what={say('statement.carried')} amount={money(carried)} />}
        <Row what={say('statement.gross')} amount={money(gross)} />
        <Row what={say('statement.commission')} amount={money(0 - commission)} />
        {accountRows(statement, currency).map(({ key, what, note, amount }) => (
          <Row key={key} what={what} note={note} amount={money(amount)} />
        ))}
        <div className={style.due}>
          <dt>{say('statement.due')}</dt>
          <dd className="num">{money(due)}</dd>
        </div>
      </dl>
    </Card>
  )
}

const Row = ({ what, note, amount }: { what: string; note?: string; amount: string }) => (
  <div>
    <dt>
      {what}
      {note && <small>{note}</small>}
    </dt>
    <dd className="num">{amount}</dd>
  </div>
)
