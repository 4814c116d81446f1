import * as z from 'zod/mini'
import { content, endpoint } from '../../../kernel/endpoint.ts'
import { MAX_DOCUMENT_BYTES } from '../../../kernel/limits.ts'
import { done, id, line, localized, localizedLine, orderOf, text } from '../../../kernel/schema.ts'
import { documentType } from './document.shape.ts'

const documentRow = z.object({
  id: z.number(),
  title: localized,
  path: z.string(),
  type: documentType,
  bytes: z.number(),
  createdAt: z.string(),
  version: z.number(),
})
export type DocumentRow = z.infer<typeof documentRow>

const path = '/v1/admin/ourdocuments'
const onePath = `${path}/:id` as const

export const listDocuments = endpoint({
  method: 'GET',
  path,
  may: 'admin',
  right: 'content',
  does: 'The documents of the agency in the order of the site',
  answer: content(z.array(documentRow)),
})
export const addDocument = endpoint({
  method: 'POST',
  path,
  may: 'admin',
  right: 'content',
  does: 'A new document, after the others: a PDF without anything that runs, or a picture',
  query: z.object({ title: line(160), title_en: z.optional(text(160)), title_ru: z.optional(text(160)) }),
  bytes: MAX_DOCUMENT_BYTES,
  status: 201,
  answer: content(documentRow),
})
/** `version` is the one that was seen: who was slower is refused 'edited-meanwhile' with what stands there now. */
export const nameDocument = endpoint({
  method: 'PUT',
  path: onePath,
  may: 'admin',
  right: 'content',
  does: 'Call a document otherwise',
  params: id,
  body: z.object({ title: localizedLine(160), version: z.int('invalid') }),
  answer: content(documentRow),
})
export const deleteDocument = endpoint({
  method: 'DELETE',
  path: onePath,
  may: 'admin',
  right: 'content',
  does: 'Delete a document with its file',
  params: id,
  answer: content(done),
})
export const orderDocuments = endpoint({
  method: 'PATCH',
  path: `${path}/order`,
  may: 'admin',
  right: 'content',
  does: 'Put documents in another order',
  body: orderOf,
  answer: content(done),
})
