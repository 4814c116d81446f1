import { readFile } from 'node:fs/promises'
import { PGlite } from '@electric-sql/pglite'
import { expect, test } from 'vitest'

const migration = async (name: string) =>
  (await readFile(`migrations/${name}.sql`, 'utf8')).split('--> statement-breakpoint')

/** A database as it was before refunds were derived from the ledger, with what such a database may hold. */
const olderDatabase = async () => {
  const db = await PGlite.create()
  for (const name of [
    '0000_first',
    '0001_keys_in_one_transaction',
    '0002_quotas_and_known_browsers',
    '0003_who_holds_a_job',
    '0004_caps_and_indexes',
  ])
    for (const statement of await migration(name)) await db.exec(statement)
  await db.exec(`
    SET session_replication_role = replica; -- only what the migration reads is filled in
    INSERT INTO account (role, email, password_hash, first_name, last_name, created_at) VALUES
      ('OWNER', 'o@example.com', '', 'Selin', 'Ak', now()), ('ADMIN', 'a@example.com', '', 'Deniz', 'Aksoy', now());
    INSERT INTO villa (slug, code, name, owner_id, town_id, district_id, headline, description, guests, bedrooms, bathrooms, area, pools, rooms,
      distances, rules, latitude, longitude, currency, created_at)
      VALUES ('v', 'V1', 'V', 1, 1, 1, '{}', '{}', 4, 2, 1, 90, '[]', '[]', '{}', '{}', 36, 29, 'TL', now());
    INSERT INTO closing (villa_id, starts_on, ends_before, kind, created_by, created_at) VALUES
      (1, '2027-07-01', '2027-07-03', 'closing', 'Deniz Aksoy', now()), (1, '2027-07-05', '2027-07-07', 'owner-stay', 'Selin Ak', now());
    INSERT INTO alert (kind, once_key, reservation_id, facts, created_at, resolved_at) VALUES
      ('refund-due', 'refund:cancel:1', 1, '{"amount":700000,"currency":"TL"}', now(), NULL),
      ('refund-due', 'refund:cancel:2', 2, '{"amount":700000,"currency":"TL"}', now(), '2027-03-01T10:00:00Z'),
      ('refund-due', 'twice:HV3', 3, '{"amount":1400000,"currency":"TL"}', now(), NULL),
      ('refund-due', 'refund:edited:9', 3, '{"amount":10000,"currency":"TL"}', now(), NULL);
    INSERT INTO reservation_event (reservation_id, at, who, what, reason, facts) VALUES
      (1, now(), 'Misafir', 'cancel', '', '{"kept":700000,"refunded":700000}'),
      (2, now(), 'Misafir', 'cancel', '', '{"kept":700000,"refunded":700000}'),
      (2, '2027-03-01T10:00:00Z', 'Deniz Aksoy', 'alert-closed', 'Kupon verildi', '{"alert":"refund-due"}');
    INSERT INTO ledger_entry (reservation_id, kind, method, amount, currency, provider, provider_id, who, note, at) VALUES
      (1, 'payment', 'transfer', 1400000, 'TL', 'bank', 'p1', 'x', '', now()),
      (2, 'payment', 'transfer', 1400000, 'TL', 'bank', 'p2', 'x', '', now()),
      (3, 'payment', 'card', 1400000, 'TL', 'demo', 'p3', 'x', 'HV2', now()),
      (3, 'payment', 'card', 1400000, 'TL', 'demo', 'p4', 'Sanal POS', 'HV3', now()),
      (4, 'payment', 'card', 1400000, 'TL', 'demo', 'p5', 'x', 'HV4', now());
    INSERT INTO payment_attempt (reservation_id, provider, order_id, amount, currency, status, started_at, finished_at) VALUES
      (3, 'demo', 'HV5', 1400000, 'TL', 'abandoned', now(), now()), (3, 'demo', 'HV3', 1400000, 'TL', 'paid', now(), now());
  `)
  for (const [id, status] of ['CANCELLED', 'CANCELLED', 'CONFIRMED', 'NO_SHOW'].entries())
    await db.query(
      `INSERT INTO reservation (code, villa_id, status, check_in, check_out, adults, guest_name, guest_name_folded, email, phone, language, source, pay_by,
         currency, total, prepayment, price, rates, policy, consents, request_key, created_by, created_at)
       VALUES ($1, 1, $2, '2027-07-10', '2027-07-17', 2, 'Z', 'z', '', '+905321234567', 'tr', 'web', 'card',
         'TL', 7000000, 1400000, '{}', '{}', '{}', '{}', $1, 'Misafir', now())`,
      [`HV${id}`, status],
    )
  await db.exec('SET session_replication_role = origin')
  return db
}

