import '../../words/load/reserve.ts'
import '../../words/load/pay.ts'
import type { Handle } from '../handle.ts'
import '../../words/load/stay.ts'
import '../../words/load/links/offer.ts'
import { redirect } from 'react-router'
import { chooseOffer, getGuestOffer } from '../../../features/offers/offers.contract.ts'
import { Refused } from '../../../kernel/refused.ts'
import { requestContext } from '../../request-context.ts'
import { sayIn } from '../../words/use-say.ts'
import { pageMeta, placeOf } from '../page-meta.ts'
import { cardOfferIn } from '../stay/checkout/card-offer.ts'
import { orUnheard, unlessUnheard } from '../unheard/or-unheard.ts'
import { useAnswer } from '../unheard/use-answer.ts'
import type { Route } from './+types/offer'
import { choiceOf } from './choice.ts'
import { OfferScreen } from './offer-screen.tsx'

const tokenOf = (request: Request): string => new URL(request.url).searchParams.get('token') ?? ''

export const loader = async ({ request, context }: Route.LoaderArgs) => {
  const { api } = context.get(requestContext)
  const offer = await api(getGuestOffer, { params: { token: tokenOf(request) } }).catch((error: unknown) => {
    if (error instanceof Refused && error.status < 500) return null
    throw error
  })
  const currency = offer?.content.villas[0]?.currency
  const cards = !currency || (await cardOfferIn(api, currency)).card
  return { offer: offer?.content ?? null, cards, requestKey: crypto.randomUUID() }
}

/** Holds what was chosen and leads on to its payment; a refusal comes back with the offer as it stands now. */
export const action = async ({ request, context }: Route.ActionArgs) => {
  const { api, prefix } = context.get(requestContext)
  const form = await request.formData()
  const choice = choiceOf(form)
  if (!choice) return { message: '', fields: {}, unchosen: true }
  try {
    const { content } = await api(
      chooseOffer,
      { params: { token: tokenOf(request) }, body: choice },
      { idempotencyKey: String(form.get('key') ?? '') || crypto.randomUUID() },
    )
    const page = choice.payBy === 'card' && content.canPay ? 'guvenli-odeme' : 'enquire'
    return redirect(`${prefix}/${page}?token=${encodeURIComponent(content.token)}`, 303)
  } catch (error) {
    if (!(error instanceof Refused) || error.status >= 500) throw error
    return { message: error.message, fields: error.fields, unchosen: false }
  }
}

/** Where no answer comes the form stays as it is. */
export const clientAction = ({ serverAction }: Route.ClientActionArgs) => orUnheard(serverAction())

export const shouldRevalidate = unlessUnheard

export const handle: Handle = { checkout: true, words: ['offer', 'pay', 'reserve', 'stay', 'unheard'] }

export const meta: Route.MetaFunction = ({ matches, location }) => {
  const place = placeOf(matches, location.pathname)
  return [
    ...pageMeta({ ...place, title: sayIn(place.language)('offer.title') }),
    { name: 'robots', content: 'noindex' },
  ]
}

export default function Offer({ loaderData, actionData }: Route.ComponentProps) {
  const { answer, unheard } = useAnswer(actionData)
  return <OfferScreen {...loaderData} answer={answer} unheard={unheard} />
}
