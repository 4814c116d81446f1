import { Plus, Printer, Sheet } from 'lucide-react'
import { useNavigate, useRevalidator } from 'react-router'
import { isOver } from '../../../../features/reservations/life/reservation-status.ts'
import { listReservations, type ReservationRow } from '../../../../features/reservations/reservations-admin.contract.ts'
import { allAdminVillas } from '../../../../features/villas/villas.contract.ts'
import { outcomeOf, staffApi } from '../../../browser/staff-api.ts'
import { say } from '../../../words/dashboard.ts'
import { Button, ButtonLink } from '../../kit/button/button.tsx'
import { saveSheet } from '../../kit/excel/save-sheet.ts'
import { useOutcome } from '../../kit/form/use-outcome.ts'
import { queryFrom } from '../../kit/list/address/query-from.ts'
import { useSearch } from '../../kit/list/address/use-search.ts'
import { ListPage } from '../../kit/list/list-page.tsx'
import type { Bulk } from '../../kit/list/select/bulk.ts'
import { useNow } from '../../kit/use-now.ts'
import { useRefresh } from '../../kit/use-refresh.ts'
import { useMessages } from '../../letters/messages/use-messages.tsx'
import { reservationSheet } from '../../sheets/reservation-sheet.ts'
import { signedIn, useIsAdmin } from '../../staff.ts'
import { radarColumn, radarOfRows } from '../radar/radar-column.tsx'
import type { Route } from './+types/reservations'
import { dayGroup } from './day-group.tsx'
import { ReservationCard } from './reservation-card.tsx'
import { reservationColumns } from './reservation-columns.tsx'
import { ReservationFilters } from './reservation-filters.tsx'
import { FILTERS } from './reservation-query.ts'
import style from './reservations.module.css'
import { StatusTabs } from './status-tabs.tsx'

const saveChosen = (rows: ReservationRow[]) =>
  saveSheet(say('menu.reservations'), reservationSheet.columns, rows.map(reservationSheet.rowOf))

const BULK: Bulk<ReservationRow> = {
  nameOf: ({ code }) => code,
  moves: [{ key: 'excel', word: say('excel.save'), icon: Sheet, all: saveChosen }],
}

const REFRESH_MS = 60_000

export const clientLoader = ({ request }: Route.ClientLoaderArgs) => {
  const { user_role } = signedIn(request)
  const list = staffApi(listReservations, { query: queryFrom(listReservations, new URL(request.url).searchParams) })
  return {
    list: outcomeOf(list),
    radar: outcomeOf(list.then(({ content }) => (user_role === 'ADMIN' ? radarOfRows(content) : new Map()))),
    villas: outcomeOf(staffApi(allAdminVillas).then(({ content }) => content)),
  }
}

export default function Reservations({ loaderData }: Route.ComponentProps) {
  const villas = useOutcome(loaderData.villas).outcome
  const radar = useOutcome(loaderData.radar).outcome
  const { params, get, set, href, any } = useSearch()
  const { revalidate } = useRevalidator()
  const navigate = useNavigate()
  const messages = useMessages()
  useRefresh(REFRESH_MS, revalidate)
  const admin = useIsAdmin()
  const now = useNow(30_000)
  const chips = radar?.kind === 'ready' ? radar.value : undefined
  const order = queryFrom(listReservations, params).order ?? 'checkin'
  return (
    <>
      <ListPage
        title={say('menu.reservations')}
        asked={loaderData.list}
        actions={<Actions admin={admin} />}
        tabs={(list) => (
          <StatusTabs counts={list?.statusCounts} status={get('status')} href={(status) => href({ status })} />
        )}
        searches
        filter={<ReservationFilters villas={villas?.kind === 'ready' ? villas.value : []} />}
        columns={[
          ...reservationColumns({ order, href: (next) => href({ order: next }), now, message: messages.open }),
          ...(admin ? [radarColumn(chips)] : []),
        ]}
        open={({ id }) => navigate(`/dashboard/reservations/${id}`)}
        card={(row) => <ReservationCard row={row} now={now} radar={chips?.get(row.id)} message={messages.open} />}
        group={order === 'checkin' || order === '-checkin' ? dayGroup : undefined}
        muted={({ status }) => isOver(status)}
        bulk={BULK}
        excel={listReservations}
        className={style.table}
        empty={
          any([...FILTERS, 'status'])
            ? {
                title: say('reservation.no-match'),
                text: say('reservation.no-match-text'),
                action: (
                  <span className="row">
                    {get('customer_name') && get('oldrez') !== '1' && (
                      <Button size="small" look="main" onClick={() => set({ oldrez: '1' })}>
                        {say('reservation.search-past')}
                      </Button>
                    )}
                    <Button
                      size="small"
                      onClick={() => set(Object.fromEntries([...FILTERS, 'status'].map((name) => [name, ''])))}
                    >
                      {say('act.clear')}
                    </Button>
                  </span>
                ),
              }
            : { title: say('reservation.no-reservations'), text: say('reservation.no-reservations-text') }
        }
      />
      {messages.dialog}
    </>
  )
}

const Actions = ({ admin }: { admin: boolean }) => (
  <>
    <Button className="hide-s" icon={Printer} onClick={() => print()}>
      {say('act.print')}
    </Button>
    {admin && (
      <ButtonLink look="main" icon={Plus} to="/dashboard/reservations/new">
        {say('reservation.new-reservation')}
      </ButtonLink>
    )}
  </>
)
