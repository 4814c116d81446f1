import '../../words/load/pay.ts'
import type { Handle } from '../handle.ts'
import '../../words/load/stay.ts'
import '../../words/load/reserve.ts'
import { redirect } from 'react-router'
import { villaCalendar } from '../../../features/availability/availability.contract.ts'
import { createReservation } from '../../../features/reservations/reservations.contract.ts'
import { getVilla } from '../../../features/villas/villas.contract.ts'
import { Refused } from '../../../kernel/refused.ts'
import { requestContext } from '../../request-context.ts'
import { sayIn, useSay } from '../../words/use-say.ts'
import { orNotFound } from '../faults/or-not-found.ts'
import { Steps } from '../kit/steps.tsx'
import { pageMeta, placeOf } from '../page-meta.ts'
import { cardOfferIn } from '../stay/checkout/card-offer.ts'
import { CheckoutTitle } from '../stay/checkout/checkout-layout.tsx'
import { toTidySlug } from '../tidy-slug.ts'
import { orUnheard, unlessUnheard } from '../unheard/or-unheard.ts'
import { useAnswer } from '../unheard/use-answer.ts'
import { askQuote } from '../villa/quote/quoted.ts'
import { wishOf, wishQuery } from '../villa/quote/villa-wish.ts'
import type { Route } from './+types/reserve'
import { ReserveBody } from './reserve-body.tsx'
import { chosenExtras, howOf, type ReserveAnswer, reservationOf, valuesOf } from './reserve-values.ts'

export const loader = async ({ params, request, context }: Route.LoaderArgs) => {
  toTidySlug(request, params.slug)
  const { api, prefix } = context.get(requestContext)
  const { content: villa } = await orNotFound(api(getVilla, { params }))
  const query = new URL(request.url).searchParams
  const wish = wishOf(query, villa.guests)
  const chosen = chosenExtras(query)
  const { checkIn, checkOut, ...who } = wish
  if (!checkIn || !checkOut) throw redirect(`${prefix}/villa/${villa.slug}?${wishQuery(wish)}#takvim`)
  const [quoted, calendar, { card }] = await Promise.all([
    askQuote(api, villa.slug, wish, chosen),
    api(villaCalendar, { params, query: { from: checkIn, months: 1 } }),
    cardOfferIn(api, villa.currency),
  ])
  return {
    villa,
    stay: { checkIn, checkOut },
    who,
    chosen,
    behind: query.get('behind') === '1',
    quoted,
    extras: calendar.content.extras,
    cards: card,
    requestKey: crypto.randomUUID(),
  }
}

/**
 * Holds the villa, or answers what is wrong: the values again, the sentence of each field, and the price as it is now.
 */
export const action = async ({ params, request, context }: Route.ActionArgs): Promise<Response | ReserveAnswer> => {
  const { api, prefix } = context.get(requestContext)
  const form = await request.formData()
  const values = valuesOf(form)
  try {
    const { content } = await api(
      createReservation,
      { body: reservationOf(params.slug, values) },
      { idempotencyKey: String(form.get('key') ?? '') || crypto.randomUUID() },
    )
    const page = content.payBy === 'card' && content.canPay ? 'guvenli-odeme' : 'enquire'
    return redirect(`${prefix}/${page}?token=${encodeURIComponent(content.token)}`, 303)
  } catch (error) {
    if (!(error instanceof Refused) || error.status >= 500) throw error
    const { checkIn, checkOut } = values
    const guests = values.adults + values.children + values.infants
    const quoted = await askQuote(api, params.slug, { checkIn, checkOut, guests }, values.extras)
    return { values, fields: error.fields, message: error.message, code: error.code, quoted, key: crypto.randomUUID() }
  }
}

/** Where no answer comes the form stays as it is. */
export const clientAction = ({ serverAction }: Route.ClientActionArgs) => orUnheard(serverAction())

export const shouldRevalidate = unlessUnheard

export const handle: Handle = { checkout: true, words: ['pay', 'reserve', 'stay', 'unheard', 'why'] }

export const meta: Route.MetaFunction = ({ loaderData, matches, location }) => {
  const place = placeOf(matches, location.pathname)
  const title = loaderData && sayIn(place.language)('reserve.metaTitle', { villa: loaderData.villa.name })
  return [...pageMeta({ ...place, title }), { name: 'robots', content: 'noindex' }]
}

export default function Reserve({ loaderData, actionData }: Route.ComponentProps) {
  const say = useSay()
  const { behind, villa } = loaderData
  const { answer, unheard } = useAnswer(actionData)
  const how = howOf((answer?.quoted ?? loaderData.quoted).quote, villa, behind)
  return (
    <div className="wrap">
      <Steps at="details" />
      <CheckoutTitle lead={say('reserve.lead')}>{say(`reserve.title.${how}`)}</CheckoutTitle>
      <ReserveBody {...loaderData} answer={answer} unheard={unheard} />
    </div>
  )
}
