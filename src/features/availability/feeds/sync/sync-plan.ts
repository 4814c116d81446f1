import { type Day, nightsOf } from '../../../../kernel/day.ts'
import type { FeedEvent } from '../read/portal-habits.ts'

/** An event as it is stored from the readings before; `missed` = so many of them in a row did not have it. */
export type KnownEvent = FeedEvent & { id: number; missed: number }

/** What staff decided about the nights that a feed has lost. */
export type Loss = 'free' | 'keep'

type Read = { events: FeedEvent[]; unread: ReadonlySet<string>; blind: boolean }
type Question = { today: Day; freesBySelf: boolean; loss?: Loss }

/** What a reading changes. `changed` have their new dates; `kept` become closings of ours. */
export type SyncPlan = {
  added: FeedEvent[]
  changed: (FeedEvent & { id: number })[]
  same: number[]
  missed: KnownEvent[]
  freed: KnownEvent[]
  kept: KnownEvent[]
  quarantine: { had: number; lost: Day[] } | null
}

const MISSES = 2

/**
 * What a whole reading means for what is known (events that end after today). An event that moved frees what it left at
 * once. One that is not there any more is freed after a second miss, unless half of the nights or more are gone: then
 * nothing is, until staff decide.
 */
export const planSync = (known: KnownEvent[], read: Read, { today, freesBySelf, loss }: Question): SyncPlan => {
  const { pairs, added, left } = matched(known, read.events)
  const gone = read.blind ? [] : left.filter(({ uid }) => !read.unread.has(uid))
  const claimed = nightsFrom(today, [...read.events, ...left.filter((event) => !gone.includes(event))])
  const lost = [...nightsFrom(today, gone)].filter((night) => !claimed.has(night)).sort()
  const had = nightsFrom(today, known).size
  const isSudden = !loss && lost.length > 0 && lost.length * 2 >= had
  const isFreed = ({ missed }: KnownEvent): boolean =>
    loss === 'free' || (!loss && !isSudden && freesBySelf && missed + 1 >= MISSES)
  return {
    added,
    changed: pairs.filter(([before, now]) => differs(before, now)).map(([{ id }, now]) => ({ ...now, id })),
    same: pairs.filter(([before, now]) => !differs(before, now)).map(([{ id }]) => id),
    missed: loss || isSudden ? [] : gone.filter((event) => !isFreed(event)),
    freed: gone.filter(isFreed),
    kept: loss === 'keep' ? gone : [],
    quarantine: isSudden ? { had, lost } : null,
  }
}

/** Does the plan leave every stored event as it is? */
export const isQuiet = ({ added, changed, missed, freed, kept }: SyncPlan, known: KnownEvent[]): boolean =>
  added.length + changed.length + missed.length + freed.length + kept.length === 0 &&
  known.every(({ missed: before }) => before === 0)

/** Stored and read events that are one: by name; else by dates, for some portals name everything anew each time. */
const matched = (known: KnownEvent[], events: FeedEvent[]) => {
  const byUid = new Map(known.map((event) => [event.uid, event]))
  const pairs: [KnownEvent, FeedEvent][] = []
  const nameless: FeedEvent[] = []
  for (const event of events) {
    const before = byUid.get(event.uid)
    if (before) pairs.push([before, event])
    else nameless.push(event)
    byUid.delete(event.uid)
  }
  const byDates = Map.groupBy(byUid.values(), datesOf)
  const added = nameless.filter((event) => {
    const before = byDates.get(datesOf(event))?.pop()
    if (before) pairs.push([before, event])
    return !before
  })
  return { pairs, added, left: [...byDates.values()].flat() }
}

const datesOf = ({ from, until }: FeedEvent): string => `${from} ${until}`

const differs = (before: KnownEvent, now: FeedEvent): boolean =>
  (['uid', 'from', 'until', 'title', 'isBlock'] as const).some((part) => before[part] !== now[part])

/** The nights from a day on that these events have, each once. */
export const nightsFrom = (today: Day, events: { from: Day; until: Day }[]): Set<Day> =>
  new Set(events.flatMap(({ from, until }) => nightsOf({ checkIn: from < today ? today : from, checkOut: until })))
