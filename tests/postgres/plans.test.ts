import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { listAudit } from '../../src/features/audit/audit.contract.ts'
import { type AuditQuery, auditPage } from '../../src/features/audit/audit.store.ts'
import { listDates } from '../../src/features/availability/dates/dates.contract.ts'
import { type DatesQuery, datesPage, takenRanges } from '../../src/features/availability/dates/dates.store.ts'
import { villaWithCalendar } from '../../src/features/availability/villa-nights.store.ts'
import { emptyLetters } from '../../src/features/guests/privacy/retention.store.ts'
import { takeDueLetters } from '../../src/features/letters/letters.store.ts'
import { standingInAll, standingInOne } from '../../src/features/occupancy/occupancy.store.ts'
import { chartsFor } from '../../src/features/overview/charts/charts.flow.ts'
import { LACKING } from '../../src/features/overview/missing/lacking.store.ts'
import { missingFor } from '../../src/features/overview/missing/missing.flow.ts'
import { noticeRows } from '../../src/features/overview/notices/notices.store.ts'
import { overviewFor } from '../../src/features/overview/overview.flow.ts'
import { radarFor } from '../../src/features/overview/radar/radar.flow.ts'
import type { Scope } from '../../src/features/owners/owner-scope.ts'
import { bookingBasis } from '../../src/features/reservations/booking/booking.store.ts'
import { holdsOfGuest, optionsOfVilla } from '../../src/features/reservations/booking/guest-holds.store.ts'
import { moneyOf, refundAlertsOf } from '../../src/features/reservations/money/ledger.store.ts'
import { listTransactions, type TransactionQuery } from '../../src/features/reservations/money/till/till.contract.ts'
import { transactionsPage } from '../../src/features/reservations/money/till/transactions.store.ts'
import { LACKS, RESERVATION_STATUSES } from '../../src/features/reservations/reservation.shape.ts'
import { endedHolds, reservationByCode } from '../../src/features/reservations/reservations.store.ts'
import { listReservations } from '../../src/features/reservations/reservations-admin.contract.ts'
import { lackTimes } from '../../src/features/reservations/views/lacking.store.ts'
import { type ListQuery, listReservationRows } from '../../src/features/reservations/views/reservation-list.store.ts'
import { wholeReservation } from '../../src/features/reservations/views/whole-reservation.store.ts'
import { searchModel } from '../../src/features/search/search-model.server.ts'
import { RIGHTS, type Staff } from '../../src/kernel/caller.ts'
import { addDays, dayInIstanbul } from '../../src/kernel/day.ts'
import type { Db } from '../../src/platform/database/db.ts'
import { sealerOf } from '../../src/platform/sealed.ts'
import { openTestProduct, type TestProduct } from '../test-product.ts'

const RESERVATIONS = 100_000
const BIG = [
  'reservation',
  'letter',
  'alert',
  'ledger_entry',
  'reservation_event',
  'taken_night',
  'closing',
  'audit_entry',
]

let product: TestProduct
let client: pg.Client
/** What the product sent, with its values. */
let sent: { query: string; params: unknown[] }[] = []
let db: Db
beforeAll(async () => {
  product = await openTestProduct()
  for (let count = 0; count < 40; count++) await product.villa()
  client = new pg.Client({ connectionString: product.url })
  await client.connect()
  for (const statement of FILL) await client.query(statement)
  db = drizzle(client, { logger: { logQuery: (query, params) => void sent.push({ query, params }) } })
})
afterAll(async () => {
  await client.end()
  await product.end()
})

/**
 * Ten years of bookings, most of them past, spread over the villas; each with two letters, some with an alert that
 * somebody closed.
 */
