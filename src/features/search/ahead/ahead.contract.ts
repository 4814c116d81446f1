import * as z from 'zod/mini'
import { content, endpoint } from '../../../kernel/endpoint.ts'
import { day, wholeNumber } from '../../../kernel/schema.ts'
import { searchQuery } from '../search.contract.ts'

const month = z.string().check(z.regex(/^20\d\d-(0[1-9]|1[0-2])$/, 'invalid'))

export const searchAhead = endpoint({
  method: 'GET',
  path: '/v2/search/ahead',
  may: 'anyone',
  sameForAll: true,
  does: 'The lowest free night of each of the coming days, and how free each month is, in the villas of a search; its dates and prices don’t matter',
  query: searchQuery,
  answer: content(
    z.object({
      /** The first of `days`: whole units of the asked currency, null where nothing is free. */
      from: day,
      days: z.array(z.nullable(z.number())),
      /** `free`: percent of all nights of these villas. */
      months: z.array(z.object({ month, least: z.nullable(z.number()), free: z.number() })),
    }),
  ),
})

export const searchWeeks = endpoint({
  method: 'GET',
  path: '/v2/search/weeks',
  may: 'anyone',
  sameForAll: true,
  does: 'The weeks (from Saturdays) or weekends (two nights from Fridays) that begin in a month: how many villas of a search are free, and the lowest total',
  query: z.object({ ...searchQuery.shape, month, nights: z._default(wholeNumber(2, 7), 7) }),
  answer: content(z.array(z.object({ checkin: day, checkout: day, free: z.number(), least: z.nullable(z.number()) }))),
})
