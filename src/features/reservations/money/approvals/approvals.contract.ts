import * as z from 'zod/mini'
import { content, endpoint } from '../../../../kernel/endpoint.ts'
import { currency, done, id, minor, text } from '../../../../kernel/schema.ts'
import { entryKind } from '../../desk.shape.ts'

const approval = z.object({
  id: z.number(),
  reservationId: z.number(),
  code: z.string(),
  guestName: z.string(),
  villa: z.string(),
  kind: entryKind,
  given: minor,
  givenCurrency: currency,
  /** How much of it is beside the rules, in the reservation's currency. */
  beside: minor,
  currency,
  note: z.string(),
  asker: z.string(),
  askedAt: z.string(),
  /** Did the caller ask for it? Then somebody else decides. */
  own: z.boolean(),
})
export type Approval = z.infer<typeof approval>

export const listApprovals = endpoint({
  method: 'GET',
  path: '/v1/admin/approvals',
  may: 'admin',
  right: 'money',
  does: 'Money beside the rules that waits for a second person',
  answer: content(z.array(approval)),
})

export const decideApproval = endpoint({
  method: 'POST',
  path: '/v1/admin/approvals/:id/decide',
  may: 'admin',
  right: 'money',
  does: 'Approve what somebody else asked for, which enters it; decline it; or take back what one asked for oneself',
  params: id,
  body: z.object({ decision: z.enum(['approved', 'declined', 'withdrawn']), note: z._default(text(300), '') }),
  answer: content(done),
})

const limit = z.object({
  /** In minor units of TL; null = nothing needs a second approval. */
  limit: z.nullable(minor.check(z.minimum(0, 'too-small'), z.maximum(100_000_000_000, 'too-big'))),
})

export const getApprovalLimit = endpoint({
  method: 'GET',
  path: '/v1/admin/approval-limit',
  may: 'admin',
  does: 'From which amount refunds beyond what is owed and write-offs need a second approval',
  answer: content(limit),
})

export const changeApprovalLimit = endpoint({
  method: 'PUT',
  path: '/v1/admin/approval-limit',
  may: 'admin',
  right: 'money',
  does: 'Set from which amount a second approval is needed; null = never',
  body: limit,
  answer: content(limit),
})
