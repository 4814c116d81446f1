import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { blockKind } from '../../../features/availability/calendar.shape.ts'
import { type BlockedDates, DATES_STATUSES } from '../../../features/availability/dates/dates.contract.ts'
import { formatInstant } from '../../../kernel/format.ts'
import { say } from '../../words/dashboard.ts'
import { type Filter, optionsOf } from '../kit/list/filters/filter.ts'
import type { Column } from '../kit/list/list-table.tsx'
import { actsColumn, countColumn } from '../kit/list/row/columns.tsx'
import { calendarOf } from '../places.ts'
import { stayText } from '../stay-text.ts'
import type { VillaChoice } from '../villa-choice.ts'
import { BlockBadge } from './block-badge.tsx'

export const datesFilters = (villas: VillaChoice[]): Filter[] => [
  {
    ...{ name: 'villa_id', is: 'typed', label: say('reservation.villa'), every: say('reservation.all-villas') },
    ...{ none: say('reservation.no-villa-found'), options: optionsOf(villas) },
  },
  {
    ...{ name: 'status', is: 'choice', label: say('dates.status') },
    options: DATES_STATUSES.map((value) => ({ value, label: say(`dates.status.${value}`) })),
  },
  {
    ...{ name: 'kind', is: 'choice', label: say('dates.kind'), every: say('dates.all-kinds') },
    options: blockKind.options.map((value) => ({ value, label: say(`block.${value}`) })),
  },
  { name: 'started_at', is: 'day', label: say('dates.begins'), folds: true },
  { name: 'finished_at', is: 'day', label: say('dates.ends'), folds: true },
  { name: 'created_at', is: 'day', label: say('dates.written-on'), folds: true },
]

export const datesColumns = (acts: (row: BlockedDates) => ReactNode): Column<BlockedDates>[] => [
  {
    key: 'villa',
    head: say('reservation.villa'),
    phone: 'head',
    cell: ({ villaId, villa, town }) => (
      <Link to={calendarOf(villaId)}>
        <b>{villa}</b> <span className="t3">{town}</span>
      </Link>
    ),
  },
  {
    key: 'span',
    lesser: 0,
    head: say('dates.span'),
    className: 'num b',
    phone: 'head',
    cell: ({ from, until }) => <span className="num b">{stayText(from, until)}</span>,
  },
  {
    ...countColumn('nights', say('dates.nights'), {
      of: ({ nights }: BlockedDates) => nights,
      phone: ({ nights }) => say('dates.n-nights', { n: nights }),
    }),
    lesser: 9,
  },
  { key: 'kind', lesser: 0, head: say('dates.kind'), phone: 'end', cell: ({ kind }) => <BlockBadge kind={kind} /> },
  { key: 'by', head: say('dates.written-by'), className: 't2', phone: 'line', cell: (row) => <Writer row={row} /> },
  {
    key: 'created',
    head: say('dates.written'),
    className: 't3 num',
    cell: ({ createdAt }) => formatInstant(createdAt, 'tr'),
  },
  { key: 'note', head: say('dates.note'), className: 't2', width: 'fills', phone: 'line', cell: ({ note }) => note },
  actsColumn(acts),
]

/** The calendar they came from, or who closed them. */
const Writer = ({ row: { source, createdBy, byOwner } }: { row: BlockedDates }) => (
  <>
    {source ?? createdBy}
    {byOwner && <span className="t3"> · {say('dates.by-owner')}</span>}
  </>
)
