import * as z from 'zod/mini'
import { endpoint, page } from '../../kernel/endpoint.ts'
import { day, line, paging, wholeNumber } from '../../kernel/schema.ts'
import { AUDIT_GROUPS } from './audited.ts'

export const AUDIT_KINDS = ['created', 'changed', 'deleted'] as const

const auditRow = z.object({
  id: z.number(),
  at: z.string(),
  accountId: z.nullable(z.number()),
  who: z.string(),
  ip: z.string(),
  requestId: z.string(),
  /** The table and the key of its row. */
  of: z.string(),
  record: z.string(),
  /** What the row was called; '' where it has no name. */
  name: z.string(),
  villaId: z.nullable(z.number()),
  villa: z.nullable(z.string()),
  what: z.enum(AUDIT_KINDS),
  /** Column → [old, new]. */
  change: z.record(z.string(), z.tuple([z.unknown(), z.unknown()])),
})
export type AuditRow = z.infer<typeof auditRow>

/** Days are Istanbul's, both inclusive. `of` and `record` name one row; `villa_id` also all that belongs to a villa. */
export const listAudit = endpoint({
  method: 'GET',
  path: '/v1/admin/audit',
  may: 'admin',
  right: 'users',
  does: 'What people of the agency changed, the newest first',
  query: z.object({
    ...paging(50),
    account_id: z.optional(wholeNumber(1, 2_147_483_647)),
    what: z.optional(z.union([z.enum(AUDIT_KINDS), z.literal('')])),
    group: z.optional(z.union([z.enum(AUDIT_GROUPS), z.literal('')])),
    of: z.optional(z.union([line(60), z.literal('')])),
    record: z.optional(z.union([line(120), z.literal('')])),
    villa_id: z.optional(wholeNumber(1, 2_147_483_647)),
    date1: z.optional(day),
    date2: z.optional(day),
  }),
  answer: page(auditRow),
})
