import type { Handle } from '../../handle.ts'
import '../../../words/load/stay.ts'
import '../../../words/load/villa.ts'
import { redirect } from 'react-router'
import { villaCalendar } from '../../../../features/availability/availability.contract.ts'
import { villaComments } from '../../../../features/content/content.contract.ts'
import { getVilla } from '../../../../features/villas/villas.contract.ts'
import type { AnswerOf } from '../../../../kernel/endpoint.ts'
import { restoreSession } from '../../../browser/session.ts'
import { staffApi } from '../../../browser/staff-api.ts'
import { useSay } from '../../../words/use-say.ts'
import { orNotFound } from '../../faults/or-not-found.ts'
import { askQuote } from '../quote/quoted.ts'
import { wishOf, wishQuery } from '../quote/villa-wish.ts'
import { VillaScreen } from '../villa-screen.tsx'
import type { Route } from './+types/preview'
import style from './preview.module.css'

export const handle: Handle = { words: ['stay', 'villa'] }

/** The page of a villa as guests will see it, for staff, whether it is published or not. Only browsers ask for it. */
export const clientLoader = async ({ params, request }: Route.ClientLoaderArgs) => {
  const { pathname, searchParams } = new URL(request.url)
  if (!restoreSession()) throw redirect(`/dashboard/login?${new URLSearchParams({ next: pathname })}`)
  const { content: villa } = await orNotFound(staffApi(getVilla, { params }))
  const wish = wishOf(searchParams, villa.guests)
  const [calendar, comments, quoted] = await Promise.all([
    staffApi(villaCalendar, { params, query: {} }),
    staffApi(villaComments, { params, query: { take: 6 } }).catch(() => NO_COMMENTS),
    askQuote(staffApi, villa.slug, wish),
  ])
  return { villa, calendar: calendar.content, comments, quoted, wish }
}

const NO_COMMENTS: AnswerOf<typeof villaComments> = {
  ...{ content: [], total: 0, skip: 0, take: 6 },
  summary: {
    spread: [0, 0, 0, 0, 0],
    themes: { cleanliness: null, truth: null, place: null, communication: null, value: null },
    parties: { family: 0, couple: 0, friends: 0, other: 0 },
  },
}

export const meta: Route.MetaFunction = () => [{ name: 'robots', content: 'noindex' }]

export const HydrateFallback = () => <div className="wrap" aria-busy />

export default function Preview({ loaderData }: Route.ComponentProps) {
  const say = useSay()
  return (
    <>
      <p className={style.note} role="note">
        {say('villa.preview')}
      </p>
      <VillaScreen
        key={`${loaderData.villa.slug}?${wishQuery(loaderData.wish)}`}
        {...loaderData}
        rating={null}
        similar={[]}
        cost={null}
        instalments={1}
        api={staffApi}
      />
    </>
  )
}
