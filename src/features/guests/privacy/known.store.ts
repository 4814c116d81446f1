import { eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { Day } from '../../../kernel/day.ts'
import type { Db } from '../../../platform/database/db.ts'
import { reservation } from '../../reservations/reservations.table.ts'
import { guest, guestContact, guestStay } from '../record/guest.table.ts'

/**
 * Who a guest is in the database: her stays (`free` = those of which law keeps nothing), every address and number,
 * every name she booked by.
 */
export type Known = {
  id: number
  stays: number[]
  free: number[]
  codes: string[]
  contacts: string[]
  names: string[]
}

/** Is a column one of these? */
export const oneOf = (column: SQL, ids: number[]): SQL =>
  sql`${column} IN (SELECT each::int FROM jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb) AS each)`

export const oneOfTexts = (column: SQL, texts: string[]): SQL =>
  sql`${column} IN (SELECT each FROM jsonb_array_elements_text(${JSON.stringify(texts)}::jsonb) AS each)`

/** A guest and her stays; with `lock` nobody changes these until the transaction ends. Undefined for nobody. */
export const knownGuest = async (db: Db, id: number, lock = false) => {
  const [one] = await (lock
    ? db.select().from(guest).where(eq(guest.id, id)).for('update')
    : db.select().from(guest).where(eq(guest.id, id)))
  if (!one) return undefined
  const stays = db
    .select()
    .from(reservation)
    .where(
      inArray(
        reservation.id,
        db.select({ id: guestStay.reservationId }).from(guestStay).where(eq(guestStay.guestId, id)),
      ),
    )
    .orderBy(reservation.id)
  const rows = lock ? await stays.for('update') : await stays
  const contacts = await db.select().from(guestContact).where(eq(guestContact.guestId, id))
  return { guest: one, rows, contacts: contacts.map(({ value }) => value) }
}

/** Of these addresses and numbers, those that are known to be somebody else's. */
export const othersContacts = async (db: Db, id: number, contacts: string[]): Promise<Set<string>> => {
  const { rows } = await db.execute<{ value: string }>(
    sql`SELECT value FROM guest_contact WHERE guest_id <> ${id} AND ${oneOfTexts(sql`value`, contacts)}`,
  )
  return new Set(rows.map(({ value }) => value))
}

/** Which of these stays law keeps something of: they were lived, or money moved, and their time is not over. */
export const keptByLaw = async (db: Db, stays: number[], today: Day): Promise<Set<number>> => {
  const { rows } = await db.execute<{ id: number }>(sql`SELECT id FROM reservation r
    WHERE ${oneOf(sql`id`, stays)} AND make_date(extract(year FROM check_out)::int + 10, 12, 31) >= ${today}::date
      AND (status = 'COMPLETED' OR coalesce(kept, 0) > 0
        OR EXISTS (SELECT FROM ledger_entry e WHERE e.reservation_id = r.id)
        OR EXISTS (SELECT FROM invoice i WHERE i.reservation_id = r.id))`)
  return new Set(rows.map((row) => row.id))
}

/** Which of these stays have money on its way, to or from a card. */
export const moneyOnItsWay = async (db: Db, stays: number[]): Promise<Set<number>> => {
  const { rows } = await db.execute<{ id: number }>(sql`SELECT reservation_id AS id FROM payment_attempt a
    WHERE ${oneOf(sql`reservation_id`, stays)} AND (status = 'started'
      OR EXISTS (SELECT FROM card_refund f WHERE f.attempt_id = a.id AND f.status = 'asked'))
    UNION SELECT reservation_id FROM approval WHERE ${oneOf(sql`reservation_id`, stays)} AND decision IS NULL
    UNION SELECT reservation_id FROM alert WHERE ${oneOf(sql`reservation_id`, stays)} AND resolved_at IS NULL
      AND kind IN ('refund-due', 'debt-open', 'deposit-held', 'payment-conflict', 'amount-mismatch')`)
  return new Set(rows.map((row) => row.id))
}
