import { storedList } from './stored.ts'

/** What a stay cost when its villa was liked, or first looked at among the favourites; `on` is that moment. */
export type Since = { checkIn: string; checkOut: string; party: number; total: number; on: number }

/** What the browser remembers of a liked villa. */
export type Favourite = { id: number; slug: string; name: string; thumbnail: string; since?: Since }

export const sinceOf = (
  { checkIn, checkOut, total }: { checkIn: string; checkOut: string; total: number },
  party = 0,
): Since => ({ checkIn, checkOut, party, total, on: Date.now() })

const isFavourite = (item: unknown): item is Favourite =>
  typeof item === 'object' &&
  item !== null &&
  'id' in item &&
  typeof item.id === 'number' &&
  'slug' in item &&
  typeof item.slug === 'string' &&
  'name' in item &&
  typeof item.name === 'string' &&
  'thumbnail' in item &&
  typeof item.thumbnail === 'string'

export const favourites = storedList('happyvillalari.favorites', isFavourite)

/** Adds the villa, or removes it when it is there; answers whether it is a favourite now. */
export const toggleFavourite = (villa: Favourite): boolean => {
  const list = favourites.read()
  const added = !list.some(({ id }) => id === villa.id)
  favourites.write(added ? [...list, villa] : list.filter(({ id }) => id !== villa.id))
  return added
}
