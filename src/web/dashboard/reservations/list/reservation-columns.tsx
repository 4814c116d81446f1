import { ArrowDown, ArrowRight, ArrowUp } from 'lucide-react'
import { Link } from 'react-router'
import type { ReservationRow } from '../../../../features/reservations/reservations-admin.contract.ts'
import { dayInIstanbul } from '../../../../kernel/day.ts'
import { formatDay, formatMoney, phoneText } from '../../../../kernel/format.ts'
import { say } from '../../../words/dashboard.ts'
import { type Column, RowEnd } from '../../kit/list/list-table.tsx'
import { MessagesButton } from '../../letters/messages/messages-button.tsx'
import { dayText } from '../../stay-text.ts'
import { ContactIcons } from '../record/contact.tsx'
import { openAmount, PaymentTag, StatusChip } from '../status.tsx'
import type { Order } from './reservation-query.ts'
import style from './reservations.module.css'

type Sorting = {
  order: Order
  href: (order: Order) => string
  now: number
  /** Opens the messages of a reservation. */
  message: (row: ReservationRow) => void
}

/** The columns of the reservation list; check-in, total, booking day and, by the time that is left, status sort. */
export const reservationColumns = (sorting: Sorting): Column<ReservationRow>[] => [
  ...whoAndWhen(sorting),
  ...stateAndMoney(sorting),
]

const whoAndWhen = (sorting: Sorting): Column<ReservationRow>[] => [
  {
    key: 'code',
    lesser: 6,
    head: say('reservation.code'),
    className: style.code,
    cell: ({ id, code }) => <Link to={`/dashboard/reservations/${id}`}>{code}</Link>,
  },
  {
    key: 'guest',
    lesser: 0,
    head: say('reservation.guest'),
    className: style.cut,
    cell: ({ id, guestName, phone }) => (
      <Link className={style.guest} to={`/dashboard/reservations/${id}`} tabIndex={-1}>
        <b>{guestName}</b>
        {phone && <span className={`t3 num ${style.roomy}`}>{phoneText(phone)}</span>}
      </Link>
    ),
  },
  {
    key: 'villa',
    lesser: 3,
    head: say('reservation.villa'),
    className: style.cut,
    cell: ({ villa, villaCode }) => <span title={`${villa} · ${villaCode}`}>{villa}</span>,
  },
  {
    key: 'stay',
    lesser: 0,
    ...sortable(sorting, 'checkin', say('reservation.check-in-out')),
    className: `num ${style.stay}`,
    cell: ({ checkIn, checkOut }) => (
      <>
        <b className="nowrap">{formatDay(checkIn, 'tr', 'short')}</b> <ArrowRight className="i i--xs" aria-hidden />{' '}
        {dayText(checkOut)}
      </>
    ),
  },
  {
    key: 'nights',
    lesser: 8,
    head: say('reservation.nights-head'),
    className: `num ${style.nights}`,
    right: true,
    cell: ({ nights }) => nights,
  },
  {
    key: 'guests',
    lesser: 9,
    head: say('reservation.guests-head'),
    className: `num ${style.guests}`,
    right: true,
    cell: ({ guests }) => guests,
  },
]

const stateAndMoney = ({ message, ...sorting }: Sorting): Column<ReservationRow>[] => [
  {
    key: 'status',
    lesser: 0,
    ...sortable(sorting, 'expires', say('reservation.status')),
    className: style.status,
    cell: ({ status, queued, expiresAt }) => (
      <StatusChip status={status} queued={queued} expiresAt={expiresAt} now={sorting.now} />
    ),
  },
  {
    key: 'payment',
    lesser: 4,
    head: say('reservation.payment'),
    cell: ({ payment }) => <PaymentTag payment={payment} />,
  },
  {
    key: 'total',
    lesser: 1,
    ...sortable(sorting, 'total', say('reservation.total')),
    className: 'num b',
    right: true,
    cell: ({ total, currency }) => formatMoney(total, currency, 'tr'),
  },
  {
    key: 'due',
    lesser: 2,
    head: say('reservation.due'),
    className: `num ${style.due}`,
    right: true,
    cell: (row) =>
      openAmount(row) > 0 ? formatMoney(openAmount(row), row.currency, 'tr') : <span className="t3">–</span>,
  },
  {
    key: 'created',
    lesser: 10,
    ...sortable(sorting, 'created', say('reservation.booked-on')),
    className: `t3 num ${style.roomy}`,
    cell: ({ createdAt }) => formatDay(dayInIstanbul(new Date(createdAt)), 'tr', 'short'),
  },
  {
    key: 'source',
    lesser: 11,
    head: say('reservation.source'),
    className: `t3 ${style.roomy}`,
    cell: ({ source }) => say(`source.${source}`),
  },
  {
    key: 'contact',
    lesser: 7,
    head: <span className="sr">{say('reservation.contact')}</span>,
    className: style.contact,
    right: true,
    cell: (row) => (
      <RowEnd>
        {row.phone && <MessagesButton guestName={row.guestName} onOpen={() => message(row)} />}
        <ContactIcons {...row} />
      </RowEnd>
    ),
  },
]

/** A head that sorts: the first press ascending, the next one descending. */
const sortable = (
  { order, href }: Pick<Sorting, 'order' | 'href'>,
  by: 'checkin' | 'total' | 'created' | 'expires',
  word: string,
): Pick<Column<ReservationRow>, 'head' | 'label' | 'sorted'> => {
  const up = order === by
  const down = order === `-${by}`
  const sorted = down ? 'descending' : undefined
  return {
    label: word,
    sorted: up ? 'ascending' : sorted,
    head: (
      <Link to={href(up ? `-${by}` : by)} preventScrollReset className={style.sorter}>
        {word}
        {up && <ArrowUp className="i i--xs" aria-hidden />}
        {down && <ArrowDown className="i i--xs" aria-hidden />}
      </Link>
    ),
  }
}
