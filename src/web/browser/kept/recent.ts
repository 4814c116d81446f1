import { isDay } from '../../../kernel/day.ts'
import { isNamed } from '../favourites.ts'
import { storedList } from '../stored.ts'
import { keepSearch, lastSearch } from './last-search.ts'

/** A villa that this device looked at; nobody else is told. */
export type Seen = { id: number; slug: string; name: string; thumbnail: string }

const MOST_SEEN = 8
const LONGEST_QUERY = 300

const isSeen = (item: unknown): item is Seen =>
  isNamed(item) &&
  'slug' in item &&
  typeof item.slug === 'string' &&
  'thumbnail' in item &&
  typeof item.thumbnail === 'string'

export const recentlySeen = storedList('happyvillalari.seen', isSeen)

/** Puts the villa of a page's data first among those that were seen; what is no such data is left alone. */
export const noteSeen = (data: unknown): void => {
  const villa = typeof data === 'object' && data !== null && 'villa' in data ? data.villa : null
  if (!isNamed(villa) || !('slug' in villa) || typeof villa.slug !== 'string') return
  const [photo] = 'photos' in villa && Array.isArray(villa.photos) ? villa.photos : []
  const { id, slug, name } = villa
  const others = recentlySeen.read().filter((each) => each.id !== id)
  recentlySeen.write([{ id, slug, name, thumbnail: String(photo?.path ?? '') }, ...others].slice(0, MOST_SEEN))
}

/** Keeps a search for dates, wherever it was made; the page of a comparison or of favourites is none. */
export const noteSearch = (path: string, search: string): void => {
  const until = new URLSearchParams(search).get('checkin') ?? ''
  if (!isDay(until) || search.length > LONGEST_QUERY || NO_SEARCH.test(path)) return
  keepSearch(path, search.replace(/^\?/, ''))
}

const NO_SEARCH = /^\/(compare|favourites|watch|villa|teklif|enquire)?(\/|$)/

/** Forgets what was seen and searched. */
export const forgetRecent = (): void => {
  recentlySeen.write([])
  lastSearch.write(null)
}
