import * as z from 'zod/mini'
import { content, endpoint } from '../../../kernel/endpoint.ts'
import { atMost, emailAddress } from '../../../kernel/schema.ts'

const mayMail = z.union([z.literal(''), emailAddress])
/** No sign that ends a line or an address. */
const name = z.string().check(z.trim(), atMost(80), z.regex(/^[^\p{Cc}<>"@]*$/u, 'invalid'))

const typed = { mail_from_name: name, mail_from_address: mayMail, mail_reply_to: mayMail }

const sender = z.object({
  mail_from_name: z.string(),
  mail_from_address: z.string(),
  mail_reply_to: z.string(),
  version: z.number(),
  /** In whose name letters go out where a field is empty: 'Name <address>'. */
  given: z.string(),
  /** The mail server, without its login; '' when there is none and mails are kept as files. */
  server: z.string(),
})
export type SenderSettings = z.infer<typeof sender>

const outcome = z.enum(['sent', 'kept', 'refused', 'later', 'login', 'unreachable', 'timeout', 'broken'])
export type Trial = z.infer<typeof trial>
const trial = z.object({
  to: z.string(),
  outcome,
  /** What the mail server said, in its own words; '' when it said nothing. */
  said: z.string(),
})

export const getSender = endpoint({
  method: 'GET',
  path: '/v1/admin/settings/sender',
  may: 'admin',
  right: 'users',
  does: 'In whose name letters go out, and by which mail server',
  answer: content(sender),
})

/** Who was slower is refused 'edited-meanwhile' with what stands there now. */
export const editSender = endpoint({
  method: 'PUT',
  path: '/v1/admin/sender/edit',
  may: 'admin',
  right: 'users',
  does: 'Change in whose name letters go out; an empty field is what the server was started with',
  body: z.object({ ...typed, version: z.int('invalid').check(z.minimum(0, 'too-small')) }),
  answer: content(sender),
})

export const trySender = endpoint({
  method: 'POST',
  path: '/v1/admin/settings/sender/test',
  may: 'admin',
  right: 'users',
  perMinute: 5,
  does: 'Send a mail in this name to oneself at once, before it is saved, and tell what the mail server said',
  body: z.object(typed),
  answer: content(trial),
})
