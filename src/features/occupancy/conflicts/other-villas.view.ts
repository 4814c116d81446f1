import { dayInIstanbul } from '../../../kernel/day.ts'
import type { Act } from '../../../platform/act.ts'
import { findVillas } from '../../search/find-villas.view.ts'
import { searchQuery } from '../../search/search.contract.ts'
import type { SearchModel } from '../../search/search-model.server.ts'
import { villasOfOwner } from '../../villas/owned.store.ts'
import type { OtherVilla } from './conflicts.contract.ts'
import type { ConflictRow } from './conflicts.store.ts'

const MOST = 12

/**
 * Villas that can be booked for the stay of a conflict, in its currency: those of the same town first, then whose price
 * is nearest.
 */
export const otherVillasFor = async (
  { db, services: { search }, now }: Pick<Act<{ search: SearchModel }>, 'db' | 'services' | 'now'>,
  { reservation, villa, owner }: ConflictRow,
): Promise<OtherVilla[]> => {
  const { checkIn: checkin, checkOut: checkout, adults, children, infants, currency, total } = reservation
  const wish = searchQuery.parse({ checkin, checkout, guests: adults + children + infants, take: 200 })
  const own = new Set(await villasOfOwner(db, owner.id))
  const { content } = findVillas(search, wish, { today: dayInIstanbul(now), now, language: 'tr' })
  return content
    .flatMap((card): OtherVilla[] => {
      if (!card.stay || card.id === villa.id || card.currency !== currency) return []
      const { id, name, district, guests, bedrooms, thumbnail } = card
      return [
        {
          ...{ id, name, district, guests, bedrooms, thumbnail, currency, town: card.town.name },
          total: card.stay.total,
          difference: card.stay.total - total,
          sameTown: card.town.slug === villa.townSlug,
          sameOwner: own.has(id),
        },
      ]
    })
    .sort(
      (one, other) =>
        Number(other.sameTown) - Number(one.sameTown) || Math.abs(one.difference) - Math.abs(other.difference),
    )
    .slice(0, MOST)
}
