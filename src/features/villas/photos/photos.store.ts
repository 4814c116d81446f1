import { and, asc, eq, inArray, notExists, sql } from 'drizzle-orm'
import { found } from '../../../kernel/refusal.ts'
import type { Db } from '../../../platform/database/db.ts'
import { picture } from '../../media/media.table.ts'
import { town } from '../../places/places.table.ts'
import { villaPhoto, villaType } from '../villas.table.ts'

export type PhotoRow = Awaited<ReturnType<typeof photosOf>>[number]

/** The photos of a villa in their order, with their fingerprints. */
export const photosOf = (db: Db, villaId: number) =>
  db
    .select({
      id: villaPhoto.id,
      path: picture.path,
      width: picture.width,
      height: picture.height,
      blur: picture.blur,
      room: villaPhoto.room,
      alt: villaPhoto.alt,
      caption: villaPhoto.caption,
      fingerprint: picture.fingerprint,
    })
    .from(villaPhoto)
    .innerJoin(picture, eq(picture.id, villaPhoto.pictureId))
    .where(eq(villaPhoto.villaId, villaId))
    .orderBy(asc(villaPhoto.position), asc(villaPhoto.id))

/** Which villa a photo belongs to. Refuses 'not-found'. */
export const villaOfPhoto = async (db: Db, id: number): Promise<number> =>
  found((await db.select({ villaId: villaPhoto.villaId }).from(villaPhoto).where(eq(villaPhoto.id, id)))[0]).villaId

/** Puts a photo behind the others of its villa. Answers its id. */
export const addPhoto = async (tx: Db, row: Omit<typeof villaPhoto.$inferInsert, 'position'>): Promise<number> => {
  const last = sql<number>`(SELECT coalesce(max(position), 0) + 1 FROM villa_photo WHERE villa_id = ${row.villaId})`
  const [added] = await tx
    .insert(villaPhoto)
    .values({ ...row, position: last as unknown as number })
    .returning({ id: villaPhoto.id })
  return found(added).id
}

type Facts = Pick<typeof villaPhoto.$inferInsert, 'room' | 'alt' | 'caption' | 'position'>

export const changePhoto = (tx: Db, id: number, facts: Partial<Facts>) =>
  tx.update(villaPhoto).set(facts).where(eq(villaPhoto.id, id))

/** Takes a photo off its villa, with its picture when nothing else shows it (the file goes later, by the job). */
export const removePhoto = async (tx: Db, id: number): Promise<void> => {
  const removed = await tx
    .delete(villaPhoto)
    .where(eq(villaPhoto.id, id))
    .returning({ pictureId: villaPhoto.pictureId })
  await dropUnshown(
    tx,
    removed.map(({ pictureId }) => pictureId),
  )
}

/** Forgets those of these pictures that no photo, town or villa type shows. */
export const dropUnshown = async (tx: Db, pictures: readonly number[]): Promise<void> => {
  if (!pictures.length) return
  const shown = tx.select({ one: sql`1` }).from(villaPhoto).where(eq(villaPhoto.pictureId, picture.id))
  const ofTown = tx.select({ one: sql`1` }).from(town).where(eq(town.picture, picture.path))
  const ofType = tx.select({ one: sql`1` }).from(villaType).where(eq(villaType.picture, picture.path))
  const nowhere = [shown, ofTown, ofType].map((each) => notExists(each))
  await tx.delete(picture).where(and(inArray(picture.id, [...pictures]), ...nowhere))
}
