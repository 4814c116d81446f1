import * as z from 'zod/mini'
import { RIGHTS, ROLES } from '../../kernel/caller.ts'
import { content, endpoint } from '../../kernel/endpoint.ts'
import { atMost, done, rowId, text } from '../../kernel/schema.ts'
import { newPassword } from './links/links.contract.ts'
import { secondStepCode } from './totp/totp.contract.ts'

const role = z.enum(ROLES)

/**
 * `code` is for who has a second step: the refusal 'code-needed' asks for it. `UserDetail` stands in the answer as the
 * agency’s programs read it.
 */
export const login = endpoint({
  method: 'POST',
  path: '/v1/auth/login',
  may: 'anyone',
  does: 'Start a session with e-mail and password',
  perMinute: 30,
  body: z.object({
    email: text(254).check(z.minLength(1, 'required')),
    password: z.string().check(atMost(200), z.minLength(1, 'required')),
    code: z.optional(secondStepCode),
  }),
  answer: content(
    z.object({
      accessToken: z.string(),
      user: z.object({
        id: z.number(),
        role,
        rights: z.array(z.enum(RIGHTS)),
        UserDetail: z.object({ firstName: z.string(), lastName: z.string() }),
      }),
    }),
  ),
})

export const logout = endpoint({
  method: 'POST',
  path: '/v1/auth/logout',
  may: 'staff',
  beforeTotp: true,
  does: 'End this session on the server too',
  answer: content(done),
})

export const changePassword = endpoint({
  method: 'POST',
  path: '/v1/auth/password',
  may: 'staff',
  beforeTotp: true,
  does: 'Set another password: every session of the account ends',
  perMinute: 20,
  body: z.object({
    current: z.string().check(atMost(200), z.minLength(1, 'required')),
    next: newPassword,
  }),
  answer: content(done),
})

export const selectUsers = endpoint({
  method: 'GET',
  path: '/v1/admin/users/select',
  may: 'admin',
  does: 'Owners to choose from',
  answer: content(z.array(z.object({ id: z.number(), name: z.string(), role }))),
})

export const setUserActivity = endpoint({
  method: 'PATCH',
  path: '/v1/admin/users/activity',
  may: 'admin',
  right: 'users',
  does: 'Switch an account on or off; off ends its sessions at once',
  body: z.object({ id: rowId, active: z.boolean() }),
  answer: content(done),
})
