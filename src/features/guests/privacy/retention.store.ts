import { type SQL, sql } from 'drizzle-orm'
import type { Day } from '../../../kernel/day.ts'
import type { Db } from '../../../platform/database/db.ts'

const AT_A_TIME = 500

const count = async (tx: Db, gone: SQL): Promise<number> => (await tx.execute(gone)).rows.length

/** Contact messages from before, with their answers. */
export const dropMessages = (tx: Db, before: Date) =>
  count(
    tx,
    sql`DELETE FROM contact_message WHERE id IN (SELECT id FROM contact_message
      WHERE created_at < ${before.toISOString()}::timestamptz ORDER BY id LIMIT ${AT_A_TIME}) RETURNING 1`,
  )

/** What guests wrote about stays that ended before a day. */
export const dropGuestMessages = (tx: Db, before: Day) =>
  count(
    tx,
    sql`DELETE FROM guest_message WHERE id IN (SELECT m.id FROM guest_message m JOIN reservation r
      ON r.id = m.reservation_id WHERE r.check_out < ${before}::date LIMIT ${AT_A_TIME}) RETURNING 1`,
  )

/** Receipts of stays that ended before a day; answers their files. */
export const dropReceipts = async (tx: Db, before: Day): Promise<string[]> =>
  (
    await tx.execute<{ file: string }>(sql`DELETE FROM guest_receipt WHERE id IN (SELECT g.id FROM guest_receipt g
      JOIN reservation r ON r.id = g.reservation_id WHERE r.check_out < ${before}::date LIMIT ${AT_A_TIME})
      RETURNING file`)
  ).rows.map(({ file }) => file)

/** Empties letters from before: that one went out to whom stays, what it said does not. */
export const emptyLetters = (tx: Db, before: Date) =>
  count(
    tx,
    sql`UPDATE letter SET rendered = NULL, last_error = NULL,
        facts = jsonb_strip_nulls(jsonb_build_object('rez_kod', facts -> 'rez_kod'))
      WHERE id IN (SELECT id FROM letter WHERE created_at < ${before.toISOString()}::timestamptz
        AND status <> 'waiting' AND (rendered IS NOT NULL OR facts - 'rez_kod' <> '{}'::jsonb)
        ORDER BY created_at LIMIT ${AT_A_TIME}) RETURNING 1`,
  )

/** Addresses that never followed the link of the newsletter. */
export const dropUnconfirmed = (tx: Db, before: Date) =>
  count(
    tx,
    sql`DELETE FROM subscriber WHERE id IN (SELECT id FROM subscriber WHERE confirmed_at IS NULL
      AND consent_at < ${before.toISOString()}::timestamptz LIMIT ${AT_A_TIME}) RETURNING 1`,
  )

/** Shared lists whose link has ended, with their votes. */
export const dropLists = (tx: Db, now: Date) =>
  count(
    tx,
    sql`DELETE FROM wishlist WHERE id IN (SELECT id FROM wishlist
      WHERE expires_at <= ${now.toISOString()}::timestamptz LIMIT ${AT_A_TIME}) RETURNING 1`,
  )

/** Watched stays that have begun, that were ended, or that nobody confirmed. */
export const dropWatches = (tx: Db, today: Day, before: Date) =>
  count(
    tx,
    sql`DELETE FROM stay_watch WHERE id IN (SELECT id FROM stay_watch WHERE check_in <= ${today}::date
      OR ended_at < ${before.toISOString()}::timestamptz
      OR (confirmed_at IS NULL AND created_at < ${before.toISOString()}::timestamptz) LIMIT ${AT_A_TIME}) RETURNING 1`,
  )
