import * as z from 'zod/mini'
import { content, endpoint, PAGE_SIZE, page } from '../../kernel/endpoint.ts'
import {
  currency,
  day,
  done,
  emailAddress,
  id,
  language,
  minor,
  paging,
  rowId,
  text,
  wholeNumber,
} from '../../kernel/schema.ts'
import { letterStatus } from '../letters/outbox/outbox.contract.ts'
import { extraCodes, stayPrice } from '../pricing/pricing.shape.ts'
import { declineCause, depositState, override } from './desk.shape.ts'
import { MOVE_NAMES } from './life/reservation-moves.ts'
import { handEntry, ledgerRow } from './money/till/till.contract.ts'
import {
  fullName,
  holdHours,
  LACKS,
  method,
  party,
  payBy,
  paymentState,
  phone,
  refund,
  SOURCES,
  source,
  status,
} from './reservation.shape.ts'

const reservationRow = z.object({
  id: z.number(),
  code: z.string(),
  status,
  /** A request that waits behind an option. */
  queued: z.boolean(),
  expiresAt: z.nullable(z.string()),
  villaId: z.number(),
  villa: z.string(),
  villaCode: z.string(),
  town: z.string(),
  checkIn: day,
  checkOut: day,
  nights: z.number(),
  guests: z.number(),
  guestName: z.string(),
  phone: z.string(),
  email: z.string(),
  source,
  currency,
  total: minor,
  prepayment: minor,
  paid: minor,
  due: minor,
  /** What the guest still owes of the stay in all. */
  balance: minor,
  payment: paymentState,
  createdAt: z.string(),
})
export type ReservationRow = z.infer<typeof reservationRow>

/**
 * `oldrez=1` shows past stays; `datetype` says which date date1 and date2 (both inclusive) are about; `lacks` shows
 * those alone that lack something, past ones too, whatever the dates.
 */
export const listReservations = endpoint({
  method: 'GET',
  path: '/v1/admin/reservations',
  may: 'staff',
  does: 'Reservations; an owner sees those of their own villas',
  query: z.object({
    ...paging(PAGE_SIZE.reservations),
    status: z.optional(z.union([status, z.literal('')])),
    villa_id: z.optional(wholeNumber(1, 2_147_483_647)),
    reservation_id: z.optional(text(20)),
    customer_name: z.optional(text(80)),
    datetype: z._default(z.enum(['checkin', 'checkout', 'created']), 'checkin'),
    date1: z.optional(day),
    date2: z.optional(day),
    oldrez: z._default(z.enum(['0', '1']), '0'),
    order: z._default(
      z.enum(['checkin', '-checkin', 'created', '-created', 'total', '-total', 'expires', '-expires']),
      'checkin',
    ),
    lacks: z.optional(z.union([z.enum(LACKS), z.literal('')])),
  }),
  answer: z.object({ ...page(reservationRow).shape, statusCounts: z.record(z.string(), z.number()) }),
})

const event = z.object({
  id: z.number(),
  at: z.string(),
  who: z.string(),
  what: z.string(),
  from: z.nullable(status),
  to: z.nullable(status),
  reason: z.string(),
  facts: z.record(z.string(), z.union([z.string(), z.number(), z.null()])),
})

