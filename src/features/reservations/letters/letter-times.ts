import type { TemplateKey } from '../../letters/default-templates.ts'
import type { ReservationStatus } from '../reservation.shape.ts'

const OPEN: readonly ReservationStatus[] = ['OPTION', 'CONFIRMED', 'CHECKED_IN']

/** The letters staff send by a press, and the statuses in which they may. */
export const SENT_BY_HAND = {
  bank_info: OPEN,
  payment_link: OPEN,
  confirm: ['CONFIRMED', 'CHECKED_IN'],
} as const satisfies Record<string, readonly ReservationStatus[]>

/** The statuses in which a letter still tells the truth; a letter that is not here always does. */
export const TRUE_IN: Partial<Record<string, readonly ReservationStatus[]>> = {
  option_held: ['OPTION'],
  request_received: ['REQUEST'],
  bank_info: OPEN,
  payment_link: OPEN,
  payment_request: OPEN,
  payment_failed: ['OPTION'],
  confirm: ['CONFIRMED', 'CHECKED_IN', 'COMPLETED'],
  villa_changed: OPEN,
  option_expired: ['EXPIRED'],
  declined: ['DECLINED'],
  cancelled: ['CANCELLED'],
}

/**
 * Letters that somebody without an account can cause to any address, as long as nothing is paid: they have a limit a
 * day.
 */
export const OF_STRANGERS = [
  'option_held',
  'request_received',
  'option_expired',
  'cancelled',
  'payment_failed',
] as const satisfies TemplateKey[]
