import type { Act } from '../../../platform/act.ts'
import type { Db } from '../../../platform/database/db.ts'
import type { TemplateKey } from '../../letters/default-templates.ts'
import { type Letter, type NewLetter, postLetter } from '../../letters/letters.store.ts'
import { MOST_LETTERS_A_DAY } from '../booking/guest-caps.ts'
import { statusAt } from '../life/reservation-moves.ts'
import { amountDue } from '../reservation.ts'
import { type Reservation, reservationById } from '../reservations.store.ts'
import type { LinkServices } from '../views/guest-link.server.ts'
import { type LetterMatter, letterMatter } from './letter-matter.store.ts'
import { OF_STRANGERS, TRUE_IN } from './letter-times.ts'
import { type PayLink, reservationFacts } from './reservation.letter.ts'

/** What causes a letter: `once` names the event, one letter for each. */
type Occasion = { once: string | number; refund?: number; reason?: string; pay?: PayLink }
/** In whose transaction it is written. */
type Writing = Omit<Act<LinkServices>, 'who'>

/** Posts a letter about a reservation to its guest, in the transaction that causes it. */
export const tellGuest = async (act: Writing, reservation: Reservation, template: TemplateKey, occasion: Occasion) =>
  postLetter(act.db, letterOf(act, { reservation, ...(await letterMatter(act.db, reservation)) }, template, occasion))

/** The letters of a new reservation, for `letterRow`: to the guest, and to the agency itself at its public address. */
export const lettersOfNew = (
  act: Writing,
  matter: Matter,
  template: TemplateKey,
  { toAgency, ...occasion }: Occasion & { toAgency: boolean },
): NewLetter[] => {
  const inTurkish = { ...matter, reservation: { ...matter.reservation, language: 'tr' as const } }
  const letters = [
    letterOf(act, matter, template, occasion),
    ...(toAgency ? [letterOf(act, inTurkish, AGENCY_LETTER, occasion)] : []),
  ]
  return letters.filter(({ recipient }) => recipient) // nobody to write to
}

const AGENCY_LETTER = 'reservation_new_admin' satisfies TemplateKey

/** All that letters about a reservation are written from. */
type Matter = LetterMatter & { reservation: Reservation }

const limitOf = ({ quota }: LinkServices, { reservation, settings, paid }: Matter, template: TemplateKey) => {
  const caused = OF_STRANGERS.some((each) => each === template) && reservation.source === 'web' && paid <= 0
  const toAgency = reservation.email === settings.site_email?.toLowerCase()
  return quota.on && caused && !toAgency ? { most: MOST_LETTERS_A_DAY, of: OF_STRANGERS } : undefined
}

const letterOf = (
  { services, now }: Writing,
  matter: Matter,
  template: TemplateKey,
  { once, refund, reason, pay }: Occasion,
): NewLetter => {
  const { reservation, villa, settings, banks, paid } = matter
  const agency = { ...services, settings, banks }
  return {
    template,
    facts: reservationFacts(reservation, villa, agency, {
      paid,
      due: amountDue(reservation, paid),
      refund,
      reason,
      pay,
    }),
    recipient: template === AGENCY_LETTER ? (settings.site_email ?? '') : reservation.email,
    language: reservation.language,
    reservationId: reservation.id,
    onceKey: `${template}:${reservation.id}:${once}`,
    now,
    limit: limitOf(services, matter, template),
  }
}

/** Was the letter written to the agency itself, not to the guest? */
export const isToAgency = ({ template }: Pick<Letter, 'template'>): boolean => template === AGENCY_LETTER

/**
 * Why a letter about a reservation should not go out any more, or null: the world may have moved on since it was
 * written.
 */
export const whyLetterIsStale = async (db: Db, letter: Letter, now: Date): Promise<string | null> => {
  const statuses = TRUE_IN[letter.template]
  if (!statuses || letter.reservationId === null) return null
  const reservation = await reservationById(db, letter.reservationId)
  if (!reservation) return 'reservation-gone'
  const status = statusAt(reservation, now)
  return statuses.includes(status) ? null : `reservation-${status}`
}
