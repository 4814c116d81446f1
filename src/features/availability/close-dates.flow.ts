import { actorName, type Staff } from '../../kernel/caller.ts'
import type { Day, Stay } from '../../kernel/day.ts'
import { FURTHEST_DAYS, mustBeSpan } from '../../kernel/limits.ts'
import { found, Refusal } from '../../kernel/refusal.ts'
import type { Act } from '../../platform/act.ts'
import type { Db } from '../../platform/database/db.ts'
import { ownVilla } from '../villas/own-villa.store.ts'
import { withVillaLocked } from '../villas/villa-lock.store.ts'
import {
  addClosing,
  changeClosingRow,
  closingById,
  deleteClosing,
  freeClosing,
  holdNights,
  moveNights,
} from './availability.store.ts'
import type { ClosingKind } from './calendar.shape.ts'

type StaffAct = Act<unknown, Staff>
type Dates = { from: Day; until: Day; note: string }

/**
 * Closes dates; refuses 'nights-taken' when one of them is held, 'not-found' for another owner's villa. Answers the
 * closing's id.
 */
export const closeVillaDates = async (
  { db, who, now }: StaffAct,
  asked: Dates & { villaId: number; kind: ClosingKind },
): Promise<number> => {
  mustBeSpan(asked, FURTHEST_DAYS)
  await ownVilla(db, who, asked.villaId)
  return withVillaLocked(db, asked.villaId, async (tx) => {
    const holderId = await addClosing(tx, {
      ...asked,
      createdBy: actorName(who),
      ownerId: ownerOf(who),
      createdAt: now,
    })
    await holdNights(tx, asked.villaId, { stay: stayOf(asked), kind: asked.kind, holderId, expiresAt: null }, now)
    return holderId
  })
}

/** Moves a closing: the new nights are held and the old ones freed at once, or nothing happens. */
export const moveClosing = async (act: StaffAct, id: number, dates: Dates & { kind?: ClosingKind }): Promise<void> => {
  mustBeSpan(dates, FURTHEST_DAYS)
  await withClosing(act, id, async (tx, { villaId, kind: before }) => {
    const kind = dates.kind ?? before
    await changeClosingRow(tx, id, { ...dates, kind })
    await moveNights(tx, villaId, { stay: stayOf(dates), kind, holderId: id, expiresAt: null }, act.now)
  })
}

export const openClosedDates = (act: StaffAct, id: number): Promise<void> =>
  withClosing(act, id, async (tx, { villaId }) => {
    await freeClosing(tx, villaId, id, act.now)
    await deleteClosing(tx, id)
  })

const stayOf = ({ from, until }: Dates): Stay => ({ checkIn: from, checkOut: until })

const ownerOf = (who: Staff): number | null => (who.role === 'OWNER' ? who.accountId : null)

type Closing = NonNullable<Awaited<ReturnType<typeof closingById>>>

/**
 * Runs `work` on a closing as it is under its villa's lock; somebody may have opened it meanwhile. The agency may touch
 * every closing, an owner their own: refuses 'forbidden' for one of the agency or of the owner before.
 */
const withClosing = async (
  { db, who }: StaffAct,
  id: number,
  work: (tx: Db, closing: Closing) => Promise<unknown>,
): Promise<void> => {
  const { villaId } = found(await closingById(db, id))
  await ownVilla(db, who, villaId)
  await withVillaLocked(db, villaId, async (tx) => {
    const closing = found(await closingById(tx, id))
    if (closing.feedId) throw new Refusal('of-feed')
    if (who.role === 'OWNER' && closing.ownerId !== who.accountId) throw new Refusal('forbidden')
    await work(tx, closing)
  })
}
