import * as z from 'zod/mini'
import { content, endpoint } from '../../../kernel/endpoint.ts'
import { atMost, done, emailAddress } from '../../../kernel/schema.ts'

export const SHORTEST_PASSWORD = 10
export const LINK_KINDS = ['INVITATION', 'RESET'] as const

/** The secret of a link stands in no address: addresses are logged and sent on. */
const token = z.string().check(atMost(200), z.minLength(1, 'required'))
export const newPassword = z.string().check(atMost(200), z.minLength(SHORTEST_PASSWORD, 'password-short'))

export const forgotPassword = endpoint({
  method: 'POST',
  path: '/v1/auth/forgot',
  may: 'anyone',
  does: 'Ask for a link by mail that sets a new password; answered alike whether the address has an account or not',
  perMinute: 6,
  everywhere: true,
  body: z.object({ email: emailAddress }),
  answer: content(done),
})

export const readLink = endpoint({
  method: 'POST',
  path: '/v1/auth/links/read',
  may: 'anyone',
  does: 'Whose password a link of a mail sets; reading it uses nothing up',
  perMinute: 20,
  everywhere: true,
  body: z.object({ token }),
  answer: content(z.object({ kind: z.enum(LINK_KINDS), email: z.string(), name: z.string(), expiresAt: z.string() })),
})

export const setPasswordByLink = endpoint({
  method: 'POST',
  path: '/v1/auth/links/password',
  may: 'anyone',
  does: 'Set a password by the link of a mail: every session and every other link of the account ends',
  perMinute: 20,
  everywhere: true,
  body: z.object({ token, password: newPassword }),
  answer: content(done),
})
