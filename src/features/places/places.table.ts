import { boolean, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import type { Localized } from '../../kernel/language.ts'
import { key, localizedText } from '../../platform/database/columns.ts'

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
  },
  (table) => [index().on(table.townId)],
)
