import type { Staff } from '../../kernel/caller.ts'
import { found, Refusal } from '../../kernel/refusal.ts'
import type { Act } from '../../platform/act.ts'
import {
  accountById,
  accountUnderLock,
  countFailure,
  endSessionsOf,
  forgetFailures,
  setPasswordHash,
} from './accounts.store.ts'
import { forgetOtherDevices } from './known-devices.store.ts'
import { type LoginServices, type Place, refuseWhilePausing } from './log-in.flow.ts'
import { hashesOf } from './login-limits.ts'
import { hashPassword, isPassword } from './password.server.ts'

const wrong = () => new Refusal('invalid', {}, { current: { code: 'invalid' } })

/**
 * Another password: every session of the account ends, whenever it was opened with the old one. A wrong current
 * password counts like a failed login. Refuses 'invalid' at `current`, also when the password was changed meanwhile;
 * 'too-many' as a login does.
 */
export const changePassword = async (
  { db, services, who: { accountId }, now }: Act<LoginServices, Staff>,
  passwords: { current: string; next: string },
  { network, device }: Place,
): Promise<void> => {
  const { email, passwordHash } = found(await accountById(db, accountId))
  await refuseWhilePausing(db, email, network, now)
  await services.quota.spend([hashesOf(email, true, 2)], now) // the new one is hashed too
  if (!(await isPassword(passwords.current, passwordHash))) {
    await countFailure(db, email, network, now)
    throw wrong()
  }
  const next = await hashPassword(passwords.next)
  await db.transaction(async (tx) => {
    if ((await accountUnderLock(tx, accountId))?.passwordHash !== passwordHash) throw wrong()
    await setPasswordHash(tx, accountId, next)
    await endSessionsOf(tx, accountId)
    await forgetOtherDevices(tx, device, accountId)
  })
  await forgetFailures(db, email, network)
}
