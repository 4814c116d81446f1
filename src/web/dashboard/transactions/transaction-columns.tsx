import { Undo2 } from 'lucide-react'
import { Link } from 'react-router'
import type { Transaction } from '../../../features/reservations/money/till/till.contract.ts'
import { formatDay, formatMoney } from '../../../kernel/format.ts'
import { recordWord, say } from '../../words/dashboard.ts'
import { IconButton } from '../kit/button/icon-button.tsx'
import { type Column, RowEnd } from '../kit/list/list-table.tsx'
import { actsColumn } from '../kit/list/row/columns.tsx'
import { Tag } from '../kit/page/tag.tsx'
import { METHOD_ICON } from '../reservations/record/cards/ledger-card.tsx'
import style from './transactions.module.css'

export const transactionColumns = (onWrong: (entry: Transaction) => void): Column<Transaction>[] => [
  {
    key: 'day',
    head: say('money.value-date'),
    className: 'num',
    cell: ({ valueDate }) => formatDay(valueDate, 'tr'),
  },
  { key: 'code', head: say('reservation.code'), cell: (row) => <Code row={row} /> },
  { key: 'guest', head: say('reservation.guest'), width: 'fills', cell: (row) => <Guest row={row} /> },
  { key: 'kind', head: say('transactions.kind'), cell: (row) => <Kind row={row} /> },
  { key: 'method', head: say('money.method'), cell: ({ method }) => <Method method={method} /> },
  { key: 'amount', lesser: 0, head: say('reservation.amount'), right: true, cell: (row) => <Amount row={row} /> },
  { key: 'who', head: say('reservation.created-by'), cell: ({ who }) => recordWord('who', who) },
  actsColumn((row) => (
    <RowEnd>
      {row.reversible && <IconButton icon={Undo2} label={say('money.storno-of')} onClick={() => onWrong(row)} />}
    </RowEnd>
  )),
]

const Code = ({ row }: { row: Transaction }) => (
  <Link className="num b" to={`/dashboard/reservations/${row.reservationId}`}>
    {row.code}
  </Link>
)

const Guest = ({ row: { guestName, villa, note } }: { row: Transaction }) => (
  <span className={style.lines}>
    <span className="ell">{guestName}</span>
    <span className="t3 sm ell">
      {villa}
      {note && ` · ${note}`}
    </span>
  </span>
)

const Kind = ({ row: { kind, reverses } }: { row: Transaction }) => (
  <>{reverses === null ? say(`ledger.${kind}`) : `${say('ledger.storno')} · ${say(`ledger.${kind}`)}`}</>
)

const Method = ({ method }: Pick<Transaction, 'method'>) =>
  method && <Tag icon={METHOD_ICON[method]}>{say(`method.${method}`)}</Tag>

/** What changed hands, and what it was worth where that is another currency. */
const Amount = ({ row: { given, givenCurrency, amount, currency, reversedBy } }: { row: Transaction }) => (
  <span className={style.lines}>
    <b className={`num ${given < 0 ? 'danger-t' : ''} ${reversedBy === null ? '' : style.back}`}>
      {formatMoney(given, givenCurrency, 'tr')}
    </b>
    {givenCurrency !== currency && <span className="t3 sm num">{formatMoney(amount, currency, 'tr')}</span>}
  </span>
)

/** A transaction on a phone. */
export const TransactionCard = ({ row }: { row: Transaction }) => (
  <div className={style.card}>
    <span className={style.lines}>
      <b className="ell">{row.guestName}</b>
      <span className="t3 sm">
        <Kind row={row} /> · <span className="num">{row.code}</span>
      </span>
      <span className="t3 sm num">
        {formatDay(row.valueDate, 'tr')} · {row.villa}
      </span>
    </span>
    <span className={style.end}>
      <Amount row={row} />
      <Method method={row.method} />
    </span>
  </div>
)
