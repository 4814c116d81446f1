import { found } from '../../kernel/refusal.ts'
import type { Act } from '../../platform/act.ts'
import { nextAsk } from './ask-times.ts'
import { type Attempt, changeAttempt, giveUpAttempt, silentAttempts } from './payments.store.ts'
import { settle } from './settle-payment.flow.ts'
import type { PaymentServices } from './start-payment.flow.ts'

/**
 * Asks the provider about attempts that never came back and whose time has come; one that fails doesn't
 * stop the others. Answers how many were asked about.
 */
export const askAboutSilent = async (act: Act<PaymentServices>): Promise<number> => {
  const { db, now } = act
  const { cards } = act.services
  const silent = await silentAttempts(db, await cards.names(db), now)
  const faults: unknown[] = []
  for (const attempt of silent) await askAbout(act, attempt).catch((error) => faults.push(error))
  if (faults.length)
    throw new AggregateError(faults, `${faults.length} of ${silent.length} attempts could not be asked about`)
  return silent.length
}

/** After a week the order is closed at the provider: only one that can't be paid any more is given up. */
const askAbout = async (act: Act<PaymentServices>, attempt: Attempt): Promise<void> => {
  const { db, services, now } = act
  const provider = found(await services.cards.named(db, attempt.provider))
  const { at, last } = nextAsk(attempt, now)
  // before the answer: one that fails waits its turn like the others
  await changeAttempt(db, attempt.id, { nextAskAt: at, asks: attempt.asks + 1 })
  const answer = await (last ? provider.close(attempt.orderId) : provider.ask(attempt.orderId))
  if (typeof answer === 'object') await settle(act, provider.name, answer)
  else if (last && answer !== 'open') await giveUpAttempt(db, attempt.id, { status: 'abandoned', finishedAt: now })
}
