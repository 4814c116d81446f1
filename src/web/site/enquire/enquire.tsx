import type { Handle } from '../handle.ts'
import '../../words/load/stay.ts'
import '../../words/load/enquire.ts'
import '../../words/load/papers.ts'
import { redirect } from 'react-router'
import { cancelReservation } from '../../../features/reservations/reservations.contract.ts'
import { listBanks } from '../../../features/settings/settings.contract.ts'
import { Refused } from '../../../kernel/refused.ts'
import { requestContext } from '../../request-context.ts'
import { sayIn, useSay } from '../../words/use-say.ts'
import { pageMeta, placeOf } from '../page-meta.ts'
import { useOwnStayKept } from '../stay/use-own-stay-kept.ts'
import { isUnheard, orUnheard, unlessUnheard } from '../unheard/or-unheard.ts'
import { useAnswer } from '../unheard/use-answer.ts'
import type { Route } from './+types/enquire'
import { findReservation, reservationOfLink } from './find-reservation.ts'
import lookupForm from './lookup-form.module.css'
import { LookupForm } from './lookup-form.tsx'
import { isIntent, PARTS } from './papers/act-parts.ts'
import { guestAct } from './papers/guest-acts.ts'
import { papersOf } from './papers/papers-data.ts'
import { ReservationScreen } from './reservation-screen.tsx'

export const handle: Handle = { words: ['enquire', 'papers', 'stay', 'unheard'] }

export const loader = async ({ request, context }: Route.LoaderArgs) => {
  const { api, language } = context.get(requestContext)
  const query = new URL(request.url).searchParams
  const token = query.get('token')
  const reservation = await reservationOfLink(api, token)
  const banks = reservation?.canPay ? (await api(listBanks)).content : []
  const papers = reservation && (await papersOf(api, reservation.token, language))
  return {
    reservation,
    papers,
    banks,
    lost: token !== null && !reservation,
    cancelling: query.has('cancel'),
    requestKey: crypto.randomUUID(),
  }
}

/** Looks a reservation up, or cancels it for exactly the refund that was shown. */
export const action = async ({ request, context }: Route.ActionArgs) => {
  const { api, prefix } = context.get(requestContext)
  const form = await request.formData()
  const token = new URL(request.url).searchParams.get('token') ?? ''
  const here = `${prefix}/enquire?token=${encodeURIComponent(token)}`
  const done = await guestAct({ api, token, form }, String(form.get('intent')))
  if (done) return 'done' in done ? redirect(`${here}#${done.done}`, 303) : done
  if (form.get('intent') !== 'cancel') return findReservation(api, form, `${prefix}/enquire`)
  try {
    const body = { kept: Number(form.get('kept')), reason: String(form.get('reason') ?? '') }
    await api(
      cancelReservation,
      { params: { token }, body },
      { idempotencyKey: String(form.get('key') ?? '') || crypto.randomUUID() },
    )
  } catch (error) {
    if (!(error instanceof Refused) || error.status >= 500) throw error
    return { at: PARTS.cancel, refused: error.message, fields: {} }
  }
  return redirect(here, 303)
}

/** Where no answer comes the form stays as it is. */
export const clientAction = async ({ request, serverAction }: Route.ClientActionArgs) => {
  const intent = String((await request.clone().formData()).get('intent'))
  const answer = await orUnheard(serverAction())
  return isUnheard(answer) ? { ...answer, at: isIntent(intent) ? PARTS[intent] : null } : answer
}

export const shouldRevalidate = unlessUnheard

export const meta: Route.MetaFunction = ({ loaderData, matches, location }) => {
  const place = placeOf(matches, location.pathname)
  return [
    ...pageMeta({ ...place, title: sayIn(place.language)('mine.title') }),
    ...(loaderData?.reservation ? [{ name: 'robots', content: 'noindex' }] : []),
  ]
}

export default function Enquire({ loaderData, actionData }: Route.ComponentProps) {
  const say = useSay()
  const { reservation, lost } = loaderData
  const { answer, unheard } = useAnswer(actionData)
  useOwnStayKept(reservation)
  return (
    <div className="wrap">
      {reservation ? (
        <ReservationScreen
          {...loaderData}
          reservation={reservation}
          answer={answer && 'refused' in answer ? answer : undefined}
          unheard={unheard}
        />
      ) : (
        <section className={lookupForm.page}>
          <h1>{say('mine.title')}</h1>
          <p className="lead">{say('mine.lead')}</p>
          <LookupForm answer={answer && 'contact' in answer ? answer : undefined} lost={lost} unheard={unheard} />
          <p className="small">{say('mine.help')}</p>
        </section>
      )}
    </div>
  )
}
