import { fold } from '../../../kernel/slug.ts'

export const KINDS = ['recent', 'action', 'page', 'villa', 'reservation', 'guest', 'search'] as const
export type Kind = (typeof KINDS)[number]

/** A line of the palette: it leads to an address, or does something here. */
export type Item = {
  key: string
  kind: Exclude<Kind, 'recent'>
  title: string
  note?: string
  /** Words by which it is found too. */
  also?: string
  to?: string
  does?: 'theme' | 'logout'
}

/** How well a text names an item: 0 = the title begins with it, 1 = a word does, 2 = it is in it; null = not at all. */
export const rankOf = ({ title, note = '', also = '' }: Item, text: string): number | null => {
  const asked = fold(text.trim())
  const name = fold(title)
  if (name.startsWith(asked)) return 0
  const all = fold(`${title} ${note} ${also}`)
  const words = all.split(/[^\p{L}\p{N}]+/u)
  const parts = asked.split(/\s+/)
  if (parts.every((part) => words.some((word) => word.startsWith(part)))) return 1
  return parts.every((part) => part.length > 2 && all.includes(part)) ? 2 : null
}

/** The items that a text names, the best first, at most so many. */
export const namedBy = (items: readonly Item[], text: string, most: number): Item[] =>
  items
    .flatMap((item) => {
      const rank = rankOf(item, text)
      return rank === null ? [] : [{ item, rank }]
    })
    .sort((one, other) => one.rank - other.rank)
    .slice(0, most)
    .map(({ item }) => item)
