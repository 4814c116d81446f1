import type { VillaCard } from '../../../../features/search/search.contract.ts'

/** What lists show of a villa. */
export type ListedVilla = Omit<VillaCard, 'code' | 'headline' | 'highlights' | 'popular' | 'bathrooms'>

/**
 * A villa without what no list shows: its page carries all it is told twice, drawn and as data. Only the first photo is
 * described: the others are swiped past, and readers of the screen go on to the villa.
 */
export const listed = ({ code, headline, highlights, popular, bathrooms, ...villa }: VillaCard): ListedVilla => ({
  ...villa,
  photos: villa.photos.map((photo, at) => (at ? { ...photo, alt: '' } : photo)),
})
