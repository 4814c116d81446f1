import { and, asc, inArray } from 'drizzle-orm'
import type { Db } from '../../../platform/database/db.ts'
import { conditionsOf, type VillaFilter } from '../admin-villas.store.ts'
import { villa } from '../villas.table.ts'
import { rowOf, type VillaSheetRow } from './villa-sheet.ts'

/** Villas by their codes: which version each is, and as a row of a sheet. */
export const villasByCode = async (db: Db, codes: readonly string[]) => {
  const rows = await db
    .select()
    .from(villa)
    .where(inArray(villa.code, [...codes]))
  return new Map(
    rows.map((row) => [row.code, { id: row.id, version: row.version, was: rowOf({ ...row, typeIds: [] }) }]),
  )
}

/** The villas that a filter lets through as rows of a sheet, by code. */
export const sheetRows = async (db: Db, filter: Partial<VillaFilter>): Promise<VillaSheetRow[]> =>
  (
    await db
      .select()
      .from(villa)
      .where(and(...conditionsOf(filter)))
      .orderBy(asc(villa.code))
  ).map((row) => rowOf({ ...row, typeIds: [] }))
