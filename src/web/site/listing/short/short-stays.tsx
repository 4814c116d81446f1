import type { Handle } from '../../handle.ts'
import '../../../words/load/finding.ts'
import '../../../words/load/finding/short.ts'
import { useNavigation } from 'react-router'
import { type GapsAnswer, shortTerm } from '../../../../features/search/search.contract.ts'
import { requestContext } from '../../../request-context.ts'
import { sayIn, useSay } from '../../../words/use-say.ts'
import { ButtonLink } from '../../kit/button/button.tsx'
import { pageMeta, placeOf } from '../../page-meta.ts'
import { PlacesPage } from '../../places/places-page.tsx'
import { GapRow, GapRows } from '../gaps/gap-row.tsx'
import { Empty } from '../list/empty.tsx'
import { FailedSearch } from '../list/lazy-no-villas.tsx'
import { More } from '../list/more.tsx'
import { answerOf, type SearchAnswer } from '../search-answer.ts'
import { SearchBox } from '../search-box/search-box.tsx'
import { addressOf, changed, queryOf, type Wish, wishOf } from '../wish.ts'
import type { Route } from './+types/short-stays'
import { GapTimes } from './gap-times.tsx'
import { GapsMap } from './gaps-map.tsx'
import style from './short-stays.module.css'

const PATH = '/short-stays'
const WEEKS_AHEAD = 4

export const handle: Handle = { words: ['finding', 'short'] }

export const meta: Route.MetaFunction = ({ matches, location }) => {
  const place = placeOf(matches, location.pathname)
  const say = sayIn(place.language)
  return pageMeta({ ...place, title: say('nav.short'), description: say('gaps.text') })
}

export const loader = async ({ context, request }: Route.LoaderArgs) => {
  const wish = wishOf(new URL(request.url).searchParams)
  const asked = context.get(requestContext).api(shortTerm, { query: { ...queryOf(wish), starts: wish.starts } })
  const [answer, times] = await Promise.all([answerOf(asked), timesOf(asked, wish)])
  return { wish, answer, times }
}

/** The months, and the weeks of the chosen one; the next ones before any is chosen. */
const timesOf = async (asked: Promise<GapsAnswer>, { starts }: Wish): Promise<Pick<GapsAnswer, 'months' | 'weeks'>> => {
  const { months, weeks } = await asked.catch(() => ({ months: [], weeks: [] }))
  const month = starts?.slice(0, 7)
  return {
    months,
    weeks: month ? weeks.filter(({ from }) => from.startsWith(month)) : weeks.slice(0, WEEKS_AHEAD),
  }
}

export default function ShortStays({ loaderData: { wish, answer, times } }: Route.ComponentProps) {
  const say = useSay()
  const { location } = useNavigation()
  return (
    <PlacesPage crumb={say('nav.short')} title={say('short.h1')} lead={say('short.lead')}>
      <SearchBox wish={wish} to={PATH} slim button={say('search.go')} />
      <GapTimes wish={wish} to={PATH} times={times} />
      <div className={style.gaps} aria-busy={location?.pathname.endsWith(PATH) ?? false}>
        <Gaps wish={wish} answer={answer} />
      </div>
    </PlacesPage>
  )
}

const Gaps = ({ wish, answer }: { wish: Wish; answer: SearchAnswer }) => {
  const say = useSay()
  if (answer.fault !== null) return <FailedSearch sentence={answer.fault} to={PATH} />
  if (!answer.content.length)
    return (
      <Empty
        title={say('short.none')}
        lines={[say('short.none.text')]}
        ways={
          <>
            <ButtonLink to={addressOf('/listing', changed(wish, { starts: undefined }))}>
              {say('short.none.go')}
            </ButtonLink>
            <ButtonLink look="line" to={PATH}>
              {say('filters.clear')}
            </ButtonLink>
          </>
        }
      />
    )
  return (
    <>
      <p className="small" role="status">
        {say('short.count', { n: answer.total })}
      </p>
      <div className={style.columns}>
        <div>
          <GapRows>
            {answer.content.map((villa) => (
              <GapRow key={`${villa.id}${villa.stay?.checkIn}`} villa={villa} level="h2" />
            ))}
          </GapRows>
          {wish.skip + answer.content.length < answer.total && <More wish={wish} to={PATH} left />}
        </div>
        <div className={style.map}>
          <GapsMap villas={answer.content} total={answer.content.length} />
        </div>
      </div>
    </>
  )
}
