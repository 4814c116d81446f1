import * as z from 'zod/mini'
import { content, endpoint } from '../../kernel/endpoint.ts'
import { ownerKind } from './owner.shape.ts'

export const selectOwners = endpoint({
  method: 'GET',
  path: '/v1/admin/owners/select',
  may: 'admin',
  does: 'Owners to choose from, by name',
  answer: content(z.array(z.object({ id: z.number(), name: z.string(), kind: ownerKind }))),
})
