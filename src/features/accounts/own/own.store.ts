import { and, desc, eq, gt, ne } from 'drizzle-orm'
import type { Staff } from '../../../kernel/caller.ts'
import type { Db } from '../../../platform/database/db.ts'
import { account, session } from '../accounts.table.ts'
import type { OwnSession } from './own.contract.ts'

export const writeOwn = (tx: Db, id: number, row: Partial<typeof account.$inferInsert>) =>
  tx.update(account).set(row).where(eq(account.id, id))

/** The live sessions of whoever asks, the last seen first. */
export const ownSessions = async (db: Db, who: Staff, now: Date): Promise<OwnSession[]> => {
  const rows = await db
    .select()
    .from(session)
    .where(and(eq(session.accountId, who.accountId), gt(session.expiresAt, now)))
    .orderBy(desc(session.seenAt), desc(session.createdAt))
  return rows.map(({ id, device, ip, createdAt, seenAt }) => ({
    ...{ id, device, ip, since: createdAt.toISOString(), seenAt: seenAt?.toISOString() ?? null },
    current: id === who.sessionId,
  }))
}

/** Ends one of one's own sessions, or all but the one that asks. Answers how many. */
export const endOwn = async (db: Db, who: Staff, which: string): Promise<number> => {
  const one = which === 'others' ? ne(session.id, who.sessionId) : eq(session.id, which)
  const ended = await db
    .delete(session)
    .where(and(eq(session.accountId, who.accountId), one))
    .returning({ id: session.id })
  return ended.length
}
