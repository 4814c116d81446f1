import type { FastifyInstance } from 'fastify'
import { registerCalendarFiles } from '../features/availability/export/export.api.ts'
import { registerDocuments } from '../features/content/documents/documents.api.ts'
import { registerPrints } from '../features/papers/papers.api.ts'
import { registerPapers } from '../features/villas/permits/paper/paper.api.ts'
import { Refusal } from '../kernel/refusal.ts'

type Parts = Parameters<typeof registerCalendarFiles>[1] &
  Parameters<typeof registerDocuments>[1] &
  Parameters<typeof registerPrints>[1] &
  Parameters<typeof registerPapers>[1]

/** The calls that answer with a file, and the no to every address below /v1 and /v2 that is none. */
export const registerFiles = (app: FastifyInstance, parts: Parts): void => {
  registerCalendarFiles(app, parts)
  registerDocuments(app, parts)
  registerPapers(app, parts)
  registerPrints(app, parts)
  for (const path of ['/v1/*', '/v2/*'])
    app.all(path, { schema: { hide: true } }, () => Promise.reject(new Refusal('not-found')))
}
