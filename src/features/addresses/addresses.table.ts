import { integer, pgTable, text } from 'drizzle-orm/pg-core'

/** Every public slug of the site: towns and villa types share `/{slug}` with each other and with the fixed routes. */
export const address = pgTable('address', {
  slug: text().primaryKey(),
  kind: text().$type<'town' | 'villa-type' | 'villa' | 'blog-post'>().notNull(),
  targetId: integer('target_id').notNull(),
  /** Set when the thing got another slug: the old one answers 301. */
  movedTo: text('moved_to'),
})
