import type { Right } from '../../../kernel/caller.ts'

/** What can be missing, the most urgent first: a guest before a door, then money, then what can wait until tomorrow. */
export const MISSING = [
  ...(['conflict', 'answer', 'prepayment', 'persons', 'task', 'money', 'look'] as const),
  ...(['feed', 'message', 'letter', 'approval', 'permit'] as const),
  ...(['price', 'contract', 'btrans', 'btrans-file', 'ministry', 'rate', 'proposal', 'comment'] as const),
] as const
export type Missing = (typeof MISSING)[number]

/** The right that mending it needs; kinds without one are everybody's. */
const RIGHT: Partial<Record<Missing, Right>> = {
  ...{ money: 'money', approval: 'money', rate: 'money', price: 'prices', comment: 'content' },
  ...{ btrans: 'reports', 'btrans-file': 'reports', ministry: 'reports' },
}

/** May somebody with these rights mend it? */
export const mayMend = (kind: Missing, rights: readonly Right[]): boolean => {
  const right = RIGHT[kind]
  return right === undefined || rights.includes(right)
}
