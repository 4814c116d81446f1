import type { Handle } from '../handle.ts'
import '../../words/load/finding.ts'
import { useRef } from 'react'
import { useNavigation } from 'react-router'
import { searchOptions, searchVillas } from '../../../features/search/search.contract.ts'
import { requestContext } from '../../request-context.ts'
import { sayIn, useSay } from '../../words/use-say.ts'
import { SkipLink } from '../kit/skip-link.tsx'
import { pageMeta, placeOf } from '../page-meta.ts'
import type { Route } from './+types/listing'
import { ActiveFilters } from './filters/active-filters.tsx'
import { FilterButton } from './filters/filter-button.tsx'
import { FilterColumn } from './filters/filter-column.tsx'
import { ListHead } from './list/list-head.tsx'
import { Results } from './list/results.tsx'
import style from './listing.module.css'
import { MapPanel, MapSwitch } from './map-panel.tsx'
import { answerOf, optionsOf } from './search-answer.ts'
import { SearchSummary } from './search-summary.tsx'
import { useKeptFocus } from './use-kept-focus.ts'
import { addressOf, queryOf, wishOf } from './wish.ts'

const FORM = 'filters'

export const handle: Handle = { words: ['finding'] }

export const meta: Route.MetaFunction = ({ matches, location }) => {
  const place = placeOf(matches, location.pathname)
  const say = sayIn(place.language)
  return pageMeta({ ...place, title: say('nav.listing'), description: say('listing.description') })
}

export const loader = async ({ context, request }: Route.LoaderArgs) => {
  const { api } = context.get(requestContext)
  const wish = wishOf(new URL(request.url).searchParams)
  const [answer, options] = await Promise.all([
    answerOf(api(searchVillas, { query: queryOf(wish) })),
    optionsOf(api(searchOptions)),
  ])
  return { wish, answer, options }
}

export default function Listing({ loaderData: { wish, answer, options } }: Route.ComponentProps) {
  const say = useSay()
  const { location } = useNavigation()
  const list = useRef<HTMLDivElement>(null)
  useKeptFocus(list, addressOf('', wish))
  const hasMap = wish.map !== false
  const next = location?.pathname.endsWith('/listing') ? wishOf(new URLSearchParams(location.search)) : null
  return (
    <>
      <SkipLink to="#results">{say('skip.results')}</SkipLink>
      <SearchSummary wish={wish} />
      <div className="wrap">
        <div className={hasMap ? `${style.page} ${style.mapped}` : style.page} ref={list}>
          <ListHead
            wish={wish}
            answer={answer}
            options={options}
            form={FORM}
            filters={
              <>
                <FilterButton wish={wish} options={options} everywhere={hasMap} />
                <MapSwitch wish={wish} to="/listing" />
              </>
            }
          >
            <ActiveFilters wish={wish} options={options} />
          </ListHead>
          <aside className={style.filters} aria-label={say('filters')}>
            <FilterColumn id={FORM} wish={wish} options={options} shown={!hasMap} />
          </aside>
          <div id="results" tabIndex={-1}>
            <h2 className="sr">{say('nav.listing')}</h2>
            <Results wish={wish} next={next} answer={answer} />
          </div>
          {hasMap && <MapPanel wish={wish} cards={answer.content} to="/listing" />}
        </div>
      </div>
    </>
  )
}
