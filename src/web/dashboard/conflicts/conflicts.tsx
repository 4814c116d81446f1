import { CircleCheck } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useRevalidator } from 'react-router'
import { type Conflict, listConflicts } from '../../../features/occupancy/conflicts/conflicts.contract.ts'
import type { AnswerOf } from '../../../kernel/endpoint.ts'
import { outcomeOf, staffApi } from '../../browser/staff-api.ts'
import { say } from '../../words/dashboard.ts'
import { ButtonLink } from '../kit/button/button.tsx'
import { useOutcome } from '../kit/form/use-outcome.ts'
import { useKey } from '../kit/keys/use-key.ts'
import { Card } from '../kit/page/card.tsx'
import { PageHead } from '../kit/page/page-head.tsx'
import { Empty, Failed, Skeleton } from '../kit/page/states.tsx'
import { useNow } from '../kit/use-now.ts'
import { useRefresh } from '../kit/use-refresh.ts'
import { TO } from '../places.ts'
import { timeSince } from '../reservations/time-left.ts'
import { adminOnly } from '../staff.ts'
import { stayText } from '../stay-text.ts'
import type { Route } from './+types/conflicts'
import { ConflictTabs } from './conflict-tabs.tsx'
import { conflictNote } from './conflict-text.ts'
import style from './conflicts.module.css'
import { TwoClaims } from './two-claims.tsx'
import { useSettling, WAYS } from './use-settling.ts'
import { Ways } from './ways.tsx'

type Known = AnswerOf<typeof listConflicts>['content']
const REFRESH_MS = 60_000

export const clientLoader = ({ request }: Route.ClientLoaderArgs) => {
  adminOnly(request)
  return { known: outcomeOf(staffApi(listConflicts).then(({ content }) => content)) }
}

/** What foreign calendars and reservations both want: one after the other, each with three ways out. */
export default function Conflicts({ loaderData }: Route.ComponentProps) {
  const { outcome } = useOutcome(loaderData.known)
  const { revalidate } = useRevalidator()
  const now = useNow(REFRESH_MS / 2)
  useRefresh(REFRESH_MS, revalidate)
  const known = outcome?.kind === 'ready' ? outcome.value : undefined
  return (
    <>
      <PageHead title={say('conflicts.title')} note={known && headNote(known)} />
      <ConflictTabs />
      {!outcome && (
        <Card>
          <Skeleton rows={10} />
        </Card>
      )}
      {outcome?.kind === 'failed' && (
        <Card>
          <Failed onRetry={revalidate} />
        </Card>
      )}
      {known && (known.conflicts.length ? <Queue known={known} now={now} /> : <None known={known} now={now} />)}
    </>
  )
}

const headNote = ({ open, conflicts }: Known): string =>
  [
    say('conflicts.n-open', { n: open }),
    ...(conflicts.length > open ? [say('conflicts.n-waiting', { n: conflicts.length - open })] : []),
  ].join(' · ')

const None = ({ known: { feeds, lastRead }, now }: { known: Known; now: number }) => (
  <Card className="k-ok">
    <Empty
      icon={CircleCheck}
      title={say('conflicts.none')}
      text={
        lastRead
          ? say('conflicts.none-text', { n: feeds, time: timeSince(lastRead, now) })
          : say('conflicts.none-feeds')
      }
      action={<ButtonLink to={TO.occupancy}>{say('menu.occupancy')}</ButtonLink>}
    />
  </Card>
)

const keyOf = ({ closingId, reservationId }: Conflict): string => `${closingId} ${reservationId}`

const Queue = ({ known: { conflicts }, now }: { known: Known; now: number }) => {
  const [chosen, choose] = useState<string>()
  const at = Math.max(
    0,
    conflicts.findIndex((each) => keyOf(each) === chosen),
  )
  const current = conflicts[at]
  const step = (by: 1 | -1) => {
    const next = conflicts[(at + by + conflicts.length) % conflicts.length]
    if (next) choose(keyOf(next))
  }
  useKey(({ key }) => {
    if (key !== 'j' && key !== 'k') return false
    step(key === 'j' ? 1 : -1)
    return true
  })
  return (
    <div className={style.screen}>
      <nav aria-label={say('conflicts.queue')}>
        <Card clip>
          {conflicts.map((each) => (
            <button
              key={keyOf(each)}
              type="button"
              className={style.row}
              data-state={each.state}
              aria-current={each === current ? 'true' : undefined}
              onClick={() => choose(keyOf(each))}
            >
              <span className="row between">
                <b>{each.villa.name}</b>
                <span className="t3 sm num">{timeSince(each.since, now)}</span>
              </span>
              <span>
                {say('conflicts.against', {
                  dates: stayText(each.from, each.until),
                  guest: each.ours.guestName,
                  feed: each.event.feed,
                })}
              </span>
              <span className="t2 sm">{conflictNote(each)}</span>
            </button>
          ))}
        </Card>
      </nav>
      {current && (
        <One key={keyOf(current)} conflict={current} now={now} place={{ at, of: conflicts.length, onStep: step }} />
      )}
    </div>
  )
}

type OneProps = { conflict: Conflict; now: number; place: { at: number; of: number; onStep: (by: 1 | -1) => void } }

const One = ({ conflict, now, place }: OneProps) => {
  const settling = useSettling(conflict, () => undefined)
  useKey(({ key }) => {
    const way = WAYS[Number(key) - 1]
    if (!way) return false
    settling.setWay(way)
    return true
  })
  const { act } = settling
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
      event.preventDefault()
      void act()
    }
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [act])
  return (
    <div className="stack stack--l">
      <TwoClaims conflict={conflict} {...place} />
      <Ways conflict={conflict} settling={settling} now={now} />
      <p className={`t3 sm ${style.keys}`}>
        <span>
          <kbd>J</kbd> <kbd>K</kbd> {say('conflicts.keys-next')}
        </span>
        <span>
          <kbd>1</kbd> <kbd>2</kbd> <kbd>3</kbd> {say('conflicts.keys-way')}
        </span>
        <span>
          <kbd>Ctrl</kbd> <kbd>↵</kbd> {say('conflicts.keys-do')}
        </span>
      </p>
    </div>
  )
}
