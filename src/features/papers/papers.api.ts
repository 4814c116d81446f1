import type { FastifyInstance } from 'fastify'
import type { Staff } from '../../kernel/caller.ts'
import { DONE } from '../../kernel/endpoint.ts'
import { found } from '../../kernel/refusal.ts'
import type { Db } from '../../platform/database/db.ts'
import { type Call, handler } from '../../platform/http/api.ts'
import { reservationById } from '../reservations/reservations.store.ts'
import { reservationOfToken } from '../reservations/views/reservation-of-token.flow.ts'
import { acceptContract } from './contract/accept-contract.flow.ts'
import * as calls from './papers.contract.ts'
import { papersForGuest, papersForStaff } from './papers.view.ts'
import { staffToken } from './print/print-link.server.ts'
import { calendarOfStay, PAPER_KINDS, type PrintServices, printPaper } from './print/print-paper.flow.ts'

export const papersApi = [
  handler(calls.guestPapers, async ({ params }, call: Call<PrintServices>) => ({
    content: await papersForGuest(call, await reservationOfToken(call, params.token)),
  })),
  handler(calls.acceptContract, async ({ params, body }, call: Call<PrintServices>) => {
    await acceptContract(call, params.token, { ...body, ip: call.ip, userAgent: call.userAgent })
    return DONE
  }),
  handler(calls.staffPapers, async ({ params }, call: Call<PrintServices, Staff>) => ({
    content: await papersForStaff(call, params.id),
  })),
  handler(calls.papersLink, async ({ params }, { db, services, now }: Call<PrintServices, Staff>) => {
    found(await reservationById(db, params.id))
    return { content: { path: `/v1/reservation/${staffToken(services.paperKey, params.id, now)}` } }
  }),
]

type Parts = { db: Db; services: PrintServices; now: () => Date; limitRates: boolean }

const MOST_A_MINUTE = 20

/** Serves GET /v1/reservation/:token/voucher.pdf, contract.pdf and stay.ics: nobody may keep them on the way. */
export const registerPrints = (app: FastifyInstance, { db, services, now, limitRates }: Parts): void => {
  const limit = limitRates && { config: { rateLimit: { max: MOST_A_MINUTE, timeWindow: 60_000 } } }
  for (const kind of PAPER_KINDS)
    app.get(`/v1/reservation/:token/${kind}.pdf`, { schema: { hide: true }, ...limit }, async (request, reply) => {
      const { token } = request.params as { token: string }
      const { name, bytes } = await printPaper({ db, services, now: now() }, kind, token)
      reply
        .header('cache-control', 'private, no-store')
        .header('content-disposition', `inline; filename="${name}"`)
        .header('x-content-type-options', 'nosniff')
        .header('x-robots-tag', 'noindex')
      return reply.type('application/pdf').send(bytes)
    })
  app.get('/v1/reservation/:token/stay.ics', { schema: { hide: true }, ...limit }, async (request, reply) => {
    const { token } = request.params as { token: string }
    const file = await calendarOfStay({ db, services, now: now() }, token)
    reply.header('cache-control', 'private, no-store').header('content-disposition', 'attachment; filename="stay.ics"')
    return reply.type('text/calendar; charset=utf-8').send(file)
  })
}
