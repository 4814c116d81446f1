import type { CancellationPolicy } from '../../../features/pricing/pricing.shape.ts'
import { DEFAULT_POLICY, refundTimeline } from '../../../features/reservations/money/cancellation.ts'
import { addDays, type Day, daysBetween } from '../../../kernel/day.ts'
import type { Minor } from '../../../kernel/money.ts'

type Wished = { checkIn: Day; policy: CancellationPolicy | null }

/** What would come back of a pre-payment and until which day, for a stay that is not booked yet. */
export const refundSteps = ({ checkIn, policy }: Wished, prepayment: Minor): { until: Day; refunded: Minor }[] =>
  refundTimeline(policy ?? DEFAULT_POLICY, prepayment).map(({ daysBefore, refunded }) => ({
    until: addDays(checkIn, -daysBefore),
    refunded,
  }))

/** For how many hours after booking today a cancellation would be free; 0 = not at all. */
export const freeHours = ({ checkIn, policy }: Wished, today: Day): number => {
  const { graceHours, graceDaysAhead } = policy ?? DEFAULT_POLICY
  return daysBetween(today, checkIn) > graceDaysAhead ? graceHours : 0
}
