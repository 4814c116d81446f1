import { count, isNull } from 'drizzle-orm'
import type { Language } from '../../kernel/language.ts'
import { Refusal } from '../../kernel/refusal.ts'
import type { Db } from '../../platform/database/db.ts'
import { contactMessage, subscriber } from './content.table.ts'

/** Puts an address on the newsletter list with the moment and place of the consent. Refuses 'already-subscribed'. */
export const addSubscriber = async (
  db: Db,
  { email, language, now, ip }: { email: string; language: Language; now: Date; ip: string },
): Promise<void> => {
  const added = await db
    .insert(subscriber)
    .values({ email: email.toLowerCase(), language, consentAt: now, ip })
    .onConflictDoNothing({ target: subscriber.email })
    .returning({ id: subscriber.id })
  if (added.length === 0) throw new Refusal('already-subscribed')
}

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
