import { and, eq, gt, inArray, is, isNull, or, type SQL, sql } from 'drizzle-orm'
import { PgTransaction } from 'drizzle-orm/pg-core'
import { type Day, nightCount, type Stay } from '../../kernel/day.ts'
import { Refusal } from '../../kernel/refusal.ts'
import type { Db } from '../../platform/database/db.ts'
import { inLane } from '../../platform/database/lane.ts'
import { command, given } from '../../platform/database/statement.ts'
import { announceAtCommit } from '../../platform/database/unit-of-work.ts'
import { villa } from '../villas/villas.table.ts'
import { closing, takenNight } from './availability.table.ts'
import type { HolderKind } from './calendar.shape.ts'

/** The channel on which every change of a villa's nights, prices or facts is told. */
export const VILLA_CHANGED = 'villa_changed'

const lock = command<{ id: number }>(
  'lock_villa',
  () => sql`UPDATE ${villa} SET revision = nextval('villa_revision') WHERE id = ${given('id')} RETURNING id`,
)

/**
 * Locks a villa and marks it changed: the first statement of every transaction that writes its nights, so that two of
 * them never wait for each other in a ring. Readers that hold another revision are told after the commit.
 */
export const lockVilla = async (tx: Db, villaId: number): Promise<void> => {
  const locked = await lock(tx, { id: villaId })
  if (!locked.length) throw new Refusal('not-found')
  announceAtCommit(VILLA_CHANGED, String(villaId))
}

/** The lane of a villa's writers in this process (platform/lane.ts). */
export const villaLane = (villaId: number): string => `villa:${villaId}`

/**
 * Runs `work` in a transaction that holds the villa's lock; in this process one after the other, before a connection is
 * taken. `lockFirst` looks and locks what else must be locked: never after the villa. What is refused inside the
 * caller's own transaction undoes all of it.
 */
export const withVillaLocked = <T>(
  db: Db,
  villaId: number,
  work: (tx: Db) => Promise<T>,
  lockFirst?: (tx: Db) => Promise<unknown>,
): Promise<T> =>
  inLane(villaLane(villaId), () => {
    const locked = async (tx: Db) => {
      await lockFirst?.(tx)
      await lockVilla(tx, villaId)
      return work(tx)
    }
    return is(db, PgTransaction) ? locked(db) : db.transaction(locked)
  })

const alive = (now: Date) => or(isNull(takenNight.expiresAt), gt(takenNight.expiresAt, now))

export type Hold = { stay: Stay; kind: HolderKind; holderId: number; expiresAt: Date | null }

/**
 * Takes the nights of a stay as the given holder, also from options past their end: the nights that somebody holds stay
 * as they are and are not answered. The villa must be locked.
 */
export const takeNights = (): SQL =>
  sql`INSERT INTO ${takenNight} (villa_id, night, kind, holder_id, expires_at)
    SELECT ${given('villaId')}::int, night, ${given('kind')}, ${given('holderId')}::int, ${given('expiresAt')}::timestamptz
    FROM (SELECT ${given('checkIn')}::date + n AS night FROM generate_series(0, ${given('nights')}::int - 1) AS n) AS stay
    ON CONFLICT (villa_id, night) DO UPDATE
      SET kind = excluded.kind, holder_id = excluded.holder_id, expires_at = excluded.expires_at
      WHERE taken_night.expires_at <= ${given('now')}::timestamptz
    RETURNING night`

/** Forgets the nights of options past their end, but those that `takeNights` takes over. The villa must be locked. */
export const dropEnded = (): SQL =>
  sql`DELETE FROM ${takenNight} WHERE villa_id = ${given('villaId')}::int AND expires_at <= ${given('now')}::timestamptz
    AND NOT (night >= ${given('checkIn')}::date AND night < ${given('checkIn')}::date + ${given('nights')}::int)`

const take = command('take_nights', () => sql`WITH ended AS (${dropEnded()}) ${takeNights()}`)

/** Takes every night of a stay, or refuses 'nights-taken' and so undoes the transaction. The villa must be locked. */
export const holdNights = async (tx: Db, villaId: number, { stay, ...hold }: Hold, now: Date): Promise<void> => {
  const nights = nightCount(stay)
  const taken = await take(tx, { ...hold, villaId, checkIn: stay.checkIn, nights, now })
  mustBeAll(taken.length, nights)
}

/** Refuses 'nights-taken' when not every night of a stay was free. */
export const mustBeAll = (taken: number, nights: number): void => {
  if (taken !== nights) throw new Refusal('nights-taken', {}, { checkIn: { code: 'taken' } })
}

const heldBy = (villaId: number, kinds: readonly HolderKind[], holderId: number) =>
  and(eq(takenNight.villaId, villaId), inArray(takenNight.kind, [...kinds]), eq(takenNight.holderId, holderId))

/** An option and the reservation it becomes are one holder. */
export const RESERVATION_KINDS = ['option', 'reservation'] as const satisfies HolderKind[]

/** Frees every night of a holder. The villa must be locked. */
export const freeNights = (tx: Db, villaId: number, kinds: readonly HolderKind[], holderId: number) =>
  tx.delete(takenNight).where(heldBy(villaId, kinds, holderId))

/** How many nights a reservation holds. */
export const countNightsOf = (db: Db, villaId: number, reservationId: number): Promise<number> =>
  db.$count(takenNight, heldBy(villaId, RESERVATION_KINDS, reservationId))

/** Turns the hold of a reservation into an option with an end, or into a firm one. */
export const keepNights = (
  tx: Db,
  villaId: number,
  reservationId: number,
  hold: { kind: 'option' | 'reservation'; expiresAt: Date | null },
) =>
  tx
    .update(takenNight)
    .set(hold)
    .where(heldBy(villaId, RESERVATION_KINDS, reservationId))

export const addClosing = async (tx: Db, row: Omit<typeof closing.$inferInsert, 'id'>): Promise<number> => {
  const [added] = await tx.insert(closing).values(row).returning({ id: closing.id })
  return added?.id ?? 0
}

export const closingById = async (db: Db, id: number) => (await db.select().from(closing).where(eq(closing.id, id)))[0]

export const changeClosingRow = (tx: Db, id: number, row: { from: Day; until: Day; note: string }) =>
  tx.update(closing).set(row).where(eq(closing.id, id))

export const deleteClosing = (tx: Db, id: number) => tx.delete(closing).where(eq(closing.id, id))

/** Every living taken night from a day on, for the read model: by villa when ids are given. */
export const takenNightsFrom = (db: Db, from: Day, now: Date, villaIds?: number[]) =>
  db
    .select({ villaId: takenNight.villaId, night: takenNight.night, expiresAt: takenNight.expiresAt })
    .from(takenNight)
    .where(
      and(
        sql`${takenNight.night} >= ${from}`,
        alive(now),
        villaIds ? inArray(takenNight.villaId, villaIds) : undefined,
      ),
    )
