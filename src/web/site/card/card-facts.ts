import type { VillaCard } from '../../../features/search/search.contract.ts'

export type CardFacts = Pick<VillaCard, 'sea' | 'screened' | 'live'>
export type CardFact = 'sea' | 'pool' | 'live'

/**
 * What decides between two houses at a glance, always in this order: how far the sea is, whether the pool is out of
 * sight, whether the dates are held at once. The line drops what has no room from its end.
 */
export const cardFacts = ({ sea, screened, live }: CardFacts): CardFact[] => [
  ...(sea > 0 ? (['sea'] as const) : []),
  ...(screened ? (['pool'] as const) : []),
  ...(live ? (['live'] as const) : []),
]
