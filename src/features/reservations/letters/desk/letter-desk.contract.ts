import * as z from 'zod/mini'
import { content, endpoint } from '../../../../kernel/endpoint.ts'
import { id, language, rowId, text, wholeNumber } from '../../../../kernel/schema.ts'
import { sampleFacts, templateId, templateKey, trialDone } from '../../../letters/templates/templates.contract.ts'
import { MOST_TEXT } from '../../../letters/text/letter-text.ts'

/** The words of a letter as a reservation has them; of the newest one when none is named. */
export const sampleLetter = endpoint({
  method: 'GET',
  path: '/v1/admin/mailtemplates/:id/sample',
  may: 'admin',
  does: 'What a letter would say of a real reservation',
  params: templateId,
  query: z.object({
    reservation: z.optional(wholeNumber(1, 2_147_483_647)),
    language: z._default(language, 'tr'),
  }),
  answer: content(sampleFacts),
})

/** Sends a wording that need not be saved to whoever asks, with the words of a reservation. */
export const tryLetter = endpoint({
  method: 'POST',
  path: '/v1/admin/mailtemplates/:id/test',
  may: 'admin',
  right: 'content',
  does: 'Send yourself a letter as a trial',
  params: templateId,
  repeatable: true,
  perMinute: 20,
  body: z.object({ reservation_id: z.optional(rowId), language, subject: text(200), body: text(MOST_TEXT) }),
  answer: content(trialDone),
})

/** A text for WhatsApp and whom it is for; `phone` is E.164, '' when there is none. */
const chat = z.object({
  key: templateKey,
  to: z.enum(['guest', 'owner', 'greeter']),
  name: z.string(),
  phone: z.string(),
  text: z.string(),
})
export type Chat = z.infer<typeof chat>

export const listChats = endpoint({
  method: 'GET',
  path: '/v1/admin/reservations/:id/chats',
  may: 'admin',
  does: 'The texts for WhatsApp that make sense for a reservation now',
  params: id,
  answer: content(z.array(chat)),
})
