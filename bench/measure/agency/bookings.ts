import type { Agency } from './fill-agency.ts'
import { hashOf } from './villas.ts'

/** Stays ahead of a villa: three blocks of neighbours, so that gaps of two to six nights lie between them. */
const AHEAD = 7
/** A stay begins every so many days at the earliest. */
const PITCH = 14

/**
 * Every reservation is a villa's `k`th. Every fourth holds no nights; the others stand in slots of their own: so no two
 * of one villa ever meet.
 */
export const bookings = ({ villas, reservations, today }: Agency): string[] => [
  'TRUNCATE alert, ledger_entry, reservation_event, taken_night, closing, letter, reservation RESTART IDENTITY CASCADE',
  `CREATE TEMP TABLE planned ON COMMIT DROP AS
   WITH numbered AS (SELECT n, n % ${villas} + 1 AS villa_id, n / ${villas} AS k FROM generate_series(0, ${reservations} - 1) n),
     placed AS (SELECT *, k % 4 = 3 AS ended, k - (k + 1) / 4 AS j FROM numbered)
   SELECT n, villa_id, ended, ${checkIn('villa_id', 'j', today)} AS check_in, ${nights('villa_id', 'j')} AS nights, ${hashOf('n', 5)} AS h FROM placed`,
  'ANALYZE planned',
  `INSERT INTO reservation (code, villa_id, status, check_in, check_out, adults, children, guest_name, guest_name_folded, email, phone, language, source, pay_by,
     currency, total, prepayment, price, rates, policy, consents, expires_at, created_by, created_at, confirmed_at, network, kept)
   SELECT 'HV' || translate(upper(lpad(to_hex(n::bigint * 40503 % 268435456), 7, '0')), '01', 'GH'), villa_id, status, check_in, check_in + nights,
     least(guests, 1 + h % 4), CASE WHEN guests > 4 THEN h / 8 % 2 ELSE 0 END, first_name || ' ' || last_name, ${folded("first_name || ' ' || last_name")},
     ${folded('last_name')} || n % 60000 || '@example.com', '+90555' || lpad((n::bigint * 37 % 10000000)::text, 7, '0'), (ARRAY['tr', 'tr', 'tr', 'en', 'ru'])[1 + h % 5],
     (ARRAY['web', 'web', 'phone', 'whatsapp', 'mail', 'walk-in'])[1 + h / 3 % 6], CASE WHEN h % 9 < 4 THEN 'card' ELSE 'transfer' END, currency, total, prepayment,
     ${PRICE}, (SELECT jsonb_object_agg(currency, rate::text) || '{"TL": "1.0000"}' FROM exchange_rate), '${POLICY}', ${consents},
     CASE WHEN status IN ('OPTION', 'REQUEST') THEN ${at(today)} + (40 + h % 2800) * interval '1 minute' END, '@guest', created_at,
     CASE WHEN status IN ('CONFIRMED', 'CHECKED_IN', 'COMPLETED', 'NO_SHOW') THEN created_at + interval '4 hours' END,
     '203.0.' || h % 200 || '.' || h / 200 % 250, CASE status WHEN 'CANCELLED' THEN 0 WHEN 'NO_SHOW' THEN prepayment END
   FROM (SELECT *, least(total, ceil(total / 500.0) * 100)::bigint AS prepayment,
       CASE WHEN status IN ('OPTION', 'REQUEST') THEN ${at(today)} - h % 600 * interval '1 minute'
         ELSE least(check_in, ${day(today)} - 1)::timestamptz - (9 + h % 180) * interval '1 day' + h % 500 * interval '1 minute' END AS created_at
     FROM (SELECT p.*, v.currency, v.guests, s.id AS season_id, s.nightly, s.nightly * p.nights AS total, ${status(today)} AS status,
         (ARRAY[${FIRST}])[1 + h % ${FIRST.split(',').length}] AS first_name, (ARRAY[${LAST}])[1 + h / 40 % ${LAST.split(',').length}] AS last_name
       FROM planned p JOIN villa v ON v.id = p.villa_id
       JOIN season s ON s.villa_id = p.villa_id AND s.starts_on <= ${priced(today)} AND s.ends_before > ${priced(today)}) AS priced) AS dated
   ORDER BY created_at, n`,
  `INSERT INTO taken_night (villa_id, night, kind, holder_id, expires_at)
   SELECT villa_id, check_in + d, CASE status WHEN 'OPTION' THEN 'option' ELSE 'reservation' END, id, expires_at
   FROM reservation CROSS JOIN LATERAL generate_series(0, check_out - check_in - 1) d WHERE status IN ('OPTION', 'CONFIRMED', 'CHECKED_IN', 'COMPLETED')`,
  ...closings(villas, Math.floor(reservations / villas), today),
]

