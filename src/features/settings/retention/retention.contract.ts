import * as z from 'zod/mini'
import { content, endpoint } from '../../../kernel/endpoint.ts'
import { RETENTION, type RetentionKey } from './retention.shape.ts'

const months = (key: RetentionKey) => {
  const { from, to } = RETENTION[key]
  return z.int('invalid').check(z.minimum(from, 'too-small'), z.maximum(to, 'too-big'))
}
const told = z.object({
  retention_contact: z.number(),
  retention_messages: z.number(),
  retention_letters: z.number(),
  retention_unconfirmed: z.number(),
  retention_identities: z.number(),
  retention_audit: z.number(),
  version: z.number(),
})
export type RetentionSettings = z.infer<typeof told>

export const getRetention = endpoint({
  method: 'GET',
  path: '/v1/admin/settings/retention',
  may: 'admin',
  right: 'users',
  does: 'How many months people’s data are kept, by kind',
  answer: content(told),
})

/** Refuses 'edited-meanwhile' to who was slower, and months outside the bounds of law. */
export const editRetention = endpoint({
  method: 'PUT',
  path: '/v1/admin/retention/edit',
  may: 'admin',
  right: 'users',
  does: 'Change how many months people’s data are kept, within what law allows',
  body: z.object({
    retention_contact: months('retention_contact'),
    retention_messages: months('retention_messages'),
    retention_letters: months('retention_letters'),
    retention_unconfirmed: months('retention_unconfirmed'),
    retention_identities: months('retention_identities'),
    retention_audit: months('retention_audit'),
    version: z.int('invalid').check(z.minimum(0, 'too-small')),
  }),
  answer: content(told),
})
