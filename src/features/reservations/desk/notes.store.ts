import { eq } from 'drizzle-orm'
import { found } from '../../../kernel/refusal.ts'
import type { Db } from '../../../platform/database/db.ts'
import { reservationNote } from '../reservations.table.ts'

export const countNotes = (db: Db, reservationId: number): Promise<number> =>
  db.$count(reservationNote, eq(reservationNote.reservationId, reservationId))

export const insertNote = async (db: Db, row: Omit<typeof reservationNote.$inferInsert, 'id'>): Promise<number> =>
  found((await db.insert(reservationNote).values(row).returning({ id: reservationNote.id }))[0]).id

/** Removes a note; refuses 'not-found' when there is none. */
export const deleteNote = async (db: Db, id: number): Promise<void> => {
  const removed = await db
    .delete(reservationNote)
    .where(eq(reservationNote.id, id))
    .returning({ id: reservationNote.id })
  found(removed[0])
}
