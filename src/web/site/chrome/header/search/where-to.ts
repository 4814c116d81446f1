import type { Language } from '../../../../../kernel/language.ts'
import { readWish } from '../../../listing/said/read-wish.ts'
import { addressOf } from '../../../listing/wish.ts'
import { askVillas, type FoundVilla } from './use-villa-search.ts'

/** Where what was typed leads, with what of it was not understood, and what was taken as a week’s budget. */
export type Way = { to: string; left: string[]; week: string | null }

/**
 * The list for a sentence that is understood whole, else the first villa of that name (`known` where they were looked
 * up already), else the list for what is understood; null when nothing is.
 */
export const wayOf = async (text: string, known: FoundVilla[] | null, language: Language): Promise<Way | null> => {
  const said = await readWish(text, language).catch(() => null)
  const to = said && addressOf('/listing', said.wish)
  const way = said && to && to !== '/listing' ? { to, left: said.left, week: said.week } : null
  if (way && !way.left.length) return way
  const [villa] = known ?? (await askVillas(text))
  return villa ? { to: `/villa/${villa.slug}`, left: [], week: null } : way
}
