import { sql } from 'drizzle-orm'
import { boolean, date, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import type { Language } from '../../kernel/language.ts'
import type { Currency, Rates } from '../../kernel/money.ts'
import { instant, key, money } from '../../platform/database/columns.ts'
import type { CancellationPolicy, StayPrice } from '../pricing/pricing.shape.ts'
import { villa } from '../villas/villas.table.ts'
import type { EntryKind } from './desk.shape.ts'
import type { MoveName } from './life/reservation-moves.ts'
import type { PayBy, ReservationSource, ReservationStatus } from './reservation.shape.ts'
import type { Consents } from './reservation.ts'

/** An option or a request, whether it has ended or not: literal, so that the indexes with this condition are found. */
export const isOpen = sql`status IN ('OPTION', 'REQUEST')`

/** A request that waits behind an option, ended or not. */
export const isQueued = sql`status = 'REQUEST' AND queued`

/** The words of a guest's folded name, as the index of names has them. */
export const NAME_WORDS = sql`to_tsvector('simple', translate(guest_name_folded, './@_-', '     '))`

export const reservation = pgTable(
  'reservation',
  {
    id: key(),
    code: text().notNull(),
    villaId: integer('villa_id')
      .notNull()
      .references(() => villa.id),
    status: text().$type<ReservationStatus>().notNull(),
    checkIn: date('check_in', { mode: 'string' }).notNull(),
    checkOut: date('check_out', { mode: 'string' }).notNull(),
    adults: integer().notNull(),
    children: integer().notNull().default(0),
    infants: integer().notNull().default(0),
    guestName: text('guest_name').notNull(),
    /** Folded for search: 'ÖLÜDENİZ' is found by 'oludeniz'. */
    guestNameFolded: text('guest_name_folded').notNull(),
    /** Lower case; empty when the guest gave none by phone. */
    email: text().notNull(),
    /** E.164. */
    phone: text().notNull(),
    language: text().$type<Language>().notNull(),
    note: text().notNull().default(''),
    source: text().$type<ReservationSource>().notNull(),
    payBy: text('pay_by').$type<PayBy>().notNull(),
    currency: text().$type<Currency>().notNull(),
    total: money('total').notNull(),
    prepayment: money('prepayment').notNull(),
    /** The quote as it was accepted: it replays to the same lines for ever. */
    price: jsonb().$type<StayPrice>().notNull(),
    rates: jsonb().$type<Rates>().notNull(),
    policy: jsonb().$type<CancellationPolicy>().notNull(),
    consents: jsonb().$type<Consents>().notNull(),
    /** Where a guest's booking came from (platform/network.ts); null for what staff took. */
    network: text(),
    /** The end of an option or of a request's 48 hours. Null in every other status. */
    expiresAt: instant('expires_at'),
    /** Waits until the options on its nights fall; in no status but REQUEST. */
    queued: boolean().notNull().default(false),
    /** The 15 minutes for a card attempt in flight are given once. */
    graceUsed: boolean('grace_used').notNull().default(false),
    /** Since when a card attempt is at the provider; null when none is. */
    cardStartedAt: instant('card_started_at'),
    createdBy: text('created_by').notNull(),
    createdAt: instant('created_at').notNull(),
    confirmedAt: instant('confirmed_at'),
    /**
     * What the agency keeps of the money, fixed when a stay was cancelled or nobody came; null in every other status.
     */
    kept: money('kept'),
    /** The agency's share of the total in hundredths of a percent, as it was when the stay was confirmed. */
    commission: integer(),
  },
  (table) => [
    index('reservation_villa').on(table.villaId, table.checkIn),
    // A page of a list is found in one of these alone: what lists are filtered by stands behind their order.
    index('reservation_check_in').on(table.checkIn, table.id, table.checkOut, table.status),
    index('reservation_created').on(table.createdAt, table.id, table.checkOut, table.status),
    index('reservation_total').on(table.total, table.id, table.checkOut, table.status),
    index('reservation_status_check_in').on(table.status, table.checkIn, table.id, table.checkOut, table.expiresAt),
    // Counting by status and finding who leaves read nothing but this.
    index('reservation_stay').on(table.checkOut, table.status, table.expiresAt, table.villaId, table.id),
    // The month's sum and the chart of sources read nothing but this.
    index('reservation_confirmed')
      .on(table.confirmedAt, table.status, table.currency, table.total, table.source)
      .where(sql`confirmed_at IS NOT NULL`),
    // The charts of two years read nothing but this.
    index('reservation_sums').on(
      table.checkIn,
      table.status,
      table.checkOut,
      table.villaId,
      table.currency,
      table.total,
    ),
    index('reservation_expires').on(table.expiresAt, table.checkIn, table.id, table.checkOut, table.status),
    index('reservation_expires_last').on(
      table.expiresAt.desc().nullsLast(),
      table.checkIn.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
      table.checkOut,
      table.status,
    ),
    // Unique, and searched by its beginning.
    uniqueIndex('reservation_code').on(table.code.op('text_pattern_ops')),
    index('reservation_phone_end').on(sql`reverse(phone) text_pattern_ops`),
    index('reservation_name').using('gin', NAME_WORDS),
    index('reservation_open_phone').on(table.phone).where(isOpen),
    index('reservation_open_email').on(table.email).where(isOpen),
    index('reservation_open_network').on(table.network).where(isOpen),
    // What waits for an answer or for money is found and counted in nothing but this.
    index('reservation_open_villa')
      .on(table.villaId, table.status, table.expiresAt, table.queued, table.payBy, table.id)
      .where(isOpen),
    index('reservation_queue').on(table.villaId, table.id).where(isQueued),
  ],
)

/** All who come: babies, too. */
export const guestCount = sql<number>`${reservation.adults} + ${reservation.children} + ${reservation.infants}`

/** The history: who did what when and why. Only ever added to. */
export const reservationEvent = pgTable(
  'reservation_event',
  {
    id: key(),
    reservationId: integer('reservation_id')
      .notNull()
      .references(() => reservation.id),
    at: instant('at').notNull(),
    who: text().notNull(),
    what: text()
      .$type<
        | MoveName
        | EntryKind
        | 'storno'
        | 'created'
        | 'edited'
        | 'villa-changed'
        | 'payment-failed'
        | 'refund-due'
        | 'alert-closed'
        | 'invoice-read'
        | 'approval-asked'
        | 'approval-approved'
        | 'approval-declined'
        | 'approval-withdrawn'
        | 'letter'
      >()
      .notNull(),
    from: text('from_status').$type<ReservationStatus>(),
    to: text('to_status').$type<ReservationStatus>(),
    reason: text().notNull().default(''),
    facts: jsonb().$type<Record<string, string | number | null>>().notNull(),
  },
  (table) => [index().on(table.reservationId)],
)

/** What staff tell each other about a reservation; no guest and no owner reads it. */
export const reservationNote = pgTable(
  'reservation_note',
  {
    id: key(),
    reservationId: integer('reservation_id')
      .notNull()
      .references(() => reservation.id),
    text: text().notNull(),
    who: text().notNull(),
    at: instant('at').notNull(),
  },
  (table) => [index().on(table.reservationId)],
)
