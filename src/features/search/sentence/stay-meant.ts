import { addDays, type Day, daysBetween } from '../../../kernel/day.ts'
import type { Sentence } from './sentence.ts'

const USUAL_NIGHTS = 7

/** A stay to begin a search with, and by how many days it may move: null when nothing was said about when. */
export const stayMeant = ({
  when,
  nights,
  flexible,
}: Pick<Sentence, 'when' | 'nights' | 'flexible'>): { checkIn: Day; checkOut: Day; flexible: number } | null => {
  if (!when) return null
  const span = when.until === null ? null : daysBetween(when.from, when.until)
  if (when.exact)
    return {
      checkIn: when.from,
      checkOut: when.until ?? addDays(when.from, nights ?? USUAL_NIGHTS),
      flexible: flexible ?? 0,
    }
  const room = span ?? USUAL_NIGHTS
  const length = nights ?? Math.min(USUAL_NIGHTS, room)
  const spare = Math.max(0, room - length)
  const shift = Math.floor(spare / 2)
  return {
    checkIn: addDays(when.from, shift),
    checkOut: addDays(when.from, shift + length),
    flexible: flexible ?? Math.min(14, Math.max(shift, spare ? 1 : 0)),
  }
}
