import { say } from '../words/dashboard.ts'

/** What a day field says. */
export const DAY_WORDS = {
  open: say('open-calendar'),
  previous: say('previous-month'),
  next: say('next-month'),
  pattern: say('day-pattern'),
}
