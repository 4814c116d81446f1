import { sql } from 'drizzle-orm'
import { date, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import type { Currency } from '../../../kernel/money.ts'
import { instant, key, money } from '../../../platform/database/columns.ts'
import { reservation } from '../../reservations/reservations.table.ts'
import type { ReceiptType, WishState } from './wish.shape.ts'

const ofReservation = () =>
  integer('reservation_id')
    .notNull()
    .references(() => reservation.id)

/** Other dates that a guest asks for, with the total she was shown; one waits at a time. */
export const dateWish = pgTable(
  'date_wish',
  {
    id: key(),
    reservationId: ofReservation(),
    checkIn: date('check_in', { mode: 'string' }).notNull(),
    checkOut: date('check_out', { mode: 'string' }).notNull(),
    adults: integer().notNull(),
    children: integer().notNull(),
    infants: integer().notNull(),
    total: money('total').notNull(),
    currency: text().$type<Currency>().notNull(),
    note: text().notNull().default(''),
    state: text().$type<WishState>().notNull(),
    /** What the guest is told. */
    answer: text().notNull().default(''),
    createdAt: instant('created_at').notNull(),
    decidedBy: text('decided_by'),
    decidedAt: instant('decided_at'),
  },
  (table) => [
    index().on(table.reservationId),
    uniqueIndex('date_wish_one').on(table.reservationId).where(sql`state = 'waiting'`),
  ],
)

/** What a guest writes to the agency. */
export const guestMessage = pgTable(
  'guest_message',
  {
    id: key(),
    reservationId: ofReservation(),
    text: text().notNull(),
    at: instant('at').notNull(),
    readBy: text('read_by'),
    readAt: instant('read_at'),
  },
  (table) => [index().on(table.reservationId), index('guest_message_unread').on(table.id).where(sql`read_at IS NULL`)],
)

/** A proof of a bank transfer that a guest sent; staff alone open it. */
export const guestReceipt = pgTable(
  'guest_receipt',
  {
    id: key(),
    reservationId: ofReservation(),
    file: text().notNull(),
    type: text().$type<ReceiptType>().notNull(),
    at: instant('at').notNull(),
    seenBy: text('seen_by'),
    seenAt: instant('seen_at'),
  },
  (table) => [index().on(table.reservationId), index('guest_receipt_unseen').on(table.id).where(sql`seen_at IS NULL`)],
)
