import * as z from 'zod/mini'
import { content, endpoint, page } from '../../../../kernel/endpoint.ts'
import { done, id, localized, localizedInput, localizedLine, paging, rowId } from '../../../../kernel/schema.ts'
import { MOST_TEXT } from '../../../letters/text/letter-text.ts'

const PER_PAGE = 20

/** Of one newsletter: how many mails are in the outbox, and what became of them; `dropped`: who left in between. */
const newsletterRow = z.object({
  id: z.number(),
  subject: localized,
  sentBy: z.string(),
  startedAt: z.string(),
  stoppedAt: z.nullable(z.string()),
  doneAt: z.nullable(z.string()),
  receivers: z.number(),
  sent: z.number(),
  waiting: z.number(),
  failed: z.number(),
  dropped: z.number(),
})
export type NewsletterRow = z.infer<typeof newsletterRow>

/** Who would get one now, by language; and what stands below every mail. */
const audience = z.object({
  all: z.number(),
  tr: z.number(),
  en: z.number(),
  ru: z.number(),
  sender: z.record(z.string(), z.string()),
})
export type NewsletterAudience = z.infer<typeof audience>

export const listNewsletters = endpoint({
  method: 'GET',
  path: '/v1/admin/newsletters',
  may: 'admin',
  right: 'content',
  does: 'The newsletters that were sent, the newest first, and who would get one now',
  query: z.object(paging(PER_PAGE)),
  answer: z.object({ ...page(newsletterRow).shape, audience }),
})

/** Longer than the texts of the contract: three languages of `MOST_TEXT`, in as many bytes as letters may have. */
const JSON_BYTES = 128 * 1024
const issue = { subject: localizedLine(200), body: localizedInput(MOST_TEXT) }

export const tryNewsletter = endpoint({
  method: 'POST',
  path: '/v1/admin/newsletters/test',
  may: 'admin',
  right: 'content',
  does: 'Send yourself a newsletter as a trial, in each language it is written in',
  repeatable: true,
  perMinute: 20,
  jsonBytes: JSON_BYTES,
  body: z.object(issue),
  answer: content(z.object({ done: z.literal(true), to: z.string() })),
})

/** `receivers` is the number that whoever sends it has read and typed. */
export const sendNewsletter = endpoint({
  method: 'POST',
  path: '/v1/admin/newsletters',
  may: 'admin',
  right: 'content',
  does: 'Begin to send a newsletter to every confirmed address',
  status: 201,
  repeatable: true,
  perMinute: 6,
  jsonBytes: JSON_BYTES,
  body: z.object({ ...issue, receivers: rowId }),
  answer: content(z.object({ id: z.number() })),
})

export const stopNewsletter = endpoint({
  method: 'PATCH',
  path: '/v1/admin/newsletters/:id',
  may: 'admin',
  right: 'content',
  does: 'Stop a newsletter that is on its way, or let it go on; nobody gets it twice',
  params: id,
  body: z.object({ stopped: z.boolean() }),
  answer: content(done),
})
