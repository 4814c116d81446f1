import type { Statement } from '../../../../features/bookkeeping/statement/statement.contract.ts'
import { formatMoney } from '../../../../kernel/format.ts'
import { say } from '../../../words/dashboard.ts'
import { Card } from '../../kit/page/card.tsx'
import style from './statement.module.css'

type Props = { statement: Statement; sums: Statement['sums'][number] }

/** The month in five figures. */
export const Figures = ({ statement: { lines }, sums }: Props) => {
  const { currency, gross, commission, expenses, net, due } = sums
  const own = lines.filter((line) => line.currency === currency)
  const stays = own.filter(({ kind }) => kind === 'stay')
  const money = (amount: number) => formatMoney(amount, currency, 'tr')
  const spent = own.filter(({ kind }) => kind === 'expense').length
  const nights = stays.reduce((sum, stay) => sum + stay.nights, 0)
  return (
    <Card className={style.figures}>
      <Figure word={say('statement.gross')} sum={money(gross)}>
        {say('statement.gross-note', { n: stays.length, nights })}
      </Figure>
      <Figure word={say('statement.commission')} sum={money(commission)}>
        {say('statement.commission-note')}
      </Figure>
      <Figure word={say('statement.expenses')} sum={money(expenses)}>
        {say('statement.expenses-note', { n: spent })}
      </Figure>
      <Figure word={say('statement.net')} sum={money(net)} />
      <Figure word={say('statement.due')} sum={money(due)}>
        {say(due < 0 ? 'statement.overpaid-note' : 'statement.due-note')}
      </Figure>
    </Card>
  )
}

const Figure = ({ word, sum, children }: { word: string; sum: string; children?: string }) => (
  <div>
    <span>{word}</span>
    <b className="num">{sum}</b>
    {children && <span className="t3">{children}</span>}
  </div>
)
