import * as z from 'zod/mini'
import { endpoint, page } from '../../../kernel/endpoint.ts'
import { paging } from '../../../kernel/schema.ts'

/** Public pages by their slug, which no two have alike. */
export const listPageChanges = endpoint({
  method: 'GET',
  path: '/v1/website/changes',
  may: 'anyone',
  sameForAll: true,
  does: 'When the pages of villas, towns and villa types were last changed, as far as that is known',
  query: z.object(paging(200)),
  answer: page(z.object({ slug: z.string(), changedAt: z.string() })),
})
