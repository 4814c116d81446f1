import { and, asc, eq, inArray, lte } from 'drizzle-orm'
import { found } from '../../../kernel/refusal.ts'
import type { Db } from '../../../platform/database/db.ts'
import { cardRefund } from './card-refunds.table.ts'

export type CardRefundRow = typeof cardRefund.$inferSelect

export const addRefund = async (tx: Db, row: Omit<typeof cardRefund.$inferInsert, 'id'>): Promise<CardRefundRow> =>
  found((await tx.insert(cardRefund).values(row).returning())[0])

export const refundByPress = async (db: Db, pressKey: string): Promise<CardRefundRow | undefined> =>
  (await db.select().from(cardRefund).where(eq(cardRefund.pressKey, pressKey)))[0]

export const refundById = async (db: Db, id: number): Promise<CardRefundRow | undefined> =>
  (await db.select().from(cardRefund).where(eq(cardRefund.id, id)))[0]

export const refundsOfAttempts = async (db: Db, ids: number[]): Promise<CardRefundRow[]> =>
  ids.length ? db.select().from(cardRefund).where(inArray(cardRefund.attemptId, ids)).orderBy(asc(cardRefund.id)) : []

export const changeRefund = (tx: Db, id: number, change: Partial<typeof cardRefund.$inferInsert>) =>
  tx.update(cardRefund).set(change).where(eq(cardRefund.id, id))

/** Refunds that no provider has answered about yet and whose time to be asked again has come. */
export const unansweredRefunds = (db: Db, now: Date): Promise<CardRefundRow[]> =>
  db
    .select()
    .from(cardRefund)
    .where(and(eq(cardRefund.status, 'asked'), lte(cardRefund.nextAskAt, now)))
    .orderBy(asc(cardRefund.nextAskAt))
    .limit(50)
