import * as z from 'zod/mini'
import { content, endpoint } from '../../../kernel/endpoint.ts'
import { day, words } from '../../../kernel/schema.ts'

/**
 * A calendar month ('2027-06') with its cheapest week that can be booked, from a Saturday on, in whole lira: months are
 * compared in one currency. Null when nothing is free.
 */
const priceOfMonth = z.object({
  month: z.string(),
  week: z.nullable(z.object({ checkin: day, checkout: day, least: z.number() })),
})
export type PriceOfMonth = z.infer<typeof priceOfMonth>

export const searchMonths = endpoint({
  method: 'GET',
  path: '/v2/search/months',
  may: 'anyone',
  sameForAll: true,
  does: 'The cheapest bookable week of each of the next twelve months for two guests, of everything or of a town or type',
  query: z.object({ town: z.optional(words), type: z.optional(words) }),
  answer: content(z.array(priceOfMonth)),
})
