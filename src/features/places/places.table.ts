import { boolean, doublePrecision, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import type { Localized } from '../../kernel/language.ts'
import { key, localizedText } from '../../platform/database/columns.ts'
import { type Bay, NO_GUIDE, type TownGuide } from './places.shape.ts'

export const town = pgTable('town', {
  id: key(),
  slug: text().notNull().unique(),
  name: text().notNull(),
  province: text().notNull(),
  provinceCode: text('province_code').notNull(),
  county: text().notNull(),
  /** The MERNIS code of the county (ilçe), for the authority reports. */
  countyCode: text('county_code'),
  lead: localizedText('lead').notNull(),
  body: localizedText('body').notNull(),
  faq: jsonb().$type<{ question: Localized; answer: Localized }[]>().notNull(),
  picture: text().notNull(),
  popular: boolean().notNull().default(false),
  /** Whether menus and the footer name it; its page is there all the same. */
  shown: boolean().notNull().default(true),
  latitude: doublePrecision(),
  longitude: doublePrecision(),
  bays: jsonb().$type<Bay[]>().notNull().default([]),
  guide: jsonb().$type<TownGuide>().notNull().default(NO_GUIDE),
  position: integer().notNull(),
})

export const district = pgTable(
  'district',
  {
    id: key(),
    townId: integer('town_id')
      .notNull()
      .references(() => town.id),
    slug: text().notNull(),
    name: text().notNull(),
    position: integer().notNull().default(0),
  },
  (table) => [index().on(table.townId)],
)
