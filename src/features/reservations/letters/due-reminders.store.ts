import { and, eq, gt, gte, inArray, lte, notExists, sql } from 'drizzle-orm'
import type { Day } from '../../../kernel/day.ts'
import type { Db } from '../../../platform/database/db.ts'
import { letter } from '../../letters/letters.table.ts'
import type { TemplateKey } from '../../letters/templates/default-templates.ts'
import type { ReservationStatus } from '../reservation.shape.ts'
import type { Reservation } from '../reservations.store.ts'
import { reservation } from '../reservations.table.ts'

/** What a guest was not written to about for so long is worth a reminder of an option. */
const SILENCE = sql`interval '2 hours'`

type Asked = {
  template: TemplateKey
  of: 'checkIn' | 'checkOut'
  from: Day
  until: Day
  statuses: readonly ReservationStatus[]
}

/**
 * Stays that arrive or leave from one day until another, both inclusive, whose guests have an address and no reminder
 * yet for this villa and day.
 */
export const unremindedStays = (db: Db, { template, of, from, until, statuses }: Asked): Promise<Reservation[]> => {
  const day = reservation[of]
  const once = sql`${template}::text || ':' || ${reservation.id} || ':' || ${reservation.villaId} || ':' || ${day}`
  const written = db.select({ id: letter.id }).from(letter).where(sql`${letter.onceKey} = ${once}`)
  return db
    .select()
    .from(reservation)
    .where(
      and(
        gte(day, from),
        lte(day, until),
        inArray(reservation.status, [...statuses]),
        sql`${reservation.email} <> ''`,
        notExists(written),
      ),
    )
    .orderBy(day, reservation.id)
    .limit(PAGE)
}

/** Options that end between two moments, whose guests were not written to lately. */
export const unremindedOptions = (db: Db, { from, until, now }: { from: Date; until: Date; now: Date }) => {
  const lately = db
    .select({ id: letter.id })
    .from(letter)
    .where(and(eq(letter.reservationId, reservation.id), gt(letter.createdAt, sql`${now}::timestamptz - ${SILENCE}`)))
  const millis = sql`(extract(epoch FROM ${reservation.expiresAt}) * 1000)::bigint`
  const once = sql`'option_expiring:' || ${reservation.id} || ':' || ${millis}`
  const written = db.select({ id: letter.id }).from(letter).where(sql`${letter.onceKey} = ${once}`)
  return db
    .select()
    .from(reservation)
    .where(
      and(
        eq(reservation.status, 'OPTION'),
        gt(reservation.expiresAt, from),
        lte(reservation.expiresAt, until),
        sql`${reservation.email} <> ''`,
        sql`${reservation.createdAt} <= ${now}::timestamptz - ${SILENCE}`,
        notExists(lately),
        notExists(written),
      ),
    )
    .orderBy(reservation.expiresAt)
    .limit(PAGE)
}

const PAGE = 200
