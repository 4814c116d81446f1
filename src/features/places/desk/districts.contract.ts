import * as z from 'zod/mini'
import { content, endpoint, PAGE_SIZE, page } from '../../../kernel/endpoint.ts'
import { done, id, line, orderOf, ownSlug, paging, rowId, wholeNumber } from '../../../kernel/schema.ts'

export const districtInput = z.object({ townId: rowId, name: line(80), slug: ownSlug })
export type DistrictInput = z.infer<typeof districtInput>

const districtRow = z.object({
  id: z.number(),
  townId: z.number(),
  town: z.string(),
  name: z.string(),
  slug: z.string(),
  position: z.number(),
  villas: z.number(),
})
export type DistrictRow = z.infer<typeof districtRow>

export const listDistrictRows = endpoint({
  method: 'GET',
  path: '/v1/admin/districts',
  may: 'admin',
  does: 'The districts, town by town, or those of one town',
  query: z.object({ ...paging(PAGE_SIZE.districts), town: z.optional(wholeNumber(1, 2_147_483_647)) }),
  answer: page(districtRow),
})
export const createDistrict = endpoint({
  method: 'POST',
  path: '/v1/admin/districts',
  may: 'admin',
  does: 'A new district, after the others of its town',
  status: 201,
  repeatable: true,
  body: districtInput,
  answer: content(districtRow),
})
export const changeDistrict = endpoint({
  method: 'PUT',
  path: '/v1/admin/districts/:id',
  may: 'admin',
  does: 'Change a district; one that villas use stays in its town',
  params: id,
  body: districtInput,
  answer: content(districtRow),
})
export const deleteDistrict = endpoint({
  method: 'DELETE',
  path: '/v1/admin/districts/:id',
  may: 'admin',
  does: 'Delete a district while no villa is there',
  params: id,
  answer: content(done),
})
export const orderDistricts = endpoint({
  method: 'PATCH',
  path: '/v1/admin/districts/order',
  may: 'admin',
  does: 'Put districts of one town in another order',
  body: orderOf,
  answer: content(done),
})
