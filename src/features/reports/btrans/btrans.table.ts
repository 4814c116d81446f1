import { boolean, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { instant, key } from '../../../platform/database/columns.ts'
import type { OwnerKind } from '../../owners/owner.shape.ts'
import { villa } from '../../villas/villas.table.ts'
import type { Basis } from './btrans.shape.ts'

/** What the report says of a villa beside its owner's record and its town: '' and null leave what they say. */
export const btransVilla = pgTable('btrans_villa', {
  villaId: integer('villa_id')
    .primaryKey()
    .references(() => villa.id, { onDelete: 'cascade' }),
  /** Whether its reservations are reported at all. */
  enabled: boolean().notNull().default(true),
  kind: text().$type<OwnerKind>(),
  /** TCKN or VKN: sealed. */
  taxNo: text('tax_no'),
  firstName: text('first_name').notNull().default(''),
  lastName: text('last_name').notNull().default(''),
  title: text().notNull().default(''),
  /** Sealed. */
  iban: text(),
  /** E.164. */
  phone: text().notNull().default(''),
  email: text().notNull().default(''),
  provinceCode: text('province_code').notNull().default(''),
  countyCode: text('county_code').notNull().default(''),
  neighbourhood: text().notNull().default(''),
  street: text().notNull().default(''),
  lane: text().notNull().default(''),
  doorNo: text('door_no').notNull().default(''),
  flatNo: text('flat_no').notNull().default(''),
  /** The ten digits of the address register. */
  uavt: text().notNull().default(''),
  /** Numbers of the title deed. */
  groundNo: text('ground_no').notNull().default(''),
  journalNo: text('journal_no').notNull().default(''),
  zoning: boolean().notNull().default(false),
  application: boolean().notNull().default(false),
  version: integer().notNull().default(1),
})

/** Every file of a month that somebody took: the last one is what the authority has. */
export const btransFile = pgTable(
  'btrans_file',
  {
    id: key(),
    /** 'YYYY-MM'. */
    month: text().notNull(),
    basis: text().$type<Basis>().notNull(),
    /** By reservation a keyed mark of all its values, which tells nothing of them. */
    marks: jsonb().$type<Record<string, string>>().notNull(),
    who: text().notNull(),
    at: instant('at').notNull(),
  },
  (table) => [index().on(table.month)],
)
