import { and, eq, gt, gte, inArray, isNull, lt, or, type SQL, sql } from 'drizzle-orm'
import { type Day, nightCount, type Stay } from '../../kernel/day.ts'
import { Refusal } from '../../kernel/refusal.ts'
import type { Db } from '../../platform/database/db.ts'
import { command, given } from '../../platform/database/statement.ts'
import { closing, takenNight } from './availability.table.ts'
import { type BlockKind, blockKind, type HolderKind } from './calendar.shape.ts'

const alive = (now: Date) => or(isNull(takenNight.expiresAt), gt(takenNight.expiresAt, now))

export type Hold = {
  stay: Stay
  kind: HolderKind
  holderId: number
  expiresAt: Date | null
  /** Nights before this day are over: they stay as they are, wherever they were spent. */
  since?: Day | undefined
}

/** An option and the reservation it becomes are one holder; so are the kinds of a closing. */
export const RESERVATION_KINDS = ['option', 'reservation'] as const satisfies HolderKind[]
export const CLOSING_KINDS = blockKind.options

const isOfReservation = (kind: SQL) => sql`(${kind} IN ('option', 'reservation'))`
/** Is a taken night one of the holder that is given? */
const isOwn = sql`(taken_night.holder_id = ${given('holderId')}::int
  AND ${isOfReservation(sql`taken_night.kind`)} = ${isOfReservation(sql`${given('kind')}`)})`
const isOfFeed = sql`closing.villa_id = ${given('villaId')}::int AND closing.feed_id IS NOT NULL`

/** How many nights; as a question of its own, so that a plan for any number costs no more than one for this. */
const nightsGiven = sql`(SELECT ${given('nights')}::int)`

/**
 * Takes the nights of a stay as the given holder, also from options past their end: the nights that somebody else holds
 * stay as they are and are not answered, nor those that a foreign calendar has taken too. The villa must be locked.
 */
export const takeNights = (): SQL =>
  sql`INSERT INTO ${takenNight} (villa_id, night, kind, holder_id, expires_at)
    SELECT ${given('villaId')}::int, night, ${given('kind')}, ${given('holderId')}::int, ${given('expiresAt')}::timestamptz
    FROM (SELECT ${given('checkIn')}::date + n AS night FROM generate_series(0, ${nightsGiven} - 1) AS n) AS stay
    WHERE NOT EXISTS (SELECT FROM ${closing} WHERE ${isOfFeed} AND starts_on <= stay.night AND stay.night < ends_before)
      OR EXISTS (SELECT FROM ${takenNight}
        WHERE villa_id = ${given('villaId')}::int AND night = stay.night AND ${isOwn})
    ON CONFLICT (villa_id, night) DO UPDATE
      SET kind = excluded.kind, holder_id = excluded.holder_id, expires_at = excluded.expires_at
      WHERE taken_night.expires_at <= ${given('now')}::timestamptz OR ${isOwn}
    RETURNING night`

/** Forgets the nights of options past their end, but those that `takeNights` takes over. The villa must be locked. */
export const dropEnded = (): SQL =>
  sql`DELETE FROM ${takenNight} WHERE villa_id = ${given('villaId')}::int AND expires_at <= ${given('now')}::timestamptz
    AND NOT (night >= ${given('checkIn')}::date AND night < ${given('checkIn')}::date + ${given('nights')}::int)`

const take = command('take_nights', () => sql`WITH ended AS (${dropEnded()}) ${takeNights()}`)

/** Takes every night of a stay, or refuses 'nights-taken' and so undoes the transaction. The villa must be locked. */
export const holdNights = async (tx: Db, villaId: number, { stay, ...hold }: Hold, now: Date): Promise<void> => {
  const checkIn = hold.since && hold.since > stay.checkIn ? hold.since : stay.checkIn
  const nights = Math.max(0, nightCount({ ...stay, checkIn }))
  const { kind, holderId, expiresAt } = hold
  const taken = await take(tx, { kind, holderId, expiresAt, villaId, checkIn, nights, now })
  mustBeAll(taken.length, nights)
}

/**
 * Holds a stay in place of what the holder held: refuses 'nights-taken' and so undoes the transaction. The villa must
 * be locked.
 */
export const moveNights = async (tx: Db, villaId: number, hold: Hold, now: Date): Promise<void> => {
  await holdNights(tx, villaId, hold, now)
  const kinds = hold.kind === 'option' || hold.kind === 'reservation' ? RESERVATION_KINDS : CLOSING_KINDS
  const { checkIn, checkOut } = hold.stay
  const outside = or(hold.since ? undefined : lt(takenNight.night, checkIn), gte(takenNight.night, checkOut))
  const left = await tx
    .delete(takenNight)
    .where(and(heldBy(villaId, kinds, hold.holderId), outside))
    .returning({ night: takenNight.night })
  if (left.length) await takeForFeeds(tx, villaId, now)
}

/** Refuses 'nights-taken' when not every night of a stay was free. */
export const mustBeAll = (taken: number, nights: number): void => {
  if (taken !== nights) throw new Refusal('nights-taken', {}, { checkIn: { code: 'taken' } })
}

const heldBy = (villaId: number, kinds: readonly HolderKind[], holderId: number) =>
  and(eq(takenNight.villaId, villaId), inArray(takenNight.kind, [...kinds]), eq(takenNight.holderId, holderId))

/**
 * Frees the nights of a reservation: all, or those from a day on when the ones before were spent there. The villa must
 * be locked.
 */
export const freeReservation = (
  tx: Db,
  villaId: number,
  { id, since }: { id: number; since?: Day | undefined },
  now: Date,
) => {
  const held = heldBy(villaId, RESERVATION_KINDS, id)
  return freeNights(tx, villaId, since ? and(held, gte(takenNight.night, since)) : held, now)
}

/** Frees every night of a closing. The villa must be locked. */
export const freeClosing = (tx: Db, villaId: number, id: number, now: Date) =>
  freeNights(tx, villaId, heldBy(villaId, CLOSING_KINDS, id), now)

/** What becomes free belongs to the foreign calendars that have it, before anybody else. */
const freeNights = async (tx: Db, villaId: number, which: SQL | undefined, now: Date): Promise<void> => {
  await tx.delete(takenNight).where(which)
  await takeForFeeds(tx, villaId, now)
}

const feedsTake = command(
  'feeds_take_nights',
  () => sql`INSERT INTO ${takenNight} (villa_id, night, kind, holder_id)
    SELECT DISTINCT ON (night) closing.villa_id, starts_on + n AS night, closing.kind, closing.id
    FROM ${closing}, generate_series(0, ends_before - starts_on - 1) AS n WHERE ${isOfFeed}
    ORDER BY night, closing.id
    ON CONFLICT (villa_id, night) DO UPDATE
      SET kind = excluded.kind, holder_id = excluded.holder_id, expires_at = NULL
      WHERE taken_night.expires_at <= ${given('now')}::timestamptz
    RETURNING night`,
)

/** Takes every free night that a foreign calendar of the villa has; answers how many. The villa must be locked. */
export const takeForFeeds = async (tx: Db, villaId: number, now: Date): Promise<number> =>
  (await feedsTake(tx, { villaId, now })).length

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

type ChangedClosing = { from: Day; until: Day; note: string; kind: BlockKind }

export const changeClosingRow = (tx: Db, id: number, row: ChangedClosing) =>
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
