import type { Handle } from '../../handle.ts'
import '../../../words/load/pay.ts'
import { useEffect } from 'react'
import { data, redirect, useRevalidator } from 'react-router'
import { getPaymentOrder } from '../../../../features/payments/payments.contract.ts'
import { formatMoney } from '../../../../kernel/format.ts'
import { Refused } from '../../../../kernel/refused.ts'
import { requestContext } from '../../../request-context.ts'
import { sayIn, useLanguage, useSay } from '../../../words/use-say.ts'
import { pageMeta, placeOf } from '../../page-meta.ts'
import { CheckoutTitle } from '../../stay/checkout/checkout-layout.tsx'
import type { Route } from './+types/bank'
import style from './bank.module.css'
import { CardPageDoor } from './card-page-door.tsx'

/**
 * The step between our page and the provider's: it alone may lead there, so its policy names that provider and nobody
 * else. Who comes back without an answer, or to a payment that has ended, goes on to the page that tells its end.
 */
export const loader = async ({ request, context }: Route.LoaderArgs) => {
  const { api } = context.get(requestContext)
  const query = new URL(request.url).searchParams
  try {
    const { content } = await api(getPaymentOrder, { params: { order: query.get('order') ?? '' } })
    if (content.state === 'ended' || query.has('back') || !content.page) throw redirect(content.back, 303)
    const { kind, url } = content.page
    return data({ order: content, page: content.page }, { headers: { 'x-leads-to': `${kind} ${new URL(url).origin}` } })
  } catch (error) {
    if (error instanceof Refused) throw new Response(null, { status: 404 })
    throw error
  }
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders

export const handle: Handle = { checkout: true, words: ['pay'] }

export const meta: Route.MetaFunction = ({ matches, location }) => {
  const place = placeOf(matches, location.pathname)
  return [...pageMeta({ ...place, title: sayIn(place.language)('pay.title') }), { name: 'robots', content: 'noindex' }]
}

export default function Bank({ loaderData: { order, page } }: Route.ComponentProps) {
  const say = useSay()
  const language = useLanguage()
  useAskedAgain()
  const amount = formatMoney(order.amount, order.currency, language)
  return (
    <div className={`wrap ${style.page}`}>
      <CheckoutTitle lead={say('pay.door-lead', { code: order.code, amount })}>{say('pay.title')}</CheckoutTitle>
      <CardPageDoor page={page} />
    </div>
  )
}

const EVERY_MS = 4_000

/** The provider may tell us the end without sending the browser back: then this page goes on by itself. */
const useAskedAgain = (): void => {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    const timer = setInterval(() => void revalidate(), EVERY_MS)
    return () => clearInterval(timer)
  }, [revalidate])
}
