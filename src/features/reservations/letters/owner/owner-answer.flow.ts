import type { Staff } from '../../../../kernel/caller.ts'
import { nightCount } from '../../../../kernel/day.ts'
import { found, Refusal } from '../../../../kernel/refusal.ts'
import type { Act } from '../../../../platform/act.ts'
import { moveReservation } from '../../life/move-reservation.flow.ts'
import { withLocked } from '../../life/reservation-lock.flow.ts'
import { statusAt } from '../../life/reservation-status.ts'
import type { ReservationStatus } from '../../reservation.shape.ts'
import { reservationById } from '../../reservations.store.ts'
import type { LinkServices } from '../../views/guest-link.server.ts'
import { letterMatter } from '../letter-matter.store.ts'
import { ANSWER_IN_TURKISH, ANSWERED_BY_LINK } from '../letter-names.ts'
import { type Matter, tell } from '../reservation-letters.flow.ts'
import type { AskedOwner, OwnerAnswer } from './owner-answer.contract.ts'
import { isOwnerToken, reservationInToken } from './owner-link.server.ts'

type Asking = Omit<Act<LinkServices>, 'who'>

/** The request that a link opens. Refuses 'not-found' for a link that is forged or no longer this owner’s. */
export const ownerRequest = async (act: Asking, token: string): Promise<AskedOwner> =>
  viewOf(await matterOfToken(act, token), act.now)

/**
 * An owner’s yes or no, once: another one after it is refused 'move-not-allowed'. Yes holds the villa for the guest and
 * refuses 'nights-taken'. What the owner writes goes to staff, with a letter.
 */
export const answerRequest = async (
  act: Asking,
  token: string,
  { answer, note }: { answer: OwnerAnswer; note: string },
): Promise<AskedOwner> => {
  const { reservation, villa } = await matterOfToken(act, token)
  const who: Staff = {
    ...{ role: 'OWNER', accountId: 0, name: villa.ownerName, sessionId: '', ownerIds: [villa.ownerId] },
    rights: [],
  }
  await withLocked({ ...act, who }, reservation.id, async (locked) => {
    await matterOfToken({ ...act, db: locked.db }, token) // as it is under the lock
    if (locked.status !== 'REQUEST') throw new Refusal('move-not-allowed', { status: locked.status })
    const move = answer === 'approve' ? 'accept' : 'decline'
    const inside = { ...act, who, db: locked.db }
    await moveReservation(inside, reservation.id, { move, reason: note || ANSWERED_BY_LINK, byAgency: false })
    const moved = found(await reservationById(locked.db, reservation.id))
    await tell(inside, moved, 'owner_answered', { once: answer, answer: ANSWER_IN_TURKISH[answer], reason: note })
  })
  return ownerRequest(act, token)
}

const matterOfToken = async ({ db, services }: Asking, token: string): Promise<Matter> => {
  const id = reservationInToken(token)
  const reservation = found(id === null ? undefined : await reservationById(db, id))
  const matter = await letterMatter(db, reservation)
  const { ownerId, ownerEmail: email } = matter.villa
  const isOurs = isOwnerToken(services.linkSecret, token, { reservationId: reservation.id, ownerId, email })
  return { ...matter, reservation: found(isOurs ? reservation : null) }
}

const viewOf = ({ reservation, villa }: Matter, now: Date): AskedOwner => {
  const { checkIn, checkOut, total, currency, guestName, adults, children, infants } = reservation
  const status = statusAt(reservation, now)
  return {
    ...{ owner: villa.ownerName, villa: villa.name, photo: villa.photo, guestName, checkIn, checkOut },
    ...{ checkInTime: villa.checkInTime, checkOutTime: villa.checkOutTime, nights: nightCount(reservation) },
    ...{ guests: adults + children + infants, total, currency },
    until: status === 'REQUEST' ? (reservation.expiresAt?.toISOString() ?? null) : null,
    state: STATE[status] ?? 'ended',
  }
}

const STATE: Partial<Record<ReservationStatus, AskedOwner['state']>> = {
  REQUEST: 'open',
  OPTION: 'approved',
  CONFIRMED: 'approved',
  CHECKED_IN: 'approved',
  COMPLETED: 'approved',
  DECLINED: 'declined',
}
