import { type Day, daysBetween } from '../../../kernel/day.ts'
import type { Language } from '../../../kernel/language.ts'
import { THEMES, type Theme } from './themes.shape.ts'

/** What the choice looks at. `day` is when it was written. */
export type PickedFrom = {
  id: number
  villaId: number
  townId: number
  language: Language
  day: Day
  text: string
  themes: Partial<Record<Theme, number | null>> | null
}

/** Shorter than this nothing is told. */
const LEAST_TEXT = 40
const FULL_TEXT = 120
/** Longer than this nobody reads it between two bands. */
const MOST_TEXT = 420
const OLD_DAYS = 730

/**
 * The comments that tell a visitor most, at most `count`: recent, long enough, in her language where there are some, of
 * different villas and towns, each speaking of something the others don't. How many stars they give is no reason.
 */
export const pickComments = <T extends PickedFrom>(
  from: readonly T[],
  { today, language, count }: { today: Day; language: Language; count: number },
): T[] => {
  const open = from.filter(({ text }) => text.trim().length >= LEAST_TEXT)
  const picked: T[] = []
  while (picked.length < count) {
    const villas = new Set(picked.map(({ villaId }) => villaId))
    const rest = open.filter((each) => !picked.includes(each) && !villas.has(each.villaId))
    const worth = new Map(rest.map((each) => [each, worthOf(each, today, language) + newIn(each, picked)]))
    const [best] = rest.toSorted((one, other) => (worth.get(other) ?? 0) - (worth.get(one) ?? 0) || other.id - one.id)
    if (!best) break
    picked.push(best)
  }
  return picked
}

const worthOf = ({ day, text, language: written }: PickedFrom, today: Day, language: Language): number => {
  const { length } = text.trim()
  const recent = Math.max(0, 1 - daysBetween(day, today) / OLD_DAYS)
  const told = length > MOST_TEXT ? MOST_TEXT / length : Math.min(1, length / FULL_TEXT)
  return recent + told + (written === language ? 1 : 0)
}

/** What it adds to those that are picked: another town, and the theme it has most to say about. */
const newIn = (each: PickedFrom, picked: readonly PickedFrom[]): number => {
  const town = picked.some(({ townId }) => townId === each.townId) ? 0 : 0.75
  const said = new Set(picked.map(mainTheme))
  const theme = mainTheme(each)
  return town + (theme && !said.has(theme) ? 0.5 : 0)
}

/** The theme that was rated farthest from the others, the first of several; null when all are alike or none is told. */
const mainTheme = ({ themes }: PickedFrom): Theme | null => {
  const rated = THEMES.flatMap((theme) => (themes?.[theme] ? [{ theme, stars: themes[theme] ?? 0 }] : []))
  const middle = rated.reduce((sum, { stars }) => sum + stars, 0) / rated.length
  const far = rated.map((each) => ({ ...each, by: Math.abs(each.stars - middle) }))
  const [first] = far.toSorted((one, other) => other.by - one.by)
  return first && first.by > 0 ? first.theme : null
}
