import type { Handle } from '../handle.ts'
import '../../words/load/finding/compare.ts'
import { requestContext } from '../../request-context.ts'
import { sayIn, useSay } from '../../words/use-say.ts'
import { ButtonLink } from '../kit/button/button.tsx'
import { Crumbs } from '../kit/page/crumbs.tsx'
import { pageMeta, placeOf } from '../page-meta.ts'
import type { Route } from './+types/compare'
import style from './compare.module.css'
import { compareData } from './compare-data.ts'
import { CompareHead } from './compare-head.tsx'
import { compareWishOf } from './compared-stay.ts'
import { CompareTable } from './table/compare-table.tsx'
import { Verdicts } from './table/verdicts.tsx'

export const handle: Handle = { words: ['compare'] }

export const meta: Route.MetaFunction = ({ matches, location }) => {
  const place = placeOf(matches, location.pathname)
  return [
    ...pageMeta({ ...place, title: sayIn(place.language)('compare.title') }),
    { name: 'robots', content: 'noindex' },
  ]
}

export const loader = async ({ request, context }: Route.LoaderArgs) => {
  const { api } = context.get(requestContext)
  const wish = compareWishOf(new URL(request.url).searchParams)
  return { wish, ...(await compareData(api, wish)) }
}

/** Up to four villas beside each other for the same dates; the address holds all of it. */
export default function Compare({ loaderData: { wish, columns, refused } }: Route.ComponentProps) {
  const say = useSay()
  return (
    <div className={`wrap ${style.page}`}>
      <Crumbs here={say('compare.title')} />
      <CompareHead wish={wish} columns={columns} refused={refused} />
      {columns.length ? (
        <>
          <CompareTable wish={wish} columns={columns} />
          <Verdicts columns={columns} />
        </>
      ) : (
        <>
          <p>{say('compare.empty')}</p>
          <ButtonLink to="/listing">{say('nav.listing')}</ButtonLink>
        </>
      )}
    </div>
  )
}
