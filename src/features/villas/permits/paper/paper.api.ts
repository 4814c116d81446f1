import type { FastifyInstance } from 'fastify'
import type { Staff } from '../../../../kernel/caller.ts'
import { found } from '../../../../kernel/refusal.ts'
import type { Db } from '../../../../platform/database/db.ts'
import { type Call, handler } from '../../../../platform/http/api.ts'
import { permitOf } from '../permits.store.ts'
import { dropPaper, keepPaper, type PaperServices } from './keep-paper.flow.ts'
import * as calls from './paper.contract.ts'
import { paperToken, villaOfToken } from './paper.server.ts'

type PaperCall = Call<PaperServices, Staff>

export const paperApi = [
  handler(calls.sendPaper, async ({ query }, call: PaperCall) => ({
    content: await keepPaper(call, query.villa_id, call.file),
  })),
  handler(calls.removePaper, async ({ params }, call: PaperCall) => ({
    content: await dropPaper(call, params.villa_id),
  })),
  handler(calls.paperLink, async ({ params }, { db, services, now }: PaperCall) => {
    found((await permitOf(db, params.villa_id))?.file)
    return { content: { path: `/v1/paper/${paperToken(services.paperKey, params.villa_id, now)}` } }
  }),
]

type Parts = { db: Db; services: PaperServices; now: () => Date }

const ENDING = { 'application/pdf': 'pdf', 'image/webp': 'webp' } as const

/** Serves a paper to who has a link of the last two minutes: as a download, so that nothing in it runs here. */
export const registerPapers = (app: FastifyInstance, { db, services, now }: Parts): void => {
  app.get('/v1/paper/:token', { schema: { hide: true } }, async (request, reply) => {
    const { token } = request.params as { token: string }
    const permit = found(await permitOf(db, villaOfToken(services.paperKey, token, now())))
    const type = found(permit.fileType)
    const bytes = found(await services.files.read(found(permit.file)))
    reply
      .header('cache-control', 'private, no-store')
      .header('content-disposition', `attachment; filename="izin-belgesi-${permit.villaId}.${ENDING[type]}"`)
      .header('x-content-type-options', 'nosniff')
      .header('content-security-policy', "default-src 'none'; sandbox")
      .header('x-robots-tag', 'noindex')
    return reply.type(type).send(bytes)
  })
}
