import type { Staff } from '../../../kernel/caller.ts'
import { found, Refusal } from '../../../kernel/refusal.ts'
import type { Act } from '../../../platform/act.ts'
import { accountById, countFailure, forgetFailures } from '../accounts.store.ts'
import { type LoginServices, type Place, refuseWhilePausing } from '../log-in.flow.ts'
import { hashesOf } from '../login-limits.ts'
import { isPassword } from '../password.server.ts'

/** What is said of a password that is wrong, at its field. */
export const wrongPassword = (field: string) => new Refusal('invalid', {}, { [field]: { code: 'invalid' } })

/**
 * The account of who asks, who knows its password: given by the name of its field. A wrong one counts like a failed
 * login. Refuses 'invalid' at the field; 'too-many' as a login does. `hashes`: how many are made, this one with.
 */
export const mustKnowPassword = async (
  { db, services, who: { accountId }, now }: Act<LoginServices, Staff>,
  typed: Record<string, string>,
  { network }: Pick<Place, 'network'>,
  hashes = 1,
) => {
  const [field = '', password = ''] = Object.entries(typed)[0] ?? []
  const account = found(await accountById(db, accountId))
  await refuseWhilePausing(db, account.email, network, now)
  await services.quota.spend([hashesOf(account.email, true, hashes)], now)
  if (!(await isPassword(password, account.passwordHash))) {
    await countFailure(db, account.email, network, now)
    throw wrongPassword(field)
  }
  await forgetFailures(db, account.email, network)
  return account
}
