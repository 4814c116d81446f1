import pg from 'pg'

/** A search with all filters, as both sides are asked. */
export type Question = {
  checkin: string
  checkout: string
  guests: number
  town?: string[]
  feature?: string[]
  minPrice?: number
  maxPrice?: number
}

const INDEXES = [
  'CREATE INDEX IF NOT EXISTS best_villa ON villa (town_id, guests) WHERE active',
  'CREATE INDEX IF NOT EXISTS best_feature ON villa_feature (feature_id, villa_id)',
  'CREATE INDEX IF NOT EXISTS best_season ON season (villa_id, starts_on) INCLUDE (ends_before, nightly, weekly, min_nights)',
  'CREATE INDEX IF NOT EXISTS best_night ON taken_night (night, villa_id) INCLUDE (expires_at)',
  'ANALYZE',
]

/** Gaps, days with prices of their own and weekdays of departure are left out: a favour to SQL. */
const QUERY = `WITH free AS (
  SELECT v.id, v.currency FROM villa v WHERE v.active AND v.guests >= $3
    AND ($4::text[] IS NULL OR v.town_id IN (SELECT id FROM town WHERE slug = ANY ($4)))
    AND ($5::text IS NULL OR EXISTS (SELECT 1 FROM villa_feature f JOIN feature x ON x.id = f.feature_id WHERE f.villa_id = v.id AND x.slug = $5))
    AND v.id NOT IN (SELECT t.villa_id FROM taken_night t WHERE t.night >= $1 AND t.night < $2 AND (t.expires_at IS NULL OR t.expires_at > now()))),
run AS (
  SELECT f.id, f.currency, s.min_nights, least(s.ends_before, $2::date) - greatest(s.starts_on, $1::date) AS n, s.nightly, s.weekly,
    s.starts_on <= $1 AS first, s.arrival_days, s.cleaning_below_nights AS below, s.cleaning_fee AS fee
  FROM free f JOIN season s ON s.villa_id = f.id AND s.starts_on < $2 AND s.ends_before > $1),
stay AS (
  SELECT id, currency, sum(CASE WHEN weekly IS NULL THEN nightly * n ELSE weekly * (n / 7) + nightly * (n % 7) END) AS gross,
    bool_and(NOT first OR arrival_days = '{}' OR extract(isodow FROM $1::date)::int = ANY (arrival_days)) AS arrives,
    max(CASE WHEN first AND $2::date - $1::date < below THEN fee ELSE 0 END) AS cleaning
  FROM run GROUP BY id, currency HAVING sum(n) = $2::date - $1::date AND max(min_nights) <= $2::date - $1::date),
known AS (
  SELECT s.id, s.currency, s.cleaning, s.gross + greatest(0, $3 - t.base_guests) * t.extra_guest_nightly * ($2::date - $1::date) AS gross,
    coalesce((SELECT max(percent) FROM discount d WHERE (d.villa_id = s.id OR d.villa_id IS NULL) AND d.kind = 'length'
      AND d.starts_on <= $1 AND d.ends_before > $1 AND $2::date - $1::date >= d.threshold), 0) AS long,
    coalesce((SELECT max(percent) FROM discount d WHERE (d.villa_id = s.id OR d.villa_id IS NULL) AND d.starts_on <= $1 AND d.ends_before > $1
      AND CASE d.kind WHEN 'early' THEN $1::date - $8::date >= d.threshold WHEN 'last-minute' THEN $1::date - $8::date <= d.threshold ELSE false END), 0) AS soon
  FROM stay s JOIN price_terms t ON t.villa_id = s.id WHERE arrives),
less AS (SELECT id, currency, cleaning, soon, gross - ceil(floor((gross * long * 100 + 5000) / 10000.0) / 100) * 100 AS rest FROM known),
priced AS (SELECT id, currency, cleaning + rest - ceil(floor((rest * soon * 100 + 5000) / 10000.0) / 100) * 100 AS total FROM less),
compared AS (SELECT id, total, CASE currency WHEN 'TL' THEN total ELSE
  ceil(ceil(total * (SELECT rate FROM exchange_rate r WHERE r.currency = priced.currency)) / 100) * 100 END AS tl FROM priced)
SELECT id, total, count(*) OVER () AS found FROM compared
WHERE ($6::bigint IS NULL OR tl >= $6 * 100) AND ($7::bigint IS NULL OR tl <= $7 * 100) ORDER BY tl, id LIMIT 24`

/** The best SQL we know for the first 24 by price and their count, with the indexes it wants, prepared. */
export const bestSql = async (url: string, today: string) => {
  const client = new pg.Client({ connectionString: url, options: '-c jit=off' })
  await client.connect()
  for (const index of INDEXES) await client.query(index)
  return {
    find: async ({ checkin, checkout, guests, town, feature, minPrice, maxPrice }: Question) => {
      const values = [
        checkin,
        checkout,
        guests,
        town ?? null,
        feature?.[0] ?? null,
        minPrice ?? null,
        maxPrice ?? null,
        today,
      ]
      const { rows } = await client.query({ name: 'best', text: QUERY, values })
      return { ids: rows.map(({ id }): number => id), found: Number(rows[0]?.found ?? 0) }
    },
    close: () => client.end(),
  }
}
