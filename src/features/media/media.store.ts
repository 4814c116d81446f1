import { eq, inArray } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
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

/** Where files of a kind stand, and the column whose rows name them. */
export type Shelf = { folder: string; ending: 'paper' | 'webp'; column: PgColumn; address?: (file: string) => string }

/** Files that no public address serves: their ending sees to it. */
export const papersOf = (column: PgColumn, folder = 'papers'): Shelf => ({ folder, ending: 'paper', column })

/** Pictures that were sent; their rows name the public address. */
export const PICTURES: Shelf = {
  ...{ folder: 'pictures', ending: 'webp', column: picture.path },
  address: (file) => `/img/${file}`,
}

/** Which of these addresses a row names. */
export const knownOn = async (db: Db, { column }: Shelf, addresses: string[]): Promise<Set<string>> => {
  const rows = await db.select({ address: column }).from(column.table).where(inArray(column, addresses))
  return new Set(rows.map(({ address }) => String(address)))
}
