import { storedList } from './stored.ts'

/** Check-in, check-out and guests of a stay, its total when its villa was liked, and that moment. */
export type Since = [checkIn: string, checkOut: string, guests: number, total: number, at: number]

/** What the browser remembers of a liked villa. */
export type Favourite = { id: number; slug: string; name: string; thumbnail: string; since?: Since }

/** Has it an id and a name? */
export const isNamed = (item: unknown): item is { id: number; name: string } =>
  typeof item === 'object' &&
  item !== null &&
  'id' in item &&
  typeof item.id === 'number' &&
  'name' in item &&
  typeof item.name === 'string'

const isFavourite = (item: unknown): item is Favourite =>
  isNamed(item) &&
  'slug' in item &&
  typeof item.slug === 'string' &&
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
