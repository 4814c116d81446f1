import { randomUUID } from 'node:crypto'
import { Refusal } from '../../kernel/refusal.ts'
import type { Act } from '../../platform/act.ts'
import type { Db } from '../../platform/database/db.ts'
import type { Quota } from '../../platform/quota.ts'
import type { Sealer } from '../../platform/sealed.ts'
import {
  accountByEmail,
  accountUnderLock,
  countFailure,
  failuresOf,
  forgetFailures,
  openSession,
} from './accounts.store.ts'
import { isKnownDevice, rememberDevice } from './known-devices.store.ts'
import { codesOf, hashesOf, pauseAfter } from './login-limits.ts'
import { isPassword } from './password.server.ts'
import { SESSION_HOURS, signSessionToken } from './session-token.ts'
import { usedUpBy } from './totp/totp.server.ts'
import { writeTotp } from './totp/totp.store.ts'

export type LoginServices = { sessionSecret: Uint8Array; quota: Quota; sealer: Sealer }
/** Where a login comes from: its address and network, the id that a browser keeps which signed in before, its name. */
export type Place = { network: string; ip: string; device: string | undefined; deviceName: string }

/**
 * Starts a session. Refuses 'wrong-credentials' alike for an unknown address, a wrong password and a switched-off
 * account; 'code-needed' for a right password of who has a second step, 'wrong-code' for a code that is wrong or was
 * used, which counts like a wrong password; 'too-many' while this network pauses after failures at this account, and
 * when the account's passwords of this minute are used up.
 */
export const logIn = async (
  { db, services, now }: Act<LoginServices>,
  credentials: { email: string; password: string; code?: string | undefined },
  place: Place,
) => {
  const email = credentials.email.toLowerCase()
  await refuseWhilePausing(db, email, place.network, now)
  const known = await isKnownDevice(db, place.device, email, now)
  await services.quota.spend([hashesOf(email, known)], now)
  const account = await accountByEmail(db, email)
  const good = await isPassword(credentials.password, account?.passwordHash)
  if (good && credentials.code) await services.quota.spend([codesOf(email)], now)
  const verified = good && account && { ...account, code: credentials.code }
  const opened = verified ? await beginSession({ db, services, now }, verified, place) : 'wrong-credentials'
  if (!account || typeof opened === 'string') {
    if (opened !== 'code-needed') await countFailure(db, email, place.network, now)
    throw new Refusal(typeof opened === 'string' ? opened : 'wrong-credentials')
  }
  await forgetFailures(db, email, place.network)
  const accessToken = await signSessionToken(services.sessionSecret, {
    id: opened.id,
    accountId: account.id,
    role: account.role,
    from: now,
  })
  return { account, accessToken, device: opened.device }
}

/** Refuses 'too-many' while this network has to wait after its failures at this account; others don't wait for it. */
export const refuseWhilePausing = async (db: Db, email: string, network: string, now: Date): Promise<void> => {
  const failures = await failuresOf(db, email, network)
  const wait = failures ? pauseAfter(failures.count) - (now.getTime() - failures.lastAt.getTime()) / 1000 : 0
  if (wait > 0) throw new Refusal('too-many', { seconds: Math.ceil(wait) })
}

type Verified = { id: number; passwordHash: string; code?: string | undefined }
type NotOpened = 'wrong-credentials' | 'code-needed' | 'wrong-code'

/**
 * A session for the password that was just compared and the code of the second step. 'wrong-credentials' when the
 * password is no longer the account's, or the account is off: a password takes a while to compare.
 */
export const beginSession = (
  { db, services, now }: Pick<Act<Pick<LoginServices, 'sealer'>>, 'db' | 'services' | 'now'>,
  verified: Verified,
  place: Omit<Place, 'network'>,
): Promise<{ id: string; device: string } | NotOpened> =>
  db.transaction(async (tx) => {
    const account = await accountUnderLock(tx, verified.id)
    if (!account?.active || account.passwordHash !== verified.passwordHash) return 'wrong-credentials'
    if (account.totpSince) {
      if (!verified.code) return 'code-needed'
      const used = usedUpBy(services.sealer, account, verified.code, now)
      if (!used) return 'wrong-code'
      await writeTotp(tx, account.id, used)
    }
    const id = randomUUID()
    await openSession(tx, {
      id,
      accountId: account.id,
      ...{ createdAt: now, seenAt: now, device: place.deviceName, ip: place.ip },
      expiresAt: new Date(now.getTime() + SESSION_HOURS * 3_600_000),
    })
    return { id, device: await rememberDevice(tx, place.device, account.id, now) }
  })
