import * as z from 'zod/mini'
import { content, endpoint } from '../../kernel/endpoint.ts'
import { done, id, line, linkToken } from '../../kernel/schema.ts'
import { acceptedVia, contractState } from './contract/contract.shape.ts'

/** Where the contract stands; `text` is what stands now, as safe HTML, with the `hash` that accepting it names. */
const guestContract = z.object({
  state: contractState,
  acceptedAt: z.nullable(z.string()),
  /** False once the reservation has ended. */
  canAccept: z.boolean(),
  text: z.object({ hash: z.string(), title: z.string(), html: z.string() }),
})

export const guestPapers = endpoint({
  method: 'GET',
  path: '/v1/reservation/:token/papers',
  may: 'anyone',
  does: 'The contract of a reservation, and whether its voucher is there',
  perMinute: 240,
  params: linkToken,
  answer: content(z.object({ voucher: z.boolean(), contract: z.nullable(guestContract) })),
})

export const acceptContract = endpoint({
  method: 'POST',
  path: '/v1/reservation/:token/contract',
  may: 'anyone',
  does: 'The guest accepts the rental contract in the wording she has read',
  perMinute: 20,
  params: linkToken,
  body: z.object({ hash: line(64) }),
  answer: content(done),
})

export const staffPapers = endpoint({
  method: 'GET',
  path: '/v1/admin/reservations/:id/papers',
  may: 'admin',
  does: 'Where the contract of a reservation stands, and whether its voucher is there',
  params: id,
  answer: content(
    z.object({
      voucher: z.boolean(),
      contract: z.nullable(
        z.object({
          state: contractState,
          /** The newest yes: when, how, from which address, to which wording. */
          accepted: z.nullable(
            z.object({ at: z.string(), via: acceptedVia, ip: z.string(), hash: z.string(), language: z.string() }),
          ),
        }),
      ),
    }),
  ),
})

export const papersLink = endpoint({
  method: 'POST',
  path: '/v1/admin/reservations/:id/papers/link',
  may: 'admin',
  does: 'An address below which the papers of a reservation open for two minutes: voucher.pdf, contract.pdf',
  params: id,
  answer: content(z.object({ path: z.string() })),
})
