import { type SQL, sql } from 'drizzle-orm'
import { FEWEST_PHOTOS } from '../editor/missing.ts'
import { VILLA_LACKS, type VillaLack } from './villa-lacks.ts'

/** Each lack as a condition of `villa`; prices are known to a higher slice, which passes them in. */
export type Lacking = Record<VillaLack, SQL>

const lacksText = (language: 'en' | 'ru'): SQL =>
  sql.raw(`(btrim(coalesce(villa.headline ->> '${language}', '')) = ''
    OR btrim(coalesce(villa.description ->> '${language}', '')) = '')`)

/**
 * What a villa lacks by the rules of its editor (`missingOf`), with a pin that nobody has set and an owner whom nobody
 * can reach.
 */
export const lackingOf = (prices: SQL): Lacking => ({
  permit: sql`NOT EXISTS (SELECT FROM permit WHERE permit.villa_id = villa.id AND permit.number <> '')`,
  prices,
  photos: sql`(SELECT count(*) FROM villa_photo WHERE villa_photo.villa_id = villa.id) < ${FEWEST_PHOTOS}`,
  'text-en': lacksText('en'),
  'text-ru': lacksText('ru'),
  place: sql`(villa.address = '' OR EXISTS (SELECT FROM town WHERE town.id = villa.town_id
    AND town.latitude = villa.latitude AND town.longitude = villa.longitude))`,
  owner: sql`EXISTS (SELECT FROM owner WHERE owner.id = villa.owner_id AND owner.phone = '' AND owner.email = '')`,
})

/** The names of what is lacking, as a column. */
export const lacksColumn = (lacking: Lacking | undefined): SQL<VillaLack[]> =>
  lacking
    ? sql`to_json(array_remove(ARRAY[${sql.join(
        VILLA_LACKS.map((lack) => sql`CASE WHEN ${lacking[lack]} THEN ${lack}::text END`),
        sql`, `,
      )}], NULL))`
    : sql`'[]'::json`

/** Lets through what lacks one thing, or anything. */
export const lacksAny = (lacking: Lacking, lack: VillaLack | 'any'): SQL =>
  lack === 'any' ? sql`(${sql.join(Object.values(lacking), sql` OR `)})` : lacking[lack]
