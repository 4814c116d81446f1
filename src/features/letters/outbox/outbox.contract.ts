import * as z from 'zod/mini'
import { endpoint, page } from '../../../kernel/endpoint.ts'
import { paging, text } from '../../../kernel/schema.ts'
import { templateKey } from '../templates/templates.contract.ts'

export const LETTER_STATUSES = ['waiting', 'sent', 'failed', 'dropped'] as const
export const letterStatus = z.enum(LETTER_STATUSES)

/** `code` is the reservation's; null for a trial that staff sent themselves, which nobody else opens. */
const outboxRow = z.object({
  id: z.number(),
  template: z.string(),
  recipient: z.string(),
  language: z.string(),
  status: letterStatus,
  attempts: z.number(),
  lastError: z.nullable(z.string()),
  reservationId: z.nullable(z.number()),
  code: z.nullable(z.string()),
  createdAt: z.string(),
  sentAt: z.nullable(z.string()),
  nextAttemptAt: z.string(),
})
export type OutboxRow = z.infer<typeof outboxRow>

/** `search` is a reservation code or the beginning of an e-mail address. */
export const listOutbox = endpoint({
  method: 'GET',
  path: '/v1/admin/letters',
  may: 'admin',
  does: 'The outbox: every letter, the newest first',
  query: z.object({
    ...paging(50),
    status: z.optional(z.union([letterStatus, z.literal('')])),
    template: z.optional(z.union([templateKey, z.literal('')])),
    search: z.optional(text(120)),
  }),
  answer: z.object({ ...page(outboxRow).shape, statusCounts: z.record(z.string(), z.number()) }),
})
