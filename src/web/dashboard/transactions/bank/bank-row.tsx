import { Check } from 'lucide-react'
import { Link } from 'react-router'
import type { BankRow } from '../../../../features/bookkeeping/bank/bank.contract.ts'
import type { Proposal } from '../../../../features/bookkeeping/bank/bank.shape.ts'
import { formatDay, formatMoney } from '../../../../kernel/format.ts'
import { recordWord, say } from '../../../words/dashboard.ts'
import { Button } from '../../kit/button/button.tsx'
import type { Column } from '../../kit/list/list-table.tsx'
import { Tag } from '../../kit/page/tag.tsx'
import style from './bank.module.css'

/** What can be done with a row. */
export type RowActs = {
  busy: boolean
  accept(row: BankRow, proposal: Proposal): void
  assign(row: BankRow): void
  putAside(row: BankRow): void
  restore(row: BankRow): void
}

export const bankColumns = (acts: RowActs): Column<BankRow>[] => [
  { key: 'day', head: say('money.value-date'), className: 'num', cell: ({ valueDate }) => formatDay(valueDate, 'tr') },
  { key: 'told', head: say('bank.told'), cell: (row) => <Told row={row} /> },
  { key: 'amount', lesser: 0, head: say('reservation.amount'), right: true, cell: (row) => <Amount row={row} /> },
  { key: 'ours', lesser: 0, head: say('bank.ours'), cell: (row) => <Ours row={row} /> },
  {
    key: 'acts',
    head: <span className="sr">{say('act.all')}</span>,
    right: true,
    cell: (row) => <Acts row={row} acts={acts} />,
  },
]

const Told = ({ row: { name, text, reference, bank } }: { row: BankRow }) => (
  <span className={style.lines}>
    {name && <b>{name}</b>}
    <span className={`${style.text} ${name ? 't2' : ''}`}>{text}</span>
    <span className="t3 sm">
      {bank}
      {reference && ` · ${reference}`}
    </span>
  </span>
)

const Amount = ({ row: { amount, currency } }: { row: BankRow }) => (
  <b className={`num ${amount < 0 ? 'danger-t' : ''}`}>{formatMoney(amount, currency, 'tr')}</b>
)

/** What it became, why it is none of ours, or what it may be. */
const Ours = ({ row }: { row: BankRow }) => {
  const { became, ignored, ignoredBy, proposals } = row
  if (ignored !== null)
    return (
      <span className="t2">
        {ignored} <span className="t3 sm">{ignoredBy && recordWord('who', ignoredBy)}</span>
      </span>
    )
  if (became.length)
    return (
      <span className={style.ours}>
        {became.slice(0, 3).map((entry) => (
          <span key={entry.entryId}>
            <Link className="num b" to={`/dashboard/reservations/${entry.reservationId}`}>
              {entry.code}
            </Link>{' '}
            {entry.guestName} <span className="t3 sm">{say(`ledger.${entry.kind}`)}</span>
          </span>
        ))}
        {became.length > 3 && <span className="t3 sm">+{became.length - 3}</span>}
      </span>
    )
  const [first] = proposals
  return first ? <Hope row={row} proposal={first} /> : <span className="t3">{say('bank.no-proposal')}</span>
}

const Hope = ({ row, proposal }: { row: BankRow; proposal: Proposal }) => {
  const { kind, reservationId, code, guestName, villa, expected, currency, signs } = proposal
  const apart = row.amount - expected
  const money = (amount: number) => formatMoney(Math.abs(amount), currency, 'tr')
  return (
    <span className={style.ours}>
      <span>
        <Link className="num b" to={`/dashboard/reservations/${reservationId}`}>
          {code}
        </Link>{' '}
        {guestName}
        <span className={style.signs}>
          {signs.map((sign) => (
            <Tag key={sign} tone="k-confirmed" icon={Check} iconSize="xs">
              {say(`bank.sign.${sign}`)}
            </Tag>
          ))}
        </span>
      </span>
      <span className="t3 sm">
        {villa} · {kind === 'known' ? say('bank.known') : say('bank.expected-sum', { sum: money(expected) })}
        {kind === 'payment' && apart !== 0 && ` · ${say(apart < 0 ? 'bank.less' : 'bank.more', { sum: money(apart) })}`}
      </span>
    </span>
  )
}

const Acts = ({ row, acts }: { row: BankRow; acts: RowActs }) => {
  const { became, ignored, proposals, amount } = row
  const [first] = proposals
  if (became.length) return null
  if (ignored !== null)
    return (
      <Button size="small" disabled={acts.busy} onClick={() => acts.restore(row)}>
        {say('bank.look-again')}
      </Button>
    )
  return (
    <span className={style.acts}>
      {first && (
        <Button size="small" look="yes" disabled={acts.busy} onClick={() => acts.accept(row, first)}>
          {say('bank.yes')}
        </Button>
      )}
      {amount > 0 && (
        <Button size="small" disabled={acts.busy} onClick={() => acts.assign(row)}>
          {say(first ? 'bank.other' : 'bank.assign')}
        </Button>
      )}
      <Button size="small" look="quiet" disabled={acts.busy} onClick={() => acts.putAside(row)}>
        {say('bank.not-ours')}
      </Button>
    </span>
  )
}

/** A row on a phone. */
export const BankRowCard = ({ row, acts }: { row: BankRow; acts: RowActs }) => (
  <div className={style.stack}>
    <div className={style.card}>
      <Told row={row} />
      <span className="nowrap">
        <Amount row={row} />
        <span className="t3 sm db num">{formatDay(row.valueDate, 'tr')}</span>
      </span>
    </div>
    <Ours row={row} />
    <Acts row={row} acts={acts} />
  </div>
)
