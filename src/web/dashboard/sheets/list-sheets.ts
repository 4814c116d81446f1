import { auditSheet } from './audit-sheet.ts'
import { guestSheet } from './guest-sheet.ts'
import { commentSheet, messageSheet, subscriberSheet } from './inbox-sheets.ts'
import type { ListSheet } from './list-sheet.ts'
import { reservationSheet } from './reservation-sheet.ts'
import { transactionSheet } from './transaction-sheet.ts'

/** Every list that is sent as a file. */
export const LIST_SHEETS: readonly ListSheet[] = [
  ...[reservationSheet, transactionSheet, guestSheet, messageSheet, commentSheet, subscriberSheet, auditSheet],
]
