import { count, isNull } from 'drizzle-orm'
import type { Db } from '../../platform/database/db.ts'
import { contactMessage } from './content.table.ts'

/** Keeps a message for staff, unread. */
export const addContactMessage = async (
  db: Db,
  message: Pick<typeof contactMessage.$inferSelect, 'name' | 'email' | 'phone' | 'message' | 'language'>,
  now: Date,
): Promise<void> => {
  await db.insert(contactMessage).values({ ...message, createdAt: now })
}

/** How many messages nobody has read yet. */
export const unreadMessages = async (db: Db): Promise<number> =>
  (await db.select({ count: count() }).from(contactMessage).where(isNull(contactMessage.readAt)))[0]?.count ?? 0
