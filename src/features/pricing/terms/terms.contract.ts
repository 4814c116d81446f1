import * as z from 'zod/mini'
import { content, endpoint } from '../../../kernel/endpoint.ts'
import { cancellationPolicy } from '../pricing.shape.ts'

const terms = z.object({
  /** What holds for villas without a policy of their own; null = the built-in one. */
  policy: z.nullable(cancellationPolicy),
  /** 0 = never written. */
  version: z.number(),
  /** The last versions, the newest first. */
  versions: z.array(z.object({ id: z.number(), policy: cancellationPolicy, who: z.string(), at: z.string() })),
})
export type CancellationTerms = z.infer<typeof terms>

export const getTerms = endpoint({
  method: 'GET',
  path: '/v1/admin/cancellation-policy',
  may: 'admin',
  does: 'The agency’s cancellation policy with its earlier versions',
  answer: content(terms),
})

export const changePolicy = endpoint({
  method: 'PUT',
  path: '/v1/admin/cancellation-policy',
  may: 'admin',
  right: 'prices',
  does: 'A new version of the agency’s cancellation policy, for what is booked from now on; over the version that was loaded',
  body: z.object({
    policy: cancellationPolicy,
    version: z.int('invalid').check(z.minimum(0, 'invalid'), z.maximum(2_147_483_647, 'invalid')),
  }),
  answer: content(terms),
})
