import { say } from '../words/dashboard.ts'
import type { DayWords } from './kit/fields/day-field.tsx'

/** What a day field says. */
export const DAY_WORDS: DayWords = {
  open: say('open-calendar'),
  previous: say('previous-month'),
  next: say('next-month'),
  pattern: say('day-pattern'),
  wrong: (fault, text) => say(`day-${fault}`, { text }),
}
