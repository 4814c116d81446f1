import { Link, useNavigate } from 'react-router'
import { listSettledConflicts, type SettledConflict } from '../../../../features/occupancy/conflicts.contract.ts'
import { formatInstant } from '../../../../kernel/format.ts'
import { outcomeOf, staffApi } from '../../../browser/staff-api.ts'
import { recordWord, say } from '../../../words/dashboard.ts'
import { queryFrom } from '../../kit/list/address/query-from.ts'
import { ListPage } from '../../kit/list/list-page.tsx'
import type { Column } from '../../kit/list/list-table.tsx'
import { TO } from '../../places.ts'
import { adminOnly } from '../../staff.ts'
import { stayText } from '../../stay-text.ts'
import { ConflictTabs } from '../conflict-tabs.tsx'
import type { Route } from './+types/settled'
import style from './settled.module.css'

export const clientLoader = ({ request }: Route.ClientLoaderArgs) => {
  adminOnly(request)
  const query = queryFrom(listSettledConflicts, new URL(request.url).searchParams)
  return { list: outcomeOf(staffApi(listSettledConflicts, { query })) }
}

/** What was decided about conflicts: which, how, by whom and when. */
export default function Settled({ loaderData }: Route.ComponentProps) {
  const navigate = useNavigate()
  return (
    <ListPage
      title={say('conflicts.settled')}
      asked={loaderData.list}
      tabs={() => <ConflictTabs />}
      columns={COLUMNS}
      open={({ reservationId }) => navigate(`${TO.reservations}/${reservationId}`)}
      card={(row) => (
        <div className={style.card}>
          <Which row={row} />
          <b>{say(`conflicts.way.${row.way}`)}</b>
          <Who row={row} />
        </div>
      )}
      empty={{ title: say('conflicts.settled-none'), text: say('conflicts.settled-none-text') }}
    />
  )
}

const Which = ({ row: { villa, from, until } }: { row: SettledConflict }) => (
  <span className={style.lines}>
    <b>{villa}</b>
    <span className="t3 num">{stayText(from, until)}</span>
  </span>
)

const Who = ({ row: { by, at } }: { row: SettledConflict }) => (
  <span className={style.lines}>
    <span className="num">{formatInstant(at, 'tr')}</span>
    <span className="t3">{recordWord('who', by)}</span>
  </span>
)

const COLUMNS: Column<SettledConflict>[] = [
  { key: 'villa', head: say('reservation.villa'), cell: (row) => <Which row={row} /> },
  {
    key: 'ours',
    head: say('conflicts.ours'),
    cell: ({ reservationId, code, guestName }) => (
      <Link className={style.lines} to={`${TO.reservations}/${reservationId}`}>
        <b>{guestName}</b>
        <span className="t3 num">{code}</span>
      </Link>
    ),
  },
  { key: 'feed', head: say('conflicts.theirs'), cell: ({ feed }) => feed },
  { key: 'way', head: say('conflicts.settled-how'), width: 'fills', cell: ({ way }) => say(`conflicts.way.${way}`) },
  { key: 'who', head: say('conflicts.settled-by'), cell: (row) => <Who row={row} /> },
]
