import type { Cards } from '../../../platform/cards/card-provider.ts'
import type { Db } from '../../../platform/database/db.ts'
import { refundAlertsOf } from '../../reservations/money/ledger.store.ts'
import { type Attempt, paidAttempts } from '../payments.store.ts'
import type { RefundOffer } from './card-refunds.contract.ts'
import { refundsOfAttempts } from './card-refunds.store.ts'

/** The card payment that an amount can go back to, and what has gone back of it; null where no provider refunds. */
export const cardToRefund = async (
  db: Db,
  cards: Cards,
  reservationId: number,
  amount: number,
): Promise<{ attempt: Attempt; gone: number } | null> => {
  const attempts = await paidAttempts(db, reservationId)
  const refunds = await refundsOfAttempts(
    db,
    attempts.map(({ id }) => id),
  )
  for (const attempt of attempts) {
    const own = refunds.filter(({ attemptId, status }) => attemptId === attempt.id && status !== 'refused')
    const gone = own.reduce((sum, each) => sum + each.amount, 0)
    if (own.some(({ status }) => status === 'asked') || gone + amount > attempt.amount) continue
    if ((await cards.named(db, attempt.provider))?.refund) return { attempt, gone }
  }
  return null
}

/** What staff can do about money that is owed back and came by card; null when none is, or none did. */
export const refundOffer = async (db: Db, cards: Cards, reservationId: number): Promise<RefundOffer | null> => {
  const alert = (await refundAlertsOf(db, [reservationId])).get(reservationId)
  const attempts = await paidAttempts(db, reservationId)
  const [newest] = attempts
  if (!alert || !newest) return null
  const refunds = await refundsOfAttempts(
    db,
    attempts.map(({ id }) => id),
  )
  const asked = refunds.findLast(({ status }) => status === 'asked')
  const last = refunds.findLast(({ alertId }) => alertId === alert.id)
  const amount = asked?.amount ?? Number(alert.facts.amount)
  const source = asked ? null : await cardToRefund(db, cards, reservationId, amount)
  const provider = attempts.find(({ id }) => id === (asked?.attemptId ?? source?.attempt.id))?.provider
  return {
    alertId: alert.id,
    amount,
    provider: provider ?? newest.provider,
    state: asked ? 'asked' : (source && 'offer') || 'by-hand',
    refused: last?.status === 'refused' ? last.failure : null,
  }
}
