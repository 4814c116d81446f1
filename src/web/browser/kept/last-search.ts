import { isDay } from '../../../kernel/day.ts'
import { stored } from '../stored.ts'

/** Who comes along; a search takes their sum. */
export type Party = { adults: number; children: number; babies: number }

/**
 * The last search of this device: its path, what it asked for, and until when its dates lie ahead ('' = undated); who
 * comes, where that was said.
 */
export type LastSearch = { path: string; query: string; until: string; party?: Party | undefined }

const parse = (text: string): LastSearch | null => {
  try {
    const { path, query, until, party } = JSON.parse(text) as Partial<LastSearch>
    return typeof path === 'string' && typeof query === 'string' && typeof until === 'string' && /^\/\w/.test(path)
      ? { path, query, until, party: isParty(party) ? party : undefined }
      : null
  } catch {
    return null
  }
}

const isParty = (value: unknown): value is Party =>
  value !== null &&
  typeof value === 'object' &&
  ['adults', 'children', 'babies'].every((who) => Number.isInteger((value as Record<string, unknown>)[who]))

export const lastSearch = stored<LastSearch | null>('happyvillalari.search', null, parse, JSON.stringify)

/** Keeps a search; who comes is kept with it while so many guests are searched for. */
export const keepSearch = (path: string, query: string): void => {
  const asked = new URLSearchParams(query)
  const checkin = asked.get('checkin') ?? ''
  const party = lastSearch.read()?.party
  const isTheirs = party && String(sumOf(party)) === (asked.get('guests') ?? '0')
  lastSearch.write({ path, query, until: isDay(checkin) ? checkin : '', party: isTheirs ? party : undefined })
}

export const sumOf = ({ adults, children, babies }: Party): number => adults + children + babies
