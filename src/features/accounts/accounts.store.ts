import { and, asc, eq, gt, lte, sql } from 'drizzle-orm'
import type { Staff } from '../../kernel/caller.ts'
import type { Db } from '../../platform/db.ts'
import { account, loginFailure, session } from './accounts.table.ts'

const fullName = sql<string>`${account.firstName} || ' ' || ${account.lastName}`

export const accountByEmail = async (db: Db, email: string) =>
  (await db.select().from(account).where(eq(account.email, email.toLowerCase())))[0]

export const passwordHashOf = async (db: Db, accountId: number): Promise<string | undefined> =>
  (await db.select({ hash: account.passwordHash }).from(account).where(eq(account.id, accountId)))[0]?.hash

export const openSession = (db: Db, row: { id: string; accountId: number; expiresAt: Date; createdAt: Date }) =>
  db.insert(session).values(row)

/** The person of a live session of an active account, or null. */
export const staffOfSession = async (db: Db, sessionId: string, now: Date): Promise<Staff | null> => {
  const [row] = await db
    .select({ role: account.role, accountId: account.id, name: fullName, sessionId: session.id })
    .from(session)
    .innerJoin(account, eq(account.id, session.accountId))
    .where(and(eq(session.id, sessionId), gt(session.expiresAt, now), eq(account.active, true)))
  return row ?? null
}

export const endSession = (db: Db, sessionId: string) => db.delete(session).where(eq(session.id, sessionId))

export const endSessionsOf = (db: Db, accountId: number) => db.delete(session).where(eq(session.accountId, accountId))

export const setPasswordHash = (db: Db, accountId: number, passwordHash: string) =>
  db.update(account).set({ passwordHash }).where(eq(account.id, accountId))

/** False when there is no such account. */
export const setActivity = async (db: Db, accountId: number, active: boolean): Promise<boolean> =>
  (await db.update(account).set({ active }).where(eq(account.id, accountId)).returning({ id: account.id })).length > 0

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

export const failuresOf = async (db: Db, email: string) => (await db.select().from(loginFailure).where(eq(loginFailure.email, email)))[0]

export const countFailure = (db: Db, email: string, now: Date) =>
  db
    .insert(loginFailure)
    .values({ email, count: 1, lastAt: now })
    .onConflictDoUpdate({ target: loginFailure.email, set: { count: sql`${loginFailure.count} + 1`, lastAt: now } })

export const forgetFailures = (db: Db, email: string) => db.delete(loginFailure).where(eq(loginFailure.email, email))

const FAILURES_KEPT_MS = 86_400_000 // far longer than the longest pause

/** Deletes sessions that have expired and failures that no pause goes by any more. Answers how many sessions. */
export const dropExpiredSessions = async (db: Db, now: Date): Promise<number> => {
  await db.delete(loginFailure).where(lte(loginFailure.lastAt, new Date(now.getTime() - FAILURES_KEPT_MS)))
  return (await db.delete(session).where(lte(session.expiresAt, now)).returning({ id: session.id })).length
}
