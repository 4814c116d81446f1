import { useNavigate, useRevalidator } from 'react-router'
import { allAdminVillas, listAdminVillas } from '../../../features/villas/villas.contract.ts'
import { PAGE_SIZE } from '../../../kernel/limits.ts'
import { outcomeOf, staffApi } from '../../browser/staff-api.ts'
import { say } from '../../words/dashboard.ts'
import { useOutcome } from '../kit/form/use-outcome.ts'
import { ListScreen } from '../kit/list/list-screen.tsx'
import { Pager } from '../kit/list/pager.tsx'
import { numberOf, skipOf, useSearch } from '../kit/list/use-search.ts'
import { LIST_WORDS, pagerWords } from '../list-words.tsx'
import { reservationsOf } from '../places.ts'
import { signedIn, useIsAdmin } from '../staff.ts'
import { VillaFilter } from '../villa-filter.tsx'
import type { Route } from './+types/villas'
import { VillaCard, villaColumns } from './villa-columns.tsx'

const ORDERS = ['position', 'name', 'newest'] as const

export const clientLoader = ({ request }: Route.ClientLoaderArgs) => {
  signedIn(request)
  const search = new URL(request.url).searchParams
  const order = ORDERS.find((each) => each === search.get('order'))
  const query = {
    skip: skipOf(search),
    take: PAGE_SIZE.villas,
    order,
    id: numberOf(search, 'id'),
    popular: search.get('popular') === 'true' ? ('true' as const) : undefined,
  }
  return {
    list: outcomeOf(staffApi(listAdminVillas, { query })),
    all: outcomeOf(staffApi(allAdminVillas).then(({ content }) => content)),
  }
}

export default function Villas({ loaderData }: Route.ComponentProps) {
  const { outcome, stale } = useOutcome(loaderData.list)
  const list = outcome?.kind === 'ready' ? outcome.value : undefined
  const all = useOutcome(loaderData.all).outcome
  const { get, set, href } = useSearch()
  const { revalidate } = useRevalidator()
  const admin = useIsAdmin()
  const navigate = useNavigate()
  const popular = get('popular') === 'true'
  return (
    <ListScreen
      title={say('menu.villas')}
      count={list && say('records', { n: list.total })}
      searches
      filter={
        <>
          <VillaFilter
            slash
            villas={all?.kind === 'ready' ? all.value : []}
            value={get('id')}
            onChange={(id) => set({ id })}
          />
          <label className="row gap4">
            <span className="t3 sm">{say('order')}</span>
            <select
              className="sel filter__s"
              value={get('order') || 'position'}
              onChange={(event) => set({ order: event.target.value })}
            >
              {ORDERS.map((order) => (
                <option key={order} value={order}>
                  {say(`order.${order}`)}
                </option>
              ))}
            </select>
          </label>
          <button
            type="button"
            className="sw"
            role="switch"
            aria-checked={popular}
            onClick={() => set({ popular: popular ? undefined : 'true' })}
          >
            <i aria-hidden />
            {say('popular-only')}
          </button>
        </>
      }
      rows={outcome?.kind === 'failed' ? null : list?.content}
      stale={stale}
      columns={villaColumns(admin)}
      rowKey={({ id }) => id}
      open={({ id }) => navigate(reservationsOf(id))}
      card={(villa) => <VillaCard villa={villa} />}
      className="tbl--v"
      empty={{
        title: say('no-villas'),
        text: say(emptyText(popular, Boolean(get('id')))),
      }}
      pager={
        list && (
          <Pager
            {...list}
            href={(skip) => href({ skip: skip ? String(skip) : undefined })}
            words={pagerWords(PAGE_SIZE.villas)}
          />
        )
      }
      onRetry={revalidate}
      words={LIST_WORDS}
    />
  )
}

const emptyText = (popular: boolean, searched: boolean) => {
  if (popular) return 'no-popular-text'
  return searched ? 'no-match-text' : 'no-villas-text'
}
