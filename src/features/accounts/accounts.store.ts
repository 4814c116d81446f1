import { and, asc, eq, lte, sql } from 'drizzle-orm'
import type { Db } from '../../platform/database/db.ts'
import { account, loginFailure, session } from './accounts.table.ts'
import { dropExpiredDevices } from './known-devices.store.ts'
import { dropExpiredLinks } from './links/links.store.ts'

/** What somebody is called. */
export const fullName = sql<string>`${account.firstName} || ' ' || ${account.lastName}`

export const fullNameOf = ({ firstName, lastName }: { firstName: string; lastName: string }): string =>
  `${firstName} ${lastName}`

export const accountByEmail = async (db: Db, email: string) =>
  (await db.select().from(account).where(eq(account.email, email.toLowerCase())))[0]

export const accountById = async (db: Db, id: number) => (await db.select().from(account).where(eq(account.id, id)))[0]

/** The account as it is now, its row locked: sessions begin and passwords change one after the other. */
export const accountUnderLock = async (tx: Db, id: number) =>
  (await tx.select().from(account).where(eq(account.id, id)).for('update'))[0]

/** Opens a session; the account was seen. */
export const openSession = async (tx: Db, row: typeof session.$inferInsert): Promise<void> => {
  await tx.insert(session).values(row)
  await tx.update(account).set({ lastLoginAt: row.createdAt }).where(eq(account.id, row.accountId))
}

export const endSession = (db: Db, sessionId: string) => db.delete(session).where(eq(session.id, sessionId))

export const endSessionsOf = (db: Db, accountId: number) => db.delete(session).where(eq(session.accountId, accountId))

export const setPasswordHash = (db: Db, accountId: number, passwordHash: string) =>
  db.update(account).set({ passwordHash }).where(eq(account.id, accountId))

export const owners = (db: Db) =>
  db
    .select({ id: account.id, name: fullName, role: account.role })
    .from(account)
    .where(and(eq(account.role, 'OWNER'), eq(account.active, true)))
    .orderBy(asc(account.lastName))

/** A new account; the address in lower case. */
export const addAccount = async (db: Db, row: Omit<typeof account.$inferInsert, 'id'>): Promise<number> => {
  const [added] = await db
    .insert(account)
    .values({ ...row, email: row.email.toLowerCase() })
    .returning({ id: account.id })
  return added?.id ?? 0
}

const failuresAt = (email: string, network: string) =>
  and(eq(loginFailure.email, email), eq(loginFailure.network, network))

export const failuresOf = async (db: Db, email: string, network: string) =>
  (await db.select().from(loginFailure).where(failuresAt(email, network)))[0]

export const countFailure = (db: Db, email: string, network: string, now: Date) =>
  db
    .insert(loginFailure)
    .values({ email, network, count: 1, lastAt: now })
    .onConflictDoUpdate({
      target: [loginFailure.email, loginFailure.network],
      set: { count: sql`${loginFailure.count} + 1`, lastAt: now },
    })

export const forgetFailures = (db: Db, email: string, network: string) =>
  db.delete(loginFailure).where(failuresAt(email, network))

const FAILURES_KEPT_MS = 86_400_000 // far longer than the longest pause

/**
 * Deletes sessions, links and known browsers that have expired and failures that no pause goes by any more. Answers
 * how many sessions.
 */
export const dropExpiredSessions = async (db: Db, now: Date): Promise<number> => {
  await dropExpiredDevices(db, now)
  await dropExpiredLinks(db, now)
  await db.delete(loginFailure).where(lte(loginFailure.lastAt, new Date(now.getTime() - FAILURES_KEPT_MS)))
  return (await db.delete(session).where(lte(session.expiresAt, now)).returning({ id: session.id })).length
}
