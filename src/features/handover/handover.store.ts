import { and, asc, count, desc, eq, gte, inArray, or, sql } from 'drizzle-orm'
import type { Day } from '../../kernel/day.ts'
import { found } from '../../kernel/refusal.ts'
import type { Db } from '../../platform/database/db.ts'
import { guestPerson } from '../guests/persons/persons.table.ts'
import { papersOf } from '../media/media.store.ts'
import { district, town } from '../places/places.table.ts'
import { guestCount, reservation } from '../reservations/reservations.table.ts'
import { hasStatus } from '../reservations/views/reservation-status.store.ts'
import { villa } from '../villas/villas.table.ts'
import type { TaskKind } from './handover.shape.ts'
import { handoverLink, stayPhoto, stayTask } from './handover.table.ts'

export const STAY_PHOTOS = papersOf(stayPhoto.file)

export type TaskRow = typeof stayTask.$inferSelect
export type LinkRow = typeof handoverLink.$inferSelect
type TaskFields = Omit<typeof stayTask.$inferInsert, 'id' | 'reservationId' | 'kind'>

/** No day of the largest agency has more. */
const MOST_STAYS = 300

const IN_HAND = ['CONFIRMED', 'CHECKED_IN', 'COMPLETED'] as const

const stayFields = {
  ...{ id: reservation.id, code: reservation.code, status: reservation.status },
  ...{ checkIn: reservation.checkIn, checkOut: reservation.checkOut },
  guests: guestCount,
  ...{ guestName: reservation.guestName, phone: reservation.phone },
  ...{ currency: reservation.currency, total: reservation.total, price: reservation.price },
  ...{ villaId: villa.id, villa: villa.name, townId: villa.townId, town: town.name, district: district.name },
  ...{ address: villa.address, latitude: villa.latitude, longitude: villa.longitude },
  ...{ checkInTime: villa.checkInTime, checkOutTime: villa.checkOutTime },
}

const stays = (db: Db) =>
  db
    .select(stayFields)
    .from(reservation)
    .innerJoin(villa, eq(villa.id, reservation.villaId))
    .innerJoin(town, eq(town.id, villa.townId))
    .innerJoin(district, eq(district.id, villa.districtId))
    .$dynamic()

export type HandoverRow = Awaited<ReturnType<typeof stays>>[number]

/** Stays that begin or end on a day, those of some towns alone when there are any, in the order of the villas. */
export const staysOfDay = (db: Db, day: Day, townIds: readonly number[], now: Date): Promise<HandoverRow[]> =>
  stays(db)
    .where(
      and(
        hasStatus(now, ...IN_HAND),
        or(eq(reservation.checkIn, day), eq(reservation.checkOut, day)),
        townIds.length ? inArray(villa.townId, [...townIds]) : undefined,
      ),
    )
    .orderBy(asc(villa.name), asc(reservation.id))
    .limit(MOST_STAYS)

/** Stays with a task that somebody put on this day, whenever they begin and end. */
export const staysWithTaskOn = async (
  db: Db,
  day: Day,
  townIds: readonly number[],
  now: Date,
): Promise<HandoverRow[]> => {
  const of = db.select({ id: stayTask.reservationId }).from(stayTask).where(eq(stayTask.day, day))
  return stays(db)
    .where(
      and(
        hasStatus(now, ...IN_HAND),
        inArray(reservation.id, of),
        townIds.length ? inArray(villa.townId, [...townIds]) : undefined,
      ),
    )
    .limit(MOST_STAYS)
}

export const stayById = async (db: Db, id: number): Promise<HandoverRow> =>
  found((await stays(db).where(eq(reservation.id, id)))[0])

export const tasksKept = (db: Db, reservationIds: readonly number[]): Promise<TaskRow[]> =>
  db
    .select()
    .from(stayTask)
    .where(inArray(stayTask.reservationId, [...reservationIds]))
    .orderBy(asc(stayTask.id))

