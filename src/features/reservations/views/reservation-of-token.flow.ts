import { dayInIstanbul } from '../../../kernel/day.ts'
import { found } from '../../../kernel/refusal.ts'
import type { Act } from '../../../platform/act.ts'
import { type Reservation, reservationById } from '../reservations.store.ts'
import { type LinkServices, readGuestToken } from './guest-link.server.ts'

/**
 * The reservation a guest's link opens; a link that is forged, too old, or made for another e-mail address is
 * 'not-found'.
 */
export const reservationOfToken = async (
  { db, services, now }: Omit<Act<LinkServices>, 'who'>,
  token: string,
): Promise<Reservation> => {
  const link = found(readGuestToken(services.linkSecret, token, dayInIstanbul(now)))
  const reservation = found(await reservationById(db, link.id))
  return found(reservation.phone !== '' && link.isFor(reservation.email) ? reservation : null)
}
