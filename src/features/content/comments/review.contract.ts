import * as z from 'zod/mini'
import { content, endpoint } from '../../../kernel/endpoint.ts'
import { day, linkToken, paragraphs } from '../../../kernel/schema.ts'
import { party, stars, themes } from './review.shape.ts'

/** A stay as its guest rates it. `state` open = it can be rated, early = it is not over; `author` is for the site. */
const review = z.object({
  state: z.enum(['open', 'early', 'sent', 'ended']),
  villa: z.string(),
  photo: z.nullable(z.string()),
  checkIn: day,
  checkOut: day,
  author: z.string(),
})
export type Review = z.infer<typeof review>

export const LONGEST_REVIEW = 2000

export const getReview = endpoint({
  method: 'GET',
  path: '/v1/review/:token',
  may: 'anyone',
  does: 'A stay by the link of the mail that asks how it was',
  perMinute: 60,
  params: linkToken,
  answer: content(review),
})

export const writeReview = endpoint({
  method: 'POST',
  path: '/v1/review/:token',
  may: 'anyone',
  does: 'Rate a stay, once; staff read it before the site shows it',
  status: 201,
  repeatable: true,
  perMinute: 20,
  params: linkToken,
  body: z.object({
    rating: stars,
    text: paragraphs(LONGEST_REVIEW),
    themes: z._default(themes, {}),
    party: z.optional(party),
  }),
  answer: content(review),
})