test('an older database comes over with what is kept, waived, unasked and owed, asks about given-up payments once more, and names by codes who acted without an account', async () => {
  const db = await olderDatabase()
  for (const name of ['0005_money_is_derived', '0006_codes_of_the_nameless'])
    for (const statement of await migration(name)) await db.exec(statement)
  const rows = async (query: string) => (await db.query<Record<string, unknown>>(query, [], { rowMode: 'array' })).rows
  expect(await rows('SELECT id, kept FROM reservation ORDER BY id')).toEqual([
    [1, 700_000],
    [2, 700_000],
    [3, null],
    [4, 1_400_000],
  ])
  expect(await rows(`SELECT reservation_id, amount, who, note FROM ledger_entry WHERE kind = 'waiver'`)).toEqual([
    [2, 700_000, 'Deniz Aksoy', 'Kupon verildi'],
  ])
  expect(await rows('SELECT note, unasked FROM ledger_entry WHERE unasked <> 0')).toEqual([['HV3', 1_400_000]])
  expect(
    await rows(`SELECT reservation_id, (facts ->> 'amount')::int FROM alert WHERE resolved_at IS NULL ORDER BY 1`),
  ).toEqual([
    [1, 700_000],
    [3, 1_410_000],
  ])
  expect(await rows('SELECT order_id, status, next_ask_at IS NOT NULL FROM payment_attempt ORDER BY order_id')).toEqual(
    [
      ['HV3', 'paid', false],
      ['HV5', 'started', true],
    ],
  )
  expect(await rows('SELECT created_by, owner_id FROM closing ORDER BY id')).toEqual([
    ['Deniz Aksoy', null],
    ['Selin Ak', 1],
  ])
  expect(await rows('SELECT DISTINCT who FROM ledger_entry ORDER BY 1')).toEqual([
    ['@card-provider'],
    ['Deniz Aksoy'],
    ['x'],
  ])
  expect(await rows('SELECT DISTINCT who FROM reservation_event ORDER BY 1')).toEqual([['@guest'], ['Deniz Aksoy']])
  expect(await rows('SELECT DISTINCT created_by FROM reservation')).toEqual([['@guest']])
  await db.close()
})

test('letters of cancellations from before name the sums of their day in a sentence; what was blanked stays blank', async () => {
  const db = await olderDatabase()
  await db.exec(`INSERT INTO letter (template, recipient, language, facts, once_key, next_attempt_at, created_at) VALUES
    ('cancelled', 'z@example.com', 'tr', '{"odenen":"14.000 ₺","iade":"7.000 ₺"}', 'a', now(), now()),
    ('cancelled', 'z@example.com', 'en', '{"odenen":"₺14,000","iade":"₺7,000"}', 'b', now(), now()),
    ('cancelled', '', 'tr', '{"rez_kod":"HV1"}', 'c', now(), now())`)
  for (const statement of await migration('0043_cancelled_letters_say_their_refund')) await db.exec(statement)
  const { rows } = await db.query(`SELECT facts ->> 'iade_bilgisi' AS said FROM letter ORDER BY id`)
  expect(rows).toEqual([
    { said: expect.stringContaining('Ödenen: 14.000 ₺. İade edilecek: 7.000 ₺.') },
    { said: expect.stringContaining('Paid: ₺14,000. To be returned: ₺7,000,') },
    { said: null },
  ])
  await db.close()
})
