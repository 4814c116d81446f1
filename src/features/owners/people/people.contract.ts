import * as z from 'zod/mini'
import { RIGHTS, ROLES } from '../../../kernel/caller.ts'
import { content, endpoint, PAGE_SIZE, page } from '../../../kernel/endpoint.ts'
import { done, emailAddress, id, listOf, paging, personName, rowId, text } from '../../../kernel/schema.ts'

const role = z.enum(ROLES)
const right = z.enum(RIGHTS)

/** Somebody who may sign in. `invited`: no password is set yet, and the link by mail is open or has ended. */
const person = z.object({
  id: z.number(),
  role,
  firstName: z.string(),
  lastName: z.string(),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  active: z.boolean(),
  rights: z.array(right),
  lastLoginAt: z.nullable(z.string()),
  createdAt: z.string(),
  twoSteps: z.boolean(),
  invited: z.nullable(z.enum(['open', 'ended'])),
  sessions: z.number(),
  owners: z.array(z.object({ id: z.number(), name: z.string() })),
  version: z.number(),
})
export type Person = z.infer<typeof person>

const personInput = z.object({
  firstName: personName(80),
  lastName: personName(80),
  email: emailAddress,
  phone: text(30),
  rights: listOf(right, RIGHTS.length),
  ownerIds: listOf(rowId, 100),
})
export type PersonInput = z.infer<typeof personInput>

export const listUsers = endpoint({
  method: 'GET',
  path: '/v1/admin/users',
  may: 'admin',
  right: 'users',
  does: 'Who may sign in; `search` is a part of a name or e-mail',
  query: z.object({
    ...paging(PAGE_SIZE.users),
    role: z.optional(z.union([role, z.literal('')])),
    search: z.optional(text(80)),
  }),
  answer: z.object({
    ...page(person).shape,
    roleCounts: z.object({ ADMIN: z.number(), OWNER: z.number() }),
    secondStepRequired: z.boolean(),
  }),
})

export const getUser = endpoint({
  method: 'GET',
  path: '/v1/admin/users/:id',
  may: 'admin',
  right: 'users',
  does: 'One person who may sign in',
  params: id,
  answer: content(person),
})

export const createUser = endpoint({
  method: 'POST',
  path: '/v1/admin/users',
  may: 'admin',
  right: 'users',
  does: 'Invite somebody by mail: the link sets the password; one e-mail is one person',
  status: 201,
  body: z.object({ ...personInput.shape, role }),
  answer: content(person),
})

export const changeUser = endpoint({
  method: 'PUT',
  path: '/v1/admin/users/:id',
  may: 'admin',
  right: 'users',
  does: 'Change a person over the version that was loaded; another e-mail ends the links that were sent',
  params: id,
  body: z.object({ ...personInput.shape, version: rowId }),
  answer: content(person),
})

export const sendUserLink = endpoint({
  method: 'POST',
  path: '/v1/admin/users/:id/link',
  may: 'admin',
  right: 'users',
  does: 'Send a link that sets a password: the invitation again, or a new password',
  perMinute: 30,
  params: id,
  answer: content(person),
})

export const withdrawInvitation = endpoint({
  method: 'DELETE',
  path: '/v1/admin/users/:id/link',
  may: 'admin',
  right: 'users',
  does: 'Withdraw an invitation that nobody has followed: its link ends, the account is off',
  params: id,
  answer: content(person),
})

export const endUserSessions = endpoint({
  method: 'DELETE',
  path: '/v1/admin/users/:id/sessions',
  may: 'admin',
  right: 'users',
  does: 'End every session of a person',
  params: id,
  answer: content(done),
})

export const dropSecondStep = endpoint({
  method: 'DELETE',
  path: '/v1/admin/users/:id/second-step',
  may: 'admin',
  right: 'users',
  does: 'Take away the second step of somebody who has lost the telephone; their sessions end',
  params: id,
  answer: content(person),
})

export const requireSecondStep = endpoint({
  method: 'PUT',
  path: '/v1/admin/users/second-step',
  may: 'admin',
  right: 'users',
  does: 'Demand the second step of every ADMIN, or no longer; only who has it demands it',
  body: z.object({ required: z.boolean('invalid') }),
  answer: content(done),
})
