import { boolean, date, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import type { Language } from '../../kernel/language.ts'
import type { Currency, Rates } from '../../kernel/money.ts'
import { instant, key, money } from '../../platform/columns.ts'
import type { StayPrice } from '../pricing/stay-price.ts'
import { villa } from '../villas/villas.table.ts'
import type { CancellationPolicy } from './cancellation.ts'
import type { Consents, ReservationSource } from './reservation.ts'
import type { MoveName, ReservationStatus } from './reservation-moves.ts'

export const reservation = pgTable(
  'reservation',
  {
    id: key(),
    code: text().notNull().unique(),
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
    payBy: text('pay_by').$type<'card' | 'transfer'>().notNull(),
    currency: text().$type<Currency>().notNull(),
    total: money('total').notNull(),
    prepayment: money('prepayment').notNull(),
    /** The quote as it was accepted: it replays to the same lines for ever. */
    price: jsonb().$type<StayPrice>().notNull(),
    rates: jsonb().$type<Rates>().notNull(),
    policy: jsonb().$type<CancellationPolicy>().notNull(),
    consents: jsonb().$type<Consents>().notNull(),
    /** The end of an option or of a request's 48 hours. Null in every other status. */
    expiresAt: instant('expires_at'),
    /** The 15 minutes for a card attempt in flight are given once. */
    graceUsed: boolean('grace_used').notNull().default(false),
    /** Since when a card attempt is at the provider; null when none is. */
    cardStartedAt: instant('card_started_at'),
    requestKey: text('request_key').unique(),
    createdBy: text('created_by').notNull(),
    createdAt: instant('created_at').notNull(),
    confirmedAt: instant('confirmed_at'),
  },
  (table) => [
    index('reservation_villa').on(table.villaId, table.checkIn),
    index('reservation_check_in').on(table.checkIn),
    index('reservation_created').on(table.createdAt),
    index('reservation_status').on(table.status, table.expiresAt),
  ],
)

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
      .$type<MoveName | 'created' | 'edited' | 'payment' | 'payment-failed' | 'refund-due' | 'refund' | 'alert-closed' | 'letter'>()
      .notNull(),
    from: text('from_status').$type<ReservationStatus>(),
    to: text('to_status').$type<ReservationStatus>(),
    reason: text().notNull().default(''),
    facts: jsonb().$type<Record<string, string | number | null>>().notNull(),
  },
  (table) => [index().on(table.reservationId)],
)
