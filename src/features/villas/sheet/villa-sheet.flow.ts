import type { Staff } from '../../../kernel/caller.ts'
import type { FieldFault } from '../../../kernel/field-faults.ts'
import { found, Refusal } from '../../../kernel/refusal.ts'
import type { Act } from '../../../platform/act.ts'
import type { Db } from '../../../platform/database/db.ts'
import { phoneOrNull } from '../../../platform/phone.ts'
import { withVillasLocked } from '../villa-lock.store.ts'
import { versionsOf, villasByCode, writeRows } from './villa-sheet.store.ts'
import { cellChanges, type VillaSheetRow } from './villa-sheet.ts'

/** What the rows of a sheet change, villa by villa. Refuses 'invalid' with every wrong row at its field. */
export const previewSheet = async (db: Db, asked: readonly VillaSheetRow[]) => {
  const rows = await knownRows(db, asked)
  const villas = rows.flatMap(({ id, version, was, row }) => {
    const changes = cellChanges(was, row)
    return changes.length ? [{ id, code: row.code, name: was.name, seen: version, changes }] : []
  })
  return { villas, same: rows.length - villas.length }
}

/** Writes the rows of a sheet. Refuses as `previewSheet`, and 'edited-meanwhile' for a villa in another version. */
export const writeSheet = async (
  { db }: Act<unknown, Staff>,
  asked: readonly VillaSheetRow[],
  seen: readonly { id: number; seen: number }[],
): Promise<number> => {
  const rows = new Map((await knownRows(db, asked)).map(({ id, row }) => [id, row]))
  const ids = seen.map(({ id }) => id)
  if (!ids.length) return 0
  return withVillasLocked(db, ids, async (tx) => {
    const versions = await versionsOf(tx, ids)
    if (seen.some(({ id, seen: version }) => versions.get(id) !== version)) throw new Refusal('edited-meanwhile')
    await writeRows(
      tx,
      ids.map((id) => ({ id, row: found(rows.get(id)) })),
    )
    return ids.length
  })
}

/** The villas of the rows; a phone number is written as E.164, so that the same one is no change. */
const knownRows = async (db: Db, rows: readonly VillaSheetRow[]) => {
  const stored = await villasByCode(
    db,
    rows.map(({ code }) => code),
  )
  const faults: Record<string, FieldFault> = {}
  const judged = rows.flatMap((row, at) => {
    const known = stored.get(row.code)
    const greeterPhone = row.greeterPhone && phoneOrNull(row.greeterPhone)
    if (!known) faults[`rows.${at}.code`] = { code: 'unknown-villa' }
    if (rows.findIndex(({ code }) => code === row.code) < at) faults[`rows.${at}.code`] = { code: 'in-use' }
    if (greeterPhone === null) faults[`rows.${at}.greeterPhone`] = { code: 'phone' }
    return known ? [{ ...known, row: { ...row, greeterPhone: greeterPhone ?? '' } }] : []
  })
  if (Object.keys(faults).length) throw new Refusal('invalid', {}, faults)
  return judged
}
