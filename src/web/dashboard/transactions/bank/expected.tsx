import { useNavigate } from 'react-router'
import { type ExpectedTransfer, listExpectedTransfers } from '../../../../features/bookkeeping/bank/bank.contract.ts'
import { formatDay, formatInstant, formatMoney } from '../../../../kernel/format.ts'
import { say } from '../../../words/dashboard.ts'
import { listLoader } from '../../kit/list/address/asked-rows.ts'
import { ListPage } from '../../kit/list/list-page.tsx'
import type { Column } from '../../kit/list/list-table.tsx'
import { adminOnly } from '../../staff.ts'
import { stayText } from '../../stay-text.ts'
import { BooksTabs } from '../books-tabs.tsx'
import type { Route } from './+types/expected'
import style from './bank.module.css'

export const clientLoader = listLoader(listExpectedTransfers, adminOnly)

/** Transfers that should come: what is due first comes first. */
export default function ExpectedTransfers({ loaderData }: Route.ComponentProps) {
  const navigate = useNavigate()
  return (
    <ListPage
      title={say('books.expected')}
      asked={loaderData.list}
      tabs={() => <BooksTabs />}
      columns={COLUMNS}
      open={({ id }) => navigate(`/dashboard/reservations/${id}`)}
      card={(row) => <ExpectedCard row={row} />}
      empty={{ title: say('expected.none'), text: say('expected.none-text') }}
    />
  )
}

const until = ({ until, checkIn }: ExpectedTransfer): string =>
  until ? formatInstant(until, 'tr') : say('expected.at-arrival', { day: formatDay(checkIn, 'tr') })

const COLUMNS: Column<ExpectedTransfer>[] = [
  { key: 'code', head: say('reservation.code'), opens: true, className: 'num', cell: ({ code }) => code },
  { key: 'guest', head: say('reservation.guest'), width: 'fills', cell: ({ guestName }) => guestName },
  {
    key: 'stay',
    head: 'Villa',
    cell: ({ villa, checkIn, checkOut }) => `${villa} · ${stayText(checkIn, checkOut)}`,
  },
  { key: 'what', head: say('expected.what'), cell: ({ what }) => say(`expected.${what}`) },
  { key: 'until', head: say('expected.until'), className: 'num', cell: until },
  {
    key: 'amount',
    head: say('expected.amount'),
    right: true,
    className: 'num b',
    cell: ({ expected, currency }) => formatMoney(expected, currency, 'tr'),
  },
]

const ExpectedCard = ({ row }: { row: ExpectedTransfer }) => (
  <div className={`${style.card} ${style.pad}`}>
    <span className={style.lines}>
      <b className="ell">{row.guestName}</b>
      <span className="t3 sm">
        <span className="num">{row.code}</span> · {row.villa}
      </span>
      <span className="t3 sm">
        {say(`expected.${row.what}`)} · <span className="num">{until(row)}</span>
      </span>
    </span>
    <b className="num">{formatMoney(row.expected, row.currency, 'tr')}</b>
  </div>
)
