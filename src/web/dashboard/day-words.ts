import type { DayWords } from '../ui/day-field.tsx'
import { say } from '../words/dashboard.ts'

/** What a day field says. */
export const DAY_WORDS: DayWords = {
  open: say('open-calendar'),
  previous: say('previous-month'),
  next: say('next-month'),
  pattern: say('day-pattern'),
  wrong: (fault, text) => say(`day-${fault}`, { text }),
}
