import type { Act } from '../../platform/act.ts'
import type { Quota } from '../../platform/quota.ts'
import { planOf } from '../pricing/villa-plan.store.ts'

type Asked = Act<{ quota: Quota }> & { network: string }

const WRONG_AN_HOUR = 20

/**
 * Counts a coupon that the villa doesn't have against the network that tried it; refuses 'too-many' after twenty an
 * hour, also for a good one, so that the answer gives nothing away. Every try is counted first and a good one given
 * back: many at once are counted like one after the other.
 */
export const countCoupon = async (
  { db, services: { quota }, network, now }: Asked,
  villaId: number,
  typed: string,
): Promise<void> => {
  const want = { of: 'coupon', whose: network, most: WRONG_AN_HOUR, seconds: 3_600 }
  await quota.spend([want], now)
  const plan = await planOf(db, villaId)
  if (plan?.discounts.some(({ coupon }) => coupon === typed)) await quota.giveBack([want])
}
