import { and, asc, desc, eq, isNull } from 'drizzle-orm'
import { found } from '../../../kernel/refusal.ts'
import type { Db } from '../../../platform/database/db.ts'
import { papersOf } from '../../media/media.store.ts'
import { raiseAlert } from '../../reservations/money/ledger.store.ts'
import { alert } from '../../reservations/money/ledger.table.ts'
import { reservation } from '../../reservations/reservations.table.ts'
import { dateWish, guestMessage, guestReceipt } from './wishes.table.ts'

/** What guests sent as proof of a transfer. */
export const RECEIPTS = papersOf(guestReceipt.file)

export type Wish = typeof dateWish.$inferSelect

/** What a guest has asked for and sent: wishes the newest first, messages and receipts in their order. */
export const sentBy = async (db: Db, reservationId: number) => ({
  wishes: await db.select().from(dateWish).where(eq(dateWish.reservationId, reservationId)).orderBy(desc(dateWish.id)),
  messages: await db
    .select()
    .from(guestMessage)
    .where(eq(guestMessage.reservationId, reservationId))
    .orderBy(asc(guestMessage.id)),
  receipts: await db
    .select()
    .from(guestReceipt)
    .where(eq(guestReceipt.reservationId, reservationId))
    .orderBy(asc(guestReceipt.id)),
})

/** Who writes about a reservation does so one after the other: what is counted stays so until the transaction ends. */
export const oneAtATime = (tx: Db, reservationId: number) =>
  tx.select({ id: reservation.id }).from(reservation).where(eq(reservation.id, reservationId)).for('update')

/** Puts a wish in place of the one that waits. */
export const putWish = async (tx: Db, row: Omit<typeof dateWish.$inferInsert, 'id'>): Promise<void> => {
  await tx
    .update(dateWish)
    .set({ state: 'withdrawn', decidedAt: row.createdAt })
    .where(and(eq(dateWish.reservationId, row.reservationId), eq(dateWish.state, 'waiting')))
  await tx.insert(dateWish).values(row)
}

export const wishById = async (db: Db, id: number): Promise<Wish | undefined> =>
  (await db.select().from(dateWish).where(eq(dateWish.id, id)))[0]

type Decision = { state: 'approved' | 'declined'; answer: string; decidedBy: string; decidedAt: Date }

/** Answers false when somebody else has decided. */
export const decide = async (tx: Db, id: number, decision: Decision): Promise<boolean> =>
  (
    await tx
      .update(dateWish)
      .set(decision)
      .where(and(eq(dateWish.id, id), eq(dateWish.state, 'waiting')))
      .returning({ id: dateWish.id })
  ).length > 0

export const addMessage = async (tx: Db, row: Omit<typeof guestMessage.$inferInsert, 'id'>): Promise<number> =>
  found((await tx.insert(guestMessage).values(row).returning({ id: guestMessage.id }))[0]).id

export const markRead = (db: Db, reservationId: number, by: { readBy: string; readAt: Date }) =>
  db
    .update(guestMessage)
    .set(by)
    .where(and(eq(guestMessage.reservationId, reservationId), isNull(guestMessage.readAt)))

export const addReceipt = async (db: Db, row: Omit<typeof guestReceipt.$inferInsert, 'id'>): Promise<void> =>
  void (await db.insert(guestReceipt).values(row))

export const receiptById = async (db: Db, id: number) =>
  (await db.select().from(guestReceipt).where(eq(guestReceipt.id, id)))[0]

export const markSeen = (db: Db, id: number, by: { seenBy: string; seenAt: Date }) =>
  db
    .update(guestReceipt)
    .set(by)
    .where(and(eq(guestReceipt.id, id), isNull(guestReceipt.seenAt)))

type Kind = 'guest-wrote' | 'date-wish' | 'guest-receipt'
const open = (reservationId: number, kind: Kind) =>
  and(eq(alert.reservationId, reservationId), eq(alert.kind, kind), isNull(alert.resolvedAt))

/** Something of a guest waits for staff: said once until somebody has seen to it. */
export const raiseOnce = async (tx: Db, reservationId: number, kind: Kind, at: Date): Promise<void> => {
  if ((await tx.$count(alert, open(reservationId, kind))) > 0) return
  await raiseAlert(tx, { kind, reservationId, onceKey: crypto.randomUUID(), facts: {}, createdAt: at })
}

export const settleAlert = (tx: Db, reservationId: number, kind: Kind, at: Date) =>
  tx.update(alert).set({ resolvedAt: at }).where(open(reservationId, kind))
