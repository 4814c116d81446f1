import { type Day, dayInIstanbul } from '../../../../kernel/day.ts'
import { ownVilla } from '../../../villas/own-villa.store.ts'
import { takenNightsOf } from '../../villa-nights.store.ts'
import type { FeedSource } from '../feed.shape.ts'
import type { SyncPreview } from '../feeds.contract.ts'
import { ownFeed } from '../feeds.flow.ts'
import { type Feed, knownEvents } from '../feeds.store.ts'
import { addressOf, type FeedAct, mustRead, readingOf } from '../read-feed.flow.ts'
import { paintedDays } from './painted-days.ts'
import { type Loss, planSync } from './sync-plan.ts'

type Asked = { villaId: number; feedId?: number; url?: string; source: FeedSource; loss?: Loss }

/** What reading a feed, stored or not, would change now. Writes nothing; refuses 'feed-unreadable'. */
export const previewOf = async (act: FeedAct, { villaId, feedId, url, source, loss }: Asked): Promise<SyncPreview> => {
  const { db, who, now, services } = act
  await ownVilla(db, who, villaId)
  const stored: Feed | undefined = feedId ? await ownFeed(act, villaId, feedId) : undefined
  const href = url || !stored ? addressOf(url ?? '', services.calendars.reach).href : stored.url
  const whole = await mustRead(act, { url: href, source: stored?.source ?? source })
  const today = dayInIstanbul(now)
  const known = stored ? await knownEvents(db, stored.id, today) : []
  const plan = planSync(known, whole, { today, freesBySelf: stored?.freesBySelf ?? true, loss })
  const taken = await takenNightsOf(db, villaId, today, now)
  const days = paintedDays({ known, plan, events: whole.events, taken, today })
  const count = (mark: string) => days.filter((each) => each.mark === mark).length
  return {
    reading: readingOf(whole),
    days,
    counts: { add: count('add'), free: count('free'), missing: count('missing'), clash: count('clash') },
    quarantine: plan.quarantine && { had: plan.quarantine.had, lost: plan.quarantine.lost.length },
    clashes: clashesOf(
      days.filter(({ mark }) => mark === 'clash').map(({ day }) => day),
      taken,
    ),
  }
}

/** The reservations that hold these nights, each with the first and the night after the last of them. */
const clashesOf = (days: Day[], taken: Awaited<ReturnType<typeof takenNightsOf>>): SyncPreview['clashes'] => {
  const wanted = new Set(days)
  const byHolder = Map.groupBy(
    taken.filter(({ night }) => wanted.has(night)),
    ({ holderId }) => holderId,
  )
  return [...byHolder].map(([id, nights]) => ({
    id,
    from: nights[0]?.night ?? '',
    until: nights.at(-1)?.night ?? '',
  }))
}
