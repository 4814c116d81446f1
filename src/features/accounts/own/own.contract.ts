import * as z from 'zod/mini'
import { RIGHTS, ROLES } from '../../../kernel/caller.ts'
import { content, endpoint } from '../../../kernel/endpoint.ts'
import { atMost, done, personName, rowId, text } from '../../../kernel/schema.ts'

/** Whoever asks, as they are now. */
const own = z.object({
  id: z.number(),
  role: z.enum(ROLES),
  rights: z.array(z.enum(RIGHTS)),
  name: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  phone: z.string(),
  version: z.number(),
  /** The second step at the login: since when, how many recovery codes are left, whether the agency demands it. */
  secondStep: z.object({ since: z.nullable(z.string()), codesLeft: z.number(), required: z.boolean() }),
})
export type OwnAccount = z.infer<typeof own>

/** A browser that is signed in; `id` names it and opens nothing. */
const ownSession = z.object({
  id: z.string(),
  device: z.string(),
  ip: z.string(),
  since: z.string(),
  seenAt: z.nullable(z.string()),
  current: z.boolean(),
})
export type OwnSession = z.infer<typeof ownSession>

export const ownAccount = endpoint({
  method: 'GET',
  path: '/v1/admin/me',
  may: 'staff',
  beforeTotp: true,
  does: 'Who is signed in, with the rights of now',
  answer: content(own),
})

export const changeOwnAccount = endpoint({
  method: 'PUT',
  path: '/v1/admin/me',
  may: 'staff',
  beforeTotp: true,
  does: 'Change one’s own name and phone, over the version that was loaded',
  body: z.object({ firstName: personName(80), lastName: personName(80), phone: text(30), version: rowId }),
  answer: content(own),
})

export const listOwnSessions = endpoint({
  method: 'GET',
  path: '/v1/admin/me/sessions',
  may: 'staff',
  beforeTotp: true,
  does: 'Where one is signed in, the last seen first',
  answer: content(z.array(ownSession)),
})

/** `which` is the id of one session, or the word for every session but the one that asks. */
export const endOwnSessions = endpoint({
  method: 'POST',
  path: '/v1/admin/me/sessions/end',
  may: 'staff',
  beforeTotp: true,
  does: 'End one of one’s own sessions, or all but this one',
  body: z.object({ which: z.union([z.literal('others'), z.string().check(atMost(64), z.minLength(20, 'invalid'))]) }),
  answer: content(done),
})
