import { actorName, type Staff } from '../../kernel/caller.ts'
import { FURTHEST_DAYS, mustBeSpan } from '../../kernel/limits.ts'
import { Refusal } from '../../kernel/refusal.ts'
import type { Act } from '../../platform/act.ts'
import type { Db } from '../../platform/database/db.ts'
import { keepPicture, type PictureServices } from '../media/keep-picture.flow.ts'
import { isWithin, scopeOf } from '../owners/owner-scope.ts'
import { ownVilla } from '../villas/own-villa.store.ts'
import { photosOf } from '../villas/photos/photos.store.ts'
import { MOST_OPEN, type PhotoWish, type PriceWish, type ProposalKind } from './proposal.shape.ts'
import type { PhotoChange } from './proposals.contract.ts'
import * as store from './proposals.store.ts'
import { isPhoto } from './proposals.view.ts'

type StaffAct = Act<unknown, Staff>

/** A proposal that the caller may see; refuses 'not-found' for one of another owner's villa. */
export const ownProposal = async ({ db, who }: Pick<StaffAct, 'db' | 'who'>, id: number) => {
  const head = await store.proposalById(db, id)
  if (!head || !isWithin(scopeOf(who), head.ownerId)) throw new Refusal('not-found')
  return head
}

/**
 * Proposes prices. Refuses 'wrong-order' and 'too-far' at a row, 'invalid' at one that shares nights with another,
 * 'proposals-full' while too many wait.
 */
export const proposePrices = async (
  act: StaffAct,
  { villaId, note, rows }: { villaId: number; note: string; rows: PriceWish[] },
): Promise<number> => {
  await ownVilla(act.db, act.who, villaId)
  checkRows(rows)
  return act.db.transaction(async (tx) => {
    await roomForMore(tx, villaId)
    const id = await add(act, tx, { villaId, kind: 'prices', note })
    await store.addRows(
      tx,
      rows.map((wish) => ({ proposalId: id, wish })),
    )
    return id
  })
}

/**
 * Proposes changes of photos, added to the proposal of photos that waits. Refuses 'not-found' for a photo of another
 * villa, 'proposals-full' while too much waits.
 */
export const proposePhotos = async (
  act: StaffAct,
  { villaId, changes }: { villaId: number; changes: PhotoChange[] },
): Promise<number> => {
  await ownVilla(act.db, act.who, villaId)
  return act.db.transaction(async (tx) => {
    await store.holdVilla(tx, villaId)
    const known = new Set((await photosOf(tx, villaId)).map(({ id }) => id))
    if (changes.some((change) => idsOf(change).some((id) => !known.has(id)))) throw new Refusal('not-found')
    const waiting = await store.waitingOf(tx, villaId)
    const replaced = waiting.filter(({ row }) => isPhoto(row.wish) && changes.some((one) => isSameWish(one, row.wish)))
    if (replaced.length)
      await store.forgetRows(
        tx,
        replaced.map(({ row }) => row.id),
      )
    const id = await photosThatWait(act, tx, villaId)
    const rows = changes.map((wish) => ({ proposalId: id, wish }))
    await mustHaveRoom(tx, villaId, rows.length)
    await store.addRows(tx, rows)
    return id
  })
}

/** Proposes a new photo; refuses as `proposePhotos`, and what the picture maker refuses. */
export const proposePicture = async (
  act: Act<PictureServices, Staff>,
  { villaId, room, file }: { villaId: number; room: (PhotoWish & { what: 'add' })['room']; file: Buffer },
): Promise<number> => {
  await ownVilla(act.db, act.who, villaId)
  await mustHaveRoom(act.db, villaId, 1, 1) // before the picture is unpacked
  return keepPicture(act, file, (addPicture) =>
    act.db.transaction(async (tx) => {
      await store.holdVilla(tx, villaId)
      await mustHaveRoom(tx, villaId, 1, 1)
      const proposalId = await photosThatWait(act, tx, villaId)
      const { id: pictureId } = await addPicture(tx)
      await store.addRows(tx, [{ proposalId, pictureId, wish: { what: 'add', room } }])
      return proposalId
    }),
  )
}

