import { storedList } from '../../browser/stored.ts'
import type { Item } from './item.ts'

const KEPT = 8

type Recent = Item & { who: number }

const isRecent = (value: unknown): value is Recent =>
  typeof value === 'object' && value !== null && 'who' in value && 'title' in value && 'to' in value

/** What was opened from the palette in this browser; a guest's name may be in it, so it goes with the logout. */
const recent = storedList('happyvillalari.palette', isRecent)

/** The last ones that this person opened, the newest first. */
export const recentOf = (who: number): Item[] => recent.read().filter((item) => item.who === who)

/** Notes what was opened; what only acts here, and searches, are not kept. */
export const noteRecent = (who: number, item: Item): void => {
  if (!item.to || item.kind === 'search') return
  recent.write([{ ...item, who }, ...recentOf(who).filter(({ key }) => key !== item.key)].slice(0, KEPT) as Recent[])
}

export const forgetRecent = (): void => recent.write([])
