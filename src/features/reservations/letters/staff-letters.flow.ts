import { found, Refusal } from '../../../kernel/refusal.ts'
import type { Act } from '../../../platform/act.ts'
import type { Db } from '../../../platform/database/db.ts'
import type { LetterFacts } from '../../letters/letter-facts.ts'
import { type Letter, letterById, postLetter } from '../../letters/letters.store.ts'
import type { TemplateKey } from '../../letters/templates/default-templates.ts'
import { mailOf } from '../../letters/templates/templates.store.ts'
import { renderLetter } from '../../letters/text/render-letter.ts'
import { withLocked } from '../life/reservation-lock.flow.ts'
import { addEvent, type Reservation, reservationById } from '../reservations.store.ts'
import type { LinkServices } from '../views/guest-link.server.ts'
import { guestLinks } from './reservation.letter.ts'
import type { LetterView } from './reservation-letters.contract.ts'
import { isToGuest, whyLetterIsStale } from './stale-letters.flow.ts'

type OfReservation = Letter & { reservationId: number }
type Template = Awaited<ReturnType<typeof mailOf>>

/**
 * A letter as its reader sees it. Refuses 'not-found' for one that is not about a reservation, 'invalid' when its
 * wording can't be filled in.
 */
export const letterForStaff = async (db: Db, id: number, now: Date): Promise<LetterView> => {
  const letter = await letterOfReservation(db, id)
  const reservation = found(await reservationById(db, letter.reservationId))
  const template = await mailOf(db, letter.template, letter.language)
  const { recipient, status, createdAt, sentAt, lastError } = letter
  return {
    ...render(template, letter),
    recipient,
    status,
    template: letter.template,
    createdAt: createdAt.toISOString(),
    sentAt: sentAt?.toISOString() ?? null,
    lastError,
    resend: { to: recipientNow(letter, reservation), refused: await whyNotAgain(db, letter, template, now) },
  }
}

/**
 * Posts a letter once more, with the facts of its day, to the guest's address of today and with its links. Refuses
 * 'move-not-allowed' when it would be untrue now.
 */
export const resendLetter = async (act: Act<LinkServices>, id: number, key: string | undefined): Promise<void> => {
  const { reservationId } = await letterOfReservation(act.db, id)
  await withLocked(act, reservationId, async (locked) => {
    const { db: tx, services, reservation, now } = locked
    const letter = await letterOfReservation(tx, id) // as it is under the lock
    const why = await whyNotAgain(tx, letter, await mailOf(tx, letter.template, letter.language), now)
    if (why) throw new Refusal('move-not-allowed', { why })
    const event = await addEvent(locked, { reservationId, what: 'letter', facts: { template: letter.template } })
    await postLetter(tx, {
      template: letter.template as TemplateKey,
      recipient: recipientNow(letter, reservation),
      language: letter.language,
      facts: isToGuest(letter) ? relinked(letter.facts, guestLinks(reservation, services)) : letter.facts,
      reservationId,
      onceKey: `resend:${id}:${key ?? event}`,
      now,
    })
  })
}

/** Other letters may carry a person's own secrets: staff don't read them here. */
const letterOfReservation = async (db: Db, id: number): Promise<OfReservation> => {
  const letter = found(await letterById(db, id))
  return { ...letter, reservationId: found(letter.reservationId) }
}

/** What went out as it went out; what did not yet, in the wording of now. */
const render = ({ wording }: Template, { rendered, facts, language }: Letter) => {
  if (rendered) return rendered
  try {
    return renderLetter(wording, facts, language)
  } catch {
    throw new Refusal('invalid', {}, { template: { code: 'invalid' } }) // a wording that names what the letter doesn't know
  }
}

/** The same facts with the links of today. */
const relinked = (facts: LetterFacts, links: LetterFacts): LetterFacts => ({
  ...facts,
  ...Object.fromEntries(Object.entries(links).filter(([word]) => word in facts)),
})

/** A letter that came back is sent again because the address was put right meanwhile. */
const recipientNow = (letter: Letter, reservation: Reservation): string =>
  (isToGuest(letter) && reservation.email) || letter.recipient

const whyNotAgain = async (db: Db, letter: Letter, { active }: Template, now: Date): Promise<string | null> => {
  if (letter.status === 'waiting' && letter.attempts === 0) return 'still-waiting'
  return active ? whyLetterIsStale(db, letter, now) : 'template-off'
}