const FILL = [
  `INSERT INTO reservation (code, villa_id, status, check_in, check_out, adults, guest_name, guest_name_folded, email, phone, language, source, pay_by,
     currency, total, prepayment, price, rates, policy, consents, expires_at, created_by, created_at, confirmed_at, network)
   SELECT 'HV' || upper(lpad(to_hex(n::bigint * 2654435761 % 268435456), 7, '0')), (SELECT min(id) FROM villa) + n % 40,
     CASE WHEN n % 500 = 0 THEN 'OPTION' WHEN n % 500 = 1 THEN 'REQUEST' WHEN n % 7 = 0 THEN 'CANCELLED' WHEN n % 9 = 0 THEN 'EXPIRED'
       WHEN n % 10 < 9 AND n < 95000 THEN 'COMPLETED' WHEN n % 1000 = 3 THEN 'CHECKED_IN' ELSE 'CONFIRMED' END,
     date '2027-12-31' - (100000 - n) / 27, date '2028-01-07' - (100000 - n) / 27, 2,
     'Misafir ' || n, (ARRAY['zeynep', 'omer', 'ayse', 'mehmet', 'fatma'])[1 + n % 5] || ' ' || md5(n::text) || ' tunali',
     'guest' || n % 60000 || '@example.com', '+90532' || lpad((n * 37 % 10000000)::text, 7, '0'), 'tr', CASE WHEN n % 3 = 0 THEN 'web' ELSE 'phone' END,
     'card', 'TL', n % 9000 * 1000, 1000, jsonb_build_object('lines', repeat(md5(n::text), 30)), '{}', '{}', '{}',
     CASE WHEN n % 500 < 2 THEN timestamptz '2027-03-01 09:00Z' + (n % 700 - 300) * interval '1 hour' END,
     '@system', timestamptz '2027-03-01 08:00Z' - (100000 - n) * interval '45 minutes',
     CASE WHEN n % 3 > 0 THEN timestamptz '2027-03-01 08:30Z' - (100000 - n) * interval '45 minutes' END,
     '198.51.' || n % 200 || '.' || n % 250
   FROM generate_series(1, ${RESERVATIONS}) AS n`,
  `INSERT INTO letter (template, recipient, language, facts, reservation_id, once_key, status, next_attempt_at, created_at, sent_at)
   SELECT 'confirm', r.email, 'tr', '{}', r.id, k || ':' || r.id, CASE WHEN r.id % 1000 = 0 THEN 'waiting' ELSE 'sent' END, r.created_at, r.created_at, r.created_at
   FROM reservation r, generate_series(1, 2) AS k`,
  `INSERT INTO alert (kind, once_key, reservation_id, facts, created_at, resolved_at)
   SELECT 'refund-due', 'fill:' || id, id, '{"amount": 100}', created_at, CASE WHEN id % 2000 > 0 THEN created_at END FROM reservation WHERE id % 2 = 0`,
  `INSERT INTO ledger_entry (reservation_id, kind, method, amount, currency, given, given_currency, value_date, provider, provider_id, who, at)
   SELECT id, 'payment', 'card', 1000, 'TL', 1000, 'TL', check_in, 'demo', 'fill:' || id, '@guest', created_at FROM reservation WHERE confirmed_at IS NOT NULL`,
  `INSERT INTO reservation_event (reservation_id, at, who, what, facts) SELECT id, created_at, '@guest', 'created', '{}' FROM reservation`,
  `INSERT INTO taken_night (villa_id, night, kind, holder_id)
   SELECT v.id, date '2020-01-01' + n, 'closing', n FROM (SELECT id FROM villa ORDER BY id LIMIT 40) v, generate_series(1, 3000) AS n`,
  `INSERT INTO closing (villa_id, starts_on, ends_before, kind, created_by, created_at)
   SELECT (SELECT min(id) FROM villa) + n % 40, date '2020-01-01' + n / 10, date '2020-01-03' + n / 10, 'closing', 'Deniz', timestamptz '2019-12-01 09:00Z' + n * interval '2 hours'
   FROM generate_series(1, 30000) AS n`,
  `INSERT INTO audit_entry (at, account_id, who, ip, request_id, of_table, record, name, villa_id, what, change)
   SELECT timestamptz '2027-03-01 08:00Z' - (50000 - n) * interval '25 minutes', 1 + n % 40, 'Deniz', '::1', n::text, (ARRAY['villa', 'guest', 'faq', 'season'])[1 + n % 4],
     (n % 4000)::text, '', (SELECT min(id) FROM villa) + n % 40, 'changed', jsonb_build_object('note', jsonb_build_array(md5(n::text), repeat(md5(n::text), 20)))
   FROM generate_series(1, 50000) AS n`,
  'VACUUM ANALYZE',
]

