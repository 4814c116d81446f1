import * as z from 'zod/mini'
import { content, endpoint } from '../../kernel/endpoint.ts'
import { id, line } from '../../kernel/schema.ts'
import { newHouseInput } from '../villas/editor/house.shape.ts'

const madeVilla = content(z.object({ id: z.number(), slug: z.string(), code: z.string() }))

export const createVilla = endpoint({
  method: 'POST',
  path: '/v1/admin/villas',
  may: 'admin',
  does: 'A new villa, not published yet; its address and code are made when none are given',
  status: 201,
  repeatable: true,
  body: newHouseInput,
  answer: madeVilla,
})

export const duplicateVilla = endpoint({
  method: 'POST',
  path: '/v1/admin/villas/:id/duplicate',
  may: 'admin',
  does: 'A villa like another one, with its features and prices; without photos, permit and calendar, not published',
  status: 201,
  repeatable: true,
  params: id,
  body: z.object({ name: line(120) }),
  answer: madeVilla,
})
