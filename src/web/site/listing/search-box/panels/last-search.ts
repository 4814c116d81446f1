import { stored } from '../../../../browser/stored.ts'
import { addressOf, type Wish, wishOf } from '../../wish.ts'
import type { Asked } from './asked.ts'

export type Party = { adults: number; children: number; babies: number }
type Last = { query: string; party: Party | null }

/** The last search of this device, as an address, with who comes; null without any. */
export const lastSearch = stored<Last | null>('happyvillalari.search', null, lastOf, JSON.stringify)

function lastOf(text: string): Last | null {
  try {
    const { query, party } = JSON.parse(text) ?? {}
    return typeof query === 'string' ? { query, party: isParty(party) ? party : null } : null
  } catch {
    return null
  }
}

const isParty = (value: unknown): value is Party =>
  value !== null &&
  typeof value === 'object' &&
  ['adults', 'children', 'babies'].every((who) => Number.isInteger((value as Record<string, unknown>)[who]))

export const rememberSearch = (asked: Asked): void => {
  const query = addressOf('', { ...wishOf(new URLSearchParams()), ...asked }).slice(1)
  const party = lastSearch.read()?.party
  if (query) lastSearch.write({ query, party: party && sumOf(party) === asked.guests ? party : null })
}

export const rememberParty = (party: Party): void => lastSearch.write({ query: lastSearch.read()?.query ?? '', party })

/** The remembered search as a wish, until its dates are past. */
export const lastWish = (last: Last | null, today: string): Wish | null => {
  if (!last?.query) return null
  const wish = wishOf(new URLSearchParams(last.query))
  return wish.checkin && wish.checkin < today ? null : wish
}

export const sumOf = ({ adults, children, babies }: Party): number => adults + children + babies
