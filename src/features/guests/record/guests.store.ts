import { and, desc, eq, type SQL, sql } from 'drizzle-orm'
import { fold } from '../../../kernel/slug.ts'
import type { Db } from '../../../platform/database/db.ts'
import { reservation } from '../../reservations/reservations.table.ts'
import { statusNow } from '../../reservations/views/reservation-status.store.ts'
import { villa } from '../../villas/villas.table.ts'
import { GUEST_WORDS, guest, guestContact, guestStay } from './guest.table.ts'
import type { GuestRow } from './guests.contract.ts'

/** What counts as a stay: the pre-payment came, whatever became of the days since. */
const LIVED = sql`r.status IN ('CONFIRMED', 'CHECKED_IN', 'COMPLETED')`
const BOOKED = sql`guest_stay s JOIN reservation r ON r.id = s.reservation_id WHERE s.guest_id = guest.id`

const row = {
  id: guest.id,
  name: guest.name,
  attention: guest.attention,
  notes: guest.notes,
  contacts: sql<string[]>`ARRAY(SELECT value FROM guest_contact c WHERE c.guest_id = guest.id ORDER BY value)`,
  stays: sql<number>`(SELECT count(*)::int FROM ${BOOKED} AND ${LIVED})`,
  bookings: sql<number>`(SELECT count(*)::int FROM ${BOOKED})`,
  totals: sql<GuestRow['totals']>`coalesce((SELECT jsonb_agg(jsonb_build_object('currency', currency, 'total', total))
    FROM (SELECT r.currency, sum(r.total) AS total FROM ${BOOKED} AND ${LIVED} GROUP BY r.currency ORDER BY 1) sums), '[]')`,
  lastStay: sql<string | null>`(SELECT max(r.check_in)::text FROM ${BOOKED} AND ${LIVED})`,
}

type Asked = { skip: number; take: number; search?: string | undefined; attention?: boolean | undefined }

/** A page of the guests, the newest first. */
export const guestsPage = async (db: Db, { skip, take, search, attention }: Asked) => {
  const where = and(search ? found(search) : undefined, attention ? sql`attention` : undefined)
  const [content, total] = await Promise.all([
    db
      .select(row)
      .from(guest)
      .where(onPage(where, skip, take))
      .orderBy(desc(guest.id)),
    db.$count(guest, where),
  ])
  return { content, total }
}

/** Their stays are counted for the guests of the page alone, not for those before it. */
const onPage = (where: SQL | undefined, skip: number, take: number): SQL =>
  sql`${guest.id} IN (SELECT id FROM guest ${where ? sql`WHERE ${where}` : sql``} ORDER BY id DESC OFFSET ${skip} LIMIT ${take})`

const has = (condition: SQL): SQL => sql`id IN (SELECT guest_id FROM guest_contact WHERE ${condition})`

/** Each typed word begins a word of the name; a number is the end of a phone number, an address the whole of one. */
const found = (typed: string): SQL => {
  if (typed.includes('@')) return has(sql`value = ${typed.trim().toLowerCase()}`)
  const digits = typed.replace(/\D/g, '').slice(-10)
  if (/^[+\d\s()-]+$/.test(typed) && digits.length >= 7)
    return has(sql`reverse(value) LIKE ${`${[...digits].reverse().join('')}%`}`)
  const words = fold(typed).match(/[\p{L}\p{N}]+/gu)
  return words
    ? sql`${GUEST_WORDS} @@ to_tsquery('simple', ${words.map((word) => `'${word}':*`).join(' & ')})`
    : sql`false`
}

export const guestById = async (db: Db, id: number) =>
  (
    await db
      .select({ ...row, version: guest.version })
      .from(guest)
      .where(eq(guest.id, id))
  )[0]

/** The guest whose phone (E.164) or e-mail this is. */
export const guestOfContact = async (db: Db, value: string) => {
  const [known] = await db.select().from(guestContact).where(eq(guestContact.value, value))
  return known ? guestById(db, known.guestId) : undefined
}

/** Whose stay a reservation is; undefined for none. */
export const guestOfStay = async (db: Db, reservationId: number) => {
  const [stay] = await db.select().from(guestStay).where(eq(guestStay.reservationId, reservationId))
  return stay ? guestById(db, stay.guestId) : undefined
}

/** The newest bookings of a guest. */
export const staysOfGuest = (db: Db, guestId: number, now: Date, most: number) =>
  db
    .select({
      ...{ id: reservation.id, code: reservation.code, status: statusNow(now), villa: villa.name },
      ...{ checkIn: reservation.checkIn, checkOut: reservation.checkOut, queued: reservation.queued },
      ...{ currency: reservation.currency, total: reservation.total },
    })
    .from(guestStay)
    .innerJoin(reservation, eq(reservation.id, guestStay.reservationId))
    .innerJoin(villa, eq(villa.id, reservation.villaId))
    .where(eq(guestStay.guestId, guestId))
    .orderBy(desc(reservation.checkIn), desc(reservation.id))
    .limit(most)

type Of = { id: number; villaId: number; checkIn: string }

/** Who holds nights of the villa next before or after a stay. */
export const neighbour = async (db: Db, { id, villaId, checkIn }: Of, which: 'before' | 'after') => {
  const [one] = await db
    .select({
      ...{ id: reservation.id, code: reservation.code },
      ...{ guestName: reservation.guestName, checkIn: reservation.checkIn },
    })
    .from(reservation)
    .where(
      and(
        eq(reservation.villaId, villaId),
        sql`status IN ('OPTION', 'CONFIRMED', 'CHECKED_IN', 'COMPLETED')`,
        which === 'before'
          ? sql`(check_in, id) < (${checkIn}::date, ${id})`
          : sql`(check_in, id) > (${checkIn}::date, ${id})`,
      ),
    )
    .orderBy(...(which === 'before' ? [sql`check_in DESC`, sql`id DESC`] : [sql`check_in`, sql`id`]))
    .limit(1)
  return one ?? null
}

/** Answers false when the guest has another version by now. */
export const writeGuest = async (
  db: Db,
  id: number,
  { version, ...change }: { version: number; attention: boolean; notes: string },
): Promise<boolean> => {
  const written = await db
    .update(guest)
    .set({ ...change, version: version + 1 })
    .where(and(eq(guest.id, id), eq(guest.version, version)))
    .returning({ id: guest.id })
  return written.length > 0
}
