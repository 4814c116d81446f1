import { useNavigation } from 'react-router'
import { shortTerm } from '../../../features/search/search.contract.ts'
import { requestContext } from '../../request-context.ts'
import { sayIn, useSay } from '../../words/use-say.ts'
import { ButtonLink } from '../kit/button/button.tsx'
import { Crumbs } from '../kit/page/crumbs.tsx'
import { pageMeta, placeOf } from '../page-meta.ts'
import type { Route } from './+types/short-stays'
import gapRow from './gap-row.module.css'
import { GapRow } from './gap-row.tsx'
import { FailedSearch } from './no-villas.tsx'
import { answerOf, type SearchAnswer } from './search-answer.ts'
import { SearchBox } from './search-box/search-box.tsx'
import { addressOf, moreOf, queryOf, type Wish, wishOf } from './wish.ts'

const PATH = '/short-stays'

export const meta: Route.MetaFunction = ({ matches, location }) => {
  const place = placeOf(matches, location.pathname)
  const say = sayIn(place.language)
  return pageMeta({ ...place, title: say('nav.short'), description: say('gaps.text') })
}

export const loader = async ({ context, request }: Route.LoaderArgs) => {
  const wish = wishOf(new URL(request.url).searchParams)
  return { wish, answer: await answerOf(context.get(requestContext).api(shortTerm, { query: queryOf(wish) })) }
}

export default function ShortStays({ loaderData: { wish, answer } }: Route.ComponentProps) {
  const say = useSay()
  const { location } = useNavigation()
  return (
    <div className="wrap places">
      <Crumbs here={say('nav.short')} />
      <header className="places__h">
        <h1>{say('gaps.h1')}</h1>
        <p className="lead">{say('gaps.lead')}</p>
      </header>
      <SearchBox wish={wish} to={PATH} slim button={say('search.go')} />
      <div className="places__gaps" aria-busy={location?.pathname.endsWith(PATH) ?? false}>
        <Gaps wish={wish} answer={answer} />
      </div>
    </div>
  )
}

const Gaps = ({ wish, answer }: { wish: Wish; answer: SearchAnswer }) => {
  const say = useSay()
  if (answer.fault !== null) return <FailedSearch sentence={answer.fault} to={PATH} />
  if (!answer.content.length)
    return (
      <div className="empty">
        <div>
          <h2>{say('gaps.none')}</h2>
          <p className="lead">{say('gaps.none.text')}</p>
        </div>
        <div className="empty__ways">
          <ButtonLink to={addressOf('/listing', wish)}>{say('gaps.none.go')}</ButtonLink>
          <ButtonLink look="line" to={PATH}>
            {say('filters.clear')}
          </ButtonLink>
        </div>
      </div>
    )
  return (
    <>
      <p className="small" role="status">
        {say('gaps.count', { n: answer.total })}
      </p>
      <div className={`${gapRow.gaps} ${gapRow.columns}`}>
        {answer.content.map((villa) => (
          <GapRow key={`${villa.id}${villa.stay?.checkIn}`} villa={villa} level="h2" />
        ))}
      </div>
      {wish.skip + answer.content.length < answer.total && (
        <div className="more">
          <ButtonLink look="line" to={addressOf(PATH, moreOf(wish))} preventScrollReset>
            {say('part.more')}
          </ButtonLink>
        </div>
      )}
    </>
  )
}
