import * as z from 'zod/mini'
import { content, endpoint } from '../../../kernel/endpoint.ts'
import { atMost, done } from '../../../kernel/schema.ts'

const password = z.string().check(atMost(200), z.minLength(1, 'required'))
/** Six digits of an authenticator, or a recovery code. */
export const secondStepCode = z.string().check(atMost(40), z.minLength(1, 'required'))

export const beginTotp = endpoint({
  method: 'POST',
  path: '/v1/admin/me/second-step',
  may: 'staff',
  beforeTotp: true,
  does: 'Begin with a second step at the login: a key for an authenticator, which counts for nothing yet',
  perMinute: 20,
  body: z.object({ password }),
  answer: content(z.object({ key: z.string(), uri: z.string() })),
})

export const switchTotpOn = endpoint({
  method: 'POST',
  path: '/v1/admin/me/second-step/on',
  may: 'staff',
  beforeTotp: true,
  does: 'Demand the second step from now on, by a code of the key that was given; answers the recovery codes, once',
  perMinute: 20,
  body: z.object({ code: secondStepCode }),
  answer: content(z.object({ recoveryCodes: z.array(z.string()) })),
})

export const switchTotpOff = endpoint({
  method: 'POST',
  path: '/v1/admin/me/second-step/off',
  may: 'staff',
  beforeTotp: true,
  does: 'Do without one’s own second step',
  perMinute: 20,
  body: z.object({ password }),
  answer: content(done),
})
