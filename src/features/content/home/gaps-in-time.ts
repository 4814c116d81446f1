import { addDays, type Day } from '../../../kernel/day.ts'
import { HOME_SECTIONS, type HomeSection } from './home.shape.ts'

const SOON_DAYS = 7

/** Does a gap begin so soon that it is sold this week or never? */
export const isSoon = (checkIn: Day, today: Day): boolean => checkIn <= addDays(today, SOON_DAYS)

/** The sections in their order; gaps of this week come first, unless the agency put them where it wants them. */
export const gapsInTime = (
  sections: readonly HomeSection[],
  gaps: readonly { stay: { checkIn: Day } | null }[],
  today: Day,
): HomeSection[] => {
  const isOwnOrder = sections.some((section, at) => section !== HOME_SECTIONS[at])
  const isOnTime = gaps.some(({ stay }) => stay && isSoon(stay.checkIn, today))
  if (isOwnOrder || !isOnTime || !sections.includes('gaps')) return [...sections]
  return ['gaps', ...sections.filter((section) => section !== 'gaps')]
}
