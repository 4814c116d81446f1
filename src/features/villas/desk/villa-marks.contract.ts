import * as z from 'zod/mini'
import { content, endpoint } from '../../../kernel/endpoint.ts'
import { done, listOf, rowId } from '../../../kernel/schema.ts'

const marked = { may: 'admin', answer: content(done) } as const

export const setActivity = endpoint({
  ...marked,
  method: 'PATCH',
  path: '/v1/admin/villas/activity',
  does: 'Publish a villa, or take it off the site; without a permit number nothing is published',
  body: z.object({ id: rowId, active: z.boolean() }),
})
export const setPopular = endpoint({
  ...marked,
  method: 'PATCH',
  path: '/v1/admin/villas/setpopular',
  does: 'Mark a villa as popular, or no longer',
  body: z.object({ id: rowId, popular: z.boolean() }),
})
export const setVillaOfMonth = endpoint({
  ...marked,
  method: 'PATCH',
  path: '/v1/admin/villas/setvillaofmonth',
  does: 'Make a villa the one of the month; there is at most one',
  body: z.object({ id: rowId, villaOfMonth: z.boolean() }),
})
export const orderVillas = endpoint({
  ...marked,
  method: 'PATCH',
  path: '/v1/admin/villas/order',
  does: 'Put villas in another order: they share the places they had before',
  body: z.object({ ids: listOf(rowId, 200, { least: 2 }) }),
})
