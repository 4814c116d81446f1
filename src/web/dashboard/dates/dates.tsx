import { CalendarX, LockOpen } from 'lucide-react'
import { openDates } from '../../../features/availability/availability.contract.ts'
import { type BlockedDates, listDates } from '../../../features/availability/dates/dates.contract.ts'
import { allAdminVillas } from '../../../features/villas/villas.contract.ts'
import { outcomeOf, staffApi } from '../../browser/staff-api.ts'
import { toast } from '../../ui/toast.ts'
import { say } from '../../words/dashboard.ts'
import { Button } from '../kit/button/button.tsx'
import { useReady } from '../kit/form/use-outcome.ts'
import { useKey } from '../kit/keys/use-key.ts'
import { askedRows } from '../kit/list/address/asked-rows.ts'
import { useSearch } from '../kit/list/address/use-search.ts'
import { ListPage } from '../kit/list/list-page.tsx'
import { useEdited } from '../kit/list/row/use-edited.tsx'
import { signedIn } from '../staff.ts'
import { stayText } from '../stay-text.ts'
import type { Route } from './+types/dates'
import { CloseDrawer } from './close-drawer.tsx'
import { datesColumns, datesFilters } from './dates-columns.tsx'
import { DatesTabs } from './dates-tabs.tsx'

export const clientLoader = ({ request }: Route.ClientLoaderArgs) => {
  signedIn(request)
  const villas = outcomeOf(staffApi(allAdminVillas).then(({ content }) => content))
  return { list: askedRows(listDates, request), villas }
}

const nameOf = ({ villa, from, until }: BlockedDates): string => `${villa}, ${stayText(from, until)}`

const OPENING = {
  ...{ icon: LockOpen, word: say('dates.open') },
  named: (name: string) => say('dates.open-named', { name }),
  done: ({ villa, from, until }: BlockedDates) => say('dates.opened', { villa, dates: stayText(from, until) }),
  can: ({ changeable }: BlockedDates) => changeable,
  asks: (n: number) => say('bulk.open-dates', { n }),
}

/** What is not sold and why, in one list: closings, owner stays, maintenance, events of foreign calendars. */
export default function Dates({ loaderData }: Route.ComponentProps) {
  const villas = useReady(loaderData.villas) ?? []
  const { get, set } = useSearch()
  const { editing, open, close, leaving, acts, bulk } = useEdited(openDates, nameOf, OPENING)
  const add = () => set({ new: '1' })
  useKey(({ key }) => {
    if (key !== 'K') return false // a small k goes up in the list
    add()
    return true
  })
  const button = (
    <Button look="main" icon={CalendarX} keys="⇧ K" onClick={add}>
      {say('dates.close')}
    </Button>
  )
  const edit = (row: BlockedDates) => {
    if (row.changeable) open(row)
    else toast('info', say(row.source ? 'dates.of-feed' : 'dates.of-agency'))
  }
  return (
    <>
      <ListPage
        title={say('menu.external')}
        asked={loaderData.list}
        leaving={leaving}
        actions={button}
        tabs={() => <DatesTabs />}
        filters={datesFilters(villas)}
        columns={datesColumns(acts)}
        open={edit}
        bulk={bulk}
        empty={{ title: say('dates.none'), text: say('dates.none-text'), action: button }}
      />
      {(editing?.row || get('new')) && (
        <CloseDrawer
          row={editing?.row ?? undefined}
          start={{ villaId: get('villa_id'), from: get('from'), until: get('until') }}
          villas={villas}
          onClose={() => (editing ? close() : set({ new: '', from: '', until: '' }))}
        />
      )}
    </>
  )
}
