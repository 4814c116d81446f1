import { takeForFeeds } from '../src/features/availability/availability.store.ts'
import { calendarFeed, closing } from '../src/features/availability/availability.table.ts'
import type { Day } from '../src/kernel/day.ts'
import { found } from '../src/kernel/refusal.ts'
import type { Db } from '../src/platform/database/db.ts'
import { fresh } from './demo/fresh.ts'

type Event = { villaId: number; from: Day; until: Day; now: Date }

/** An event of a foreign calendar, with a feed of its own: it has taken those of its nights that were free. */
export const aFeedEvent = async (
  db: Db,
  { villaId, from, until, now }: Event,
): Promise<{ id: number; feedId: number }> => {
  const by = { createdBy: 'Airbnb', createdAt: now }
  const url = `https://calendar.example/${fresh('feed')}.ics`
  const [feed] = await db
    .insert(calendarFeed)
    .values({ villaId, name: 'Airbnb', url, nextAt: now, readAt: now, ...by })
    .returning()
  const { id: feedId } = found(feed)
  const [event] = await db
    .insert(closing)
    .values({ villaId, from, until, kind: 'external', uid: fresh('event'), seenAt: now, feedId, ...by })
    .returning()
  await takeForFeeds(db, villaId, now)
  return { id: found(event).id, feedId }
}
