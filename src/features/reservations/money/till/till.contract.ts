import * as z from 'zod/mini'
import { content, endpoint, PAGE_SIZE, page } from '../../../../kernel/endpoint.ts'
import { MAX_PICTURE_BYTES } from '../../../../kernel/limits.ts'
import { currency, day, done, id, line, minor, paging, rowId, text } from '../../../../kernel/schema.ts'
import { ENTRY_KINDS, entryKind } from '../../desk.shape.ts'
import { method } from '../../reservation.shape.ts'

const handKind = z.enum([
  'payment',
  'refund',
  'charge',
  'write-off',
  'deposit',
  'deposit-return',
  'deposit-kept',
  'payout',
  'expense',
])

/**
 * Money as somebody enters it: what changed hands, in its own currency. `rate` = the reservation's currency for one
 * unit of it, needed when they differ. `beyond` = it was seen that this is more than is open.
 */
export const handEntry = z.object({
  kind: handKind,
  given: z.int().check(z.minimum(1, 'required'), z.maximum(100_000_000_000, 'too-big')),
  currency,
  rate: z._default(z.nullable(z.number().check(z.minimum(0.0001, 'too-small'), z.maximum(10_000, 'too-big'))), null),
  method: z._default(z.nullable(method), null),
  valueDate: z._default(z.nullable(day), null),
  bankId: z._default(z.nullable(rowId), null),
  note: z._default(text(300), ''),
  beyond: z._default(z.boolean(), false),
})

/** Up to four entries at once: all are written or none. Needs an Idempotency-Key. */
export const enterMoney = endpoint({
  method: 'POST',
  path: '/v1/admin/reservations/:id/money',
  may: 'admin',
  does: 'Write money into the ledger of a reservation: in, back, a charge, a write-off, a deposit, a payout',
  params: id,
  repeatable: true,
  body: z.object({ entries: z.array(handEntry).check(z.minLength(1, 'required'), z.maxLength(4, 'too-long')) }),
  answer: content(done),
})

/** `to` = the code of the reservation the money was meant for. Needs an Idempotency-Key. */
export const stornoEntry = endpoint({
  method: 'POST',
  path: '/v1/admin/transactions/:id/storno',
  may: 'admin',
  right: 'money',
  does: 'Take an entry of the ledger back by a second one; its money may go to the reservation it was meant for',
  params: id,
  repeatable: true,
  body: z.object({ reason: line(300), to: z._default(text(20), '') }),
  answer: content(done),
})

/** An entry of the ledger as lists show it; `reversedBy` = the entry that took it back. */
export const ledgerRow = z.object({
  id: z.number(),
  kind: entryKind,
  method: z.nullable(method),
  amount: minor,
  currency,
  given: minor,
  givenCurrency: currency,
  rate: z.number(),
  valueDate: day,
  bankId: z.nullable(z.number()),
  reverses: z.nullable(z.number()),
  reversedBy: z.nullable(z.number()),
  /** May it be taken back here? Card money is paid back at its provider. */
  reversible: z.boolean(),
  provider: z.string(),
  who: z.string(),
  note: z.string(),
  at: z.string(),
  /** Pictures that prove it: receipts, damages. */
  files: z.array(z.number()),
})
export type LedgerRow = z.infer<typeof ledgerRow>

const transaction = z.object({
  ...ledgerRow.shape,
  reservationId: z.number(),
  code: z.string(),
  guestName: z.string(),
  villaId: z.number(),
  villa: z.string(),
})
export type Transaction = z.infer<typeof transaction>

/** What of the money moved between two value dates, both inclusive, by method and currency. */
const flow = z.object({ method, currency, came: minor, went: minor, count: z.number() })
export type Flow = z.infer<typeof flow>

/** Entries in which money changed hands, newest value date first. */
export const listTransactions = endpoint({
  method: 'GET',
  path: '/v1/admin/transactions',
  may: 'admin',
  right: 'money',
  does: 'Payments, refunds, deposits and payouts of all reservations, with what moved by method and currency',
  query: z.object({
    ...paging(PAGE_SIZE.transactions),
    date1: z.optional(day),
    date2: z.optional(day),
    method: z.optional(z.union([method, z.literal('')])),
    kind: z.optional(z.union([z.enum(ENTRY_KINDS), z.literal('')])),
    currency: z.optional(z.union([currency, z.literal('')])),
    q: z.optional(text(80)),
  }),
  answer: z.object({ ...page(transaction).shape, flows: z.array(flow) }),
})
export type TransactionQuery = z.infer<NonNullable<typeof listTransactions.query>>

export const getTransaction = endpoint({
  method: 'GET',
  path: '/v1/admin/transactions/:id',
  may: 'admin',
  does: 'One entry of the ledger',
  params: id,
  answer: content(transaction),
})

/** So many pictures an entry may have. */
export const MOST_FILES = 6

export const addLedgerFile = endpoint({
  method: 'POST',
  path: '/v1/admin/transactions/:id/files',
  may: 'admin',
  does: 'Put a picture to an entry of the ledger: a receipt, a damage',
  status: 201,
  params: id,
  bytes: MAX_PICTURE_BYTES,
  answer: content(z.object({ id: z.number() })),
})

export const getLedgerFile = endpoint({
  method: 'GET',
  path: '/v1/admin/ledger-files/:id',
  may: 'admin',
  does: 'A picture of an entry of the ledger, in base64',
  params: id,
  answer: content(z.object({ type: z.string(), data: z.string() })),
})
