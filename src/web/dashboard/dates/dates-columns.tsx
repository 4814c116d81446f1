import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { blockKind } from '../../../features/availability/calendar.shape.ts'
import { type BlockedDates, DATES_STATUSES } from '../../../features/availability/dates/dates.contract.ts'
import { say } from '../../words/dashboard.ts'
import { choiceFilter, dayFilter, type Filter, worded } from '../kit/list/filters/filter.ts'
import type { Column } from '../kit/list/list-table.tsx'
import { actsColumn, column, countColumn, instantColumn, noteColumn } from '../kit/list/row/columns.tsx'
import { calendarOf } from '../places.ts'
import { stayText } from '../stay-text.ts'
import { ofOneVilla, type VillaChoice } from '../villa-choice.ts'
import { BlockBadge } from './block-badge.tsx'

const KINDS = worded(blockKind.options, (kind) => say(`block.${kind}`))
const STATUSES = worded(DATES_STATUSES, (status) => say(`dates.status.${status}`))

export const datesFilters = (villas: VillaChoice[]): Filter[] => [
  ofOneVilla(villas),
  choiceFilter('status', say('dates.status'), STATUSES),
  choiceFilter('kind', say('dates.kind'), KINDS, { every: say('dates.all-kinds') }),
  dayFilter('started_at', say('dates.begins')),
  dayFilter('finished_at', say('dates.ends')),
  dayFilter('created_at', say('dates.written-on')),
]

export const datesColumns = (acts: (row: BlockedDates) => ReactNode): Column<BlockedDates>[] => [
  column('villa', say('reservation.villa'), (row) => <Place row={row} />, { phone: 'head' }),
  column('span', say('dates.span'), ({ from, until }) => <b className="num">{stayText(from, until)}</b>, {
    ...{ lesser: 0, phone: 'head' },
  }),
  countColumn('nights', say('dates.nights'), {
    ...{ of: ({ nights }) => nights, lesser: 9 },
    phone: ({ nights }) => say('dates.n-nights', { n: nights }),
  }),
  column('kind', say('dates.kind'), ({ kind }) => <BlockBadge kind={kind} />, { lesser: 0, phone: 'end' }),
  column('by', say('dates.written-by'), (row) => <Writer row={row} />, { className: 't2', phone: 'line' }),
  instantColumn('created', say('dates.written'), ({ createdAt }) => createdAt, { className: 't3 num' }),
  noteColumn('note', say('dates.note'), ({ note }) => note),
  actsColumn(acts),
]

const Place = ({ row: { villaId, villa, town } }: { row: BlockedDates }) => (
  <Link to={calendarOf(villaId)}>
    <b>{villa}</b> <span className="t3">{town}</span>
  </Link>
)

/** The calendar they came from, or who closed them. */
const Writer = ({ row: { source, createdBy, byOwner } }: { row: BlockedDates }) => (
  <>
    {source ?? createdBy}
    {byOwner && <span className="t3"> · {say('dates.by-owner')}</span>}
  </>
)
