import { and, eq, gt, or, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../../platform/database/db.ts'
import { ask, given, statement } from '../../../platform/database/statement.ts'
import { isOpen, reservation } from '../reservations.table.ts'
import type { Guest } from './guest-caps.ts'

const isUnpaid = sql`coalesce((SELECT sum(amount) FROM ledger_entry WHERE reservation_id = ${reservation.id}), 0) <= 0`

/**
 * Holds that guests made on the site, that have not ended and for which nothing is paid. `isOpen` is what the indexes
 * are made of.
 */
const unpaid = (...of: (SQL | undefined)[]): SQL | undefined =>
  and(isOpen, eq(reservation.source, 'web'), gt(reservation.expiresAt, given('now')), ...of, isUnpaid)

const ENOUGH = 200

/** The unpaid options and requests of a phone, an e-mail or a network. */
export const holdsQuestion = () =>
  ask
    .select({
      status: sql<'OPTION' | 'REQUEST'>`${reservation.status}`,
      phone: reservation.phone,
      email: reservation.email,
      network: sql<string>`coalesce(${reservation.network}, '')`,
    })
    .from(reservation)
    .where(
      unpaid(
        or(
          eq(reservation.phone, given('phone')),
          eq(reservation.email, given('email')),
          eq(reservation.network, given('network')),
        ),
      ),
    )
    .limit(ENOUGH)

/** How many unpaid options of guests a villa carries. */
export const optionsQuestion = (villaId: SQL) =>
  ask
    .select({ count: sql<number>`count(*)::int` })
    .from(reservation)
    .where(unpaid(eq(reservation.villaId, villaId), eq(reservation.status, 'OPTION')))

/** The holds that a guest's caps are counted from: those of the guest, and how many options the villa carries. */
export type GuestHolds = { ofGuest: ReturnType<typeof holdsQuestion>['_']['result']; ofVilla: number }

const carried = statement('options_of_villa', () => ({ options: optionsQuestion(sql`${given('villaId')}`) }))

export const optionsOfVilla = async (db: Db, villaId: number, now: Date): Promise<number> =>
  (await carried(db, { villaId, now })).options[0]?.count ?? 0

const ofGuest = statement('holds_of_guest', () => ({ holds: holdsQuestion() }))

/** As `holdsQuestion` says. */
export const holdsOfGuest = async (db: Db, { phone, email, network }: Guest, now: Date) =>
  (await ofGuest(db, { phone, email, network, now })).holds
