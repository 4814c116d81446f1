import * as z from 'zod/mini'
import { content, endpoint } from '../../../kernel/endpoint.ts'
import { currency, day, done, id, minor, rowId, text } from '../../../kernel/schema.ts'
import { method } from '../../reservations/reservation.shape.ts'
import { month, statementLine } from './statement.shape.ts'

const monthSums = z.object({
  currency,
  gross: minor,
  commission: minor,
  expenses: minor,
  net: minor,
  corrections: minor,
  carried: minor,
  collected: minor,
  paidOut: minor,
  due: minor,
})

/** An owner's month. An open one says what is so now, a closed one what it said when it was closed. */
export const statement = z.object({
  owner: z.object({ id: z.number(), name: z.string(), email: z.string(), iban: z.string() }),
  month,
  /** Null while the month is open. */
  closed: z.nullable(z.object({ by: z.string(), at: z.string() })),
  /** May it be closed now? It is over, and no month before it is open. */
  closable: z.boolean(),
  lines: z.array(statementLine),
  sums: z.array(monthSums),
  months: z.array(z.object({ month, closed: z.boolean() })),
  /** Names what is shown: who closes or pays says what was seen. */
  seen: z.string(),
})
export type Statement = z.infer<typeof statement>

/** Without a month the last one that is over. */
export const getStatement = endpoint({
  method: 'GET',
  path: '/v1/admin/owners/:id/statement',
  may: 'staff',
  right: 'money',
  does: 'A month of an owner’s account: stays, commission, expenses, what was collected and paid out; an owner sees the own',
  params: id,
  query: z.object({ month: z.optional(month) }),
  answer: content(statement),
})

export const printStatement = endpoint({
  method: 'GET',
  path: '/v1/admin/owners/:id/statement/pdf',
  may: 'staff',
  right: 'money',
  perMinute: 20,
  does: 'A month of an owner’s account as a PDF, in base64; an owner gets the own',
  params: id,
  query: z.object({ month: z.optional(month) }),
  answer: content(z.object({ name: z.string(), data: z.string() })),
})

/** The owners a login may read the months of: for a login of two owners. */
export const listOwnAccounts = endpoint({
  method: 'GET',
  path: '/v1/admin/owners-accounts',
  may: 'staff',
  right: 'money',
  does: 'The owners whose months the caller may read, by name',
  answer: content(z.array(z.object({ id: z.number(), name: z.string() }))),
})

export const closeMonth = endpoint({
  method: 'POST',
  path: '/v1/admin/owners/:id/statement/close',
  may: 'admin',
  right: 'money',
  does: 'Close a month of an owner: what it says stands, corrections become lines of the next open month',
  params: id,
  body: z.object({ month, seen: text(64), send: z._default(z.boolean(), false) }),
  answer: content(statement),
})

/** Needs an Idempotency-Key. */
export const sendStatement = endpoint({
  method: 'POST',
  path: '/v1/admin/owners/:id/statement/send',
  may: 'admin',
  right: 'money',
  does: 'Write the owner that a month’s statement is ready',
  params: id,
  repeatable: true,
  body: z.object({ month }),
  answer: content(done),
})

/** Needs an Idempotency-Key. */
export const payOwner = endpoint({
  method: 'POST',
  path: '/v1/admin/owners/:id/payouts',
  may: 'admin',
  right: 'money',
  does: 'Pay an owner at once what several stays have brought: an entry for each, the oldest first',
  params: id,
  repeatable: true,
  body: z.object({
    amount: z.int().check(z.minimum(1, 'required'), z.maximum(100_000_000_000, 'too-big')),
    currency,
    method,
    valueDate: z._default(z.nullable(day), null),
    bankId: z._default(z.nullable(rowId), null),
    note: z._default(text(300), ''),
  }),
  answer: content(done),
})
