import '../../../words/load/enquire.ts'
import type { Handle } from '../../handle.ts'
import '../../../words/load/stay.ts'
import '../../../words/load/pay.ts'
import { redirectDocument } from 'react-router'
import { getPaymentLink, payByLink } from '../../../../features/payments/links/payment-links.contract.ts'
import { Refused } from '../../../../kernel/refused.ts'
import { requestContext } from '../../../request-context.ts'
import { sayIn } from '../../../words/use-say.ts'
import { pageMeta, placeOf } from '../../page-meta.ts'
import { orUnheard, unlessUnheard } from '../../unheard/or-unheard.ts'
import { useAnswer } from '../../unheard/use-answer.ts'
import { payResultOf } from '../pay-result.ts'
import type { Route } from './+types/link'
import { LinkScreen } from './link-screen.tsx'

export const loader = async ({ request, context }: Route.LoaderArgs) => {
  const { api } = context.get(requestContext)
  const query = new URL(request.url).searchParams
  const link = await api(getPaymentLink, { params: { token: query.get('token') ?? '' } }).catch((error: unknown) => {
    if (error instanceof Refused && error.status < 500) return null
    throw error
  })
  return { link: link?.content ?? null, result: payResultOf(query.get('result')), requestKey: crypto.randomUUID() }
}

export const action = async ({ request, context }: Route.ActionArgs) => {
  const { api } = context.get(requestContext)
  const form = await request.formData()
  const token = new URL(request.url).searchParams.get('token') ?? ''
  const instalments = Number(form.get('instalments')) || undefined
  try {
    const { content } = await api(
      payByLink,
      { params: { token }, body: { instalments } },
      { idempotencyKey: String(form.get('key') ?? '') || crypto.randomUUID() },
    )
    return redirectDocument(content.redirectUrl, 303)
  } catch (error) {
    if (!(error instanceof Refused)) throw error
    return { message: error.message }
  }
}

/** Where no answer comes the form stays as it is. */
export const clientAction = ({ serverAction }: Route.ClientActionArgs) => orUnheard(serverAction())

export const shouldRevalidate = unlessUnheard

export const handle: Handle = { checkout: true, words: ['enquire', 'pay', 'stay', 'unheard'] }

export const meta: Route.MetaFunction = ({ matches, location }) => {
  const place = placeOf(matches, location.pathname)
  return [...pageMeta({ ...place, title: sayIn(place.language)('pay.title') }), { name: 'robots', content: 'noindex' }]
}

export default function PayLink({ loaderData, actionData }: Route.ComponentProps) {
  const { answer, unheard } = useAnswer(actionData)
  return <LinkScreen {...loaderData} refused={answer?.message} unheard={unheard} />
}
