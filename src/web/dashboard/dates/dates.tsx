import { CalendarX, LockOpen } from 'lucide-react'
import { openDates } from '../../../features/availability/availability.contract.ts'
import { type BlockedDates, listDates } from '../../../features/availability/dates/dates.contract.ts'
import { allAdminVillas } from '../../../features/villas/villas.contract.ts'
import { outcomeOf, staffApi } from '../../browser/staff-api.ts'
import { say } from '../../words/dashboard.ts'
import { AddButton } from '../kit/button/add-button.tsx'
import { useReady } from '../kit/form/use-outcome.ts'
import { listLoader } from '../kit/list/address/asked-rows.ts'
import { useSearch } from '../kit/list/address/use-search.ts'
import { ListPage } from '../kit/list/list-page.tsx'
import { useEdited } from '../kit/list/row/use-edited.tsx'
import { signedIn } from '../staff.ts'
import { stayText } from '../stay-text.ts'
import type { Route } from './+types/dates'
import { CloseDrawer } from './close-drawer.tsx'
import { datesColumns, datesFilters } from './dates-columns.tsx'
import { DatesTabs } from './dates-tabs.tsx'

export const clientLoader = listLoader(listDates, signedIn, () => ({
  villas: outcomeOf(staffApi(allAdminVillas).then(({ content }) => content)),
}))

const nameOf = ({ villa, from, until }: BlockedDates): string => `${villa}, ${stayText(from, until)}`

const OPENING = {
  look: { icon: LockOpen, word: say('dates.open'), named: (name: string) => say('dates.open-named', { name }) },
  done: ({ villa, from, until }: BlockedDates) => say('dates.opened', { villa, dates: stayText(from, until) }),
  asks: (n: number) => say('bulk.open-dates', { n }),
  fixed: ({ changeable, source }: BlockedDates) => !changeable && say(source ? 'dates.of-feed' : 'dates.of-agency'),
}

/** What is not sold and why, in one list: closings, owner stays, maintenance, events of foreign calendars. */
export default function Dates({ loaderData }: Route.ComponentProps) {
  const villas = useReady(loaderData.villas) ?? []
  const { get, set } = useSearch()
  const { editing, close, acts, list } = useEdited(openDates, nameOf, OPENING)
  return (
    <>
      <ListPage
        title={say('menu.external')}
        asked={loaderData.list}
        {...list}
        add={<AddButton icon={CalendarX} word={say('dates.close')} letter="K" onAdd={() => set({ new: '1' })} />}
        tabs={() => <DatesTabs />}
        filters={datesFilters(villas)}
        columns={datesColumns(acts)}
        empty={{ title: say('dates.none'), text: say('dates.none-text') }}
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
