import * as z from 'zod/mini'
import { content, endpoint, PAGE_SIZE, page } from '../../../kernel/endpoint.ts'
import {
  done,
  id,
  line,
  localized,
  localizedInput,
  localizedLine,
  orderOf,
  ownSlug,
  paging,
} from '../../../kernel/schema.ts'

/** What an editor sends. An empty `slug` is made of the Turkish name; a change with one leaves it as it is. */
export const villaTypeInput = z.object({
  name: localizedLine(80),
  slug: ownSlug,
  lead: localizedLine(300),
  body: localizedInput(20_000),
  /** The path of a stored picture. */
  picture: line(300),
})
export type VillaTypeInput = z.infer<typeof villaTypeInput>

export const villaTypeRow = z.object({
  id: z.number(),
  name: localized,
  slug: z.string(),
  lead: localized,
  body: localized,
  picture: z.string(),
  position: z.number(),
  villas: z.number(),
})
export type VillaTypeRow = z.infer<typeof villaTypeRow>

const path = '/v1/admin/villatypes'
const onePath = `${path}/:id` as const

export const listVillaTypeRows = endpoint({
  method: 'GET',
  path,
  may: 'admin',
  does: 'The villa types whole, in the order of the site',
  query: z.object(paging(PAGE_SIZE.villaTypes)),
  answer: page(villaTypeRow),
})
export const getVillaType = endpoint({
  method: 'GET',
  path: onePath,
  may: 'admin',
  does: 'One villa type whole',
  params: id,
  answer: content(villaTypeRow),
})
export const createVillaType = endpoint({
  method: 'POST',
  path,
  may: 'admin',
  does: 'A new villa type, after the others',
  status: 201,
  repeatable: true,
  body: villaTypeInput,
  answer: content(villaTypeRow),
})
export const changeVillaType = endpoint({
  method: 'PUT',
  path: onePath,
  may: 'admin',
  does: 'Change a villa type; the address it had leads to its new one',
  params: id,
  body: villaTypeInput,
  answer: content(villaTypeRow),
})
export const deleteVillaType = endpoint({
  method: 'DELETE',
  path: onePath,
  may: 'admin',
  does: 'Delete a villa type while no villa has it',
  params: id,
  answer: content(done),
})
export const orderVillaTypes = endpoint({
  method: 'PATCH',
  path: `${path}/order`,
  may: 'admin',
  does: 'Put villa types in another order; the first seven stand in the footer',
  body: orderOf,
  answer: content(done),
})
