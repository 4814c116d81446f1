import * as z from 'zod/mini'
import { endpoint, page } from '../../../kernel/endpoint.ts'
import { paging } from '../../../kernel/schema.ts'

/** Public pages by their slug, which no two have alike. */
export const listPageChanges = endpoint({
  method: 'GET',
  path: '/v1/website/changes',
  may: 'anyone',
  sameForAll: true,
  does: 'The pages of villas, towns and villa types, and when each was last changed, as far as that is known',
  query: z.object(paging(200)),
  answer: page(
    z.object({ kind: z.enum(['villa', 'town', 'type']), slug: z.string(), changedAt: z.nullable(z.string()) }),
  ),
})
