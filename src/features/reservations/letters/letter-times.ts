import type { TemplateKey } from '../../letters/templates/default-templates.ts'
import type { ReservationStatus } from '../reservation.shape.ts'

const OPEN: readonly ReservationStatus[] = ['OPTION', 'CONFIRMED', 'CHECKED_IN']
const SURE: readonly ReservationStatus[] = ['CONFIRMED', 'CHECKED_IN', 'COMPLETED']

/** The letters staff send by a press, and the statuses in which they may. */
export const SENT_BY_HAND = {
  bank_info: OPEN,
  payment_link: OPEN,
  confirm: ['CONFIRMED', 'CHECKED_IN'],
} as const satisfies Record<string, readonly ReservationStatus[]>

/** The texts for WhatsApp, and when they make sense; the way to the house only with a sure stay. */
export const CHAT_WHEN = {
  bank_info: OPEN,
  payment_link: OPEN,
  confirm: ['CONFIRMED', 'CHECKED_IN'],
  arrival_info: ['CONFIRMED', 'CHECKED_IN'],
  greeter_arrival: ['CONFIRMED', 'CHECKED_IN'],
  owner_request: ['REQUEST'],
  owner_new_stay: ['CONFIRMED'],
} as const satisfies Partial<Record<TemplateKey, readonly ReservationStatus[]>>

/** The statuses in which a letter still tells the truth; a letter that is not here always does. */
export const TRUE_IN: Partial<Record<TemplateKey, readonly ReservationStatus[]>> = {
  option_held: ['OPTION'],
  option_expiring: ['OPTION'],
  request_received: ['REQUEST'],
  queued: ['REQUEST'],
  bank_info: OPEN,
  payment_link: OPEN,
  payment_request: OPEN,
  payment_failed: ['OPTION'],
  confirm: SURE,
  dates_changed: ['REQUEST', ...OPEN],
  dates_declined: ['REQUEST', ...OPEN],
  villa_changed: OPEN,
  balance_due: ['CONFIRMED'],
  arrival_info: ['CONFIRMED', 'CHECKED_IN'],
  checkout_reminder: ['CONFIRMED', 'CHECKED_IN'],
  review_request: ['CHECKED_IN', 'COMPLETED'],
  option_expired: ['EXPIRED'],
  declined: ['DECLINED'],
  cancelled: ['CANCELLED'],
  owner_request: ['REQUEST'],
  owner_new_stay: SURE,
  owner_changed: SURE,
}

/**
 * Letters that somebody without an account can cause to any address, as long as nothing is paid: they have a limit a
 * day.
 */
export const OF_STRANGERS = [
  'option_held',
  'option_expiring',
  'request_received',
  'queued',
  'option_expired',
  'cancelled',
  'payment_failed',
] as const satisfies TemplateKey[]
