import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { AUDITED } from '../../../src/features/audit/audited.ts'
import { auditRecordsWords } from '../../../src/web/words/dashboard/audit/records.ts'
import { openTestProduct, type TestProduct } from '../../test-product.ts'

let product: TestProduct
beforeAll(async () => {
  product = await openTestProduct()
})
afterAll(() => product.end())

/** Written by guests, jobs and the house itself, or a log of its own. */
const NOT_NOTED = [
  ...['address', 'audit_entry', 'calendar_reader', 'card_order', 'card_refund', 'content_revision', 'demo_bank_order'],
  ...[
    'exchange_change',
    'exchange_fetch',
    'feed_sync',
    'heartbeat',
    'held_share',
    'known_device',
    'ledger_file',
    'letter',
  ],
  ...['login_failure', 'payment_attempt', 'picture', 'price_change', 'quota', 'request_key', 'reservation_event'],
  ...[
    'reservation_tally',
    'secret_read',
    'session',
    'taken_night',
    'villa_gone',
    'villa_lock',
    'guest_list',
    'guest_contact',
  ],
  ...['guest_stay', 'guest_message', 'guest_receipt', 'person_read', 'contract_acceptance', 'contract_text'],
  ...['btrans_file', 'bank_row', 'owner_month_line', 'site_page_version', 'account_link'],
  ...['privacy_deed', 'notice_seen', 'wishlist', 'wishlist_villa', 'wishlist_vote', 'stay_watch'],
  ...['newsletter', 'ledger_tally', 'page_change'],
]

const rowsOf = async <T extends object>(query: ReturnType<typeof sql>) =>
  (await product.db.execute(query)).rows as unknown as T[]

test('every table is noted in the log, or is known to need no note', async () => {
  const tables = await rowsOf<{ name: string; noted: boolean }>(sql`SELECT relname AS name,
    EXISTS (SELECT FROM pg_trigger WHERE tgrelid = c.oid AND tgname = 'audited') AS noted
    FROM pg_class c WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace`)
  const named = (noted: boolean) =>
    tables
      .filter((table) => table.noted === noted)
      .map(({ name }) => name)
      .sort()
  expect(named(true)).toEqual(Object.values(AUDITED).flat().sort())
  expect(named(false)).toEqual(NOT_NOTED.sort())
})

test('every column of a noted table has a name that people read, and nothing secret is kept', async () => {
  const columns = await rowsOf<{ table: string; name: string }>(sql`SELECT table_name AS "table", column_name AS name
    FROM information_schema.columns WHERE table_schema = 'public'`)
  const noted = new Set<string>(Object.values(AUDITED).flat())
  const words = new Set(Object.keys(auditRecordsWords))
  const missing = columns.filter(({ table, name }) => noted.has(table) && !words.has(`audit-field.${name}`))
  expect([...new Set(missing.map(({ name }) => name))].filter((name) => !SKIPPED.includes(name))).toEqual([])
  expect([...noted].filter((table) => !words.has(`audit-of.${table}`))).toEqual([])
})

/** Columns that the triggers leave out. */
const SKIPPED = [
  ...['revision', 'version', 'updated_at', 'changed_at', 'tried_at', 'next_at', 'failures', 'error', 'reading'],
  ...[
    'quarantine',
    'recent',
    'missed',
    'seen_at',
    'uid',
    'before',
    'guest_name_folded',
    'network',
    'rates',
    'consents',
  ],
  ...['name_folded', 'opened_at', 'opens', 'last_login_at', 'totp_step'],
]
