import { callerName, type Staff } from '../../kernel/caller.ts'
import { type Day, daysBetween } from '../../kernel/day.ts'
import { FURTHEST_DAYS } from '../../kernel/limits.ts'
import { found, Refusal } from '../../kernel/refusal.ts'
import type { Db } from '../../platform/database/db.ts'
import { villaById } from '../villas/villas.store.ts'
import {
  addClosing,
  CLOSING_KINDS,
  changeClosingRow,
  closingById,
  deleteClosing,
  freeNights,
  holdNights,
  withVillaLocked,
} from './availability.store.ts'

type Dates = { from: Day; until: Day; note: string }

/**
 * Closes dates; refuses 'nights-taken' when one of them is held, 'not-found' for another owner's villa. Answers the
 * closing's id.
 */
export const closeVillaDates = async (
  db: Db,
  who: Staff,
  asked: Dates & { villaId: number; kind: 'closing' | 'owner-stay' },
  now: Date,
): Promise<number> => {
  checkDates(asked)
  await ownVilla(db, who, asked.villaId)
  return withVillaLocked(db, asked.villaId, async (tx) => {
    const holderId = await addClosing(tx, {
      ...asked,
      createdBy: callerName(who),
      ownerId: ownerOf(who),
      createdAt: now,
    })
    await holdNights(
      tx,
      asked.villaId,
      { checkIn: asked.from, checkOut: asked.until },
      { kind: asked.kind, holderId, expiresAt: null },
      now,
    )
    return holderId
  })
}

/** Moves a closing: the new nights are held and the old ones freed at once, or nothing happens. */
export const moveClosing = async (db: Db, who: Staff, id: number, dates: Dates, now: Date): Promise<void> => {
  checkDates(dates)
  await withClosing(db, who, id, async (tx, { villaId, kind }) => {
    await freeNights(tx, villaId, CLOSING_KINDS, id)
    await changeClosingRow(tx, id, dates)
    await holdNights(
      tx,
      villaId,
      { checkIn: dates.from, checkOut: dates.until },
      { kind, holderId: id, expiresAt: null },
      now,
    )
  })
}

export const openClosedDates = (db: Db, who: Staff, id: number): Promise<void> =>
  withClosing(db, who, id, async (tx, { villaId }) => {
    await freeNights(tx, villaId, CLOSING_KINDS, id)
    await deleteClosing(tx, id)
  })

const ownerOf = (who: Staff): number | null => (who.role === 'OWNER' ? who.accountId : null)

const checkDates = ({ from, until }: Dates): void => {
  const nights = daysBetween(from, until)
  if (nights < 1) throw new Refusal('wrong-order', {}, { until: { code: 'wrong-order' } })
  if (nights > FURTHEST_DAYS) throw new Refusal('too-far', {}, { until: { code: 'too-far' } })
}

const ownVilla = async (db: Db, who: Staff, villaId: number): Promise<void> => {
  const villa = await villaById(db, villaId)
  if (!villa || (who.role === 'OWNER' && villa.ownerId !== who.accountId)) throw new Refusal('not-found')
}

type Closing = NonNullable<Awaited<ReturnType<typeof closingById>>>

/**
 * Runs `work` on a closing as it is under its villa's lock; somebody may have opened it meanwhile. The agency may touch
 * every closing, an owner their own: refuses 'forbidden' for one of the agency or of the owner before.
 */
const withClosing = async (
  db: Db,
  who: Staff,
  id: number,
  work: (tx: Db, closing: Closing) => Promise<unknown>,
): Promise<void> => {
  const { villaId } = found(await closingById(db, id))
  await ownVilla(db, who, villaId)
  await withVillaLocked(db, villaId, async (tx) => {
    const closing = found(await closingById(tx, id))
    if (who.role === 'OWNER' && closing.ownerId !== who.accountId) throw new Refusal('forbidden')
    await work(tx, closing)
  })
}
