import * as z from 'zod/mini'
import { content, endpoint, PAGE_SIZE, page } from '../../../kernel/endpoint.ts'
import { atMost, currency, day, done, id, line, listOf, minor, paging, rowId, text } from '../../../kernel/schema.ts'
import { MISSING } from './missing-in-party.ts'

export const PARTY_KINDS = ['person', 'company'] as const

const party = z.object({
  kind: z.enum(PARTY_KINDS),
  name: z.string(),
  /** A mask; the whole number goes out with the export alone. */
  taxNo: z.string(),
  taxOffice: z.string(),
  address: z.string(),
  city: z.string(),
  country: z.string(),
  email: z.string(),
  version: z.number(),
})
export type Party = z.infer<typeof party>

const toInvoice = z.object({
  id: z.number(),
  code: z.string(),
  guestName: z.string(),
  villa: z.string(),
  checkIn: day,
  checkOut: day,
  currency,
  /** What is still to be invoiced; below 0 when too much was. */
  amount: minor,
  party,
  /** What an invoice needs and nobody has filled in. */
  missing: z.array(z.enum(MISSING)),
  invoices: z.array(z.object({ id: z.number(), number: z.string(), day, amount: minor, who: z.string() })),
})
export type ToInvoice = z.infer<typeof toInvoice>

export const listInvoices = endpoint({
  method: 'GET',
  path: '/v1/admin/invoices',
  may: 'admin',
  right: 'money',
  does: 'Stays that ended within a year and are still to be invoiced (`due`), or were (`written`)',
  query: z.object({ ...paging(PAGE_SIZE.transactions), state: z._default(z.enum(['due', 'written']), 'due') }),
  answer: page(toInvoice),
})

const EMAIL = z.email()

/** An absent tax number stays as it is, null empties it. */
export const saveParty = endpoint({
  method: 'PUT',
  path: '/v1/admin/reservations/:id/invoice-party',
  may: 'admin',
  does: 'Whom the invoice of a stay is written to, over the version that was loaded (0 = none)',
  params: id,
  body: z.object({
    kind: z.enum(PARTY_KINDS),
    name: line(200),
    taxNo: z.optional(z.nullable(text(20))),
    taxOffice: text(80),
    address: text(300),
    city: text(80),
    country: text(80),
    email: z.string().check(
      z.trim(),
      atMost(254),
      z.refine((typed) => typed === '' || z.safeParse(EMAIL, typed).success, 'email'),
    ),
    version: z.int('invalid').check(z.minimum(0, 'invalid'), z.maximum(2_147_483_647, 'invalid')),
  }),
  answer: content(done),
})

/** Needs an Idempotency-Key. */
export const noteInvoice = endpoint({
  method: 'POST',
  path: '/v1/admin/reservations/:id/invoices',
  may: 'admin',
  does: 'Note an invoice that was written: its number and day',
  params: id,
  repeatable: true,
  body: z.object({
    number: line(40),
    day,
    amount: z.int().check(z.minimum(1, 'too-small'), z.maximum(100_000_000_000, 'too-big')),
  }),
  answer: content(done),
})

export const undoInvoice = endpoint({
  method: 'POST',
  path: '/v1/admin/invoices/:id/undo',
  may: 'admin',
  right: 'money',
  does: 'Take a note of an invoice back by a second row',
  params: id,
  answer: content(done),
})

/** The whole tax numbers are in it: it is noted in the history of each reservation. */
export const exportInvoices = endpoint({
  method: 'POST',
  path: '/v1/admin/invoices/export',
  may: 'admin',
  right: 'money',
  does: 'What an e-Arşiv integrator needs of these stays, with whole tax numbers',
  perMinute: 10,
  body: z.object({ ids: listOf(rowId, 200, { least: 1 }) }),
  answer: content(z.array(z.object({ ...toInvoice.shape, taxNo: z.string() }))),
})
