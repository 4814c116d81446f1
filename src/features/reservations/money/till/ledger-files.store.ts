import { eq } from 'drizzle-orm'
import { found } from '../../../../kernel/refusal.ts'
import type { Db } from '../../../../platform/database/db.ts'
import { papersOf } from '../../../media/media.store.ts'
import { ledgerFile } from '../ledger.table.ts'

/** Pictures that prove entries of the ledger. */
export const PROOFS = papersOf(ledgerFile.path)

export const countFiles = (db: Db, entryId: number): Promise<number> =>
  db.$count(ledgerFile, eq(ledgerFile.entryId, entryId))

export const addFile = async (db: Db, row: Omit<typeof ledgerFile.$inferInsert, 'id'>): Promise<number> =>
  found((await db.insert(ledgerFile).values(row).returning({ id: ledgerFile.id }))[0]).id

/** Where a picture stands; refuses 'not-found' when there is none. */
export const fileById = async (db: Db, id: number) =>
  found((await db.select().from(ledgerFile).where(eq(ledgerFile.id, id)))[0])
