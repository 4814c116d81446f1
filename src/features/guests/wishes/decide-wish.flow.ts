import { actorName, type Staff } from '../../../kernel/caller.ts'
import { found, Refusal } from '../../../kernel/refusal.ts'
import type { Act } from '../../../platform/act.ts'
import { tell } from '../../reservations/letters/reservation-letters.flow.ts'
import { changeReservation } from '../../reservations/life/change-reservation.flow.ts'
import { withLocked } from '../../reservations/life/reservation-lock.flow.ts'
import { reservationById } from '../../reservations/reservations.store.ts'
import type { WishServices } from './send-wish.flow.ts'
import * as store from './wishes.store.ts'

type StaffAct = Act<WishServices, Staff>

/**
 * Approves dates by the change that staff make anyway, at the price the guest was shown, or declines with a sentence to
 * her. Refuses 'already-moved' when somebody has decided, and all that a change refuses: the wish goes on waiting then.
 */
export const decideWish = async (
  act: StaffAct,
  id: number,
  { approve, answer }: { approve: boolean; answer: string },
): Promise<void> => {
  const { who, now } = act
  const wish = found(await store.wishById(act.db, id))
  if (wish.state !== 'waiting') throw new Refusal('already-moved')
  if (!approve && !answer) throw new Refusal('malformed', {}, { answer: { code: 'required' } })
  await withLocked(act, wish.reservationId, async ({ db: tx }) => {
    const inside = { ...act, db: tx }
    await store.oneAtATime(tx, wish.reservationId) // a guest who asks anew locks in this order, too
    const state = approve ? ('approved' as const) : ('declined' as const)
    const isFirst = await store.decide(tx, id, { state, answer, decidedBy: actorName(who), decidedAt: now })
    if (!isFirst) throw new Refusal('already-moved')
    await store.settleAlert(tx, wish.reservationId, 'date-wish', now)
    const reservation = found(await reservationById(tx, wish.reservationId))
    if (!approve) return tell(inside, reservation, 'dates_declined', { once: id, reason: answer })
    const { checkIn, checkOut, adults, children, infants, total } = wish
    const stay = { checkIn, checkOut, adults, children, infants, total }
    await changeReservation(inside, reservation.id, { ...stay, reason: wish.note })
  })
}

/** A receipt as text that a page can draw; whoever opens it has seen it. */
export const openReceipt = async ({ db, services, who, now }: StaffAct, id: number) => {
  const { file, type, reservationId } = found(await store.receiptById(db, id))
  const bytes = found(await services.files.read(file))
  await store.markSeen(db, id, { seenBy: actorName(who), seenAt: now })
  await store.settleAlert(db, reservationId, 'guest-receipt', now)
  return { type, data: bytes.toString('base64') }
}

export const readAll = async ({ db, who, now }: Omit<StaffAct, 'services'>, reservationId: number): Promise<void> => {
  await store.markRead(db, reservationId, { readBy: actorName(who), readAt: now })
  await store.settleAlert(db, reservationId, 'guest-wrote', now)
}
