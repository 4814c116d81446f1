import type { Staff } from '../../kernel/caller.ts'
import { DONE } from '../../kernel/endpoint.ts'
import { type Call, handler } from '../../platform/http/api.ts'
import { changePassword, login, logout, selectUsers } from './accounts.contract.ts'
import { endSession, owners } from './accounts.store.ts'
import { changePassword as setPassword } from './change-password.flow.ts'
import { deviceName } from './device-name.ts'
import { DEVICE_DAYS } from './known-devices.store.ts'
import { readLink, setPasswordByLink } from './links/links.contract.ts'
import { linkToShow, setPasswordBy } from './links/set-password.flow.ts'
import { type LoginServices, logIn } from './log-in.flow.ts'
import * as totp from './totp/totp.contract.ts'
import * as totpFlow from './totp/totp.flow.ts'

/** The browser's own proof that it signed in here before. */
const DEVICE = 'hv_device'
const placeOf = ({ network, cookies, ip, userAgent }: Call<LoginServices>) => ({
  ...{ network, ip, device: cookies.get(DEVICE), deviceName: deviceName(userAgent) },
})

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
          rights: account.role === 'ADMIN' ? account.rights : [],
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
  handler(totp.beginTotp, async ({ body }, call: Call<LoginServices, Staff>) => ({
    content: await totpFlow.beginTotp(call, body.password, placeOf(call)),
  })),
  handler(totp.switchTotpOn, async ({ body }, call: Call<LoginServices, Staff>) => ({
    content: { recoveryCodes: await totpFlow.switchTotpOn(call, body.code) },
  })),
  handler(totp.switchTotpOff, async ({ body }, call: Call<LoginServices, Staff>) => {
    await totpFlow.switchTotpOff(call, body.password, placeOf(call))
    return DONE
  }),
  handler(selectUsers, async (_, { db }) => ({ content: await owners(db) })),
  handler(readLink, async ({ body }, call) => ({ content: await linkToShow(call, body.token) })),
  handler(setPasswordByLink, async ({ body }, call) => {
    await setPasswordBy(call, body.token, body.password)
    return DONE
  }),
]
