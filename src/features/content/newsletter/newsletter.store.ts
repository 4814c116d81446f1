import { and, desc, eq, isNotNull, isNull, type SQL } from 'drizzle-orm'
import type * as z from 'zod/mini'
import { found } from '../../../kernel/refusal.ts'
import type { Db } from '../../../platform/database/db.ts'
import { subscriber } from '../content.table.ts'
import type { listSubscribers, SUBSCRIBER_STATES, SubscriberRow } from './newsletter.contract.ts'

type Asked = z.output<NonNullable<typeof listSubscribers.query>>
export type Subscriber = typeof subscriber.$inferSelect
type State = (typeof SUBSCRIBER_STATES)[number]

const IN_STATE: Record<State, SQL | undefined> = {
  confirmed: and(isNotNull(subscriber.confirmedAt), isNull(subscriber.leftAt)),
  waiting: and(isNull(subscriber.confirmedAt), isNull(subscriber.leftAt)),
  left: isNotNull(subscriber.leftAt),
}

/** A page of the addresses, the newest first. */
export const subscribersPage = async (db: Db, { skip, take, state }: Asked) => {
  const where = state ? IN_STATE[state] : undefined
  const [rows, total, confirmed] = await Promise.all([
    db.select().from(subscriber).where(where).orderBy(desc(subscriber.id)).limit(take).offset(skip),
    db.$count(subscriber, where),
    db.$count(subscriber, IN_STATE.confirmed),
  ])
  return { content: rows.map(rowView), total, skip, take, confirmed }
}

/** A new address, or one that had left and comes back; undefined for one that is on the list already. */
export const putSubscriber = async (
  tx: Db,
  row: Omit<typeof subscriber.$inferInsert, 'id'>,
): Promise<Subscriber | undefined> => {
  const anew = { ...row, confirmedAt: null, confirmedIp: '', leftAt: null }
  const [put] = await tx
    .insert(subscriber)
    .values(row)
    .onConflictDoUpdate({ target: subscriber.email, set: anew, setWhere: isNotNull(subscriber.leftAt) })
    .returning()
  return put
}

export const subscriberByEmail = async (db: Db, email: string): Promise<Subscriber | undefined> =>
  (await db.select().from(subscriber).where(eq(subscriber.email, email)))[0]

export const subscriberById = async (db: Db, id: number): Promise<Subscriber | undefined> =>
  (await db.select().from(subscriber).where(eq(subscriber.id, id)))[0]

export const writeSubscriber = (db: Db, id: number, change: Partial<Subscriber>) =>
  db.update(subscriber).set(change).where(eq(subscriber.id, id))

/** Refuses 'not-found'. */
export const removeSubscriber = async (db: Db, id: number): Promise<void> => {
  found((await db.delete(subscriber).where(eq(subscriber.id, id)).returning({ id: subscriber.id }))[0])
}

const stateOf = ({ leftAt, confirmedAt }: Subscriber): State => {
  if (leftAt) return 'left'
  return confirmedAt ? 'confirmed' : 'waiting'
}

const rowView = (row: Subscriber): SubscriberRow => ({
  ...row,
  state: stateOf(row),
  consentAt: row.consentAt.toISOString(),
  confirmedAt: row.confirmedAt?.toISOString() ?? null,
  leftAt: row.leftAt?.toISOString() ?? null,
})
