import * as z from 'zod/mini'
import { content, endpoint } from '../../kernel/endpoint.ts'
import { day, done, emailAddress, linkToken, rowId } from '../../kernel/schema.ts'

/** So many stays one address may watch at a time. */
export const MOST_WATCHES = 5

const watch = z.object({
  state: z.enum(['waiting', 'watching', 'ended']),
  villa: z.object({ slug: z.string(), name: z.string() }),
  checkin: day,
  checkout: day,
  guests: z.number(),
})
export type Watch = z.infer<typeof watch>

/** The answer is the same whoever the address belongs to and whatever it watches already. */
export const watchStay = endpoint({
  method: 'POST',
  path: '/v1/watches',
  may: 'anyone',
  does: 'Ask to hear by mail when a stay opens or costs less; nothing is sent but one mail that asks to confirm',
  perMinute: 10,
  body: z.object({
    villa: rowId,
    checkin: day,
    checkout: day,
    guests: z.int('invalid').check(z.minimum(1, 'too-small'), z.maximum(50, 'too-big')),
    email: emailAddress,
  }),
  answer: content(done),
})

export const getWatch = endpoint({
  method: 'GET',
  path: '/v1/watches/:token',
  may: 'anyone',
  does: 'What a link of a watched stay is about; looking changes nothing',
  perMinute: 60,
  params: linkToken,
  answer: content(watch),
})

export const confirmWatch = endpoint({
  method: 'PUT',
  path: '/v1/watches/:token',
  may: 'anyone',
  does: 'Confirm by the link of the mail that a stay is watched; a second time changes nothing',
  perMinute: 60,
  params: linkToken,
  answer: content(watch),
})

/** The body is what mail programs send when somebody unsubscribes in one press (RFC 8058). */
export const endWatch = endpoint({
  method: 'POST',
  path: '/v1/watches/:token',
  may: 'anyone',
  does: 'End watching a stay; a second time changes nothing',
  perMinute: 60,
  params: linkToken,
  body: z.object({ 'List-Unsubscribe': z.literal('One-Click') }),
  answer: content(watch),
})
