import * as z from 'zod/mini'
import { content, endpoint } from '../../kernel/endpoint.ts'
import { MAX_PICTURE_BYTES } from '../../kernel/limits.ts'

/** A picture that was taken in: its public address, its size, and a blurred one of a few pixels as a data address. */
export const storedPicture = z.object({
  id: z.number(),
  path: z.string(),
  width: z.number(),
  height: z.number(),
  blur: z.nullable(z.string()),
})
export type StoredPicture = z.infer<typeof storedPicture>

export const uploadPicture = endpoint({
  method: 'POST',
  path: '/v1/admin/picture',
  may: 'admin',
  does: 'Take in a picture: JPEG, PNG, WebP or AVIF; kept upright, without what it tells of its place and camera',
  bytes: MAX_PICTURE_BYTES,
  answer: content(storedPicture),
  status: 201,
})
