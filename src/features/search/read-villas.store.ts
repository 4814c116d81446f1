import { type SQL, sql } from 'drizzle-orm'
import { type Day, dayNumber, dayOfNumber } from '../../kernel/day.ts'
import { fold } from '../../kernel/slug.ts'
import type { Db } from '../../platform/database/db.ts'
import { command, given } from '../../platform/database/statement.ts'
import type { PricePlan } from '../pricing/price-plan.ts'
import type { CatalogueFeature } from '../villas/catalogue.ts'
import { nightSet } from './packed/night-set.ts'
import type { NightsRead, Rating, SearchEntry, SearchedVilla } from './search-entry.ts'

/** So many photos of a villa are read: a card shows no more. */
const PHOTOS = 5

/** A villa as the statement answers it: [days since 1970] for days, ids for features. */
type Row = Omit<SearchedVilla, 'createdAt' | 'features'> & {
  /** The features of all villas that are asked for: with the first of them only. */
  named: CatalogueFeature[] | null
  createdAt: number
  features: number[]
  rating: Rating | null
  terms: Omit<PricePlan, 'currency' | 'capacity' | 'seasons' | 'dayPrices' | 'discounts' | 'extras'> | null
  seasons: SeasonRow[]
  dayPrices: Record<Day, number> | null
  discounts: PricePlan['discounts']
  nights: { until: number | null; nights: number[] }[]
}
type SeasonRow = [
  number,
  number,
  number,
  number,
  number | null,
  number,
  number[],
  number[],
  number,
  number,
  number | null,
]

/**
 * Reads villas with all that a search wants to know of them: one statement however many. `rating` selects {average,
 * count} of a villa: ratings come from a slice above.
 */
export const villaReader = (rating: (villaId: SQL) => SQL) => {
  const ask = command<Row>('search_villas', () => question(rating(sql`v.id`)))
  const shared = sharing()
  return async (db: Db, villaIds: readonly number[], from: Day, now: Date): Promise<SearchEntry[]> => {
    const rows = await ask(db, { ids: JSON.stringify(villaIds), from, now })
    const known = new Map(rows[0]?.named?.map((feature) => [feature.id, shared(feature)]))
    return rows.map((row) => entryOf(row, { from, known, shared }))
  }
}

/** Reads the nights of villas alone: one statement however many, and a small part of what all of them costs. */
export const nightsReader = (rating: (villaId: SQL) => SQL) => {
  const ask = command<Pick<Row, 'id' | 'revision' | 'rating' | 'nights'>>(
    'search_nights',
    () => sql`SELECT v.id, v.revision, (${rating(sql`v.id`)}) AS rating, ${NIGHTS} AS nights
      FROM (SELECT villa_id AS id, revision FROM villa_lock) v WHERE v.id = ANY (ARRAY(${ASKED}))`,
  )
  return async (db: Db, villaIds: readonly number[], from: Day, now: Date): Promise<NightsRead[]> =>
    (await ask(db, { ids: JSON.stringify(villaIds), from, now })).map(({ nights, ...row }) => ({
      ...row,
      nights: nightSet(dayNumber(from), nights),
    }))
}

/** All ids in the order of the agency. */
export const askVillaIds = command<{ id: number }>('search_ids', () => sql`SELECT id FROM villa ORDER BY position, id`)

/** Villas that changed or went after a revision, and the rates. */
export const askChanges = command<{
  changes: { id: number; revision: number; gone: boolean }[]
  rates: Record<string, string> | null
}>(
  'search_changes',
  () => sql`SELECT
    (SELECT coalesce(json_agg(c), '[]') FROM (
      SELECT villa_id AS id, revision, false AS gone FROM villa_lock WHERE revision > ${given('since')}
      UNION ALL SELECT villa_id, revision, true FROM villa_gone WHERE revision > ${given('since')}
        AND NOT EXISTS (SELECT FROM villa WHERE id = villa_id)) c) AS changes,
    (SELECT json_object_agg(currency, rate::text) FROM exchange_rate) AS rates`,
)

/** The newest revision there is. */
export const askNewest = command<{ revision: number }>(
  'search_newest',
  () =>
    sql`SELECT greatest((SELECT max(revision) FROM villa_lock), (SELECT max(revision) FROM villa_gone), 0) AS revision`,
)

const list = (value: SQL, from: SQL): SQL => sql`(SELECT coalesce(json_agg(${value}), '[]') FROM (${from}) each)`
const DAYS = (day: string) => sql.raw(`${day} - date '1970-01-01'`)

const ASKED = sql`SELECT value::int FROM json_array_elements_text(${given('ids')}::json)`
const NIGHTS = list(
  sql`json_build_object('until', until, 'nights', nights)`,
  sql`SELECT floor(extract(epoch FROM expires_at) * 1000) AS until, array_agg(night - ${given('from')}::date) AS nights
    FROM taken_night WHERE villa_id = v.id AND night >= ${given('from')}::date
    AND (expires_at IS NULL OR expires_at > ${given('now')}::timestamptz) GROUP BY expires_at`,
)
const NAMED = list(
  sql`json_build_object('id', id, 'slug', slug, 'name', name, 'icon', icon, 'highlight', highlight)`,
  sql`SELECT * FROM feature WHERE id IN (SELECT feature_id FROM villa_feature WHERE villa_id IN (${ASKED}))`,
)

