import { found, Refusal } from '../../../kernel/refusal.ts'
import type { Act } from '../../../platform/act.ts'
import { accountUnderLock, endSessionsOf, setPasswordHash } from '../accounts.store.ts'
import { forgetOtherDevices } from '../known-devices.store.ts'
import { hashPassword } from '../password.server.ts'
import { accountOfLink, dropLinksOf, takeLink } from './links.store.ts'

type Asking = Omit<Act, 'who' | 'services'>

/** Whose password a link sets. Refuses 'not-found' for one that was used, is too old, was withdrawn or never given. */
export const linkToShow = async ({ db, now }: Asking, token: string) => {
  const { account, kind, expiresAt } = found(await accountOfLink(db, token, now))
  const { email, firstName, lastName } = account
  return { kind, email, name: `${firstName} ${lastName}`, expiresAt: expiresAt.toISOString() }
}

/** Sets a password by a link, once; sessions, other links and known browsers end. Refuses 'not-found' as above. */
export const setPasswordBy = async ({ db, now }: Asking, token: string, password: string): Promise<void> => {
  const { account } = found(await accountOfLink(db, token, now))
  const next = await hashPassword(password)
  await db.transaction(async (tx) => {
    const row = await accountUnderLock(tx, account.id)
    if (!row?.active || !(await takeLink(tx, token))) throw new Refusal('not-found')
    await setPasswordHash(tx, row.id, next)
    await dropLinksOf(tx, row.id)
    await endSessionsOf(tx, row.id)
    await forgetOtherDevices(tx, undefined, row.id)
  })
}
