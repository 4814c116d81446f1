import { SYSTEM } from '../../../kernel/caller.ts'
import { dayInIstanbul } from '../../../kernel/day.ts'
import { found } from '../../../kernel/refusal.ts'
import type { Act } from '../../../platform/act.ts'
import { withVillaLocked } from '../../villas/villa-lock.store.ts'
import { villaById } from '../../villas/villas.store.ts'
import { declineSentence } from '../letters/decline-causes.ts'
import { tell, tellGuest } from '../letters/reservation-letters.flow.ts'
import { requestEnd } from '../reservation.ts'
import type { LinkServices } from '../views/guest-link.server.ts'
import { kindsAhead, villasToSettle, waitingAt } from './queue.store.ts'
import { endReservation, type Locked, makeOption, recordMove } from './reservation-lock.flow.ts'

type Acting = Omit<Act<LinkServices>, 'who'>

/**
 * Gives everybody who waits at a villa their turn, the first comer first: free nights are held for them, and who waits
 * for nights that were sold is told so. The villa must be locked.
 */
export const settleQueue = async ({ db: tx, services, now }: Acting, villaId: number): Promise<void> => {
  const today = dayInIstanbul(now)
  for (const reservation of await waitingAt(tx, villaId, now)) {
    const locked: Locked = { db: tx, services, who: SYSTEM, now, today, reservation, status: 'REQUEST' }
    const ahead = await kindsAhead(tx, reservation, now)
    if (ahead.length === 0) await promote(locked)
    else if (ahead.some((kind) => kind !== 'option')) await turnAway(locked)
  }
}

/** As above for every villa where somebody's wait is over, at how many; one that fails doesn't stop the others. */
export const settleQueues = async (act: Act<LinkServices>): Promise<number> => {
  const villas = await villasToSettle(act.db, act.now)
  const faults: unknown[] = []
  for (const id of villas)
    await withVillaLocked(act.db, id, (tx) => settleQueue({ ...act, db: tx }, id)).catch((error) => faults.push(error))
  if (faults.length)
    throw new AggregateError(faults, `${faults.length} of ${villas.length} queues could not be settled`)
  return villas.length
}

/** Where the calendar is not trusted, the wish becomes a request that the owner answers. */
const promote = async (locked: Locked): Promise<void> => {
  const { db: tx, reservation, now } = locked
  const { live } = found(await villaById(tx, reservation.villaId))
  if (live) return makeOption(locked, { move: 'promote', hours: undefined, reason: '' })
  const moved = await recordMove(locked, {
    move: 'promote',
    to: 'REQUEST',
    reason: '',
    change: { queued: false, expiresAt: requestEnd(now) },
  })
  await tellGuest(locked, moved.reservation, 'request_received', { once: moved.event })
  await tell(locked, moved.reservation, 'owner_request', { once: moved.event })
}

const turnAway = async (locked: Locked): Promise<void> => {
  const { reservation, event } = await endReservation(locked, { move: 'decline', to: 'DECLINED', reason: '' })
  await tellGuest(locked, reservation, 'declined', {
    once: event,
    reason: declineSentence('taken', reservation.language),
  })
}
