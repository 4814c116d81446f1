import '../../words/load/enquire.ts'
import type { Handle } from '../handle.ts'
import '../../words/load/stay.ts'
import '../../words/load/pay.ts'
import { redirectDocument } from 'react-router'
import { cardOffer, startPayment } from '../../../features/payments/payments.contract.ts'
import { listBanks } from '../../../features/settings/settings.contract.ts'
import { Refused } from '../../../kernel/refused.ts'
import { requestContext } from '../../request-context.ts'
import { sayIn, useSay } from '../../words/use-say.ts'
import { findReservation, reservationOfLink } from '../enquire/find-reservation.ts'
import lookupForm from '../enquire/lookup-form.module.css'
import { LookupForm } from '../enquire/lookup-form.tsx'
import { Steps } from '../kit/steps.tsx'
import { pageMeta, placeOf } from '../page-meta.ts'
import { CheckoutTitle } from '../stay/checkout/checkout-layout.tsx'
import { useOwnStayKept } from '../stay/use-own-stay-kept.ts'
import { orUnheard, unlessUnheard } from '../unheard/or-unheard.ts'
import { useAnswer } from '../unheard/use-answer.ts'
import type { Route } from './+types/pay'
import { type PayRefusal, payResultOf } from './pay-result.ts'
import { PayScreen } from './pay-screen.tsx'

export const loader = async ({ request, context }: Route.LoaderArgs) => {
  const { api } = context.get(requestContext)
  const query = new URL(request.url).searchParams
  const token = query.get('token')
  const reservation = await reservationOfLink(api, token)
  const banks = reservation?.canPay ? (await api(listBanks)).content : []
  const currency = reservation?.price.currency ?? 'TL'
  const offer = reservation?.canPay ? (await api(cardOffer, { params: { currency } })).content : NO_CARD
  return {
    reservation,
    banks,
    offer,
    lost: token !== null && !reservation,
    result: payResultOf(query.get('result')),
    requestKey: crypto.randomUUID(),
  }
}

const NO_CARD = { card: false, instalments: 1, upTo: 1 }

/** Looks a reservation up, or opens the bank's own page for the amount that is due. */
export const action = async ({ request, context }: Route.ActionArgs) => {
  const { api, prefix } = context.get(requestContext)
  const form = await request.formData()
  if (form.get('intent') === 'find') return findReservation(api, form, `${prefix}/guvenli-odeme`)
  const token = new URL(request.url).searchParams.get('token') ?? ''
  try {
    const instalments = Number(form.get('instalments')) || undefined
    const question = { params: { token }, body: { acceptTerms: form.has('acceptTerms'), instalments } }
    const { content } = await api(startPayment, question, {
      idempotencyKey: String(form.get('key') ?? '') || crypto.randomUUID(),
    })
    return redirectDocument(content.redirectUrl, 303)
  } catch (error) {
    if (!(error instanceof Refused)) throw error
    return { fields: error.fields, message: error.message, payBy: 'card' } satisfies PayRefusal
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

export default function Pay({ loaderData, actionData }: Route.ComponentProps) {
  const say = useSay()
  const { reservation, lost } = loaderData
  const { answer, unheard } = useAnswer(actionData)
  useOwnStayKept(reservation)
  return (
    <div className="wrap">
      {reservation ? (
        <>
          <Steps
            at={reservation.status === 'OPTION' || reservation.status === 'REQUEST' ? 'payment' : 'confirmation'}
          />
          <CheckoutTitle>{say('pay.title')}</CheckoutTitle>
          <PayScreen
            {...loaderData}
            reservation={reservation}
            answer={answer && 'payBy' in answer ? answer : undefined}
            unheard={unheard}
          />
        </>
      ) : (
        <section className={lookupForm.page}>
          <h1>{say('pay.title')}</h1>
          <p className="lead">{say('pay.lookupLead')}</p>
          <LookupForm answer={answer && 'contact' in answer ? answer : undefined} lost={lost} unheard={unheard} />
        </section>
      )}
    </div>
  )
}
