export const DEMO_VILLAS = 50

/** A whole number from 0 on that looks like chance and is none: the same for the same rows. */
export const hashOf = (...parts: (string | number)[]): string =>
  `(abs(hashint8((${parts.map((part, index) => `(${part})::bigint * ${PRIMES[index] ?? 1}`).join(' + ')})::bigint)::bigint))`
const PRIMES = [1_000_003, 7_919, 104_729]

const MARK = 'ON CONFLICT DO NOTHING'

/** Copies of the demo villas until there are `count`: villa `id` is the copy number `n` of villa `id - 50 n`. */
export const moreVillas = (count: number): string[] => {
  const copies = `villa t CROSS JOIN generate_series(1, ${Math.ceil(count / DEMO_VILLAS) - 1}) n WHERE t.id + ${DEMO_VILLAS} * n <= ${count} AND t.id <= ${DEMO_VILLAS}`
  const h = (salt: number) => hashOf(`t.id + ${DEMO_VILLAS} * n`, salt)
  return [
    `INSERT INTO villa (id, slug, code, name, owner_id, town_id, district_id, headline, description, active, live, popular, villa_of_month, position,
       guests, bedrooms, bathrooms, area, pools, rooms, distances, rules, latitude, longitude, check_in_time, check_out_time, currency, created_at)
     OVERRIDING SYSTEM VALUE
     SELECT t.id + ${DEMO_VILLAS} * n, t.slug || '-' || n, t.code || '-' || n, t.name || ' ' || n, t.owner_id, t.town_id, t.district_id, t.headline, t.description,
       ${h(1)} % 50 > 0, t.live, ${h(2)} % 40 = 0, false, t.position + ${DEMO_VILLAS} * n,
       greatest(2, t.guests + ${h(3)} % 5 - 2), greatest(1, t.bedrooms + ${h(4)} % 3 - 1), t.bathrooms, t.area, t.pools, t.rooms, t.distances, t.rules,
       t.latitude + (${h(5)} % 1000 - 500) / 20000.0, t.longitude + (${h(6)} % 1000 - 500) / 20000.0, t.check_in_time, t.check_out_time,
       CASE WHEN t.currency = 'EURO' AND ${h(7)} % 3 = 0 THEN 'DOLLAR' ELSE t.currency END, t.created_at - n % 700 * interval '1 hour'
     FROM ${copies}`,
    'INSERT INTO villa_lock (villa_id) SELECT id FROM villa ON CONFLICT DO NOTHING',
    `INSERT INTO permit (villa_id, number, kind) SELECT v.id, t.number || '/' || v.id, t.kind FROM villa v JOIN permit t ON t.villa_id = (v.id - 1) % ${DEMO_VILLAS} + 1 WHERE v.id > ${DEMO_VILLAS}`,
    `UPDATE villa SET currency = 'DOLLAR' WHERE id = (SELECT min(id) FROM villa WHERE currency = 'EURO')`,
    "SELECT setval(pg_get_serial_sequence('villa', 'id'), (SELECT max(id) FROM villa))",
    `INSERT INTO address (slug, kind, target_id) SELECT slug, 'villa', id FROM villa WHERE id > ${DEMO_VILLAS}`,
    copied('villa_photo', 'picture_id, alt, position'),
    copied('villa_villa_type', 'type_id'),
    `${copied('villa_feature', 'feature_id')} AND ${hashOf('v.id', 't.feature_id')} % 6 > 0`,
    copied(
      'price_terms',
      'extra_guest_nightly, prepayment_percent, damage_deposit, gap_min_nights, gap_leaves_one_edge, commission_percent, base_guests',
      ['least(t.base_guests, v.guests)'],
    ),
    copied('extra', 'code, name, amount, per'),
  ]
}

/** The rows of a table that belong to a villa, for its copies; the last columns may be `changed`. */
const copied = (table: string, columns: string, changed: string[] = []): string => {
  const names = columns.split(', ')
  const values = [...names.slice(0, names.length - changed.length).map((name) => `t.${name}`), ...changed]
  return `INSERT INTO ${table} (villa_id, ${columns}) SELECT v.id, ${values.join(', ')} FROM villa v JOIN ${table} t ON t.villa_id = (v.id - 1) % ${DEMO_VILLAS} + 1 WHERE v.id > ${DEMO_VILLAS}`
}

const SEASON =
  'starts_on, ends_before, min_nights, arrival_days, departure_days, cleaning_below_nights, cleaning_fee, prepayment_percent, nightly, weekly'
const DISCOUNT = 'kind, threshold, starts_on, ends_before, coupon, created_at, percent'
/** So much dearer or cheaper than the villa it is a copy of, in whole units. */
const ownPrice = (column: string) => `round(t.${column} * (80 + ${hashOf('v.id', 11)} % 60) / 10000) * 100`

/** Prices of the copies, coupons, and days dearer than their season. */
export const morePrices = [
  copied('season', SEASON, [ownPrice('nightly'), ownPrice('weekly')]),
  copied('discount', DISCOUNT, [`t.percent + ${hashOf('v.id', 't.id')} % 4`]),
  `INSERT INTO discount (villa_id, kind, percent, threshold, starts_on, ends_before, coupon, created_at)
   SELECT id, 'coupon', 5 + id % 6, 0, created_at::date, created_at::date + 3000, 'YAZ' || id % 10, created_at FROM villa WHERE id % 10 = 7`,
  `INSERT INTO discount (villa_id, kind, percent, threshold, starts_on, ends_before, coupon, created_at)
   SELECT NULL, 'length', 3, 28, min(created_at)::date, min(created_at)::date + 3000, NULL, min(created_at) FROM villa`,
  `INSERT INTO day_price (villa_id, night, nightly)
   SELECT v.id, s.starts_on + d, s.nightly * 2 FROM villa v JOIN season s ON s.villa_id = v.id CROSS JOIN generate_series(2, 3) d WHERE v.id % 40 = 9 AND s.min_nights >= 7 ${MARK}`,
]
