import * as z from 'zod/mini'
import { content, endpoint } from '../../../kernel/endpoint.ts'
import { done, id, rowId } from '../../../kernel/schema.ts'
import { letterStatus } from '../../letters/outbox/outbox.contract.ts'

const sendInput = z.object({ reservation_id: rowId })
export const sendBank = endpoint({
  method: 'POST',
  path: '/v1/admin/sendbank',
  may: 'admin',
  does: 'Mail the bank details of the pre-payment',
  repeatable: true,
  body: sendInput,
  answer: content(done),
})
export const sendConfirm = endpoint({
  method: 'POST',
  path: '/v1/admin/sendconfirm',
  may: 'admin',
  does: 'Mail the confirmation',
  repeatable: true,
  body: sendInput,
  answer: content(done),
})
/**
 * `resend` says to whom it would go again, and why it can't: 'still-waiting', 'template-off', 'reservation-CANCELLED' …
 */
const letterView = z.object({
  subject: z.string(),
  html: z.string(),
  text: z.string(),
  recipient: z.string(),
  status: letterStatus,
  template: z.string(),
  createdAt: z.string(),
  sentAt: z.nullable(z.string()),
  lastError: z.nullable(z.string()),
  resend: z.object({ to: z.string(), refused: z.nullable(z.string()) }),
})
export type LetterView = z.infer<typeof letterView>

export const getLetter = endpoint({
  method: 'GET',
  path: '/v1/admin/letter/:id',
  may: 'admin',
  does: 'A letter about a reservation as its reader sees it',
  params: id,
  answer: content(letterView),
})

export const resendLetter = endpoint({
  method: 'POST',
  path: '/v1/admin/letter/:id/resend',
  may: 'admin',
  does: 'Send a letter about a reservation again, as long as it is true',
  params: id,
  repeatable: true,
  answer: content(done),
})
