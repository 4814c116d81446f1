import { createHash } from 'node:crypto'
import type { Staff } from '../../../../kernel/caller.ts'
import { found, Refusal } from '../../../../kernel/refusal.ts'
import type { Act } from '../../../../platform/act.ts'
import type { Db } from '../../../../platform/database/db.ts'
import { villasForPrices } from '../grid/price-grid.store.ts'
import { saysOf } from '../price-change.ts'
import type { SeasonDraft } from '../season-edit.ts'
import { seasonsOf } from '../seasons.store.ts'
import { editSeasons, type Written } from '../write-seasons.flow.ts'
import type { PriceSheetRow } from './price-sheet.contract.ts'
import { periodChanges, seasonsFrom, wrongRows } from './price-sheet.ts'

/** What the rows of a sheet change, villa by villa. Refuses 'invalid' with every wrong row at its field. */
export const previewSheet = async (db: Db, rows: readonly PriceSheetRow[]) => {
  const villas = await villasOf(db, rows)
  const stored = await seasonsOf(
    db,
    villas.map(({ id }) => id),
  )
  const changed = villas.map(({ rows: own, ...villa }) => {
    const before = stored.get(villa.id) ?? []
    return { ...villa, seen: signOf(before), changes: periodChanges(before, seasonsFrom(before, own)) }
  })
  const differing = changed.filter(({ changes }) => changes.length > 0)
  return { villas: differing, same: changed.length - differing.length }
}

/**
 * Gives each villa of a sheet the periods it has there and no others, as one change that can be taken back. Refuses
 * as `previewSheet`, and 'edited-meanwhile' when a villa's prices are not those that were `seen`.
 */
export const writeSheet = async (
  act: Act<unknown, Staff>,
  rows: readonly PriceSheetRow[],
  seen: readonly { id: number; seen: string }[],
): Promise<Written> => {
  const villas = new Map((await villasOf(act.db, rows)).map((villa) => [villa.id, villa.rows]))
  const signs = new Map(seen.map((each) => [each.id, each.seen]))
  return editSeasons(act, [...villas.keys()], (villaId) => (stored) => {
    const wanted = seasonsFrom(stored, found(villas.get(villaId)))
    if (signs.get(villaId) !== signOf(stored) && periodChanges(stored, wanted).length)
      throw new Refusal('edited-meanwhile')
    return wanted
  })
}

const villasOf = async (db: Db, rows: readonly PriceSheetRow[]) => {
  const byCode = Map.groupBy(rows, ({ code }) => code)
  const villas = (await villasForPrices(db)).filter(({ code }) => byCode.has(code))
  const codes = new Set(villas.map(({ code }) => code))
  const faults = wrongRows(rows, (code) => codes.has(code))
  if (Object.keys(faults).length) throw new Refusal('invalid', {}, faults)
  return villas.map(({ id, code, name, currency }) => ({ id, code, name, currency, rows: byCode.get(code) ?? [] }))
}

const signOf = (seasons: readonly SeasonDraft[]): string =>
  createHash('sha256').update(seasons.map(saysOf).join()).digest('hex')
