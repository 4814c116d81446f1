import { isDay } from '../../../kernel/day.ts'
import { stored } from '../stored.ts'

/** The last search of this device: its path, what it asked for, and until when its dates lie ahead ('' = undated). */
export type LastSearch = { path: string; query: string; until: string }

const parse = (text: string): LastSearch | null => {
  try {
    const { path, query, until } = JSON.parse(text) as Partial<LastSearch>
    return typeof path === 'string' && typeof query === 'string' && typeof until === 'string' && /^\/\w/.test(path)
      ? { path, query, until }
      : null
  } catch {
    return null
  }
}

export const lastSearch = stored<LastSearch | null>('happyvillalari.search', null, parse, JSON.stringify)

/** Keeps a search. */
export const keepSearch = (path: string, query: string): void => {
  const checkin = new URLSearchParams(query).get('checkin') ?? ''
  lastSearch.write({ path, query, until: isDay(checkin) ? checkin : '' })
}
