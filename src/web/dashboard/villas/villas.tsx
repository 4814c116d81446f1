import { useNavigate } from 'react-router'
import { allAdminVillas, listAdminVillas } from '../../../features/villas/villas.contract.ts'
import { outcomeOf, staffApi } from '../../browser/staff-api.ts'
import { say } from '../../words/dashboard.ts'
import input from '../kit/fields/input.module.css'
import { Switch } from '../kit/fields/switch.tsx'
import { useOutcome } from '../kit/form/use-outcome.ts'
import { queryFrom } from '../kit/list/address/query-from.ts'
import { useSearch } from '../kit/list/address/use-search.ts'
import { ListPage } from '../kit/list/list-page.tsx'
import { calendarOf } from '../places.ts'
import { signedIn, useIsAdmin } from '../staff.ts'
import { VillaFilter } from '../villa-filter.tsx'
import type { Route } from './+types/villas'
import { ListTabs } from './list-tabs.tsx'
import { VillaCard, villaColumns } from './villa-columns.tsx'
import style from './villas.module.css'

const ORDERS = ['position', 'name', 'newest'] as const

export const clientLoader = ({ request }: Route.ClientLoaderArgs) => {
  signedIn(request)
  return {
    list: outcomeOf(
      staffApi(listAdminVillas, { query: queryFrom(listAdminVillas, new URL(request.url).searchParams) }),
    ),
    all: outcomeOf(staffApi(allAdminVillas).then(({ content }) => content)),
  }
}

export default function Villas({ loaderData }: Route.ComponentProps) {
  const all = useOutcome(loaderData.all).outcome
  const { get, set } = useSearch()
  const admin = useIsAdmin()
  const navigate = useNavigate()
  const popular = get('popular') === 'true'
  return (
    <ListPage
      title={say('menu.villas')}
      asked={loaderData.list}
      searches
      tabs={() => <ListTabs />}
      filter={
        <>
          <VillaFilter
            slash
            villas={all?.kind === 'ready' ? all.value : []}
            value={get('id')}
            onChange={(id) => set({ id })}
          />
          <label className={`row gap4 ${style.order}`}>
            <span className="t3 sm">{say('villas.order')}</span>
            <select
              className={input.select}
              value={get('order') || 'position'}
              onChange={(event) => set({ order: event.target.value })}
            >
              {ORDERS.map((order) => (
                <option key={order} value={order}>
                  {say(`villas.order.${order}`)}
                </option>
              ))}
            </select>
          </label>
          <Switch
            on={popular}
            onChange={(on) => set({ popular: on ? 'true' : undefined })}
            label={say('villas.popular-only')}
          />
        </>
      }
      columns={villaColumns(admin)}
      open={({ id }) => navigate(calendarOf(id))}
      card={(villa) => <VillaCard villa={villa} />}
      className={style.table}
      empty={{
        title: say('villas.none'),
        text: say(emptyText(popular, Boolean(get('id')))),
      }}
    />
  )
}

const emptyText = (popular: boolean, searched: boolean) => {
  if (popular) return 'villas.none-popular'
  return searched ? 'reservation.no-match-text' : 'villas.none-text'
}
