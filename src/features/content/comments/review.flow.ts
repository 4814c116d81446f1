import { addDays, dayInIstanbul } from '../../../kernel/day.ts'
import type { Language } from '../../../kernel/language.ts'
import { found, Refusal } from '../../../kernel/refusal.ts'
import type { Act } from '../../../platform/act.ts'
import { shortName } from '../../bookkeeping/statement/statement-lines.ts'
import { letterMatter } from '../../reservations/letters/letter-matter.store.ts'
import { isReviewToken, stayInReviewToken } from '../../reservations/letters/review/review-link.server.ts'
import { statusAt } from '../../reservations/life/reservation-status.ts'
import type { ReservationStatus } from '../../reservations/reservation.shape.ts'
import { type Reservation, reservationById } from '../../reservations/reservations.store.ts'
import type { LinkServices } from '../../reservations/views/guest-link.server.ts'
import { addComment, isRated } from './comments-desk.store.ts'
import type { Review } from './review.contract.ts'
import type { Themes } from './review.shape.ts'
import type { Party } from './themes.shape.ts'

/** What a guest says; the themes that she did not rate are left out. */
type Said = { rating: number; text: string; themes: Themes; party?: Party }

type Asking = Omit<Act<LinkServices>, 'who'>

/** A stay can be rated for so long after its last day. */
const OPEN_DAYS = 180
const STAYED: readonly ReservationStatus[] = ['CONFIRMED', 'CHECKED_IN', 'COMPLETED']

/** The stay that a link opens. Refuses 'not-found' for a link that is forged or was sent to another address. */
export const reviewOf = async (act: Asking, token: string): Promise<Review> => {
  const reservation = await stayOfToken(act, token)
  const { villa } = await letterMatter(act.db, reservation)
  const { checkIn, checkOut, guestName } = reservation
  const [state, author] = [await stateOf(act, reservation), shortName(guestName)]
  return { state, villa: villa.name, photo: villa.photo, checkIn, checkOut, author }
}

/**
 * Keeps what a guest says of her stay, hidden until staff let it through. Refuses 'already-moved' a second time, and
 * 'move-not-allowed' before and long after the stay.
 */
export const writeReview = async (
  act: Asking & { language: Language },
  token: string,
  { rating, text, themes, party }: Said,
): Promise<Review> => {
  const reservation = await stayOfToken(act, token)
  const state = await stateOf(act, reservation)
  if (state !== 'open') throw new Refusal(state === 'sent' ? 'already-moved' : 'move-not-allowed')
  const { villaId, guestName, id, checkIn } = reservation
  const said = { rating, text, themes: Object.keys(themes).length ? themes : null, party }
  const row = { ...said, villaId, author: shortName(guestName), reservationId: id, stayMonth: checkIn.slice(0, 7) }
  // two presses at once: the second finds the first
  if (!(await addComment(act.db, { ...row, language: act.language, createdAt: act.now })))
    throw new Refusal('already-moved')
  return reviewOf(act, token)
}

const stayOfToken = async ({ db, services }: Asking, token: string): Promise<Reservation> => {
  const id = stayInReviewToken(token)
  const row = found(id === null ? undefined : await reservationById(db, id))
  return found(isReviewToken(services.linkSecret, token, row) ? row : null)
}

const stateOf = async ({ db, now }: Asking, reservation: Reservation): Promise<Review['state']> => {
  const today = dayInIstanbul(now)
  if (await isRated(db, reservation.id)) return 'sent'
  if (!STAYED.includes(statusAt(reservation, now)) || addDays(reservation.checkOut, OPEN_DAYS) < today) return 'ended'
  return reservation.checkOut > today ? 'early' : 'open'
}