const question = (rating: SQL): SQL => sql`
  SELECT v.id, v.slug, v.code, v.name, v.headline, v.guests, v.bedrooms, v.bathrooms, m.number AS "permitNo",
    coalesce((v.distances ->> 'sea')::int, 0) AS sea, v.pools @> '[{"screened": true}]'::jsonb AS screened,
    v.check_in_time AS "checkInTime", v.check_out_time AS "checkOutTime", v.active, v.live, v.popular,
    v.villa_of_month AS "villaOfMonth", v.pools @> '[{"heated":true}]' AS heated, v.position, v.latitude, v.longitude, v.currency, v.owner_id AS "ownerId",
    l.revision, CASE WHEN row_number() OVER (ORDER BY v.position, v.id) = 1 THEN ${NAMED} END AS named,
    floor(extract(epoch FROM v.created_at) * 1000)::float8 AS "createdAt", (${rating}) AS rating,
    json_build_object('id', t.id, 'slug', t.slug, 'name', t.name) AS town,
    json_build_object('id', d.id, 'slug', d.slug, 'name', d.name) AS district,
    ${list(
      sql`json_build_object('path', path, 'width', width, 'height', height, 'alt', alt)`,
      sql`SELECT p.path, p.width, p.height, f.alt FROM villa_photo f JOIN picture p ON p.id = f.picture_id
        WHERE f.villa_id = v.id ORDER BY f.position, f.id LIMIT ${sql.raw(String(PHOTOS))}`,
    )} AS photos,
    ${list(
      sql`id`,
      sql`SELECT f.id FROM villa_feature vf JOIN feature f ON f.id = vf.feature_id
        JOIN feature_category c ON c.id = f.category_id WHERE vf.villa_id = v.id ORDER BY c.position, f.position, f.id`,
    )} AS features,
    ${list(
      sql`json_build_object('id', id, 'slug', slug)`,
      sql`SELECT y.id, y.slug FROM villa_villa_type vt JOIN villa_type y ON y.id = vt.type_id
        WHERE vt.villa_id = v.id ORDER BY y.position, y.id`,
    )} AS types,
    (SELECT json_build_object('baseGuests', base_guests, 'extraGuestNightly', extra_guest_nightly,
      'prepaymentPercent', prepayment_percent, 'damageDeposit', damage_deposit, 'gapMinNights', gap_min_nights,
      'gapLeavesOneEdge', gap_leaves_one_edge) FROM price_terms WHERE villa_id = v.id) AS terms,
    ${list(
      sql`json_build_array(id, ${DAYS('starts_on')}, ${DAYS('ends_before')}, nightly, weekly, min_nights, arrival_days,
        departure_days, cleaning_below_nights, cleaning_fee, prepayment_percent)`,
      sql`SELECT * FROM season WHERE villa_id = v.id AND ends_before > ${given('from')}::date ORDER BY starts_on`,
    )} AS seasons,
    (SELECT json_object_agg(night, nightly) FROM day_price WHERE villa_id = v.id) AS "dayPrices",
    ${list(
      sql`json_build_object('id', id, 'kind', kind, 'percent', percent, 'threshold', threshold, 'from', starts_on,
        'until', ends_before, 'coupon', coupon)`,
      sql`SELECT * FROM discount WHERE villa_id IS NULL UNION ALL SELECT * FROM discount WHERE villa_id = v.id`,
    )} AS discounts,
    ${NIGHTS} AS nights
  FROM villa v JOIN villa_lock l ON l.villa_id = v.id JOIN town t ON t.id = v.town_id JOIN district d ON d.id = v.district_id
    LEFT JOIN permit m ON m.villa_id = v.id
  WHERE v.id IN (${ASKED})
  ORDER BY v.position, v.id`

type Known = { from: Day; known: ReadonlyMap<number, CatalogueFeature>; shared: Shared }

const entryOf = (
  { rating, terms, seasons, dayPrices, discounts, nights, features, named: _, ...row }: Row,
  { from, known, shared }: Known,
): SearchEntry => ({
  villa: {
    ...row,
    ...{ town: shared(row.town), district: shared(row.district), types: row.types.map(shared) },
    features: features.flatMap((id) => known.get(id) ?? []),
    createdAt: new Date(row.createdAt),
  },
  plan: terms
    ? {
        ...terms,
        ...{ currency: row.currency, capacity: row.guests, discounts, dayPrices: dayPrices ?? {}, extras: [] },
        seasons: seasons.map((season) => seasonOf(season, shared)),
      }
    : undefined,
  nights: nightSet(dayNumber(from), nights),
  rating,
  folded: fold(`${row.name} ${row.code} ${row.town.name} ${row.district.name}`),
})

const seasonOf = (row: SeasonRow, shared: Shared): PricePlan['seasons'][number] => {
  const [id, from, until, nightly, weekly, minNights, arrivals, departures, below, fee, prepaymentPercent] = row
  return {
    ...{ id, from: dayOfNumber(from), until: dayOfNumber(until), nightly, weekly, minNights },
    ...{ arrivalDays: shared(arrivals), departureDays: shared(departures) },
    ...{ cleaningBelowNights: below, cleaningFee: fee, prepaymentPercent },
  }
}

/** Thousands of villas share a few towns and weekdays: one object for each. */
type Shared = <T>(value: T) => T
const sharing = (): Shared => {
  const kept = new Map<string, unknown>()
  return <T>(value: T): T => {
    const text = JSON.stringify(value)
    if (!kept.has(text)) kept.set(text, value)
    return kept.get(text) as T
  }
}
