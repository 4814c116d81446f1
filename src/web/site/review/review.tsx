import type { Handle } from '../handle.ts'
import '../../words/load/links/review.ts'
import { getReview, type Review, writeReview } from '../../../features/content/comments/review.contract.ts'
import type { Themes } from '../../../features/content/comments/review.shape.ts'
import { PARTIES, THEMES } from '../../../features/content/comments/themes.shape.ts'
import { Refused } from '../../../kernel/refused.ts'
import { requestContext } from '../../request-context.ts'
import { sayIn, useSay } from '../../words/use-say.ts'
import page from '../kit/link-page/link-page.module.css'
import { Notice } from '../kit/note/note.tsx'
import { pageMeta, placeOf } from '../page-meta.ts'
import { orUnheard, unlessUnheard } from '../unheard/or-unheard.ts'
import { useAnswer } from '../unheard/use-answer.ts'
import type { Route } from './+types/review'
import { ReviewForm } from './review-form.tsx'

const tokenOf = (request: Request): string => new URL(request.url).searchParams.get('token') ?? ''

export const handle: Handle = { words: ['review', 'unheard'] }

export const loader = async ({ request, context }: Route.LoaderArgs) => {
  const asked = await context
    .get(requestContext)
    .api(getReview, { params: { token: tokenOf(request) } })
    .catch((error: unknown) => {
      if (error instanceof Refused && error.status < 500) return null
      throw error
    })
  return { stay: asked?.content ?? null, requestKey: crypto.randomUUID() }
}

/** The stars by theme; what was not rated is left out. */
const themesOf = (form: FormData): Themes =>
  Object.fromEntries(
    THEMES.map((theme) => [theme, Number(form.get(`theme-${theme}`) ?? 0)]).filter(([, stars]) => stars !== 0),
  )

/** Sends the review; what is refused comes back beside its field. */
export const action = async ({ request, context }: Route.ActionArgs) => {
  const form = await request.formData()
  const body = {
    rating: Number(form.get('rating') ?? 0),
    text: String(form.get('text') ?? ''),
    themes: themesOf(form),
    party: PARTIES.find((party) => party === form.get('party')),
  }
  const options = { idempotencyKey: String(form.get('key') ?? '') || crypto.randomUUID() }
  if (!body.rating) return { ...body, fields: { rating: 'choose' }, message: '' }
  try {
    await context.get(requestContext).api(writeReview, { params: { token: tokenOf(request) }, body }, options)
    return null
  } catch (error) {
    if (!(error instanceof Refused) || error.status >= 500) throw error
    return { ...body, fields: error.fields, message: error.message }
  }
}

/** Where no answer comes the form stays as it is. */
export const clientAction = ({ serverAction }: Route.ClientActionArgs) => orUnheard(serverAction())

export const shouldRevalidate = unlessUnheard

export const meta: Route.MetaFunction = ({ matches, location }) => {
  const place = placeOf(matches, location.pathname)
  return [
    ...pageMeta({ ...place, title: sayIn(place.language)('review.title') }),
    { name: 'robots', content: 'noindex' },
  ]
}

export default function ReviewPage({ loaderData: { stay, requestKey }, actionData }: Route.ComponentProps) {
  const say = useSay()
  const { answer, unheard } = useAnswer(actionData)
  return (
    <div className="wrap">
      <section className={page.page}>
        <h1>{say('review.title')}</h1>
        {stay?.state === 'open' ? (
          <ReviewForm stay={stay} requestKey={requestKey} answer={answer ?? undefined} unheard={unheard} />
        ) : (
          <WhatBecame state={stay?.state ?? 'lost'} />
        )}
      </section>
    </div>
  )
}

const WhatBecame = ({ state }: { state: Exclude<Review['state'], 'open'> | 'lost' }) => {
  const say = useSay()
  return (
    <Notice tone={state === 'sent' ? 'ok' : 'warn'}>
      <b>{say(`review.${state}`)}</b>
      <br />
      {say(`review.${state}Text`)}
    </Notice>
  )
}
