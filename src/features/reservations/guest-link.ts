import { createHmac, timingSafeEqual } from 'node:crypto'
import { addDays, type Day, dayNumber } from '../../kernel/day.ts'

const VALID_DAYS_AFTER_STAY = 60

const seal = (secret: Uint8Array, text: string): Buffer =>
  createHmac('sha256', secret).update(`guest-link:${text}`).digest().subarray(0, 18)

/** The token of a guest's own link: it opens this reservation until two months after the stay, and nothing is stored. */
export const guestToken = (secret: Uint8Array, reservation: { id: number; checkOut: Day }): string => {
  const text = `${reservation.id.toString(36)}.${dayNumber(addDays(reservation.checkOut, VALID_DAYS_AFTER_STAY)).toString(36)}`
  return `${text}.${seal(secret, text).toString('base64url')}`
}

/** The reservation of a token that is ours and not too old, else null. */
export const reservationIdOf = (secret: Uint8Array, token: string, today: Day): number | null => {
  const match = /^(([0-9a-z]{1,7})\.([0-9a-z]{1,5}))\.([\w-]{24})$/.exec(token)
  if (!match) return null
  const [, text = '', id = '', until = '', given = ''] = match
  const isOurs = timingSafeEqual(Buffer.from(given, 'base64url'), seal(secret, text))
  return isOurs && Number.parseInt(until, 36) >= dayNumber(today) ? Number.parseInt(id, 36) : null
}
