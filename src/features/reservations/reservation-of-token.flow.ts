import { dayInIstanbul } from '../../kernel/day.ts'
import { found } from '../../kernel/refusal.ts'
import type { Db } from '../../platform/db.ts'
import { reservationIdOf } from './guest-link.ts'
import type { LinkServices } from './reservation-letters.flow.ts'
import { type Reservation, reservationById } from './reservations.store.ts'

/** The reservation a guest's link opens; a forged or outdated link is 'not-found'. */
export const reservationOfToken = async (db: Db, services: LinkServices, token: string, now: Date): Promise<Reservation> => {
  const id = reservationIdOf(services.linkSecret, token, dayInIstanbul(now))
  return found(id === null ? null : await reservationById(db, id))
}
