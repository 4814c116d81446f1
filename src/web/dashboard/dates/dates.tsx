import { CalendarX, LockOpen } from 'lucide-react'
import { useState } from 'react'
import { openDates } from '../../../features/availability/availability.contract.ts'
import { type BlockedDates, listDates } from '../../../features/availability/dates/dates.contract.ts'
import { allAdminVillas } from '../../../features/villas/villas.contract.ts'
import { outcomeOf, staffApi } from '../../browser/staff-api.ts'
import { toast } from '../../ui/toast.ts'
import { say } from '../../words/dashboard.ts'
import { Button } from '../kit/button/button.tsx'
import { useOutcome } from '../kit/form/use-outcome.ts'
import { useKey } from '../kit/keys/use-key.ts'
import { queryFrom } from '../kit/list/address/query-from.ts'
import { useSearch } from '../kit/list/address/use-search.ts'
import { ListPage } from '../kit/list/list-page.tsx'
import type { Bulk } from '../kit/list/select/bulk.ts'
import { useRemoval } from '../kit/list/use-removal.ts'
import { signedIn } from '../staff.ts'
import { stayText } from '../stay-text.ts'
import type { Route } from './+types/dates'
import { CloseDrawer } from './close-drawer.tsx'
import style from './dates.module.css'
import { DatesCard, datesColumns } from './dates-columns.tsx'
import { DatesFilters } from './dates-filters.tsx'
import { DatesTabs } from './dates-tabs.tsx'

export const clientLoader = ({ request }: Route.ClientLoaderArgs) => {
  signedIn(request)
  return {
    list: outcomeOf(staffApi(listDates, { query: queryFrom(listDates, new URL(request.url).searchParams) })),
    villas: outcomeOf(staffApi(allAdminVillas).then(({ content }) => content)),
  }
}

/** What is not sold and why, in one list: closings, owner stays, maintenance, events of foreign calendars. */
export default function Dates({ loaderData }: Route.ComponentProps) {
  const { outcome } = useOutcome(loaderData.villas)
  const villas = outcome?.kind === 'ready' ? outcome.value : []
  const { get, set } = useSearch()
  const [editing, setEditing] = useState<BlockedDates>()
  const { leaving, remove } = useRemoval(openDates, ({ villa, from, until }: BlockedDates) =>
    say('dates.opened', { villa, dates: stayText(from, until) }),
  )
  const adding = get('new') !== ''
  const close = () => set({ new: '1' })
  useKey(({ key }) => {
    if (key !== 'K') return false // a small k goes up in the list
    close()
    return true
  })
  const open = (row: BlockedDates) => {
    if (row.changeable) setEditing(row)
    else toast('info', say(row.source ? 'dates.of-feed' : 'dates.of-agency'))
  }
  const add = (
    <Button look="main" icon={CalendarX} keys="⇧ K" onClick={close}>
      {say('dates.close')}
    </Button>
  )
  return (
    <>
      <ListPage
        title={say('menu.external')}
        asked={loaderData.list}
        leaving={leaving}
        actions={add}
        searches
        tabs={() => <DatesTabs />}
        filter={<DatesFilters villas={villas} />}
        columns={datesColumns({ edit: open, remove })}
        open={open}
        card={(row) => <DatesCard row={row} edit={open} remove={remove} />}
        bulk={BULK}
        className={style.table}
        empty={{ title: say('dates.none'), text: say('dates.none-text'), action: add }}
      />
      {(adding || editing) && (
        <CloseDrawer
          row={editing}
          start={{ villaId: get('villa_id'), from: get('from'), until: get('until') }}
          villas={villas}
          onClose={() => (editing ? setEditing(undefined) : set({ new: '', from: '', until: '' }))}
        />
      )}
    </>
  )
}

const BULK: Bulk<BlockedDates> = {
  nameOf: ({ villa, from, until }) => `${villa}, ${stayText(from, until)}`,
  moves: [
    {
      key: 'open',
      word: say('dates.open'),
      icon: LockOpen,
      can: ({ changeable }) => changeable,
      asks: (n) => say('bulk.open-dates', { n }),
      each: ({ id }) => staffApi(openDates, { params: { id } }),
    },
  ],
}
