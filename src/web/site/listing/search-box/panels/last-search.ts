import { keepSearch, type LastSearch } from '../../../../browser/kept/last-search.ts'
import { addressOf, type Wish, wishOf } from '../../wish.ts'
import type { Asked } from './asked.ts'

const LISTING = '/listing'

export const rememberSearch = (asked: Asked): void => {
  const query = addressOf('', { ...wishOf(new URLSearchParams()), ...asked }).slice(1)
  if (query) keepSearch(LISTING, query)
}

/** The remembered search as a wish, until its dates are past. */
export const lastWish = (last: LastSearch | null, today: string): Wish | null => {
  if (!last?.query) return null
  const wish = wishOf(new URLSearchParams(last.query))
  return wish.checkin && wish.checkin < today ? null : wish
}
