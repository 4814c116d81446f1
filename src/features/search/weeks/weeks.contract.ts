import * as z from 'zod/mini'
import { content, endpoint } from '../../../kernel/endpoint.ts'
import { currency, day, minor, slug, wholeNumber } from '../../../kernel/schema.ts'

const week = z.object({ checkIn: day, checkOut: day, total: minor })
export type Week = z.infer<typeof week>

/** A month of the coming year; `full` is the share in percent of its nights ahead that are taken or not sold. */
const month = z.object({ month: z.string(), full: z.number(), cheapest: z.nullable(week) })
export type MonthOfWeeks = z.infer<typeof month>

export const villaWeeks = endpoint({
  method: 'GET',
  path: '/v1/villa/:slug/weeks',
  may: 'anyone',
  sameForAll: true,
  does: 'The coming twelve months of a villa: how full each is, its cheapest free week, and the three cheapest of all',
  params: slug,
  query: z.object({ guests: z._default(wholeNumber(1, 50), 2) }),
  answer: content(z.object({ currency, months: z.array(month), cheapest: z.array(week) })),
})
