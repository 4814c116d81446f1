import { type Who, whoQuery } from '../stay/who.ts'
import type { ListedVilla } from './listed/listed-villa.ts'

/** The page of a villa with the stay the visitor asked for, and who comes. */
export const stayPath = ({ slug, stay }: Pick<ListedVilla, 'slug' | 'stay'>, who: Who = {}): string => {
  const query = new URLSearchParams([
    ...(stay
      ? [
          ['checkin', stay.checkIn],
          ['checkout', stay.checkOut],
        ]
      : []),
    ...whoQuery(who),
  ])
  return query.size ? `/villa/${slug}?${query}` : `/villa/${slug}`
}
