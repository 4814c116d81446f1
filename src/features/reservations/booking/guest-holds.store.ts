import { and, count, eq, gt, or, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../../platform/database/db.ts'
import { isOpen, reservation } from '../reservations.table.ts'
import type { Guest } from './guest-caps.ts'

const isUnpaid = sql`coalesce((SELECT sum(amount) FROM ledger_entry WHERE reservation_id = ${reservation.id}), 0) <= 0`

/**
 * Holds that guests made on the site, that have not ended and for which nothing is paid. `isOpen` is what the indexes
 * are made of.
 */
const unpaid = (now: Date, ...of: (SQL | undefined)[]): SQL | undefined =>
  and(isOpen, eq(reservation.source, 'web'), gt(reservation.expiresAt, now), ...of, isUnpaid)

const ENOUGH = 200

/** The unpaid options and requests of a phone, an e-mail or a network. */
export const holdsOfGuest = (tx: Db, { phone, email, network }: Guest, now: Date) =>
  tx
    .select({
      status: sql<'OPTION' | 'REQUEST'>`${reservation.status}`,
      phone: reservation.phone,
      email: reservation.email,
      network: sql<string>`coalesce(${reservation.network}, '')`,
    })
    .from(reservation)
    .where(
      unpaid(now, or(eq(reservation.phone, phone), eq(reservation.email, email), eq(reservation.network, network))),
    )
    .limit(ENOUGH)

/** How many unpaid options of guests a villa carries. */
export const optionsOfVilla = async (tx: Db, villaId: number, now: Date): Promise<number> =>
  (
    await tx
      .select({ count: count() })
      .from(reservation)
      .where(unpaid(now, eq(reservation.villaId, villaId), eq(reservation.status, 'OPTION')))
  )[0]?.count ?? 0
