import type { FastifyInstance } from 'fastify'
import type { Staff } from '../../../kernel/caller.ts'
import { DONE } from '../../../kernel/endpoint.ts'
import { Refusal } from '../../../kernel/refusal.ts'
import type { Db } from '../../../platform/database/db.ts'
import { unstorableAt } from '../../../platform/database/storable-text.ts'
import { type Call, handler } from '../../../platform/http/api.ts'
import { changeExport, getExport, rotateExport } from './export.contract.ts'
import * as flow from './export.flow.ts'

type ExportCall = Call<flow.ExportServices, Staff>

export const exportApi = [
  handler(getExport, async ({ params }, call: ExportCall) => ({
    content: await flow.exportForStaff(call, params.id),
  })),
  handler(changeExport, async ({ params, body }, call: ExportCall) => {
    await flow.changeShownOptions(call, params.id, body.shows_options)
    return DONE
  }),
  handler(rotateExport, async ({ params, body }, call: ExportCall) => ({
    content: await flow.rotateAddress(call, params.id, body.keep_former),
  })),
]

type Parts = { db: Db; services: flow.ExportServices; now: () => Date; limitRates: boolean }

const MOST_A_MINUTE = 60

/** Serves the calendars of villas as files: GET /v1/villa/:slug/calendar.ics?token=. */
export const registerCalendarFiles = (app: FastifyInstance, { db, services, now, limitRates }: Parts): void => {
  const limit = limitRates && { config: { rateLimit: { max: MOST_A_MINUTE, timeWindow: 60_000 } } }
  app.get('/v1/villa/:slug/calendar.ics', { schema: { hide: true }, ...limit }, async (request, reply) => {
    const { slug } = request.params as { slug: string }
    if (unstorableAt(slug)) throw new Refusal('not-found')
    const { token } = request.query as { token?: unknown }
    const userAgent = String(request.headers['user-agent'] ?? '')
    const asked = { slug: slug.slice(0, 120), token: typeof token === 'string' ? token.slice(0, 100) : '', userAgent }
    const { file, etag } = await flow.exportedCalendar({ db, services, now: now() }, asked)
    // what is known of a villa may not wait in anybody's cache
    reply.header('etag', etag).header('cache-control', 'private, no-cache').header('x-robots-tag', 'noindex')
    if (request.headers['if-none-match'] === etag) return reply.code(304).send()
    return reply.type('text/calendar; charset=utf-8').send(file)
  })
}
