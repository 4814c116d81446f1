import * as z from 'zod/mini'
import { content, endpoint } from '../../../kernel/endpoint.ts'
import { currency, day, minor } from '../../../kernel/schema.ts'
import { source } from '../../reservations/reservation.shape.ts'

/** Of one month, 'YYYY-MM': nights that the villas have, that were slept and that are confirmed from today on. */
const occupiedMonth = z.object({ month: z.string(), nights: z.number(), happened: z.number(), confirmed: z.number() })
export type OccupiedMonth = z.infer<typeof occupiedMonth>

/** Totals of the stays that begin in a month: begun, still to come, and of the same month of last year. */
const earnedMonth = z.object({ month: z.string(), happened: minor, confirmed: minor, lastYear: minor })
export type EarnedMonth = z.infer<typeof earnedMonth>

const charts = z.object({
  today: day,
  occupancy: z.object({ villas: z.number(), months: z.array(occupiedMonth) }),
  /** By currency, the one with most stays of this year first; null without the right 'money'. */
  income: z.nullable(z.array(z.object({ currency, months: z.array(earnedMonth) }))),
  /** What was confirmed since `since` and still counts, by where it came from; the most frequent first. */
  sources: z.object({ since: day, days: z.number(), of: z.array(z.object({ source, count: z.number() })) }),
})
export type Charts = z.infer<typeof charts>
export type Income = NonNullable<Charts['income']>[number]

export const overviewCharts = endpoint({
  method: 'GET',
  path: '/v1/admin/overview/charts',
  may: 'admin',
  does: 'Occupancy and income of this year by month, and where reservations come from',
  answer: content(charts),
})
