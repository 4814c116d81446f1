import type { Minor } from '../../../kernel/money.ts'
import type { Act } from '../../../platform/act.ts'
import type { Db } from '../../../platform/database/db.ts'
import type { TemplateKey } from '../../letters/default-templates.ts'
import { type Letter, postLetter } from '../../letters/letters.store.ts'
import { MOST_LETTERS_A_DAY } from '../booking/guest-caps.ts'
import { statusAt } from '../life/reservation-moves.ts'
import { amountDue } from '../reservation.ts'
import { type Reservation, reservationById } from '../reservations.store.ts'
import type { LinkServices } from '../views/guest-link.server.ts'
import { letterMatter, type VillaOfLetter } from './letter-matter.store.ts'
import { TRUE_IN } from './letter-times.ts'
import { type Agency, reservationFacts } from './reservation.letter.ts'

/** What causes a letter: `once` names the event, one letter for each. */
type Occasion = { once: string | number; refund?: number; reason?: string }
/** In whose transaction it is written. */
type Writing = Omit<Act<LinkServices>, 'who'>

/** Posts a letter about a reservation to its guest, in the transaction that causes it. */
export const tellGuest = async (act: Writing, reservation: Reservation, template: TemplateKey, occasion: Occasion) =>
  post(act, await matterOf(act, reservation), template, occasion)

/** Tells the guest of a new reservation, and the agency itself at its public address. */
export const tellOfNew = async (act: Writing, reservation: Reservation, template: TemplateKey, occasion: Occasion) => {
  const matter = await matterOf(act, reservation)
  await post(act, matter, template, occasion)
  await post(act, { ...matter, reservation: { ...reservation, language: 'tr' } }, AGENCY_LETTER, occasion)
}

const AGENCY_LETTER = 'reservation_new_admin' satisfies TemplateKey

type Matter = {
  reservation: Reservation
  villa: VillaOfLetter
  agency: Agency & Pick<LinkServices, 'quota'>
  paid: Minor
}

/** All that letters about a reservation are written from. */
const matterOf = async ({ db: tx, services }: Writing, reservation: Reservation): Promise<Matter> => {
  const { villa, paid, ...agency } = await letterMatter(tx, reservation)
  return { reservation, villa, agency: { ...services, ...agency }, paid }
}

/**
 * Letters that somebody without an account can cause to any address, as long as nothing is paid: they have a limit a
 * day.
 */
const OF_STRANGERS = [
  'option_held',
  'request_received',
  'option_expired',
  'cancelled',
  'payment_failed',
] as const satisfies TemplateKey[]

const limitOf = ({ reservation, agency, paid }: Matter, template: TemplateKey) => {
  const caused = OF_STRANGERS.some((each) => each === template) && reservation.source === 'web' && paid <= 0
  const toAgency = reservation.email === agency.settings.site_email?.toLowerCase()
  return agency.quota.on && caused && !toAgency ? { most: MOST_LETTERS_A_DAY, of: OF_STRANGERS } : undefined
}

const post = ({ db, now }: Writing, matter: Matter, template: TemplateKey, { once, refund, reason }: Occasion) => {
  const { reservation, villa, agency, paid } = matter
  return postLetter(db, {
    template,
    facts: reservationFacts(reservation, villa, agency, { paid, due: amountDue(reservation, paid), refund, reason }),
    recipient: template === AGENCY_LETTER ? (agency.settings.site_email ?? '') : reservation.email,
    language: reservation.language,
    reservationId: reservation.id,
    onceKey: `${template}:${reservation.id}:${once}`,
    now,
    limit: limitOf(matter, template),
  })
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