/** Writes what is said of a task that every stay has. */
export const putTask = async (tx: Db, reservationId: number, kind: TaskKind, fields: TaskFields): Promise<void> => {
  await tx
    .insert(stayTask)
    .values({ reservationId, kind, ...fields })
    .onConflictDoUpdate({
      target: [stayTask.reservationId, stayTask.kind],
      targetWhere: sql`kind <> 'OTHER'`,
      set: fields,
    })
}

export const addTask = async (tx: Db, reservationId: number, fields: TaskFields): Promise<number> => {
  const [added] = await tx
    .insert(stayTask)
    .values({ reservationId, kind: 'OTHER', ...fields })
    .returning({ id: stayTask.id })
  return found(added).id
}

const otherTask = (id: number) => and(eq(stayTask.id, id), eq(stayTask.kind, 'OTHER'))

export const taskById = async (db: Db, id: number): Promise<TaskRow> =>
  found((await db.select().from(stayTask).where(otherTask(id)))[0])

export const writeTask = (tx: Db, id: number, fields: Partial<TaskFields>) =>
  tx.update(stayTask).set(fields).where(otherTask(id))

export const removeTask = (tx: Db, id: number) => tx.delete(stayTask).where(otherTask(id))

export const photosOf = (db: Db, reservationId: number) =>
  db.select().from(stayPhoto).where(eq(stayPhoto.reservationId, reservationId)).orderBy(asc(stayPhoto.id))

export const photoById = async (db: Db, id: number) =>
  found((await db.select().from(stayPhoto).where(eq(stayPhoto.id, id)))[0])

export const addPhoto = (tx: Db, row: Omit<typeof stayPhoto.$inferInsert, 'id'>) => tx.insert(stayPhoto).values(row)

/** How many pictures of each moment, and how many guests are written down, by reservation. */
export const countsOf = async (db: Db, ids: readonly number[]) => {
  if (!ids.length) return { photos: [], persons: [] }
  const photos = await db
    .select({ id: stayPhoto.reservationId, moment: stayPhoto.moment, n: count() })
    .from(stayPhoto)
    .where(inArray(stayPhoto.reservationId, [...ids]))
    .groupBy(stayPhoto.reservationId, stayPhoto.moment)
  const persons = await db
    .select({ id: guestPerson.reservationId, n: count() })
    .from(guestPerson)
    .where(inArray(guestPerson.reservationId, [...ids]))
    .groupBy(guestPerson.reservationId)
  return { photos, persons }
}

export const addLink = async (tx: Db, row: Omit<typeof handoverLink.$inferInsert, 'id'>): Promise<number> =>
  found((await tx.insert(handoverLink).values(row).returning({ id: handoverLink.id }))[0]).id

export const linkByHash = async (db: Db, tokenHash: string): Promise<LinkRow | undefined> =>
  (
    await db
      .select()
      .from(handoverLink)
      .where(and(eq(handoverLink.tokenHash, tokenHash), eq(handoverLink.active, true)))
  )[0]

const MOST_LINKS = 100

/** The links that are good on a day or later, the newest first. */
export const goodLinks = (db: Db, today: Day): Promise<LinkRow[]> =>
  db
    .select()
    .from(handoverLink)
    .where(and(eq(handoverLink.active, true), gte(handoverLink.toDay, today)))
    .orderBy(desc(handoverLink.id))
    .limit(MOST_LINKS)

/** False when there is no such link. */
export const endLink = async (tx: Db, id: number): Promise<boolean> =>
  (
    await tx
      .update(handoverLink)
      .set({ active: false })
      .where(eq(handoverLink.id, id))
      .returning({ id: handoverLink.id })
  ).length > 0

export const townNames = async (db: Db): Promise<Map<number, string>> =>
  new Map((await db.select({ id: town.id, name: town.name }).from(town)).map(({ id, name }) => [id, name]))
