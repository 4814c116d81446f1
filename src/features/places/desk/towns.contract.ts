import * as z from 'zod/mini'
import { content, endpoint, PAGE_SIZE, page } from '../../../kernel/endpoint.ts'
import {
  done,
  id,
  line,
  listOf,
  localized,
  localizedInput,
  localizedLine,
  orderOf,
  ownSlug,
  paging,
  text,
} from '../../../kernel/schema.ts'
import { bay, latitude, longitude, townGuide } from '../places.shape.ts'

/** What an editor sends. An empty `slug` is made of the name; a change with an empty one leaves it as it is. */
export const townInput = z.object({
  name: line(80),
  slug: ownSlug,
  province: line(60),
  /** The two digits of its number plates. */
  provinceCode: z.string().check(z.regex(/^\d\d$/, 'invalid')),
  county: line(60),
  /** The MERNIS code of the county, or nothing. */
  countyCode: z.string().check(z.regex(/^(\d{4})?$/, 'invalid')),
  lead: localizedLine(300),
  body: localizedInput(20_000),
  faq: listOf(z.object({ question: localizedLine(300), answer: localizedInput(4_000) }), 30),
  /** The path of a stored picture. */
  picture: line(300),
  popular: z.boolean(),
  shown: z.boolean(),
  latitude: z.nullable(latitude),
  longitude: z.nullable(longitude),
  bays: listOf(bay, 40),
  guide: townGuide,
})
export type TownInput = z.infer<typeof townInput>

export const townRow = z.object({
  ...townInput.shape,
  id: z.number(),
  name: z.string(),
  slug: z.string(),
  lead: localized,
  body: localized,
  faq: z.array(z.object({ question: localized, answer: localized })),
  picture: z.string(),
  position: z.number(),
  villas: z.number(),
  districts: z.number(),
  /** Names what it says: whoever changes it tells which it was. */
  seen: z.string(),
})
export type TownRow = z.infer<typeof townRow>

export const listTownRows = endpoint({
  method: 'GET',
  path: '/v1/admin/towns',
  may: 'admin',
  does: 'The towns whole, in the order of the site',
  query: z.object(paging(PAGE_SIZE.towns)),
  answer: page(townRow),
})
export const selectTowns = endpoint({
  method: 'GET',
  path: '/v1/admin/towns/select',
  may: 'staff',
  does: 'Every town to choose from',
  answer: content(z.array(z.object({ id: z.number(), name: z.string() }))),
})
export const createTown = endpoint({
  method: 'POST',
  path: '/v1/admin/towns',
  may: 'admin',
  does: 'A new town, after the others',
  status: 201,
  repeatable: true,
  body: townInput,
  answer: content(townRow),
})
export const changeTown = endpoint({
  method: 'PUT',
  path: '/v1/admin/towns/:id',
  may: 'admin',
  does: 'Change a town; the address it had leads to its new one',
  params: id,
  /** Without `seen` it is written whatever stands there. */
  body: z.object({ ...townInput.shape, seen: z.optional(text(64)) }),
  answer: content(townRow),
})
export const deleteTown = endpoint({
  method: 'DELETE',
  path: '/v1/admin/towns/:id',
  may: 'admin',
  does: 'Delete a town with its districts while no villa is there',
  params: id,
  answer: content(done),
})
export const showTown = endpoint({
  method: 'PATCH',
  path: '/v1/admin/towns/showtown/:id',
  may: 'admin',
  does: 'Name a town in menus and lists of the site, or no longer; its page stays',
  params: id,
  body: z.object({ shown: z.boolean() }),
  answer: content(done),
})
export const orderTowns = endpoint({
  method: 'PATCH',
  path: '/v1/admin/towns/order',
  may: 'admin',
  does: 'Put towns in another order: they share the places they had',
  body: orderOf,
  answer: content(done),
})
