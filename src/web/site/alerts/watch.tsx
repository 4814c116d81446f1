import type { Handle } from '../handle.ts'
import '../../words/load/finding/alerts.ts'
import { Form, useLocation, useNavigation } from 'react-router'
import { confirmWatch, endWatch, getWatch, type Watch } from '../../../features/watches/watches.contract.ts'
import { Refused } from '../../../kernel/refused.ts'
import { requestContext } from '../../request-context.ts'
import { sayIn, useSay } from '../../words/use-say.ts'
import { Button, ButtonLink } from '../kit/button/button.tsx'
import page from '../kit/link-page/link-page.module.css'
import { Notice } from '../kit/note/note.tsx'
import { pageMeta, placeOf } from '../page-meta.ts'
import { orUnheard, type Unheard, unlessUnheard } from '../unheard/or-unheard.ts'
import { UnheardNotice } from '../unheard/unheard-notice.tsx'
import { useAnswer } from '../unheard/use-answer.ts'
import { useDays } from '../use-days.ts'
import type { Route } from './+types/watch'
import style from './alerts.module.css'

const tokenOf = (request: Request): string => new URL(request.url).searchParams.get('token') ?? ''

const orNull = (error: unknown): null => {
  if (error instanceof Refused && error.status < 500) return null
  throw error
}

export const handle: Handle = { words: ['alerts', 'unheard'] }

/** Opening the page changes nothing: mail programs open every link of a mail. */
export const loader = async ({ request, context }: Route.LoaderArgs) => {
  const { api } = context.get(requestContext)
  const asked = await api(getWatch, { params: { token: tokenOf(request) } }).catch(orNull)
  return asked?.content ?? null
}

export const action = async ({ request, context }: Route.ActionArgs) => {
  const { api } = context.get(requestContext)
  const params = { token: tokenOf(request) }
  const deed = (await request.formData()).get('deed')
  if (deed === 'confirm') await api(confirmWatch, { params }).catch(orNull)
  if (deed === 'end') await api(endWatch, { params, body: { 'List-Unsubscribe': 'One-Click' } }).catch(orNull)
  return null
}

/** Where no answer comes the form stays as it is. */
export const clientAction = ({ serverAction }: Route.ClientActionArgs) => orUnheard(serverAction())

export const shouldRevalidate = unlessUnheard

export const meta: Route.MetaFunction = ({ matches, location }) => {
  const place = placeOf(matches, location.pathname)
  return [
    ...pageMeta({ ...place, title: sayIn(place.language)('alert.title') }),
    { name: 'robots', content: 'noindex' },
  ]
}

/** Where the mail leads: a stay is confirmed here, and ended. */
export default function WatchPage({ loaderData: asked, actionData }: Route.ComponentProps) {
  const say = useSay()
  const { unheard } = useAnswer(actionData)
  return (
    <div className="wrap">
      <section className={page.page}>
        <h1>{say('alert.title')}</h1>
        {asked ? <Asked asked={asked} unheard={unheard} /> : <Notice tone="warn">{say('alert.lost')}</Notice>}
      </section>
    </div>
  )
}

const Asked = ({ asked, unheard }: { asked: Watch; unheard: Unheard | undefined }) => {
  const { state, villa, checkin, checkout, guests } = asked
  const say = useSay()
  const days = useDays()
  const stay = new URLSearchParams({ checkin, checkout, guests: String(guests) })
  return (
    <div className={style.press}>
      <p>
        <b>{villa.name}</b>, {days.stay(checkin, checkout)}, {say('count.guests', { n: guests })}
      </p>
      {state === 'waiting' && <p>{say('alert.confirm')}</p>}
      {state !== 'waiting' && <Notice tone="ok">{say(state === 'watching' ? 'alert.watching' : 'alert.over')}</Notice>}
      <UnheardNotice unheard={unheard} />
      {state === 'waiting' && <Press deed="confirm" text={say('alert.yes')} />}
      {state !== 'ended' && <Press deed="end" text={say('alert.end')} />}
      <ButtonLink look="text" to={`/villa/${villa.slug}?${stay}`}>
        {say('see.villa')}
      </ButtonLink>
    </div>
  )
}

const Press = ({ deed, text }: { deed: 'confirm' | 'end'; text: string }) => {
  const { search } = useLocation()
  const busy = useNavigation().state !== 'idle'
  return (
    <Form method="post" action={search}>
      <input type="hidden" name="deed" value={deed} />
      <Button type="submit" look={deed === 'end' ? 'line' : undefined} disabled={busy}>
        {text}
      </Button>
    </Form>
  )
}
