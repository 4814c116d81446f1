import type { OutboxRow } from '../../../features/letters/outbox/outbox.contract.ts'

type Letter = Pick<OutboxRow, 'status' | 'lastError'>

/** The state of a letter as staff read it: one that was dropped because its address had enough that day says so. */
export const letterState = ({ status, lastError }: Letter) =>
  status === 'dropped' && lastError === 'daily-limit' ? ('limited' as const) : status
