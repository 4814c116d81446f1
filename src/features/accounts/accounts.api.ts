import type { Staff } from '../../kernel/caller.ts'
import { DONE } from '../../kernel/endpoint.ts'
import { Refusal } from '../../kernel/refusal.ts'
import { type Call, handler } from '../../platform/http/api.ts'
import { changePassword, login, logout, selectUsers, setUserActivity } from './accounts.contract.ts'
import { endSession, endSessionsOf, owners, setActivity } from './accounts.store.ts'
import { changePassword as setPassword } from './change-password.flow.ts'
import { DEVICE_DAYS } from './known-devices.store.ts'
import { type LoginServices, logIn } from './log-in.flow.ts'

/** The browser's own proof that it signed in here before. */
const DEVICE = 'hv_device'
const placeOf = ({ network, cookies }: Call<LoginServices>) => ({ network, device: cookies.get(DEVICE) })

export const accountsApi = [
  handler(login, async ({ body }, call: Call<LoginServices>) => {
    const { account, accessToken, device } = await logIn(call, body, placeOf(call))
    call.cookies.set(DEVICE, device, { path: '/v1/auth', seconds: DEVICE_DAYS * 86_400 })
    return {
      content: {
        accessToken,
        user: {
          id: account.id,
          role: account.role,
          UserDetail: { firstName: account.firstName, lastName: account.lastName },
        },
      },
    }
  }),
  handler(logout, async (_, { db, who }) => {
    await endSession(db, who.sessionId)
    return DONE
  }),
  handler(changePassword, async ({ body }, call: Call<LoginServices, Staff>) => {
    await setPassword(call, body, placeOf(call))
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
