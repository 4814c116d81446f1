import { and, asc, desc, eq, inArray, isNull, lte, notInArray, or } from 'drizzle-orm'
import type { Day } from '../../../kernel/day.ts'
import type { Db } from '../../../platform/database/db.ts'
import { hasEnded } from '../../reservations/life/reservation-status.ts'
import { RESERVATION_STATUSES } from '../../reservations/reservation.shape.ts'
import { reservation } from '../../reservations/reservations.table.ts'
import { guestList, guestPerson, personRead } from './persons.table.ts'

export type PersonRow = typeof guestPerson.$inferSelect

/** The list of a reservation and its persons in their order; null and none while nobody has written. */
export const listOf = async (db: Db, reservationId: number) => {
  const [list] = await db.select().from(guestList).where(eq(guestList.reservationId, reservationId))
  const persons = list ? await personsOf(db, reservationId) : []
  return { list: list ?? null, persons }
}

const personsOf = (db: Db, reservationId: number): Promise<PersonRow[]> =>
  db
    .select()
    .from(guestPerson)
    .where(eq(guestPerson.reservationId, reservationId))
    .orderBy(asc(guestPerson.position), asc(guestPerson.id))

/** The list of a reservation, locked; made when it is not there. */
export const lockList = async (tx: Db, reservationId: number, row: { who: string; at: Date }) => {
  await tx
    .insert(guestList)
    .values({ reservationId, ...row })
    .onConflictDoNothing()
  const [list] = await tx.select().from(guestList).where(eq(guestList.reservationId, reservationId)).for('update')
  return { version: list?.version ?? 0, persons: await personsOf(tx, reservationId) }
}

export const writeList = (tx: Db, reservationId: number, row: { version: number; who: string; at: Date }) =>
  tx
    .update(guestList)
    .set({ ...row, forgottenAt: null })
    .where(eq(guestList.reservationId, reservationId))

export const keepOnly = (tx: Db, reservationId: number, ids: number[]) =>
  tx
    .delete(guestPerson)
    .where(and(eq(guestPerson.reservationId, reservationId), ids.length ? notInArray(guestPerson.id, ids) : undefined))

type NewPerson = Omit<typeof guestPerson.$inferInsert, 'id'>

export const addPerson = async (tx: Db, row: NewPerson): Promise<number> =>
  (await tx.insert(guestPerson).values(row).returning({ id: guestPerson.id }))[0]?.id ?? 0

export const changePerson = (tx: Db, id: number, change: Partial<NewPerson>) =>
  tx.update(guestPerson).set(change).where(eq(guestPerson.id, id))

export const personById = async (db: Db, id: number): Promise<PersonRow | undefined> =>
  (await db.select().from(guestPerson).where(eq(guestPerson.id, id)))[0]

export const noteRead = async (tx: Db, row: Omit<typeof personRead.$inferInsert, 'id'>): Promise<void> =>
  void (await tx.insert(personRead).values(row))

const LAST_READS = 5

export const readsOf = (db: Db, reservationId: number) =>
  db
    .select({ person: personRead.person, what: personRead.what, who: personRead.who, at: personRead.at })
    .from(personRead)
    .where(eq(personRead.reservationId, reservationId))
    .orderBy(desc(personRead.id))
    .limit(LAST_READS)

/** Reservations whose list has outlived its time: at most `count`. */
export const outlived = (db: Db, { stayed, never }: { stayed: Day; never: Day }, count: number) =>
  db
    .select({ id: guestList.reservationId })
    .from(guestList)
    .innerJoin(reservation, eq(reservation.id, guestList.reservationId))
    .where(
      and(
        isNull(guestList.forgottenAt),
        or(
          lte(reservation.checkOut, stayed),
          and(lte(reservation.checkOut, never), inArray(reservation.status, RESERVATION_STATUSES.filter(hasEnded))),
        ),
      ),
    )
    .limit(count)

/** Deletes the persons of these lists, and their names where somebody has read a number. */
export const forget = async (tx: Db, reservationIds: number[], at: Date): Promise<void> => {
  await tx.delete(guestPerson).where(inArray(guestPerson.reservationId, reservationIds))
  await tx.update(personRead).set({ person: '' }).where(inArray(personRead.reservationId, reservationIds))
  await tx.update(guestList).set({ forgottenAt: at }).where(inArray(guestList.reservationId, reservationIds))
}
