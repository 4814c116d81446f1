import { and, asc, desc, eq, inArray, lte } from 'drizzle-orm'
import { found } from '../../kernel/refusal.ts'
import type { Db } from '../../platform/database/db.ts'
import { paymentAttempt } from './payments.table.ts'

export type Attempt = typeof paymentAttempt.$inferSelect

export const addAttempt = async (tx: Db, row: Omit<typeof paymentAttempt.$inferInsert, 'id'>): Promise<Attempt> =>
  found((await tx.insert(paymentAttempt).values(row).returning())[0])

export const attemptByOrder = async (db: Db, orderId: string): Promise<Attempt | undefined> =>
  (await db.select().from(paymentAttempt).where(eq(paymentAttempt.orderId, orderId)))[0]

export const attemptById = async (db: Db, id: number): Promise<Attempt | undefined> =>
  (await db.select().from(paymentAttempt).where(eq(paymentAttempt.id, id)))[0]

/** Attempts with a payment link that nothing was heard of yet. */
export const startedOfLink = (db: Db, linkId: number): Promise<Attempt[]> =>
  db
    .select()
    .from(paymentAttempt)
    .where(and(eq(paymentAttempt.linkId, linkId), eq(paymentAttempt.status, 'started')))
    .limit(20)

/** The card payments of a reservation that came in, the newest first. */
export const paidAttempts = (db: Db, reservationId: number): Promise<Attempt[]> =>
  db
    .select()
    .from(paymentAttempt)
    .where(and(eq(paymentAttempt.reservationId, reservationId), eq(paymentAttempt.status, 'paid')))
    .orderBy(desc(paymentAttempt.id))
    .limit(50)

export const changeAttempt = (tx: Db, id: number, change: Partial<typeof paymentAttempt.$inferInsert>) =>
  tx.update(paymentAttempt).set(change).where(eq(paymentAttempt.id, id))

/** Closes an attempt that nothing was heard of; one whose news came meanwhile stays as it is. */
export const giveUpAttempt = (
  db: Db,
  id: number,
  change: { status: 'failed' | 'abandoned'; finishedAt: Date; failure?: string },
) =>
  db
    .update(paymentAttempt)
    .set(change)
    .where(and(eq(paymentAttempt.id, id), eq(paymentAttempt.status, 'started')))

/**
 * Attempts at these providers that nothing was heard of and whose time to be asked about has come, the longest due
 * first.
 */
export const silentAttempts = (db: Db, providers: readonly string[], now: Date): Promise<Attempt[]> =>
  db
    .select()
    .from(paymentAttempt)
    .where(
      and(
        eq(paymentAttempt.status, 'started'),
        lte(paymentAttempt.nextAskAt, now),
        inArray(paymentAttempt.provider, [...providers]),
      ),
    )
    .orderBy(asc(paymentAttempt.nextAskAt))
    .limit(50)
