import * as z from 'zod/mini'
import { content, endpoint, PAGE_SIZE, page } from '../../../kernel/endpoint.ts'
import {
  currency,
  day,
  done,
  id,
  line,
  listOf,
  minor,
  paging,
  rowId,
  text,
  wholeNumber,
} from '../../../kernel/schema.ts'
import { entryKind } from '../../reservations/desk.shape.ts'
import { csvLayout, proposal } from './bank.shape.ts'

/** A bank's file has at most so many bytes. */
export const MOST_BYTES = 2 * 1024 * 1024

const column = z.optional(wholeNumber(0, 60))

/** A CSV’s columns stand in the query; without them the layout known for the account holds, or the file’s heads. */
export const importStatement = endpoint({
  method: 'POST',
  path: '/v1/admin/bank-rows/import',
  may: 'admin',
  right: 'money',
  does: 'Read a bank’s statement (CSV, MT940, CAMT.053): each row is kept once, whatever files it comes with',
  query: z.object({
    bank_id: wholeNumber(1, 2_147_483_647),
    name: z._default(text(120), ''),
    day: column,
    amount: column,
    debit: column,
    credit: column,
    text: column,
    person: column,
    reference: column,
  }),
  bytes: MOST_BYTES,
  answer: content(z.object({ read: z.number(), added: z.number(), from: day, to: day, layout: z.nullable(csvLayout) })),
})

const bankRow = z.object({
  id: z.number(),
  bankId: z.number(),
  bank: z.string(),
  valueDate: day,
  amount: minor,
  currency,
  name: z.string(),
  text: z.string(),
  reference: z.string(),
  file: z.string(),
  who: z.string(),
  /** Why it is none of ours; null while it is looked at. */
  ignored: z.nullable(z.string()),
  ignoredBy: z.nullable(z.string()),
  /** What it became. */
  became: z.array(
    z.object({
      entryId: z.number(),
      reservationId: z.number(),
      code: z.string(),
      guestName: z.string(),
      kind: entryKind,
    }),
  ),
  proposals: z.array(proposal),
})
export type BankRow = z.infer<typeof bankRow>

export const ROW_STATES = ['open', 'matched', 'ignored'] as const

export const listBankRows = endpoint({
  method: 'GET',
  path: '/v1/admin/bank-rows',
  may: 'admin',
  right: 'money',
  does: 'Rows of bank statements, the newest first; open ones with what they may be',
  query: z.object({
    ...paging(PAGE_SIZE.transactions),
    state: z._default(z.enum(ROW_STATES), 'open'),
    bank: z.optional(wholeNumber(1, 2_147_483_647)),
  }),
  answer: z.object({
    ...page(bankRow).shape,
    counts: z.object({ open: z.number(), matched: z.number(), ignored: z.number() }),
  }),
})

/** Each row stands alone: what can't be written is named, the others are. */
export const confirmRows = endpoint({
  method: 'POST',
  path: '/v1/admin/bank-rows/confirm',
  may: 'admin',
  right: 'money',
  does: 'Say what rows are: a payment of a reservation, which is entered, or transfers that stand in the ledger already',
  body: z.object({
    rows: listOf(
      z.object({
        id: rowId,
        reservationId: z._default(z.nullable(rowId), null),
        code: z._default(text(20), ''),
        entryIds: z._default(z.array(rowId).check(z.maxLength(200, 'too-long')), []),
      }),
      100,
      { least: 1 },
    ),
  }),
  answer: content(z.object({ done: z.number(), refused: z.array(z.object({ id: z.number(), why: z.string() })) })),
})

export const ignoreRow = endpoint({
  method: 'POST',
  path: '/v1/admin/bank-rows/:id/ignore',
  may: 'admin',
  right: 'money',
  does: 'A row that is no money of guests or owners, and why',
  params: id,
  body: z.object({ reason: line(200) }),
  answer: content(done),
})

export const restoreRow = endpoint({
  method: 'DELETE',
  path: '/v1/admin/bank-rows/:id/ignore',
  may: 'admin',
  right: 'money',
  does: 'Look at a row again',
  params: id,
  answer: content(done),
})

const expectedTransfer = z.object({
  id: z.number(),
  code: z.string(),
  guestName: z.string(),
  villa: z.string(),
  checkIn: day,
  checkOut: day,
  currency,
  expected: minor,
  /** The pre-payment of an option, or the rest of a stay. */
  what: z.enum(['prepayment', 'balance']),
  /** When an option ends; null for the rest, which is due on arrival. */
  until: z.nullable(z.string()),
})
export type ExpectedTransfer = z.infer<typeof expectedTransfer>

export const listExpectedTransfers = endpoint({
  method: 'GET',
  path: '/v1/admin/expected-transfers',
  may: 'admin',
  right: 'money',
  does: 'Transfers that are expected: pre-payments of options, rests of stays; what is due first comes first',
  query: z.object({ ...paging(PAGE_SIZE.transactions) }),
  answer: page(expectedTransfer),
})