/** Says something to a proposal that waits; refuses 'edited-meanwhile' once it is closed. */
export const noteProposal = async (act: StaffAct, id: number, note: string): Promise<void> => {
  if ((await ownProposal(act, id)).closedAt) throw new Refusal('edited-meanwhile')
  await store.writeNote(act.db, id, note)
}

/** Takes open rows back, all of them when none is named; refuses 'edited-meanwhile' for any other row. */
export const withdraw = async (act: StaffAct, id: number, ids: number[] | undefined): Promise<void> => {
  const { villa } = await ownProposal(act, id)
  await act.db.transaction(async (tx) => {
    await store.holdVilla(tx, villa.id)
    const rows = openRows(await store.rowsOf(tx, id), ids)
    const [at, by] = [act.now, actorName(act.who)]
    const decision = { state: 'withdrawn', decidedBy: by, decidedAt: at } as const
    await store.decideRows(
      tx,
      rows.map(({ row }) => row.id),
      decision,
    )
    await store.forgetPictures(tx, rows)
    await store.closeDecided(tx, id, at)
  })
}

/** The open rows among those that are named, or all open ones; refuses 'edited-meanwhile' for any other and none. */
export const openRows = (rows: store.StoredRow[], ids: number[] | undefined): store.StoredRow[] => {
  const open = rows.filter(({ row }) => row.state === 'open')
  const named = ids ? open.filter(({ row }) => ids.includes(row.id)) : open
  if (!named.length || (ids && named.length !== new Set(ids).size)) throw new Refusal('edited-meanwhile')
  return named
}

const idsOf = (change: PhotoChange): number[] => ('ids' in change ? change.ids : [change.photoId])

/** One order and one cover wait at a time, and each photo is taken off once. */
const isSameWish = (one: PhotoChange, other: store.StoredRow['row']['wish']): boolean =>
  isPhoto(other) &&
  one.what === other.what &&
  (one.what !== 'remove' || (other.what === 'remove' && other.photoId === one.photoId))

const checkRows = (rows: PriceWish[]): void => {
  for (const [at, row] of rows.entries()) {
    mustBeSpan(row, FURTHEST_DAYS, `rows.${at}.until`)
    const met = rows.findIndex((other, before) => before < at && other.from < row.until && row.from < other.until)
    if (met >= 0)
      throw new Refusal('invalid', {}, { [`rows.${at}.from`]: { code: 'period-overlap', facts: { row: met + 1 } } })
  }
}

const roomForMore = async (tx: Db, villaId: number): Promise<void> => {
  await store.holdVilla(tx, villaId)
  const waiting = await store.waitingOf(tx, villaId)
  if (new Set(waiting.map(({ id }) => id)).size >= MOST_OPEN.proposals)
    throw new Refusal('proposals-full', { most: MOST_OPEN.proposals })
}

const mustHaveRoom = async (db: Db, villaId: number, more: number, pictures = 0): Promise<void> => {
  const waiting = (await store.waitingOf(db, villaId)).filter(({ row }) => isPhoto(row.wish))
  const added = waiting.filter(({ row }) => row.pictureId !== null).length
  if (waiting.length + more > MOST_OPEN.photos || added + pictures > MOST_OPEN.pictures)
    throw new Refusal('proposals-full', { most: pictures ? MOST_OPEN.pictures : MOST_OPEN.photos })
}

/** The proposal of photos that waits; a new one when none does. The villa must be held. */
const photosThatWait = async (act: StaffAct, tx: Db, villaId: number): Promise<number> => {
  const waits = (await store.waitingOf(tx, villaId)).find(({ kind }) => kind === 'photos')
  return waits?.id ?? add(act, tx, { villaId, kind: 'photos', note: '' })
}

const add = ({ who, now }: StaffAct, tx: Db, row: { villaId: number; kind: ProposalKind; note: string }) =>
  store.addProposal(tx, { ...row, madeBy: actorName(who), accountId: who.accountId, madeAt: now })
