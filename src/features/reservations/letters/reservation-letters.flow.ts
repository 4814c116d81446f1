import type { Stay } from '../../../kernel/day.ts'
import type { Act } from '../../../platform/act.ts'
import type { LetterFacts } from '../../letters/letter-facts.ts'
import { type NewLetter, postLetter } from '../../letters/letters.store.ts'
import type { TemplateKey } from '../../letters/templates/default-templates.ts'
import { type Audience, LETTER_KINDS } from '../../letters/templates/letter-kinds.ts'
import { MOST_LETTERS_A_DAY } from '../booking/guest-caps.ts'
import type { Reservation } from '../reservations.store.ts'
import type { LinkServices } from '../views/guest-link.server.ts'
import { type LetterMatter, letterMatter } from './letter-matter.store.ts'
import { OF_STRANGERS } from './letter-times.ts'
import { type PayLink, reservationFacts } from './reservation.letter.ts'

/** What causes a letter: `once` names the event, one letter for each. Beside it what the letter is about. */
export type Occasion = {
  once: string | number
  refund?: number
  reason?: string
  amount?: number
  method?: string
  before?: Stay
  answer?: string
  pay?: PayLink | undefined
}
/** In whose transaction it is written. */
type Writing = Omit<Act<LinkServices>, 'who'>

/**
 * Posts a letter about a reservation to whom it is for (its guest, the villa’s owner, the agency), in the transaction
 * that causes it. Nobody to write to writes nothing.
 */
export const tell = async (act: Writing, reservation: Reservation, template: TemplateKey, occasion: Occasion) =>
  postLetter(act.db, letterOf(act, { reservation, ...(await letterMatter(act.db, reservation)) }, template, occasion))

/** As above, to the guest. */
export const tellGuest = tell

/** The letters of a new reservation, for `letterRow`: to its guest, the owner, and the agency at its public address. */
export const lettersOfNew = (
  act: Writing,
  matter: Matter,
  template: TemplateKey,
  { toAgency, ...occasion }: Occasion & { toAgency: boolean },
): NewLetter[] => {
  const { status, queued } = matter.reservation
  const keys = [template, queued ? undefined : TO_OWNER[status], toAgency && ('reservation_new_admin' as const)]
  const letters = keys.flatMap((key) => (key ? [letterOf(act, matter, key, occasion)] : []))
  return letters.filter(({ recipient }) => recipient) // nobody to write to
}

/** What the owner is told of a reservation that begins in a status. */
const TO_OWNER: Partial<Record<Reservation['status'], TemplateKey>> = {
  REQUEST: 'owner_request',
  CONFIRMED: 'owner_new_stay',
}

/** All that letters about a reservation are written from. */
export type Matter = LetterMatter & { reservation: Reservation }

const limitOf = ({ quota }: LinkServices, { reservation, settings, paid }: Matter, template: TemplateKey) => {
  const caused = OF_STRANGERS.some((each) => each === template) && reservation.source === 'web' && paid <= 0
  const toAgency = reservation.email === settings.site_email?.toLowerCase()
  return quota.on && caused && !toAgency ? { most: MOST_LETTERS_A_DAY, of: OF_STRANGERS } : undefined
}

const letterOf = (act: Writing, matter: Matter, template: TemplateKey, occasion: Occasion): NewLetter => {
  const { reservation } = matter
  return {
    template,
    facts: factsFor(act.services, matter, template, occasion),
    recipient: addressOf(matter, LETTER_KINDS[template].to),
    language: languageOf(matter, template),
    reservationId: reservation.id,
    onceKey: `${template}:${reservation.id}:${occasion.once}`,
    now: act.now,
    limit: limitOf(act.services, matter, template),
  }
}

/** Only guests are written to in their own language. */
const languageOf = ({ reservation }: Matter, template: TemplateKey) =>
  LETTER_KINDS[template].to === 'guest' ? reservation.language : 'tr'

const OF_FRAME = ['villa_foto', 'firma_logo']

/** The facts that this letter may name and its frame shows, and no other: an owner’s knows nothing of a phone. */
export const factsFor = (
  services: LinkServices,
  matter: Matter,
  template: TemplateKey,
  occasion: Partial<Occasion> = {},
): LetterFacts => {
  const { reservation, villa, settings, banks, paid, changed } = matter
  const inItsLanguage = { ...reservation, language: languageOf(matter, template) }
  const all = reservationFacts(inItsLanguage, villa, { ...services, settings, banks }, { ...occasion, paid, changed })
  const { words } = LETTER_KINDS[template]
  return Object.fromEntries(Object.entries(all).filter(([word]) => OF_FRAME.includes(word) || words.includes(word)))
}

const addressOf = ({ reservation, villa, settings }: Matter, to: Audience): string => {
  if (to === 'owner') return villa.ownerEmail
  return to === 'agency' ? (settings.site_email ?? '') : reservation.email
}