/** Where there are too few reservations for the nights ahead, the owners closed them. */
const closings = (villas: number, quota: number, today: string): string[] => [
  `INSERT INTO closing (villa_id, starts_on, ends_before, kind, created_by, created_at)
   SELECT v, ${checkIn('v', 'j', today)}, ${checkIn('v', 'j', today)} + ${nights('v', 'j')}, 'closing', '@demo', ${at(today)}
   FROM generate_series(1, ${villas}) v CROSS JOIN generate_series(${quota + 1 - Math.floor((quota + 1) / 4)}, ${AHEAD - 1}) j`,
  `INSERT INTO taken_night (villa_id, night, kind, holder_id) SELECT villa_id, starts_on + d, 'closing', id FROM closing CROSS JOIN LATERAL generate_series(0, ends_before - starts_on - 1) d`,
]

const day = (today: string) => `date '${today}'`
const at = (today: string) => `timestamptz '${today} 09:00+03'`

/** The slots ahead come first, then those of the past, back to back over years. */
const checkIn = (villa: string, j: string, today: string): string =>
  `(${day(today)} - 10 + (${hashOf(villa, 1)} % ${PITCH})::int + ${PITCH} * (CASE WHEN ${j} < ${AHEAD}
     THEN ${j} / 3 * 8 + (${hashOf(villa, `${j} / 3`)} % 5)::int + ${j} % 3 ELSE -1 - (${j} - ${AHEAD}) * 2 END) + (${hashOf(villa, j, 2)} % 2)::int)::date`
const nights = (villa: string, j: string): string => `(9 + ${hashOf(villa, j, 3)} % 3)::int`

/** Stays of years without prices cost what the last year does. */
const priced = (today: string) => `greatest(p.check_in, ${day(today)} - 365)`

const status = (today: string): string => `CASE
  WHEN ended THEN CASE WHEN check_in > ${day(today)} AND h % 6 = 0 THEN 'REQUEST' WHEN check_in < ${day(today)} AND h % 7 = 1 THEN 'NO_SHOW'
    ELSE (ARRAY['CANCELLED', 'CANCELLED', 'EXPIRED', 'DECLINED'])[1 + h / 7 % 4] END
  WHEN check_in + nights < ${day(today)} THEN 'COMPLETED' WHEN check_in < ${day(today)} THEN 'CHECKED_IN'
  WHEN check_in > ${day(today)} + 7 AND h % 25 = 0 THEN 'OPTION' ELSE 'CONFIRMED' END`

const PRICE = `jsonb_build_object('kind', 'priced', 'currency', currency, 'nights', nights,
  'lines', jsonb_build_array(jsonb_build_object('kind', 'nights', 'ruleId', season_id, 'from', check_in::text, 'nights', nights, 'nightly', nightly, 'amount', total)),
  'gross', total, 'accommodation', total, 'total', total, 'prepaymentPercent', 20, 'prepayment', prepayment, 'balance', total - prepayment, 'damageDeposit', 0, 'fillsGap', false)`
const POLICY =
  '{"graceHours": 24, "graceDaysAhead": 14, "rows": [{"daysBefore": 60, "keptPercent": 0}, {"daysBefore": 30, "keptPercent": 50}, {"daysBefore": 0, "keptPercent": 100}]}'
const consents = `jsonb_build_object('contract', true, 'marketing', false, 'textVersion', '2026-11', 'at', to_char(created_at, 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
  'ip', '203.0.113.7', 'userAgent', 'Mozilla/5.0', 'language', 'tr')`

const quoted = (names: string) =>
  names
    .split(' ')
    .map((name) => `'${name}'`)
    .join(', ')
const FIRST = quoted(
  'Zeynep Ömer Ayşe Mehmet Fatma Ali Elif Mustafa Hatice Ahmet Emine Hasan Merve Hüseyin Selin Murat Derya Burak Gül Can Ece Kerem Pınar Onur Sibel Tolga Aslı Barış Nur Emre',
)
const LAST = quoted(
  'Tunalı Yılmaz Kaya Demir Şahin Çelik Yıldız Aydın Öztürk Arslan Doğan Kılıç Aslan Çetin Kara Koç Kurt Özdemir Şimşek Polat Erdem Güneş Aksoy Bulut Işık Turan Uçar Toprak Duman Sezer',
)
/** As kernel/slug folds: lower case without Turkish signs. */
const folded = (name: string): string => `lower(translate(${name}, 'ÇĞİIÖŞÜçğıöşüâ', 'CGIIOSUcgiosua'))`
