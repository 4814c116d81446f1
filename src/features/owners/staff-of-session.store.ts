import { and, eq, gt, sql } from 'drizzle-orm'
import type { Identified } from '../../kernel/caller.ts'
import type { Db } from '../../platform/database/db.ts'
import { fullName } from '../accounts/accounts.store.ts'
import { account, session } from '../accounts/accounts.table.ts'
import { totpRequired } from '../accounts/totp/totp.store.ts'
import { ownerLogin } from './owners.table.ts'

const ownerIds = sql<number[]>`ARRAY(SELECT ${ownerLogin.ownerId} FROM ${ownerLogin}
  WHERE ${ownerLogin.accountId} = ${session.accountId} ORDER BY 1)`

/** The person of a live session of an active account with the owners it signs in for, or null; notes now and then
 * that they were there. */
export const staffOfSession = async (db: Db, sessionId: string, now: Date): Promise<Identified | null> => {
  const [row] = await db
    .select({
      ...{ role: account.role, rights: account.rights, accountId: account.id, name: fullName },
      ...{ sessionId: session.id, ownerIds, seenAt: session.seenAt },
      totpNeeded: sql<boolean>`(${account.role} = 'ADMIN' AND ${account.totpSince} IS NULL AND ${totpRequired})`,
    })
    .from(session)
    .innerJoin(account, eq(account.id, session.accountId))
    .where(and(eq(session.id, sessionId), gt(session.expiresAt, now), eq(account.active, true)))
  if (!row) return null
  const { seenAt, ...staff } = row
  if (!seenAt || now.getTime() - seenAt.getTime() > SEEN_EVERY_MS)
    await db.update(session).set({ seenAt: now }).where(eq(session.id, sessionId))
  return staff
}

/** How exactly it is known when somebody was last there: not every call writes. */
const SEEN_EVERY_MS = 600_000
