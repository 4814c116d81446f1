import type { FastifyInstance } from 'fastify'
import { DONE } from '../../../kernel/endpoint.ts'
import { found, Refusal } from '../../../kernel/refusal.ts'
import { slugOf } from '../../../kernel/slug.ts'
import type { Db } from '../../../platform/database/db.ts'
import { putInOrder } from '../../../platform/database/own-order.ts'
import { type Call, handler } from '../../../platform/http/api.ts'
import { ownDocument } from '../content.table.ts'
import * as calls from './documents.contract.ts'
import * as store from './documents.store.ts'
import { type DocumentServices, deleteDocument, keepDocument } from './keep-document.flow.ts'

type DocumentCall = Call<DocumentServices>

export const documentsApi = [
  handler(calls.listDocuments, async (_, { db }) => ({ content: await store.documentsOf(db) })),
  handler(calls.addDocument, async ({ query: { title, title_en, title_ru } }, call: DocumentCall) => ({
    content: await keepDocument(call, { tr: title, en: title_en ?? '', ru: title_ru ?? '' }, call.file),
  })),
  handler(calls.nameDocument, async ({ params, body }, { db }) => ({
    content: await db.transaction(async (tx) => {
      const now = await store.holdDocument(tx, params.id)
      if (now.version !== body.version) throw new Refusal('edited-meanwhile', {}, {}, { now })
      return store.writeTitle(tx, params.id, { title: body.title, version: now.version + 1 })
    }),
  })),
  handler(calls.deleteDocument, async ({ params }, call: DocumentCall) => {
    await deleteDocument(call, params.id)
    return DONE
  }),
  handler(calls.orderDocuments, async ({ body }, { db }) => {
    await db.transaction((tx) => putInOrder(tx, ownDocument, body.ids))
    return DONE
  }),
]

type Parts = { db: Db; services: Pick<DocumentServices, 'files'> }

/** Serves a document to everybody: a PDF as a download, and nothing of either kind may run here. */
export const registerDocuments = (app: FastifyInstance, { db, services }: Parts): void => {
  app.get('/v1/document/:id', { schema: { hide: true } }, async (request, reply) => {
    const { id } = request.params as { id: string }
    const row = await store.documentById(db, /^\d{1,9}$/.test(id) ? Number(id) : 0)
    const bytes = found(await services.files.read(row.file))
    const isPdf = row.fileType === 'application/pdf'
    const name = `${slugOf(row.title.tr) || 'belge'}.${isPdf ? 'pdf' : 'webp'}`
    reply
      .header('cache-control', 'public, max-age=0, must-revalidate')
      .header('content-disposition', `${isPdf ? 'attachment' : 'inline'}; filename="${name}"`)
      .header('x-content-type-options', 'nosniff')
      .header('content-security-policy', "default-src 'none'; sandbox")
    return reply.type(row.fileType).send(bytes)
  })
}
