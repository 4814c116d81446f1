import { DONE } from '../../kernel/endpoint.ts'
import { Refusal } from '../../kernel/refusal.ts'
import { handler } from '../../platform/api.ts'
import { changePassword, login, logout, selectUsers, setUserActivity } from './accounts.contract.ts'
import { endSession, endSessionsOf, owners, passwordHashOf, setActivity, setPasswordHash } from './accounts.store.ts'
import { logIn } from './log-in.flow.ts'
import { hashPassword, isPassword } from './password.ts'

type Services = { sessionSecret: Uint8Array }

export const accountsApi = [
  handler(login, async ({ body }, { db, services, now }: { db: Parameters<typeof logIn>[0]; services: Services; now: Date }) => {
    const { account, accessToken } = await logIn(db, services.sessionSecret, body, now)
    return {
      content: {
        accessToken,
        user: { id: account.id, role: account.role, UserDetail: { firstName: account.firstName, lastName: account.lastName } },
      },
    }
  }),
  handler(logout, async (_, { db, who }) => {
    await endSession(db, who.sessionId)
    return DONE
  }),
  handler(changePassword, async ({ body }, { db, who }) => {
    if (!(await isPassword(body.current, await passwordHashOf(db, who.accountId))))
      throw new Refusal('invalid', {}, { current: { code: 'invalid' } })
    const passwordHash = await hashPassword(body.next)
    await db.transaction(async (tx) => {
      await setPasswordHash(tx, who.accountId, passwordHash)
      await endSessionsOf(tx, who.accountId)
    })
    return DONE
  }),
  handler(selectUsers, async (_, { db }) => ({ content: await owners(db) })),
  handler(setUserActivity, async ({ body }, { db, who }) => {
    if (body.id === who.accountId && !body.active) throw new Refusal('move-not-allowed')
    await db.transaction(async (tx) => {
      if (!(await setActivity(tx, body.id, body.active))) throw new Refusal('not-found')
      if (!body.active) await endSessionsOf(tx, body.id)
    })
    return DONE
  }),
]
