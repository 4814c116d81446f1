import * as z from 'zod/mini'
import { PARTIES, THEMES } from './themes.shape.ts'

export const party = z.enum(PARTIES)

/** One star to five. */
export const stars = z.int('required').check(z.minimum(1, 'too-small'), z.maximum(5, 'too-big'))

/** Stars by theme; what a guest did not rate is not there. */
export const themes = z.object({
  cleanliness: z.optional(stars),
  truth: z.optional(stars),
  place: z.optional(stars),
  communication: z.optional(stars),
  value: z.optional(stars),
})
export type Themes = z.infer<typeof themes>

/** What all comments on a villa say together. `spread`: how many gave five stars, four … one. */
export const reviewSummary = z.object({
  spread: z.array(z.number()),
  /** The average of each theme with one digit; null while nobody rated it. */
  themes: z.record(z.enum(THEMES), z.nullable(z.number())),
  /** How many comments are known to be of whom. */
  parties: z.record(party, z.number()),
})
export type ReviewSummary = z.infer<typeof reviewSummary>
