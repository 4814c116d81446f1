import { useNavigate } from 'react-router'
import {
  listSettledConflicts,
  type SettledConflict,
} from '../../../../features/occupancy/conflicts/conflicts.contract.ts'
import { formatInstant } from '../../../../kernel/format.ts'
import { recordWord, say } from '../../../words/dashboard.ts'
import { listLoader } from '../../kit/list/address/asked-rows.ts'
import { ListPage } from '../../kit/list/list-page.tsx'
import type { Column } from '../../kit/list/list-table.tsx'
import { Lines } from '../../kit/list/row/lines.tsx'
import { reservationAt } from '../../places.ts'
import { adminOnly } from '../../staff.ts'
import { stayText } from '../../stay-text.ts'
import { ConflictTabs } from '../conflict-tabs.tsx'
import type { Route } from './+types/settled'

export const clientLoader = listLoader(listSettledConflicts, adminOnly)

/** What was decided about conflicts: which, how, by whom and when. */
export default function Settled({ loaderData }: Route.ComponentProps) {
  const navigate = useNavigate()
  return (
    <ListPage
      title={say('conflicts.settled')}
      asked={loaderData.list}
      tabs={() => <ConflictTabs />}
      columns={COLUMNS}
      open={({ reservationId }) => navigate(reservationAt(reservationId))}
      empty={{ title: say('conflicts.settled-none'), text: say('conflicts.settled-none-text') }}
    />
  )
}

const COLUMNS: Column<SettledConflict>[] = [
  {
    key: 'villa',
    head: say('reservation.villa'),
    phone: 'head',
    cell: ({ villa, from, until }) => <Lines below={stayText(from, until)}>{villa}</Lines>,
  },
  {
    key: 'ours',
    head: say('conflicts.ours'),
    phone: 'head',
    cell: ({ reservationId, code, guestName }) => (
      <Lines to={reservationAt(reservationId)} below={code}>
        {guestName}
      </Lines>
    ),
  },
  { key: 'feed', head: say('conflicts.theirs'), phone: 'line', cell: ({ feed }) => feed },
  {
    key: 'way',
    head: say('conflicts.settled-how'),
    width: 'fills',
    phone: 'line',
    cell: ({ way }) => say(`conflicts.way.${way}`),
  },
  {
    key: 'who',
    head: say('conflicts.settled-by'),
    phone: 'end',
    cell: ({ by, at }) => (
      <Lines plain below={recordWord('who', by)}>
        {formatInstant(at, 'tr')}
      </Lines>
    ),
  },
]
