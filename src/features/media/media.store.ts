import { eq, inArray } from 'drizzle-orm'
import type { Db } from '../../platform/database/db.ts'
import { picture } from './media.table.ts'

export type NewPicture = typeof picture.$inferInsert

/** Writes a picture's row. Answers its id. */
export const addPicture = async (db: Db, row: NewPicture): Promise<number> => {
  const [added] = await db.insert(picture).values(row).returning({ id: picture.id })
  if (!added) throw new Error('A picture was not written.')
  return added.id
}

export const dropPicture = (db: Db, id: number) => db.delete(picture).where(eq(picture.id, id))

/** Which of these addresses a row knows. */
export const knownPaths = async (db: Db, paths: string[]): Promise<Set<string>> => {
  const rows = await db.select({ path: picture.path }).from(picture).where(inArray(picture.path, paths))
  return new Set(rows.map(({ path }) => path))
}
