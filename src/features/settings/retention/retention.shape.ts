/** How many months each kind of data is kept: where nothing was chosen, and between which bounds law leaves it. */
export const RETENTION = {
  retention_contact: { first: 24, from: 3, to: 60 },
  retention_messages: { first: 24, from: 6, to: 120 },
  retention_letters: { first: 24, from: 6, to: 120 },
  retention_unconfirmed: { first: 1, from: 1, to: 12 },
  retention_identities: { first: 12, from: 1, to: 12 },
  retention_audit: { first: 36, from: 24, to: 120 },
} as const
export type RetentionKey = keyof typeof RETENTION
export const RETENTION_KEYS = Object.keys(RETENTION) as RetentionKey[]

export type Retention = Record<RetentionKey, number>
