import * as z from 'zod/mini'
import { content, endpoint } from '../../../kernel/endpoint.ts'
import { done, localized, localizedInput, localizedLine } from '../../../kernel/schema.ts'
import { MOST_TEXT } from '../text/letter-text.ts'
import { TEMPLATE_KEYS } from './default-templates.ts'

export const templateKey = z.enum(TEMPLATE_KEYS)
export const templateId = z.object({ id: templateKey })
export const MOST_DAYS = 60

const wording = { subject: z.nullable(localized), body: z.nullable(localized), chat: z.nullable(localized) }

/**
 * A letter as staff have it; nobody words a `fixed` one. `words` are those it may name, `necessary` one without which a
 * guest or an owner doesn't learn what they must. `chat` is the text for WhatsApp; `days` those of a reminder;
 * `standard` what it was at first.
 */
const mailTemplate = z.object({
  key: templateKey,
  group: z.enum(['booking', 'money', 'stay', 'owner', 'inbox', 'people']),
  to: z.enum(['guest', 'agency', 'owner', 'greeter', 'staff']),
  words: z.array(z.string()),
  necessary: z.boolean(),
  fixed: z.boolean(),
  reminder: z.nullable(z.enum(['before-arrival', 'before-departure', 'after-departure'])),
  ...wording,
  days: z.nullable(z.number()),
  standard: z.object({ ...wording, days: z.nullable(z.number()) }),
  active: z.boolean(),
  own: z.boolean(),
  version: z.number(),
  changedBy: z.string(),
  changedAt: z.nullable(z.string()),
})
export type MailTemplate = z.infer<typeof mailTemplate>

export const listMailTemplates = endpoint({
  method: 'GET',
  path: '/v1/admin/mailtemplates',
  may: 'admin',
  does: 'Every letter with its wording in each language',
  answer: content(z.array(mailTemplate)),
})

export const switchMailTemplate = endpoint({
  method: 'PATCH',
  path: '/v1/admin/mailtemplates/activity',
  may: 'admin',
  right: 'content',
  does: 'Switch a letter on or off',
  body: z.object({ id: templateKey, active: z.boolean() }),
  answer: content(mailTemplate),
})

/** A mail has subject and body, a text for WhatsApp `chat`; `days` only a reminder. */
export const changeMailTemplate = endpoint({
  method: 'PUT',
  path: '/v1/admin/mailtemplates/:id',
  may: 'admin',
  right: 'content',
  does: 'Word a letter anew',
  params: templateId,
  body: z.object({
    subject: z.optional(localizedLine(200)),
    body: z.optional(localizedInput(MOST_TEXT)),
    chat: z.optional(localizedInput(2_000)),
    days: z.optional(z.int('invalid').check(z.minimum(1, 'too-small'), z.maximum(MOST_DAYS, 'too-big'))),
    version: z.int(),
  }),
  answer: content(mailTemplate),
})

export const restoreMailTemplate = endpoint({
  method: 'POST',
  path: '/v1/admin/mailtemplates/:id/restore',
  may: 'admin',
  right: 'content',
  does: 'Give a letter its standard text again',
  params: templateId,
  body: z.object({ version: z.int() }),
  answer: content(mailTemplate),
})

/** The words of a letter as a reservation has them, in a language: what a preview is made of. */
export const sampleFacts = z.object({
  reservationId: z.number(),
  code: z.string(),
  guestName: z.string(),
  facts: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])),
})
export type SampleFacts = z.infer<typeof sampleFacts>

export const trialDone = z.object({ ...done.shape, to: z.string() })
