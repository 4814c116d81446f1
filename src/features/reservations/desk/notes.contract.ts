import * as z from 'zod/mini'
import { content, endpoint } from '../../../kernel/endpoint.ts'
import { done, id, paragraphs } from '../../../kernel/schema.ts'

/** At most so many for a reservation. */
export const MOST_NOTES = 100

export const addNote = endpoint({
  method: 'POST',
  path: '/v1/admin/reservations/:id/notes',
  may: 'admin',
  does: 'Write a note about a reservation that only staff read',
  status: 201,
  repeatable: true,
  params: id,
  body: z.object({ text: paragraphs(1000) }),
  answer: content(z.object({ id: z.number() })),
})

export const removeNote = endpoint({
  method: 'DELETE',
  path: '/v1/admin/notes/:id',
  may: 'admin',
  does: 'Remove a note about a reservation',
  params: id,
  answer: content(done),
})
