import type { Staff } from '../../kernel/caller.ts'
import type { Act } from '../../platform/act.ts'
import { accountUnderLock, endSessionsOf, setPasswordHash } from './accounts.store.ts'
import { forgetOtherDevices } from './known-devices.store.ts'
import type { LoginServices, Place } from './log-in.flow.ts'
import { mustKnowPassword, wrongPassword } from './own/own-password.flow.ts'
import { hashPassword } from './password.server.ts'

/**
 * Another password: every session of the account ends, whenever it was opened with the old one. A wrong current
 * password counts like a failed login. Refuses 'invalid' at `current`, also when the password was changed meanwhile;
 * 'too-many' as a login does.
 */
export const changePassword = async (
  act: Act<LoginServices, Staff>,
  { current, next }: { current: string; next: string },
  place: Place,
): Promise<void> => {
  const { accountId } = act.who
  const { passwordHash } = await mustKnowPassword(act, { current }, place, 2) // the new one is hashed too
  const hash = await hashPassword(next)
  await act.db.transaction(async (tx) => {
    if ((await accountUnderLock(tx, accountId))?.passwordHash !== passwordHash) throw wrongPassword('current')
    await setPasswordHash(tx, accountId, hash)
    await endSessionsOf(tx, accountId)
    await forgetOtherDevices(tx, place.device, accountId)
  })
}
