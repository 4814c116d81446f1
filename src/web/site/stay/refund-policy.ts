import { DEFAULT_POLICY, refundTimeline } from '../../../features/reservations/money/cancellation.ts'
import { addDays, type Day } from '../../../kernel/day.ts'
import type { Minor } from '../../../kernel/money.ts'

/** What would come back of a pre-payment and until which day, for a stay that is not booked yet. */
export const refundSteps = (checkIn: Day, prepayment: Minor): { until: Day; refunded: Minor }[] =>
  refundTimeline(DEFAULT_POLICY, prepayment).map(({ daysBefore, refunded }) => ({
    until: addDays(checkIn, -daysBefore),
    refunded,
  }))
