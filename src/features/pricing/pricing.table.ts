import { boolean, date, index, integer, jsonb, numeric, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { instant, key, localizedText, money } from '../../platform/database/columns.ts'
import { villa } from '../villas/villas.table.ts'
import type { SeasonsOfVilla } from './prices/price-change.ts'
import type { CancellationPolicy, DiscountKind } from './pricing.shape.ts'

/** What holds for a villa whatever the season. */
export const priceTerms = pgTable('price_terms', {
  villaId: integer('villa_id')
    .primaryKey()
    .references(() => villa.id, { onDelete: 'cascade' }),
  baseGuests: integer('base_guests').notNull(),
  extraGuestNightly: money('extra_guest_nightly').notNull().default(0),
  /** Percent of the accommodation. */
  prepaymentPercent: integer('prepayment_percent').notNull().default(20),
  damageDeposit: money('damage_deposit').notNull().default(0),
  gapMinNights: integer('gap_min_nights').notNull().default(3),
  gapLeavesOneEdge: boolean('gap_leaves_one_edge').notNull().default(false),
  /** Null = what the agency's villas have. */
  policy: jsonb().$type<CancellationPolicy>(),
  commissionPercent: numeric('commission_percent', { precision: 5, scale: 2, mode: 'number' }).notNull().default(15),
})

/** A price period: nights of [from, until). Periods of one villa never overlap. */
export const season = pgTable(
  'season',
  {
    id: key(),
    villaId: integer('villa_id')
      .notNull()
      .references(() => villa.id, { onDelete: 'cascade' }),
    from: date('starts_on', { mode: 'string' }).notNull(),
    until: date('ends_before', { mode: 'string' }).notNull(),
    nightly: money('nightly').notNull(),
    weekly: money('weekly'),
    minNights: integer('min_nights').notNull(),
    /** ISO weekdays 1–7 on which guests may arrive or leave; empty = every day. */
    arrivalDays: integer('arrival_days').array().notNull(),
    departureDays: integer('departure_days').array().notNull(),
    cleaningBelowNights: integer('cleaning_below_nights').notNull().default(0),
    cleaningFee: money('cleaning_fee').notNull().default(0),
    prepaymentPercent: integer('prepayment_percent'),
  },
  (table) => [index().on(table.villaId, table.from)],
)

/** A price of one night that stands above its season's. */
export const dayPrice = pgTable(
  'day_price',
  {
    villaId: integer('villa_id')
      .notNull()
      .references(() => villa.id, { onDelete: 'cascade' }),
    night: date({ mode: 'string' }).notNull(),
    nightly: money('nightly').notNull(),
  },
  (table) => [primaryKey({ columns: [table.villaId, table.night] })],
)

export const discount = pgTable(
  'discount',
  {
    id: key(),
    /** Null = every villa of the agency. */
    villaId: integer('villa_id').references(() => villa.id, { onDelete: 'cascade' }),
    kind: text().$type<DiscountKind>().notNull(),
    percent: integer().notNull(),
    /**
     * length: at least so many nights; early: booked at least so many days ahead; last-minute: at most so many days
     * ahead.
     */
    threshold: integer().notNull(),
    /** Arrivals of [from, until). */
    from: date('starts_on', { mode: 'string' }).notNull(),
    until: date('ends_before', { mode: 'string' }).notNull(),
    coupon: text(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [index().on(table.villaId)],
)

export const extra = pgTable(
  'extra',
  {
    id: key(),
    villaId: integer('villa_id')
      .notNull()
      .references(() => villa.id, { onDelete: 'cascade' }),
    code: text().$type<'pool-heating' | 'pet' | 'extra-bed' | 'transfer' | 'cot'>().notNull(),
    name: localizedText('name').notNull(),
    amount: money('amount').notNull(),
    per: text().$type<'stay' | 'night'>().notNull(),
  },
  (table) => [index().on(table.villaId)],
)

/**
 * A change of the seasons of one or many villas that was made in one go: what stood there before and after, so that it
 * can be taken back as one.
 */
export const priceChange = pgTable('price_change', {
  id: key(),
  by: text('made_by').notNull(),
  at: instant('made_at').notNull(),
  before: jsonb().$type<SeasonsOfVilla[]>().notNull(),
  after: jsonb().$type<SeasonsOfVilla[]>().notNull(),
  undoneAt: instant('undone_at'),
})