type Plan = {
  'Node Type': string
  'Relation Name'?: string
  'Index Name'?: string
  'Index Cond'?: string
  Plans?: Plan[]
}
/** The indexes that were enough: nothing of their tables was read. */
const indexOnly = (plan: Plan): string[] => [
  ...(plan['Node Type'] === 'Index Only Scan' && plan['Index Name'] ? [plan['Index Name']] : []),
  ...(plan.Plans ?? []).flatMap(indexOnly),
]
/** The indexes that are read from one end in the hope of finding enough soon. */
const walked = (plan: Plan): string[] => [
  ...(/^Index (Only )?Scan/.test(plan['Node Type']) && !plan['Index Cond'] ? [plan['Index Name'] ?? ''] : []),
  ...(plan.Plans ?? []).flatMap(walked),
]
const scanned = (plan: Plan): string[] => [
  ...(plan['Node Type'] === 'Seq Scan' && plan['Relation Name'] ? [plan['Relation Name']] : []),
  ...(plan.Plans ?? []).flatMap(scanned),
]

/**
 * The big tables that a piece of the product's own work reads from end to end, with the query that does. A statement
 * that is prepared once is looked at twice: planned for its values, and for any.
 */
const wholeReads = async (work: () => Promise<unknown>): Promise<string[]> => {
  sent = []
  await work()
  const found: string[] = []
  const asked = sent.filter(({ query }) => /^\s*(select|update|delete|with)/i.test(query))
  expect(asked.length).toBeGreaterThan(0)
  for (const { query, params } of asked) {
    const plans = [await planOf(query, params)]
    if (PREPARED.test(query)) plans.push(await planForAny(query, params))
    for (const table of plans.flatMap(scanned))
      if (BIG.includes(table)) found.push(`${table}: ${query} ${JSON.stringify(params)}`)
  }
  return found
}

