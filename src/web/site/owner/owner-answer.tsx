import type { Handle } from '../handle.ts'
import '../../words/load/owner.ts'
import {
  type AskedOwner,
  answerOwnerRequest,
  getOwnerRequest,
} from '../../../features/reservations/letters/owner/owner-answer.contract.ts'
import type { Client } from '../../../kernel/client.ts'
import { Refused } from '../../../kernel/refused.ts'
import { requestContext } from '../../request-context.ts'
import { sayIn, useSay } from '../../words/use-say.ts'
import page from '../kit/link-page/link-page.module.css'
import { Notice } from '../kit/note/note.tsx'
import { pageMeta, placeOf } from '../page-meta.ts'
import { orUnheard, unlessUnheard } from '../unheard/or-unheard.ts'
import { useAnswer } from '../unheard/use-answer.ts'
import type { Route } from './+types/owner-answer'
import { OwnerRequest } from './owner-request.tsx'

const tokenOf = (request: Request): string => new URL(request.url).searchParams.get('token') ?? ''

export const handle: Handle = { words: ['owner', 'unheard'] }

/** Opening the page changes nothing: mail programs open every link of a mail. */
export const loader = async ({ request, context }: Route.LoaderArgs) => ({
  asked: await requestOf(context.get(requestContext).api, tokenOf(request)),
  requestKey: crypto.randomUUID(),
})

const requestOf = (api: Client, token: string): Promise<AskedOwner | null> =>
  api(getOwnerRequest, { params: { token } }).then(
    ({ content }) => content,
    (error: unknown) => {
      if (error instanceof Refused && error.status < 500) return null
      throw error
    },
  )

/** The owner’s yes or no. */
export const action = async ({ request, context }: Route.ActionArgs) => {
  const form = await request.formData()
  const answer = form.get('answer') === 'approve' ? ('approve' as const) : ('decline' as const)
  const body = { answer, note: String(form.get('note') ?? '') }
  const options = { idempotencyKey: String(form.get('key') ?? '') || crypto.randomUUID() }
  try {
    await context.get(requestContext).api(answerOwnerRequest, { params: { token: tokenOf(request) }, body }, options)
    return { refused: null }
  } catch (error) {
    if (!(error instanceof Refused) || error.status >= 500) throw error
    return { refused: error.message }
  }
}

/** Where no answer comes the form stays as it is. */
export const clientAction = ({ serverAction }: Route.ClientActionArgs) => orUnheard(serverAction())

export const shouldRevalidate = unlessUnheard

export const meta: Route.MetaFunction = ({ matches, location }) => {
  const place = placeOf(matches, location.pathname)
  return [
    ...pageMeta({ ...place, title: sayIn(place.language)('owner.title') }),
    { name: 'robots', content: 'noindex' },
  ]
}

export default function OwnerAnswer({ loaderData, actionData }: Route.ComponentProps) {
  const say = useSay()
  const { asked, requestKey } = loaderData
  const { answer, unheard } = useAnswer(actionData)
  return (
    <div className="wrap">
      <section className={page.page}>
        <h1>{say('owner.title')}</h1>
        {answer?.refused && <Notice tone="bad">{answer.refused}</Notice>}
        {asked ? (
          <OwnerRequest asked={asked} requestKey={requestKey} unheard={unheard} />
        ) : (
          <Notice tone="warn">
            <b>{say('owner.lost')}</b>
            <br />
            {say('owner.lostText')}
          </Notice>
        )}
      </section>
    </div>
  )
}
