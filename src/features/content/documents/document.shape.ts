import * as z from 'zod/mini'

export const documentType = z.enum(['application/pdf', 'image/webp'])
export type DocumentType = z.infer<typeof documentType>

/** A document as the site lists it; `path` opens it. */
export const shownDocument = z.object({
  id: z.number(),
  title: z.string(),
  path: z.string(),
  type: documentType,
  bytes: z.number(),
})
