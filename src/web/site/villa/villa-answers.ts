import type { villaCalendar } from '../../../features/availability/availability.contract.ts'
import type { VillaCard } from '../../../features/search/search.contract.ts'
import type { villaWeeks } from '../../../features/search/weeks/weeks.contract.ts'
import type { AnswerOf } from '../../../kernel/endpoint.ts'

/** What the calendar call tells of a villa: nights, seasons, extras and terms. */
export type VillaCalendar = AnswerOf<typeof villaCalendar>['content']

/** What all guests together gave the villa, or null before the first comment. */
export type VillaRating = VillaCard['rating']

/** The coming months of a villa and their cheapest weeks. */
export type Weeks = AnswerOf<typeof villaWeeks>['content']
