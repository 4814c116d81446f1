import { actorName, type Staff } from '../../../kernel/caller.ts'
import { mustBeSpan } from '../../../kernel/limits.ts'
import { found, Refusal } from '../../../kernel/refusal.ts'
import type { Act } from '../../../platform/act.ts'
import type { Db } from '../../../platform/database/db.ts'
import { withVillaLocked, withVillasLocked } from '../../villas/villa-lock.store.ts'
import type { Season } from '../price-plan.ts'
import { isSame, type SeasonsOfVilla } from './price-change.ts'
import type { SeasonInput } from './prices.shape.ts'
import { overlapOf, type Period, paint, type SeasonChange } from './season-edit.ts'
import * as store from './seasons.store.ts'

type StaffAct = Act<unknown, Staff>

/** The longest time that one price may be written over. */
const MOST_DAYS = 3_660

/** Adds a price period; refuses 'season-overlap', naming the one it meets. Answers its id. */
export const addSeason = async ({ db }: StaffAct, villaId: number, input: SeasonInput): Promise<number> => {
  mustBeSpan(input, MOST_DAYS)
  return withVillaLocked(db, villaId, async (tx) => {
    const seasons = await mayBe(tx, villaId, input)
    const known = new Set(seasons.map(({ id }) => id))
    await store.writeSeasons(tx, new Map([[villaId, seasons]]), [
      { villaId, seasons: [...seasons, { ...input, id: null }] },
    ])
    const now = (await store.seasonsOf(tx, [villaId])).get(villaId) ?? []
    return found(now.find(({ id }) => !known.has(id))).id
  })
}

/** Changes a price period; refuses as `addSeason`. */
export const changeSeason = async ({ db }: StaffAct, id: number, input: SeasonInput): Promise<void> => {
  mustBeSpan(input, MOST_DAYS)
  const { villaId } = found(await store.seasonById(db, id))
  await withVillaLocked(db, villaId, async (tx) => {
    const seasons = await mayBe(tx, villaId, input, id)
    if (!seasons.some((season) => season.id === id)) throw new Refusal('not-found') // deleted while we waited
    const wanted = seasons.map((season) => (season.id === id ? { ...input, id } : season))
    await store.writeSeasons(tx, new Map([[villaId, seasons]]), [{ villaId, seasons: wanted }])
  })
}

/** Deletes a price period: its nights are not sold any more. */
export const deleteSeason = async ({ db }: StaffAct, id: number): Promise<void> => {
  const { villaId } = found(await store.seasonById(db, id))
  await withVillaLocked(db, villaId, async (tx) => {
    const seasons = (await store.seasonsOf(tx, [villaId])).get(villaId) ?? []
    const wanted = seasons.filter((season) => season.id !== id)
    if (wanted.length === seasons.length) throw new Refusal('not-found')
    await store.writeSeasons(tx, new Map([[villaId, seasons]]), [{ villaId, seasons: wanted }])
  })
}

/** What a bulk change did; `change` takes it back (`undoChange`), null when nothing was to be changed. */
export type Written = { change: number | null; villas: number; seasons: number }

/** The new seasons of a villa from those it has, and how many of them this writes. */
type Edit = (seasons: Season[]) => SeasonsOfVilla['seasons']

/** Changes the seasons of many villas in one transaction, remembered so that it can be taken back as one. */
export const editSeasons = (
  { db, who, now }: StaffAct,
  villaIds: readonly number[],
  edit: (villaId: number) => Edit,
): Promise<Written> =>
  withVillasLocked(db, villaIds, async (tx) => {
    const stored = await store.seasonsOf(tx, [...new Set(villaIds)])
    const changed = [...stored].flatMap(([villaId, seasons]) => {
      const wanted = edit(villaId)(seasons)
      return isSame(seasons, wanted) ? [] : [{ villaId, seasons: wanted }]
    })
    if (!changed.length) return { change: null, villas: 0, seasons: 0 }
    const before = changed.map(({ villaId }) => ({ villaId, seasons: stored.get(villaId) ?? [] }))
    await store.writeSeasons(tx, stored, changed)
    const change = await store.addPriceChange(tx, { by: actorName(who), at: now, before, after: changed })
    return { change, villas: changed.length, seasons: changed.reduce((sum, { seasons }) => sum + seasons.length, 0) }
  })

export type PriceWish = Period & SeasonChange & { villaId: number }

/** Writes prices over nights of many villas, in the order given. Refuses 'wrong-order' and 'too-far' with the row. */
export const writePrices = async (act: StaffAct, wishes: readonly PriceWish[]): Promise<Written> => {
  for (const [index, wish] of wishes.entries()) mustBeSpan(wish, MOST_DAYS, `changes.${index}.until`)
  const byVilla = Map.groupBy(wishes, ({ villaId }) => villaId)
  return editSeasons(act, [...byVilla.keys()], (villaId) => (seasons) => {
    let edited: SeasonsOfVilla['seasons'] = seasons
    for (const { villaId: _, from, until, ...change } of byVilla.get(villaId) ?? [])
      edited = paint(edited, { from, until }, change)
    return edited
  })
}

/** Takes a bulk change back; refuses 'changed-since' when somebody has changed the seasons of one of its villas. */
export const undoChange = async ({ db, now }: StaffAct, id: number): Promise<void> => {
  const asked = found(await store.priceChangeById(db, id))
  const villaIds = asked.after.map(({ villaId }) => villaId)
  await withVillasLocked(db, villaIds, async (tx) => {
    const { before, after } = found(await store.priceChangeById(tx, id))
    const stored = await store.seasonsOf(tx, villaIds)
    if (after.some(({ villaId, seasons }) => !isSame(stored.get(villaId) ?? [], seasons)))
      throw new Refusal('changed-since')
    await store.writeSeasons(tx, stored, before)
    await store.markUndone(tx, id, now)
  })
}

/** The seasons of a villa, when a period may stand beside them. The villa must be locked. */
const mayBe = async (tx: Db, villaId: number, period: Period, own: number | null = null): Promise<Season[]> => {
  const seasons = (await store.seasonsOf(tx, [villaId])).get(villaId) ?? []
  const met = overlapOf(seasons, period, own)
  if (met)
    throw new Refusal('season-overlap', { from: met.from, until: met.until, id: met.id }, { from: { code: 'taken' } })
  return seasons
}
