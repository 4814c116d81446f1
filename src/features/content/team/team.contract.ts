import * as z from 'zod/mini'
import { content, endpoint } from '../../../kernel/endpoint.ts'
import { done, id, line, localized, localizedLine, orderOf, rowId, text } from '../../../kernel/schema.ts'

const memberRow = z.object({
  id: z.number(),
  name: z.string(),
  role: localized,
  picture: z.string(),
  position: z.number(),
  version: z.number(),
})
export type MemberRow = z.infer<typeof memberRow>

/** `picture` is the path of a stored picture, or empty. */
export const memberInput = z.object({ name: line(80), role: localizedLine(120), picture: text(300) })
export type MemberInput = z.infer<typeof memberInput>

const path = '/v1/admin/team'

export const listTeam = endpoint({
  method: 'GET',
  path,
  may: 'admin',
  right: 'content',
  does: 'The people of the agency as the site shows them',
  answer: content(z.array(memberRow)),
})
/**
 * With `id` it changes somebody: the specification knows no other call for that. `version` is the one that was seen:
 * who was slower is refused 'edited-meanwhile' with what stands there now.
 */
export const saveMember = endpoint({
  method: 'POST',
  path,
  may: 'admin',
  right: 'content',
  does: 'Somebody new in the team, after the others; with an id, somebody changed',
  status: 201,
  repeatable: true,
  body: z.object({ ...memberInput.shape, id: z.optional(rowId), version: z.optional(z.int('invalid')) }),
  answer: content(memberRow),
})
export const deleteMember = endpoint({
  method: 'DELETE',
  path: `${path}/:id`,
  may: 'admin',
  right: 'content',
  does: 'Take somebody from the team',
  params: id,
  answer: content(done),
})
export const orderTeam = endpoint({
  method: 'PATCH',
  path: `${path}/order`,
  may: 'admin',
  right: 'content',
  does: 'Put the team in another order',
  body: orderOf,
  answer: content(done),
})
