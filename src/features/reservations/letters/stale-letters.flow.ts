import type { Db } from '../../../platform/database/db.ts'
import type { Letter } from '../../letters/letters.store.ts'
import { isTemplateKey } from '../../letters/templates/default-templates.ts'
import { LETTER_KINDS } from '../../letters/templates/letter-kinds.ts'
import { statusAt } from '../life/reservation-status.ts'
import { paidFor } from '../money/ledger.store.ts'
import { reservationById } from '../reservations.store.ts'
import { TRUE_IN } from './letter-times.ts'
import { isOwed, reminderKey } from './reminders.ts'

/**
 * Why a letter about a reservation should not go out any more, or null: the world may have moved on since it was
 * written. A reminder is also untrue when the stay is another by now, or nothing is owed any more.
 */
export const whyLetterIsStale = async (db: Db, letter: Letter, now: Date): Promise<string | null> => {
  if (!isTemplateKey(letter.template) || letter.reservationId === null) return null
  const { template } = letter
  const statuses = TRUE_IN[template]
  if (!statuses) return null
  const reservation = await reservationById(db, letter.reservationId)
  if (!reservation) return 'reservation-gone'
  const status = statusAt(reservation, now)
  if (!statuses.includes(status)) return `reservation-${status}`
  if (!isReminder(template) || letter.onceKey.startsWith('resend:')) return null
  if (letter.onceKey !== reminderKey(template, reservation)) return 'stay-changed'
  return isOwed(template, reservation, await paidFor(db, reservation.id)) ? null : 'nothing-due'
}

/** Was the letter written to the guest, not to the agency or an owner? */
export const isToGuest = ({ template }: Pick<Letter, 'template'>): boolean =>
  isTemplateKey(template) && LETTER_KINDS[template].to === 'guest'

const isReminder = (template: Parameters<typeof reminderKey>[0]): boolean =>
  template === 'option_expiring' || LETTER_KINDS[template].reminder !== undefined
