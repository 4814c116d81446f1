import type { VillaCard } from '../../../features/search/search.contract.ts'

/** The page of a villa with the stay and the guests the visitor asked for. */
export const stayPath = ({ slug, stay }: Pick<VillaCard, 'slug' | 'stay'>, guests?: number): string => {
  const query = new URLSearchParams()
  if (stay) {
    query.set('checkin', stay.checkIn)
    query.set('checkout', stay.checkOut)
  }
  if (guests) query.set('guests', String(guests))
  return query.size ? `/villa/${slug}?${query}` : `/villa/${slug}`
}
