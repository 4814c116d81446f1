import type { Day } from '../../../../kernel/day.ts'
import type { TakenNight } from '../../calendar.ts'
import type { PreviewDay } from '../feed.shape.ts'
import type { FeedEvent } from '../read/portal-habits.ts'
import { type KnownEvent, nightsFrom, type SyncPlan } from './sync-plan.ts'

type Matter = { known: KnownEvent[]; plan: SyncPlan; events: FeedEvent[]; taken: TakenNight[]; today: Day }

const OURS = new Set<TakenNight['kind']>(['option', 'reservation'])

/** The coming nights that a reading says something of, or that are ours, in ascending order. */
export const paintedDays = ({ known, plan, events, taken, today }: Matter): PreviewDay[] => {
  const holders = new Map(taken.map((night) => [night.night, night]))
  const own = new Set(known.map(({ id }) => id))
  const isOurs = (day: Day) => OURS.has(holders.get(day)?.kind ?? 'external')
  const isHeldByFeed = (day: Day): boolean => {
    const holder = holders.get(day)
    return holder !== undefined && !OURS.has(holder.kind) && own.has(holder.holderId)
  }
  const wanted = nightsFrom(today, events)
  const guests = nightsFrom(
    today,
    events.filter(({ isBlock }) => !isBlock),
  )
  const freed = nightsFrom(today, plan.freed)
  const before = nightsFrom(today, known)
  const markOf = (day: Day): PreviewDay['mark'] | null => {
    if (isOurs(day)) return guests.has(day) ? 'clash' : 'ours'
    if (isHeldByFeed(day)) {
      if (wanted.has(day)) return 'same'
      return freed.has(day) || !isStillKnown(plan, day) ? 'free' : 'missing'
    }
    if (!wanted.has(day)) return null
    return holders.has(day) ? 'same' : 'add'
  }
  const days = [...new Set([...wanted, ...before, ...[...holders.keys()].filter(isOurs)])].sort()
  return days.flatMap((day) => {
    const mark = markOf(day)
    return mark ? [{ day, mark, ours: isOurs(day) }] : []
  })
}

/** Is a night that the reading does not have kept for now? Not when its event has moved away from it. */
const isStillKnown = ({ missed, kept, quarantine }: SyncPlan, day: Day): boolean =>
  [...missed, ...kept].some(({ from, until }) => from <= day && day < until) || Boolean(quarantine?.lost.includes(day))
