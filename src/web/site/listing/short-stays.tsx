import type { Handle } from '../handle.ts'
import '../../words/load/finding.ts'
import { useNavigation } from 'react-router'
import { shortTerm } from '../../../features/search/search.contract.ts'
import { requestContext } from '../../request-context.ts'
import { sayIn, useSay } from '../../words/use-say.ts'
import { ButtonLink } from '../kit/button/button.tsx'
import { pageMeta, placeOf } from '../page-meta.ts'
import { PlacesPage } from '../places/places-page.tsx'
import type { Route } from './+types/short-stays'
import { GapRow, GapRows } from './gaps/gap-row.tsx'
import { Empty } from './list/empty.tsx'
import { FailedSearch } from './list/lazy-no-villas.tsx'
import { More } from './list/more.tsx'
import { answerOf, type SearchAnswer } from './search-answer.ts'
import { SearchBox } from './search-box/search-box.tsx'
import style from './short-stays.module.css'
import { addressOf, queryOf, type Wish, wishOf } from './wish.ts'

const PATH = '/short-stays'

export const handle: Handle = { words: ['finding'] }

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
    <PlacesPage crumb={say('nav.short')} title={say('gaps.h1')} lead={say('gaps.lead')}>
      <SearchBox wish={wish} to={PATH} slim button={say('search.go')} />
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
        title={say('gaps.none')}
        lines={[say('gaps.none.text')]}
        ways={
          <>
            <ButtonLink to={addressOf('/listing', wish)}>{say('gaps.none.go')}</ButtonLink>
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
        {say('gaps.count', { n: answer.total })}
      </p>
      <GapRows columns>
        {answer.content.map((villa) => (
          <GapRow key={`${villa.id}${villa.stay?.checkIn}`} villa={villa} level="h2" />
        ))}
      </GapRows>
      {wish.skip + answer.content.length < answer.total && <More wish={wish} to={PATH} left />}
    </>
  )
}
