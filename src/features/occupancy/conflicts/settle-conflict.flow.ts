import { actorName, type Staff } from '../../../kernel/caller.ts'
import { addDays, dayInIstanbul, instantInIstanbul } from '../../../kernel/day.ts'
import { formatDay } from '../../../kernel/format.ts'
import type { Minor } from '../../../kernel/money.ts'
import { found, Refusal } from '../../../kernel/refusal.ts'
import type { Act } from '../../../platform/act.ts'
import type { Db } from '../../../platform/database/db.ts'
import { agencyFacts } from '../../letters/agency-facts.ts'
import { postLetter } from '../../letters/letters.store.ts'
import { letterMatter } from '../../reservations/letters/letter-matter.store.ts'
import { changeVilla } from '../../reservations/life/change-villa.flow.ts'
import { moveReservation } from '../../reservations/life/move-reservation.flow.ts'
import type { LinkServices } from '../../reservations/views/guest-link.server.ts'
import { withVillaLocked } from '../../villas/villa-lock.store.ts'
import { chargeOwner } from './charge-owner.flow.ts'
import type { ConflictWay } from './conflicts.shape.ts'
import { type ConflictRow, conflictRows, decide, type Pair } from './conflicts.store.ts'

type SettleAct = Act<LinkServices, Staff>
export type Settlement = {
  way: ConflictWay
  letter: string
  remind: boolean
  villaId: number | undefined
  price: 'kept' | 'new'
  total: number | undefined
  ownerPays: Minor | undefined
}

/** A conflict as it is now; refuses 'not-found' when either side is gone. */
export const conflictOf = async ({ db, now }: Pick<SettleAct, 'db' | 'now'>, pair: Pair): Promise<ConflictRow> =>
  found((await conflictRows(db, { today: dayInIstanbul(now), now }, pair))[0])

/**
 * Settles a conflict as staff decided. Refuses 'not-found' when it is gone meanwhile, and as the moves of a reservation
 * do; nothing has changed then.
 */
export const settle = async (act: SettleAct, pair: Pair, how: Settlement): Promise<void> => {
  const row = await conflictOf(act, pair)
  const { villaId } = row.reservation
  if (how.way === 'move-ours') return moveOurs(act, row, how)
  if (how.way === 'cancel-ours') return cancelOurs(act, row, how)
  await withVillaLocked(act.db, villaId, async (tx) => {
    const current = await conflictOf({ ...act, db: tx }, pair)
    if (how.way === 'keep-ours') await writeToOwner(tx, current, how.letter, act.now)
    const remindAt = how.way === 'keep-ours' && how.remind ? tomorrowAtTen(act.now) : null
    await note(act, tx, current, { way: how.way, remindAt })
  })
}

const note = (
  { who, now }: SettleAct,
  tx: Db,
  row: ConflictRow,
  { way, remindAt = null }: { way: ConflictWay; remindAt?: Date | null },
) => {
  const { closing, reservation, villa, feed, from, last } = row
  const decided = { reservationId: reservation.id, way, decidedBy: actorName(who), decidedAt: now }
  const nights = { from, until: addDays(last, 1) }
  return decide(
    tx,
    { ...decided, closingId: closing.id, remindAt },
    { ...decided, ...nights, villaId: villa.id, feed: feed.name },
  )
}

const tomorrowAtTen = (now: Date): Date => instantInIstanbul(addDays(dayInIstanbul(now), 1), '10:00')

const moveOurs = async (act: SettleAct, row: ConflictRow, how: Settlement): Promise<void> => {
  const { villaId, price, total, letter: reason, ownerPays } = how
  if (!villaId) throw new Refusal('malformed', {}, { villa_id: { code: 'required' } })
  const change = { villaId, price, reason, ...(total !== undefined && { total }) }
  await changeVilla(act, row.reservation.id, change, async (before, to) => {
    if (ownerPays !== undefined) await chargeOwner(before, row, { to, price, shown: ownerPays })
    await note(act, before.db, row, { way: 'move-ours' })
  })
}

const cancelOurs = async (act: SettleAct, row: ConflictRow, { letter }: Settlement): Promise<void> => {
  if (!letter) throw new Refusal('malformed', {}, { letter: { code: 'required' } })
  await moveReservation(act, row.reservation.id, { move: 'cancel', reason: letter, byAgency: true })
  await note(act, act.db, row, { way: 'cancel-ours' })
}

/** The letter to the owner goes out with the decision, or not at all; without a text or an address there is none. */
const writeToOwner = async (tx: Db, row: ConflictRow, text: string, now: Date): Promise<void> => {
  if (!text || !row.owner.email) return
  const { owner, villa, reservation, closing } = row
  const { settings } = await letterMatter(tx, reservation)
  await postLetter(tx, {
    template: 'calendar_conflict',
    recipient: owner.email,
    language: 'tr',
    facts: {
      neden: text,
      villa_adi: villa.name,
      rez_kod: reservation.code,
      giris: formatDay(reservation.checkIn, 'tr', 'full'),
      ...agencyFacts(settings),
    },
    onceKey: `conflict:${closing.id}:${reservation.id}:${now.getTime()}`,
    now,
  })
}