/** A reservation as staff see it; an owner gets neither the guest's contact data nor the letters. */
export const adminReservation = z.object({
  ...reservationRow.shape,
  villaSlug: z.string(),
  district: z.string(),
  /** 'HH:MM', the villa's. */
  checkInTime: z.string(),
  checkOutTime: z.string(),
  thumbnail: z.nullable(z.string()),
  adults: z.number(),
  children: z.number(),
  infants: z.number(),
  language,
  note: z.string(),
  payBy,
  price: stayPrice,
  createdBy: z.string(),
  confirmedAt: z.nullable(z.string()),
  moves: z.array(z.enum(MOVE_NAMES)),
  history: z.array(event),
  ledger: z.array(ledgerRow),
  /** On top of the total, and no longer asked for. */
  charged: minor,
  writtenOff: minor,
  deposit: z.object({ asked: minor, held: minor, kept: minor, state: depositState }),
  /** The owner's part, what they got, what was spent for them, what they took themselves; null until confirmed. */
  owner: z.nullable(z.object({ commission: minor, share: minor, paidOut: minor, spent: minor, collected: minor })),
  /** What staff tell each other; nothing for an owner. */
  notes: z.array(z.object({ id: z.number(), text: z.string(), who: z.string(), at: z.string() })),
  letters: z.array(
    z.object({
      id: z.number(),
      template: z.string(),
      recipient: z.string(),
      status: letterStatus,
      attempts: z.number(),
      lastError: z.nullable(z.string()),
      createdAt: z.string(),
      sentAt: z.nullable(z.string()),
    }),
  ),
  alerts: z.array(
    z.object({
      id: z.number(),
      kind: z.string(),
      facts: z.record(z.string(), z.union([z.string(), z.number()])),
      createdAt: z.string(),
    }),
  ),
  /** Which options it waits behind, or who waits behind this one; in the order of their turn. */
  queue: z.array(z.object({ id: z.number(), code: z.string(), guestName: z.string(), until: z.nullable(z.string()) })),
  refundByGuest: refund,
  refundByAgency: refund,
  guestLink: z.string(),
})
export type AdminReservation = z.infer<typeof adminReservation>

export const getAdminReservation = endpoint({
  method: 'GET',
  path: '/v1/admin/reservations/:id',
  may: 'staff',
  does: 'One reservation with price lines, money, history and letters',
  params: id,
  answer: content(adminReservation),
})

/**
 * A reservation that staff take by phone. `hours` is the length of the option; `reason` is needed for CONFIRMED and for
 * an override. `total` is the listed one that was shown.
 */
export const createAdminReservation = endpoint({
  method: 'POST',
  path: '/v1/admin/reservations',
  may: 'admin',
  does: 'A new reservation by phone',
  status: 201,
  repeatable: true,
  body: z.object({
    villaId: rowId,
    checkIn: day,
    checkOut: day,
    ...party,
    total: z.optional(minor),
    name: fullName,
    email: z._default(z.union([emailAddress, z.literal('')]), ''),
    phone,
    note: z._default(text(1000), ''),
    source: z._default(z.enum(SOURCES), 'phone'),
    payBy: z._default(payBy, 'transfer'),
    language: z._default(language, 'tr'),
    extras: z._default(extraCodes, []),
    status: z._default(z.enum(['OPTION', 'CONFIRMED', 'REQUEST']), 'OPTION'),
    hours: z.optional(holdHours),
    /** Where nothing but an option stands in the way: wait for it to fall. */
    behind: z._default(z.boolean(), false),
    override: z.optional(override),
    reason: z._default(text(300), ''),
  }),
  answer: content(z.object({ id: z.number(), code: z.string(), status })),
})

/**
 * One move of the life cycle. hours: accept, extend, revive. reason: decline, confirm, cancel, undo-check-in, reopen.
 * because (what the guest is told): decline. byAgency and kept: cancel. money: check-in. debt: complete, the open
 * balance that was shown and is accepted. amount: receive-transfer. What takes money needs an Idempotency-Key.
 */
export const moveReservation = endpoint({
  method: 'PATCH',
  path: '/v1/admin/reservations/:id',
  may: 'staff',
  does: 'Make a move of the life cycle, from the table of moves',
  params: id,
  repeatable: true,
  body: z.object({
    move: z.enum(MOVE_NAMES),
    reason: z._default(text(300), ''),
    because: z._default(declineCause, 'other'),
    hours: z.optional(holdHours),
    byAgency: z._default(z.boolean(), false),
    kept: z.optional(minor),
    amount: z.optional(z.int().check(z.minimum(1, 'too-small'))),
    money: z._default(z.array(handEntry).check(z.maxLength(4, 'too-long')), []),
    debt: z.optional(minor),
  }),
  answer: content(done),
})

/**
 * An alert is dealt with: the refund was paid back (its method, and the amount that was shown), or there is nothing to
 * pay (with a note). Needs an Idempotency-Key.
 */
export const resolveAlert = endpoint({
  method: 'POST',
  path: '/v1/admin/alert/:id/resolve',
  may: 'admin',
  does: 'Mark a refund as paid back, or close an alert',
  params: id,
  repeatable: true,
  body: z.object({
    refunded: z.boolean(),
    method: z.optional(method),
    amount: z.optional(minor),
    note: z._default(text(300), ''),
  }),
  answer: content(done),
})
