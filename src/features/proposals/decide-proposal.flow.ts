import { actorName, type Staff } from '../../kernel/caller.ts'
import { found, Refusal } from '../../kernel/refusal.ts'
import type { Act } from '../../platform/act.ts'
import type { Db } from '../../platform/database/db.ts'
import { writePrices } from '../pricing/prices/write-seasons.flow.ts'
import { orderPhotos, showPicture } from '../villas/photos/photos.flow.ts'
import { photosOf, removePhoto } from '../villas/photos/photos.store.ts'
import { withVillaLocked } from '../villas/villa-lock.store.ts'
import type { PhotoWish, PriceWish } from './proposal.shape.ts'
import type { ProposalRow } from './proposals.contract.ts'
import * as store from './proposals.store.ts'
import { comparedRows, isPhoto } from './proposals.view.ts'
import { openRows, ownProposal } from './propose.flow.ts'
import { tellOwner } from './tell-owner.flow.ts'

type StaffAct = Act<{ publicUrl: string }, Staff>

/**
 * Does what rows of a proposal say, under the lock of the villa, as if staff had written it. Refuses 'edited-meanwhile'
 * when a row is not open any more, or the villa has something else by now than was seen. Answers the price change that
 * takes it back.
 */
export const approve = async (
  act: StaffAct,
  id: number,
  asked: { id: number; seen: string }[],
): Promise<number | null> => {
  const { villa } = await ownProposal(act, id)
  return withVillaLocked(act.db, villa.id, async (tx) => {
    const inside = { ...act, db: tx }
    const head = found(await store.proposalById(tx, id))
    const stored = openRows(
      await store.rowsOf(tx, id),
      asked.map((row) => row.id),
    )
    const compared = new Map((await comparedRows(tx, head)).map((row) => [row.id, row]))
    for (const { id: rowId, seen } of asked) mustBeSeen(compared.get(rowId), seen)
    const change = head.kind === 'prices' ? await approvePrices(inside, villa.id, stored) : null
    if (head.kind === 'photos') await approvePhotos(inside, villa, stored)
    const decision = { state: 'approved', decidedBy: actorName(act.who), decidedAt: act.now, changeId: change } as const
    for (const { row } of stored)
      await store.decideRows(tx, [row.id], { ...decision, before: compared.get(row.id)?.compared })
    await store.closeDecided(tx, id, act.now)
    await tellOwner(inside, id)
    return change
  })
}

/** Declines rows of a proposal, all open ones when none is named. Refuses 'edited-meanwhile' as `approve`. */
export const decline = async (
  act: StaffAct,
  id: number,
  { rows: ids, reason }: { rows?: number[]; reason: string },
): Promise<void> => {
  const { villa } = await ownProposal(act, id)
  await act.db.transaction(async (tx) => {
    await store.holdVilla(tx, villa.id)
    const rows = openRows(await store.rowsOf(tx, id), ids)
    const decision = { state: 'declined', reason, decidedBy: actorName(act.who), decidedAt: act.now } as const
    await store.decideRows(
      tx,
      rows.map(({ row }) => row.id),
      decision,
    )
    await store.closeDecided(tx, id, act.now)
    await tellOwner({ ...act, db: tx }, id)
  })
}

/** For so long it can be read what was proposed and decided. */
const KEPT_DAYS = 400

/** Forgets what was decided long ago, with pictures that no villa shows. Answers how many. */
export const forgetOldProposals = (db: Db, now: Date): Promise<number> =>
  db.transaction((tx) => store.forgetClosed(tx, new Date(now.getTime() - KEPT_DAYS * 86_400_000)))

const mustBeSeen = (row: ProposalRow | undefined, seen: string): void => {
  if (!row || row.isMoot || row.seen !== seen) throw new Refusal('edited-meanwhile')
}

const approvePrices = async (act: StaffAct, villaId: number, rows: store.StoredRow[]): Promise<number | null> => {
  const wishes = rows.map(({ row }) => {
    const { from, until, nightly, weekly, minNights } = row.wish as PriceWish
    return { villaId, from, until, nightly, weekly, ...(minNights !== null && { minNights }) }
  })
  return (await writePrices(act, wishes)).change
}

/** First what comes and goes, then the order: a cover is the first of what is there in the end. */
const TURN = { add: 0, remove: 1, order: 2, cover: 3 } as const

const approvePhotos = async (
  act: StaffAct,
  villa: { id: number; name: string },
  rows: store.StoredRow[],
): Promise<void> => {
  const wishes = rows.flatMap(({ row }) => (isPhoto(row.wish) ? [{ wish: row.wish, pictureId: row.pictureId }] : []))
  const gone = new Set(wishes.flatMap(({ wish }) => (wish.what === 'remove' ? [wish.photoId] : [])))
  for (const each of wishes.toSorted((one, other) => TURN[one.wish.what] - TURN[other.wish.what]))
    await approvePhoto(act, villa, each, gone)
}

const approvePhoto = async (
  act: StaffAct,
  villa: { id: number; name: string },
  { wish, pictureId }: { wish: PhotoWish; pictureId: number | null },
  gone: ReadonlySet<number>,
): Promise<void> => {
  if (wish.what === 'add') await showPicture(act.db, villa, { pictureId: found(pictureId), room: wish.room })
  if (wish.what === 'remove') await removePhoto(act.db, wish.photoId)
  const known =
    wish.what === 'order' || wish.what === 'cover' ? (await photosOf(act.db, villa.id)).map(({ id }) => id) : []
  const ids = wantedFirst(wish).filter((id) => known.includes(id) && !gone.has(id))
  if (ids.length) await orderPhotos(act, { villaId: villa.id, ids })
}

const wantedFirst = (wish: PhotoWish): number[] => {
  if (wish.what === 'order') return wish.ids
  return wish.what === 'cover' ? [wish.photoId] : []
}
