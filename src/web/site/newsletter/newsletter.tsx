import type { Handle } from '../handle.ts'
import '../../words/load/links/newsletter.ts'
import { Form, useLocation, useNavigation } from 'react-router'
import {
  followSubscription,
  getSubscription,
  type Subscription,
} from '../../../features/content/newsletter/newsletter.contract.ts'
import { Refused } from '../../../kernel/refused.ts'
import { requestContext } from '../../request-context.ts'
import { sayIn, useSay } from '../../words/use-say.ts'
import { Button } from '../kit/button/button.tsx'
import page from '../kit/link-page/link-page.module.css'
import { Notice } from '../kit/note/note.tsx'
import { pageMeta, placeOf } from '../page-meta.ts'
import { orUnheard, type Unheard, unlessUnheard } from '../unheard/or-unheard.ts'
import { UnheardNotice } from '../unheard/unheard-notice.tsx'
import { useAnswer } from '../unheard/use-answer.ts'
import type { Route } from './+types/newsletter'
import style from './newsletter.module.css'

const tokenOf = (request: Request): string => new URL(request.url).searchParams.get('token') ?? ''

const orNull = (error: unknown): null => {
  if (error instanceof Refused && error.status < 500) return null
  throw error
}

export const handle: Handle = { words: ['newsletter', 'unheard'] }

/** Opening the page changes nothing: mail programs open every link of a mail. */
export const loader = async ({ request, context }: Route.LoaderArgs) => {
  const { api } = context.get(requestContext)
  const asked = await api(getSubscription, { params: { token: tokenOf(request) } }).catch(orNull)
  return asked?.content ?? null
}

export const action = async ({ request, context }: Route.ActionArgs) => {
  const body = { 'List-Unsubscribe': 'One-Click' as const }
  await context
    .get(requestContext)
    .api(followSubscription, { params: { token: tokenOf(request) }, body })
    .catch(orNull)
  return null
}

/** Where no answer comes the form stays as it is. */
export const clientAction = ({ serverAction }: Route.ClientActionArgs) => orUnheard(serverAction())

export const shouldRevalidate = unlessUnheard

export const meta: Route.MetaFunction = ({ matches, location }) => {
  const place = placeOf(matches, location.pathname)
  return [
    ...pageMeta({ ...place, title: sayIn(place.language)('newsletter.title') }),
    { name: 'robots', content: 'noindex' },
  ]
}

export default function Newsletter({ loaderData: asked, actionData }: Route.ComponentProps) {
  const say = useSay()
  const { unheard } = useAnswer(actionData)
  const ended = asked?.deed === 'leave' ? 'left' : 'confirmed'
  const said = asked ? ended : 'lost'
  return (
    <div className="wrap">
      <section className={page.page}>
        <h1>{say('newsletter.title')}</h1>
        {asked && !asked.done ? (
          <Press asked={asked} unheard={unheard} />
        ) : (
          <Notice tone={asked ? 'ok' : 'warn'}>
            <b>{say(`newsletter.${said}`)}</b>
            <br />
            {say(`newsletter.${said}Text`)}
          </Notice>
        )}
      </section>
    </div>
  )
}

type Props = { asked: Subscription; unheard: Unheard | undefined }

const Press = ({ asked: { deed, email }, unheard }: Props) => {
  const say = useSay()
  const { search } = useLocation()
  const busy = useNavigation().state !== 'idle'
  return (
    <Form method="post" action={search} className={style.form}>
      <h2>{say(`newsletter.${deed}`)}</h2>
      <p>{say(`newsletter.${deed}Text`, { email })}</p>
      {deed === 'confirm' && <p className="small">{say('newsletter.consent')}</p>}
      <UnheardNotice unheard={unheard} />
      <Button type="submit" size="big" disabled={busy}>
        {say(deed === 'confirm' ? 'newsletter.yes' : 'newsletter.no')}
      </Button>
    </Form>
  )
}