/** What a `statement` begins with. */
const PREPARED = /^SELECT \(SELECT coalesce\(json_agg/

const planOf = async (query: string, params: unknown[]): Promise<Plan> =>
  (await client.query(`EXPLAIN (FORMAT JSON) ${query}`, params)).rows[0]['QUERY PLAN'][0].Plan

const planForAny = async (query: string, params: unknown[]): Promise<Plan> => {
  const literal = (value: unknown) =>
    value === null ? 'NULL' : pg.escapeLiteral(value instanceof Date ? value.toISOString() : String(value))
  await client.query(`SET plan_cache_mode = force_generic_plan`)
  await client.query(`PREPARE asked AS ${query}`)
  const { rows } = await client.query(`EXPLAIN (FORMAT JSON) EXECUTE asked (${params.map(literal).join(', ')})`)
  await client.query('DEALLOCATE asked')
  await client.query('RESET plan_cache_mode')
  return rows[0]['QUERY PLAN'][0].Plan
}

const now = new Date('2027-03-01T09:00:00Z')
const today = dayInIstanbul(now)
const asStaff: Staff = { role: 'ADMIN', accountId: 1, name: 'Deniz', sessionId: 'x', ownerIds: [], rights: RIGHTS }
const list = (query: object, scope?: Scope) => () =>
  listReservationRows(db, listReservations.query?.parse(query) as ListQuery, { now, today, scope })

const LISTS: object[] = [
  {},
  { skip: 3_000 },
  { oldrez: '1', skip: 60_000, order: '-checkin' },
  ...RESERVATION_STATUSES.map((status) => ({ status })),
  ...['-checkin', 'created', '-created', 'total', '-total', 'expires', '-expires'].map((order) => ({ order })),
  { date1: '2027-03-01', date2: '2027-03-31' },
  { datetype: 'created', date1: '2026-12-01', date2: '2026-12-31', order: '-created' },
  { reservation_id: 'HV7A' },
  { reservation_id: '4711' },
  { customer_name: '0532 000 37 00' },
  { customer_name: 'zeynep 7a' },
  { oldrez: '1' },
  { oldrez: '1', order: '-created' },
  { oldrez: '1', order: 'total' },
  { oldrez: '1', order: '-expires' },
  ...RESERVATION_STATUSES.map((status) => ({ status, oldrez: '1' })),
  { customer_name: 'qqq', oldrez: '1' },
  { villa_id: 3, oldrez: '1' },
  { datetype: 'checkout', date1: '2026-03-01', date2: '2026-12-31', order: 'created' },
]

test.each(LISTS.map((query) => [JSON.stringify(query), query] as const))(
  'the list %s reads no big table whole',
  async (_, query) => {
    expect(await wholeReads(list(query))).toEqual([])
  },
)

test('nor do the day view, the holds of a guest, the tidy-up, the outbox and open alerts', async () => {
  const booked = { villaId: 3, from: today, checkIn: today, checkOut: today, recipient: 'guest100@example.com' }
  const guest = { phone: '+905320003700', email: 'guest100@example.com', network: '198.51.100.100' }
  expect(await wholeReads(() => overviewFor({ db, services: { search: searchModel() }, who: asStaff, now }))).toEqual(
    [],
  )
  expect(await wholeReads(() => holdsOfGuest(db, guest, now))).toEqual([])
  expect(await wholeReads(() => optionsOfVilla(db, 3, now))).toEqual([])
  expect(await wholeReads(() => endedHolds(db, now, 100))).toEqual([])
  expect(await wholeReads(() => takeDueLetters(db, now, 1))).toEqual([])
  expect(await wholeReads(() => moneyOf(db, [4711, 4712]))).toEqual([])
  expect(await wholeReads(() => refundAlertsOf(db, [4710, 4711, 4712]))).toEqual([])
  expect(await wholeReads(() => wholeReservation(db, 4711))).toEqual([])
  expect(await wholeReads(() => bookingBasis(db, { ...booked, until: '2028-01-01', now, guest }))).toEqual([])
  expect(await wholeReads(() => villaWithCalendar(db, 'no-such-villa', today, now))).toEqual([])
  expect(await wholeReads(() => emptyLetters(db, new Date('2020-01-01')))).toEqual([])
  expect(await wholeReads(() => reservationByCode(db, 'HVXXXXXXX'))).toEqual([])
})

test('the day view walks along no big table in the order of its ids: where nothing is found it would read all', async () => {
  sent = []
  await overviewFor({ db, services: { search: searchModel() }, who: asStaff, now })
  const found: string[] = []
  for (const { query, params } of sent) found.push(...walked(await planOf(query, params)))
  expect(found.filter((index) => BIG.some((table) => index === `${table}_pkey`))).toEqual([])
})

test('nor does what is missing today, the bell, the chips, nor the lists of who lacks something', async () => {
  const services = { sealer: sealerOf(new Uint8Array(32).fill(7)), publicUrl: 'http://villa.test' }
  expect(await wholeReads(() => missingFor({ db, services, who: asStaff, now }))).toEqual([])
  expect(await wholeReads(() => noticeRows(db, 1, today))).toEqual([])
  expect(await wholeReads(() => radarFor({ db, services, who: asStaff, now }, [4711, 4712]))).toEqual([])
  for (const lack of LACKS) {
    const lacking = LACKING[lack](lackTimes(now))
    const asked = listReservations.query?.parse({ lacks: lack }) as ListQuery
    expect(await wholeReads(() => listReservationRows(db, asked, { now, today, scope: undefined, lacking }))).toEqual(
      [],
    )
  }
})

test('the charts of two years are sums over an index that has all they ask of a stay', async () => {
  const now = new Date('2026-08-12T09:00:00Z')
  expect(await wholeReads(() => chartsFor({ db, services: {}, who: asStaff, now }))).toEqual([])
  const plans = await Promise.all(sent.map(({ query, params }) => planOf(query, params)))
  const onlyBy = plans.flatMap(indexOnly)
  expect(onlyBy.filter((index) => index === 'reservation_sums')).toHaveLength(2)
  expect(onlyBy).toContain('reservation_confirmed')
})

test('the day finds what waits, who leaves and what the month sold in indexes that have all it asks of them', async () => {
  sent = []
  await overviewFor({ db, services: { search: searchModel() }, who: asStaff, now })
  const onlyBy = (await Promise.all(sent.map(({ query, params }) => planOf(query, params)))).flatMap(indexOnly)
  const times = (name: string) => onlyBy.filter((index) => index === name).length
  expect(times('reservation_open_villa')).toBeGreaterThanOrEqual(1)
  expect(times('reservation_stay')).toBeGreaterThanOrEqual(2)
  expect(times('reservation_confirmed')).toBe(1)
})

const MONEY: object[] = [
  {},
  { skip: 30_000 },
  { method: 'card' },
  { kind: 'payment', currency: 'TL' },
  { date1: '2026-03-01', date2: '2026-06-30' },
]

test.each(MONEY.map((query) => [JSON.stringify(query), query] as const))(
  'the list of money %s finds its page in an index alone and what moved in the kept sums',
  async (_, query) => {
    const asked = listTransactions.query?.parse(query) as TransactionQuery
    expect(await wholeReads(() => transactionsPage(db, asked))).toEqual([])
    const plans = await Promise.all(sent.map(({ query, params }) => planOf(query, params)))
    expect(plans.flatMap(indexOnly)).toContain('ledger_value_date')
    expect(sent.some(({ query }) => /sum\(/.test(query) && /"ledger_entry"/.test(query))).toBe(false)
  },
)

const DATES: object[] = [{}, { villa_id: 3 }, { kind: 'owner-stay' }, { started_at: '2027-06-01' }]

test.each(DATES.map((query) => [JSON.stringify(query), query] as const))(
  'the dates %s are found without reading all of them',
  async (_, query) => {
    const asked = listDates.query?.parse(query) as DatesQuery
    expect(await wholeReads(() => datesPage(db, asked, { today, scope: undefined }))).toEqual([])
  },
)

test('nor do the calendars of all villas, of one villa, and their taken ranges', async () => {
  const month = { from: '2027-07-01', until: '2027-08-01', now }
  expect(await wholeReads(() => standingInAll(db, month))).toEqual([])
  expect(await wholeReads(() => standingInOne(db, 3, { ...month, until: '2028-07-01' }))).toEqual([])
  const two = { from: today, until: addDays(today, 730), now, scope: undefined }
  expect(await wholeReads(() => takenRanges(db, two))).toEqual([])
})

const LOGS: object[] = [
  {},
  { skip: 25_000, take: 100 },
  { skip: 49_900, take: 100 },
  { of: 'guest', record: '17' },
  { villa_id: 3, skip: 1_000 },
  { account_id: 7 },
  { date1: '2027-02-01', date2: '2027-02-14' },
]

test.each(LOGS.map((query) => [JSON.stringify(query), query] as const))(
  'the log of changes %s is read by an index, from its nearer end',
  async (_, query) => {
    const asked = listAudit.query?.parse(query) as AuditQuery
    expect(await wholeReads(() => auditPage(db, asked))).toEqual([])
  },
)

test('this guard sees a query that reads a table whole', async () => {
  expect(await wholeReads(() => db.execute(sql`SELECT 1 FROM reservation WHERE note = 'x'`))).toHaveLength(1)
})

test('a guest is found by any beginning of the words of the name, in any order', async () => {
  const totalOf = async (customer_name: string) => (await list({ customer_name, oldrez: '1' })()).total
  expect(await totalOf('tun zey')).toBeGreaterThan(1_000)
  expect(await totalOf('Zeynep')).toBe(await totalOf('TUNALI zeynep'))
  expect(await totalOf("zeynep' | '")).toBe(await totalOf('zeynep'))
  expect(await totalOf('unal')).toBe(0)
})
