import { sql } from 'drizzle-orm'
import {
  boolean,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgSequence,
  pgTable,
  primaryKey,
  text,
} from 'drizzle-orm/pg-core'
import type { Currency } from '../../kernel/money.ts'
import { instant, key, localizedText } from '../../platform/database/columns.ts'
import { picture } from '../media/media.table.ts'
import { owner } from '../owners/owners.table.ts'
import { district, town } from '../places/places.table.ts'
import type { Distances, HouseRules, PhotoRoom, Pool, Room } from './villa.shape.ts'

export const villaType = pgTable('villa_type', {
  id: key(),
  slug: text().notNull().unique(),
  name: localizedText('name').notNull(),
  lead: localizedText('lead').notNull(),
  body: localizedText('body').notNull(),
  picture: text().notNull(),
  position: integer().notNull(),
})

export const featureCategory = pgTable('feature_category', {
  id: key(),
  name: localizedText('name').notNull(),
  position: integer().notNull(),
})

export const feature = pgTable('feature', {
  id: key(),
  categoryId: integer('category_id')
    .notNull()
    .references(() => featureCategory.id),
  slug: text().notNull().unique(),
  name: localizedText('name').notNull(),
  icon: text().notNull(),
  highlight: boolean().notNull().default(false),
  position: integer().notNull(),
})

/** Numbers the versions of villas: a read model that holds another revision of a villa is stale. */
export const villaRevision = pgSequence('villa_revision')

export const villa = pgTable(
  'villa',
  {
    id: key(),
    slug: text().notNull().unique(),
    code: text().notNull().unique(),
    name: text().notNull(),
    ownerId: integer('owner_id')
      .notNull()
      .references(() => owner.id),
    townId: integer('town_id')
      .notNull()
      .references(() => town.id),
    districtId: integer('district_id')
      .notNull()
      .references(() => district.id),
    headline: localizedText('headline').notNull(),
    description: localizedText('description').notNull(),
    active: boolean().notNull().default(false),
    /** Its calendar is trusted: a guest's request becomes an option at once. */
    live: boolean().notNull().default(false),
    popular: boolean().notNull().default(false),
    villaOfMonth: boolean('villa_of_month').notNull().default(false),
    position: integer().notNull().default(0),
    guests: integer().notNull(),
    bedrooms: integer().notNull(),
    bathrooms: integer().notNull(),
    area: integer().notNull(),
    pools: jsonb().$type<Pool[]>().notNull(),
    rooms: jsonb().$type<Room[]>().notNull(),
    distances: jsonb().$type<Distances>().notNull(),
    rules: jsonb().$type<HouseRules>().notNull(),
    latitude: doublePrecision().notNull(),
    longitude: doublePrecision().notNull(),
    /** Street and number: for staff, and for guests once they have paid ahead. */
    address: text().notNull().default(''),
    /** Who hands the house over, with a phone number in E.164. */
    greeterName: text('greeter_name').notNull().default(''),
    greeterPhone: text('greeter_phone').notNull().default(''),
    /** The page of a film of the house at YouTube or Vimeo; '' for none. */
    video: text().notNull().default(''),
    /** What search engines show instead of name and headline, where the agency wrote something. */
    seoTitle: localizedText('seo_title').notNull().default({ tr: '' }),
    seoDescription: localizedText('seo_description').notNull().default({ tr: '' }),
    checkInTime: text('check_in_time').notNull().default('16:00'),
    checkOutTime: text('check_out_time').notNull().default('10:00'),
    currency: text().$type<Currency>().notNull(),
    /** Counts what editors saved: who saves on top of another version is told what differs. */
    version: integer().notNull().default(1),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [index().on(table.ownerId), index().on(table.townId)],
)

/**
 * The lock of each villa, which numbers its changes: a row so narrow that a writer costs little, made and dropped with
 * the villa.
 */
export const villaLock = pgTable(
  'villa_lock',
  {
    villaId: integer('villa_id')
      .primaryKey()
      .references(() => villa.id, { onDelete: 'cascade' }),
    revision: integer().notNull().default(sql`nextval('villa_revision')`),
    /** The revision that this one replaced. */
    former: integer().notNull().default(0),
  },
  (table) => [index('villa_changed').on(table.revision)],
)

/** Villas that are gone, with the revision their going has: written by a trigger, whoever deletes them. */
export const villaGone = pgTable(
  'villa_gone',
  {
    villaId: integer('villa_id').primaryKey(),
    revision: integer().notNull().default(sql`nextval('villa_revision')`),
  },
  (table) => [index('villa_gone_revision').on(table.revision)],
)

export const villaFeature = pgTable(
  'villa_feature',
  {
    villaId: integer('villa_id')
      .notNull()
      .references(() => villa.id, { onDelete: 'cascade' }),
    featureId: integer('feature_id')
      .notNull()
      .references(() => feature.id),
  },
  (table) => [primaryKey({ columns: [table.villaId, table.featureId] })],
)

export const villaVillaType = pgTable(
  'villa_villa_type',
  {
    villaId: integer('villa_id')
      .notNull()
      .references(() => villa.id, { onDelete: 'cascade' }),
    typeId: integer('type_id')
      .notNull()
      .references(() => villaType.id),
  },
  (table) => [primaryKey({ columns: [table.villaId, table.typeId] })],
)

export const villaPhoto = pgTable(
  'villa_photo',
  {
    id: key(),
    villaId: integer('villa_id')
      .notNull()
      .references(() => villa.id, { onDelete: 'cascade' }),
    pictureId: integer('picture_id')
      .notNull()
      .references(() => picture.id),
    alt: localizedText('alt').notNull(),
    caption: localizedText('caption').notNull().default({ tr: '' }),
    room: text().$type<PhotoRoom>(),
    position: integer().notNull(),
  },
  (table) => [index().on(table.villaId)],
)
