import { LockOpen, Pencil } from 'lucide-react'
import { Link } from 'react-router'
import type { BlockedDates } from '../../../features/availability/dates/dates.contract.ts'
import { formatInstant } from '../../../kernel/format.ts'
import { say } from '../../words/dashboard.ts'
import { IconButton } from '../kit/button/icon-button.tsx'
import { type Column, RowEnd } from '../kit/list/list-table.tsx'
import { calendarOf } from '../places.ts'
import { stayText } from '../stay-text.ts'
import { BlockBadge } from './block-badge.tsx'
import style from './dates.module.css'

type Acts = { edit: (row: BlockedDates) => void; remove: (row: BlockedDates) => void }

export const datesColumns = (acts: Acts): Column<BlockedDates>[] => [
  {
    key: 'villa',
    head: say('reservation.villa'),
    cell: ({ villaId, villa, town }) => (
      <Link to={calendarOf(villaId)} className={style.villa}>
        <b>{villa}</b> <span className="t3">{town}</span>
      </Link>
    ),
  },
  {
    key: 'span',
    lesser: 0,
    head: say('dates.span'),
    className: 'num b',
    cell: ({ from, until }) => stayText(from, until),
  },
  {
    key: 'nights',
    lesser: 9,
    head: say('dates.nights'),
    className: 'num',
    right: true,
    width: 'narrow',
    cell: ({ nights }) => nights,
  },
  { key: 'kind', lesser: 0, head: say('dates.kind'), cell: ({ kind }) => <BlockBadge kind={kind} /> },
  { key: 'by', head: say('dates.written-by'), className: 't2', cell: (row) => <Writer row={row} /> },
  {
    key: 'created',
    head: say('dates.written'),
    className: `t3 num ${style.later}`,
    cell: ({ createdAt }) => formatInstant(createdAt, 'tr'),
  },
  { key: 'note', head: say('dates.note'), className: 't2', width: 'fills', cell: ({ note }) => note },
  {
    key: 'acts',
    head: <span className="sr">{say('act.all')}</span>,
    right: true,
    width: 'narrow',
    cell: (row) => <DatesActs row={row} {...acts} />,
  },
]

/** The calendar they came from, or who closed them. */
const Writer = ({ row: { source, createdBy, byOwner } }: { row: BlockedDates }) => (
  <>
    {source ?? createdBy}
    {byOwner && <span className="t3"> · {say('dates.by-owner')}</span>}
  </>
)

const DatesActs = ({ row, edit, remove }: Acts & { row: BlockedDates }) => {
  if (!row.changeable) return null
  const name = `${row.villa}, ${stayText(row.from, row.until)}`
  return (
    <RowEnd>
      <IconButton
        icon={Pencil}
        label={say('act.edit-named', { name })}
        title={say('act.edit')}
        onClick={() => edit(row)}
      />
      <IconButton
        icon={LockOpen}
        label={say('dates.open-named', { name })}
        title={say('dates.open')}
        onClick={() => remove(row)}
      />
    </RowEnd>
  )
}

/** Closed dates on a phone. */
export const DatesCard = ({ row, ...acts }: Acts & { row: BlockedDates }) => (
  <div className={style.card}>
    <div className="grow stack stack--s">
      <span className="row between">
        <Link to={calendarOf(row.villaId)} className="ell">
          <b>{row.villa}</b>
        </Link>
        <BlockBadge kind={row.kind} />
      </span>
      <span className="num">
        <b>{stayText(row.from, row.until)}</b> · {say('dates.n-nights', { n: row.nights })}
      </span>
      <span className="t3 sm">
        {row.source ?? row.createdBy}
        {row.note && ` · ${row.note}`}
      </span>
    </div>
    <DatesActs row={row} {...acts} />
  </div>
)
