import { and, asc, inArray, sql } from 'drizzle-orm'
import type { Db } from '../../../platform/database/db.ts'
import { rowsOf as givenRows } from '../../../platform/database/statement.ts'
import { conditionsOf, type VillaFilter } from '../admin-villas.store.ts'
import { villa } from '../villas.table.ts'
import { FACTS, factsOf, rowOf, type VillaSheetRow } from './villa-sheet.ts'

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

/** Which version each of these villas is. */
export const versionsOf = async (tx: Db, ids: readonly number[]): Promise<Map<number, number>> => {
  const rows = await tx
    .select({ id: villa.id, version: villa.version })
    .from(villa)
    .where(inArray(villa.id, [...ids]))
  return new Map(rows.map(({ id, version }) => [id, version]))
}

/** Writes the facts of rows over their villas, in one statement, each as its next version. They must be locked. */
export const writeRows = async (tx: Db, rows: readonly { id: number; row: VillaSheetRow }[]): Promise<void> => {
  const facts = rows.map(({ id, row }) => ({ id, ...factsOf(row) }))
  await tx.execute(sql`UPDATE villa SET ${WRITTEN}, version = villa.version + 1
    FROM json_populate_recordset(NULL::villa, ${givenRows(villa, facts)}::json) given WHERE villa.id = given.id`)
}

/** The columns that a sheet writes, as it stands in SQL: `name = given.name, …`. */
const WRITTEN = sql.raw(FACTS.map((fact) => `"${villa[fact].name}" = given."${villa[fact].name}"`).join(', '))

/** The villas that a filter lets through as rows of a sheet, by code. */
export const sheetRows = async (db: Db, filter: Partial<VillaFilter>): Promise<VillaSheetRow[]> =>
  (
    await db
      .select()
      .from(villa)
      .where(and(...conditionsOf(filter)))
      .orderBy(asc(villa.code))
  ).map((row) => rowOf({ ...row, typeIds: [] }))
