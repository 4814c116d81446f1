import * as z from 'zod/mini'
import { content, endpoint } from '../../../kernel/endpoint.ts'
import { MAX_PICTURE_BYTES } from '../../../kernel/limits.ts'
import { done, id, listOf, localized, localizedLine, rowId, text, wholeNumber } from '../../../kernel/schema.ts'
import { PHOTO_ROOMS } from '../villa.shape.ts'

/** A photo of a villa as staff see it; `alike` names the others of the villa that look nearly the same. */
const villaPhotoShape = z.object({
  id: z.number(),
  path: z.string(),
  width: z.number(),
  height: z.number(),
  blur: z.nullable(z.string()),
  room: z.nullable(z.enum(PHOTO_ROOMS)),
  alt: localized,
  caption: localized,
  alike: z.array(z.number()),
})
export type VillaPhoto = z.infer<typeof villaPhotoShape>

export const listVillaPhotos = endpoint({
  method: 'GET',
  path: '/v1/admin/villas/:id/photos',
  may: 'staff',
  does: 'The photos of a villa in their order, the cover first; an owner sees those of their own',
  params: id,
  answer: content(z.array(villaPhotoShape)),
})
export const addVillaPhoto = endpoint({
  method: 'POST',
  path: '/v1/admin/villas/image',
  may: 'admin',
  does: 'Take in a photo of a villa, as its last',
  query: z.object({ villa_id: wholeNumber(1, 2_147_483_647), room: z.optional(z.enum(PHOTO_ROOMS)) }),
  bytes: MAX_PICTURE_BYTES,
  answer: content(villaPhotoShape),
  status: 201,
})
export const changeVillaPhoto = endpoint({
  method: 'PUT',
  path: '/v1/admin/villas/image/:id',
  may: 'admin',
  does: 'Say what a photo shows: its room, its caption, and its description for who does not see it',
  params: id,
  body: z.object({
    room: z.nullable(z.enum(PHOTO_ROOMS)),
    alt: localizedLine(160),
    caption: z.object({ tr: text(240), en: z.optional(text(240)), ru: z.optional(text(240)) }),
  }),
  answer: content(done),
})
export const removeVillaPhoto = endpoint({
  method: 'DELETE',
  path: '/v1/admin/villas/image/:id',
  may: 'admin',
  does: 'Take a photo off a villa',
  params: id,
  answer: content(done),
})
export const orderVillaPhotos = endpoint({
  method: 'PUT',
  path: '/v1/admin/villas/image/updateorder',
  may: 'admin',
  does: 'Put the photos of a villa in another order, the cover first; those that are not named come after',
  body: z.object({
    villa_id: rowId,
    ids: listOf(rowId, 200, { least: 1 }),
  }),
  answer: content(done),
})
