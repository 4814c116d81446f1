import { and, desc, eq, isNull } from 'drizzle-orm'
import { found } from '../../../kernel/refusal.ts'
import type { Db } from '../../../platform/database/db.ts'
import { paymentLink } from './payment-links.table.ts'

export type PaymentLink = typeof paymentLink.$inferSelect

export const addLink = async (tx: Db, row: Omit<typeof paymentLink.$inferInsert, 'id'>): Promise<PaymentLink> =>
  found((await tx.insert(paymentLink).values(row).returning())[0])

export const linkById = async (db: Db, id: number): Promise<PaymentLink | undefined> =>
  (await db.select().from(paymentLink).where(eq(paymentLink.id, id)))[0]

export const linkByHash = async (db: Db, tokenHash: string): Promise<PaymentLink | undefined> =>
  (await db.select().from(paymentLink).where(eq(paymentLink.tokenHash, tokenHash)))[0]

/** The links of a reservation, the newest first. */
export const linksOf = (db: Db, reservationId: number): Promise<PaymentLink[]> =>
  db
    .select()
    .from(paymentLink)
    .where(eq(paymentLink.reservationId, reservationId))
    .orderBy(desc(paymentLink.id))
    .limit(50)

/** Notes that a link's money came in; false when another payment was first. */
export const markUsed = async (tx: Db, id: number, change: { usedAt: Date; usedBy: string }): Promise<boolean> =>
  (
    await tx
      .update(paymentLink)
      .set(change)
      .where(and(eq(paymentLink.id, id), isNull(paymentLink.usedAt)))
      .returning({ id: paymentLink.id })
  ).length > 0

/** Takes a link back; false when it was used or taken back before. */
export const withdrawLink = async (tx: Db, id: number, now: Date): Promise<boolean> =>
  (
    await tx
      .update(paymentLink)
      .set({ withdrawnAt: now })
      .where(and(eq(paymentLink.id, id), isNull(paymentLink.usedAt), isNull(paymentLink.withdrawnAt)))
      .returning({ id: paymentLink.id })
  ).length > 0
