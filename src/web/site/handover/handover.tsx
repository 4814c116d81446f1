import type { Handle } from '../handle.ts'
import '../../words/load/links/handover.ts'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useNavigation } from 'react-router'
import { type HandoverDay, handOver, handoverDay, tickTask } from '../../../features/handover/handover.contract.ts'
import { addDays } from '../../../kernel/day.ts'
import { formatDay } from '../../../kernel/format.ts'
import { Refused } from '../../../kernel/refused.ts'
import { requestContext } from '../../request-context.ts'
import { sayIn, useLanguage, useSay } from '../../words/use-say.ts'
import { ButtonLink } from '../kit/button/button.tsx'
import page from '../kit/link-page/link-page.module.css'
import { Notice } from '../kit/note/note.tsx'
import { pageMeta, placeOf } from '../page-meta.ts'
import { orUnheard, type Unheard, unlessUnheard } from '../unheard/or-unheard.ts'
import { UnheardNotice } from '../unheard/unheard-notice.tsx'
import { useAnswer } from '../unheard/use-answer.ts'
import type { Route } from './+types/handover'
import { deedOf } from './deed.ts'
import style from './handover.module.css'
import { StayCard } from './stay-card.tsx'
import { Tasks } from './tasks.tsx'

const searchOf = (request: Request) => {
  const search = new URL(request.url).searchParams
  return { token: search.get('token') ?? '', day: search.get('day') ?? undefined }
}

export const loader = async ({ request, context }: Route.LoaderArgs) => {
  const { token, day } = searchOf(request)
  const asked = await context
    .get(requestContext)
    .api(handoverDay, { params: { token }, query: { day } })
    .catch((error: unknown) => {
      if (error instanceof Refused && error.status < 500) return null
      throw error
    })
  return { list: asked?.content ?? null, token }
}

/** Hands over or takes back a key, or ticks a task; what is refused is said above the list. */
export const action = async ({ request, context }: Route.ActionArgs) => {
  const { api } = context.get(requestContext)
  const { token } = searchOf(request)
  const deed = deedOf(await request.formData())
  try {
    if (deed?.kind === 'key') await api(handOver, { params: { token, id: deed.id }, body: { moment: deed.moment } })
    if (deed?.kind === 'task') await api(tickTask, { params: { token }, body: deed.task })
    return null
  } catch (error) {
    if (!(error instanceof Refused) || error.status >= 500) throw error
    return { message: error.message }
  }
}

/** Where no answer comes the form stays as it is. */
export const clientAction = ({ serverAction }: Route.ClientActionArgs) => orUnheard(serverAction())

export const shouldRevalidate = unlessUnheard

export const handle: Handle = { checkout: true, words: ['handover', 'unheard'] }

export const meta: Route.MetaFunction = ({ matches, location }) => {
  const place = placeOf(matches, location.pathname)
  return [
    ...pageMeta({ ...place, title: sayIn(place.language)('handover.title') }),
    { name: 'robots', content: 'noindex' },
    { name: 'referrer', content: 'no-referrer' },
  ]
}

export default function HandoverPage({ loaderData: { list, token }, actionData }: Route.ComponentProps) {
  const say = useSay()
  const { answer, unheard } = useAnswer(actionData)
  return (
    <div className="wrap">
      {list ? (
        <TheDay list={list} token={token} refused={answer?.message} unheard={unheard} />
      ) : (
        <section className={page.page}>
          <h1>{say('handover.title')}</h1>
          <Notice tone="warn">
            <b>{say('handover.lost')}</b>
            <br />
            {say('handover.lostText')}
          </Notice>
        </section>
      )}
    </div>
  )
}

type DayProps = { list: HandoverDay; token: string; refused: string | undefined; unheard: Unheard | undefined }

const TheDay = ({ list, token, refused, unheard }: DayProps) => {
  const { carrier, day, fromDay, toDay, today, stays, tasks } = list
  const say = useSay()
  const language = useLanguage()
  const busy = useNavigation().state !== 'idle'
  const open = day === today
  const to = (other: string) => `/handover?${new URLSearchParams({ token, day: other })}`
  return (
    <section className={style.page}>
      <h1>{carrier}</h1>
      <div className={style.days}>
        <b>{formatDay(day, language, 'dayAndWeekday')}</b>
        <span className={style.acts}>
          {day > fromDay && (
            <ButtonLink look="line" size="small" to={to(addDays(day, -1))} aria-label={say('handover.previous')}>
              <ChevronLeft className="i" aria-hidden />
            </ButtonLink>
          )}
          {day < toDay && (
            <ButtonLink look="line" size="small" to={to(addDays(day, 1))} aria-label={say('handover.next')}>
              <ChevronRight className="i" aria-hidden />
            </ButtonLink>
          )}
        </span>
      </div>
      <UnheardNotice unheard={unheard} />
      {refused && !unheard && <Notice tone="bad">{refused}</Notice>}
      {!open && <Notice tone="info">{say('handover.later')}</Notice>}
      {stays.map((stay) => (
        <StayCard key={`${stay.id}${stay.moment}`} stay={stay} token={token} open={open} busy={busy} />
      ))}
      {stays.length === 0 && <p>{say('handover.none')}</p>}
      <h2 className="h3">{say('handover.tasks')}</h2>
      <Tasks tasks={tasks} open={open} busy={busy} />
    </section>
  )
}
