import { Refusal } from '../../../kernel/refusal.ts'
import type { Act } from '../../../platform/act.ts'
import { withLocked } from '../life/reservation-lock.flow.ts'
import type { ReservationStatus } from '../reservation.shape.ts'
import { addEvent } from '../reservations.store.ts'
import type { LinkServices } from '../views/guest-link.server.ts'
import { SENT_BY_HAND } from './letter-times.ts'
import { tellGuest } from './reservation-letters.flow.ts'

/** Sends a letter by hand; refuses when the status makes it untrue or there is no address. */
export const sendByHand = (act: Act<LinkServices>, id: number, template: keyof typeof SENT_BY_HAND): Promise<void> =>
  withLocked(act, id, async (locked) => {
    const { reservation, status } = locked
    const allowed: readonly ReservationStatus[] = SENT_BY_HAND[template]
    if (!allowed.includes(status)) throw new Refusal('move-not-allowed', { status })
    if (!reservation.email) throw new Refusal('invalid', {}, { email: { code: 'required' } })
    const event = await addEvent(locked, { reservationId: id, what: 'letter', facts: { template } })
    await tellGuest(locked, reservation, template, { once: event })
  })
