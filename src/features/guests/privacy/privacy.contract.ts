import * as z from 'zod/mini'
import { content, endpoint } from '../../../kernel/endpoint.ts'
import { day, id, line } from '../../../kernel/schema.ts'
import { OPEN_CAUSES } from './kept.ts'

const kept = z.array(z.object({ code: z.string(), until: day }))

export const guestPrivacy = endpoint({
  method: 'GET',
  path: '/v1/admin/guests/:id/privacy',
  may: 'admin',
  right: 'users',
  does: 'What erasing a guest would take, which stays law keeps until when, and what is still open',
  params: id,
  answer: content(
    z.object({
      name: z.string(),
      /** Where something of her stands → how many rows. */
      goes: z.record(z.string(), z.number()),
      kept,
      open: z.array(z.object({ code: z.string(), why: z.enum(OPEN_CAUSES) })),
    }),
  ),
})

export const exportGuestData = endpoint({
  method: 'POST',
  path: '/v1/admin/guests/:id/export',
  may: 'admin',
  right: 'users',
  does: 'All that is known of a guest, place by place; noted',
  params: id,
  answer: content(
    z.object({
      name: z.string(),
      at: z.string(),
      kept,
      places: z.record(z.string(), z.array(z.record(z.string(), z.unknown()))),
    }),
  ),
})

export const eraseGuestData = endpoint({
  method: 'POST',
  path: '/v1/admin/guests/:id/erase',
  may: 'admin',
  right: 'users',
  does: 'Erase a guest but for what law keeps; her name is sent to confirm; refused while a stay or money is open',
  params: id,
  body: z.object({ name: line(200) }),
  answer: content(z.object({ erased: z.record(z.string(), z.number()) })),
})
