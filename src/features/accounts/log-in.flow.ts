import { randomUUID } from 'node:crypto'
import { Refusal } from '../../kernel/refusal.ts'
import type { Db } from '../../platform/db.ts'
import { accountByEmail, countFailure, failuresOf, forgetFailures, openSession } from './accounts.store.ts'
import { isPassword } from './password.ts'
import { SESSION_HOURS, signSessionToken } from './session-token.ts'

const FREE_TRIES = 5
const LONGEST_PAUSE_S = 900

/** The seconds to wait after so many failures in a row: none for the first five, then doubling up to a quarter of an hour. */
export const pauseAfter = (failures: number): number =>
  failures < FREE_TRIES ? 0 : Math.min(LONGEST_PAUSE_S, 15 * 2 ** (failures - FREE_TRIES))

/** Starts a session. Refuses 'wrong-credentials' alike for an unknown address, a wrong password and a switched-off account; 'too-many' while it pauses. */
export const logIn = async (db: Db, secret: Uint8Array, credentials: { email: string; password: string }, now: Date) => {
  const email = credentials.email.toLowerCase()
  const failures = await failuresOf(db, email)
  const wait = failures ? pauseAfter(failures.count) - (now.getTime() - failures.lastAt.getTime()) / 1000 : 0
  if (wait > 0) throw new Refusal('too-many', { seconds: Math.ceil(wait) })
  const account = await accountByEmail(db, email)
  const good = await isPassword(credentials.password, account?.passwordHash)
  if (!account || !good || !account.active) {
    await countFailure(db, email, now)
    throw new Refusal('wrong-credentials')
  }
  const id = randomUUID()
  await forgetFailures(db, email)
  await openSession(db, { id, accountId: account.id, createdAt: now, expiresAt: new Date(now.getTime() + SESSION_HOURS * 3_600_000) })
  return { account, accessToken: await signSessionToken(secret, { id, accountId: account.id, role: account.role, from: now }) }
}
