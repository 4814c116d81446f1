import { dayInIstanbul } from '../../../kernel/day.ts'
import type { Db } from '../../../platform/database/db.ts'
import { raiseAlert } from '../money/ledger.store.ts'
import { closeHeldAlerts, heldNow, keepHeld, lowestHeld } from './held-share.store.ts'
import { hasJumped, isMuch, shareOf } from './held-share.ts'

/**
 * Looks how much of the next twelve months guests hold without payment; tells staff once a day when it jumps, and
 * closes that when it is over. Answers how many alerts it raised.
 */
export const watchHolds = async (db: Db, now: Date): Promise<number> => {
  const today = dayInIstanbul(now)
  const found = await heldNow(db, today, now)
  const lowest = await lowestHeld(db, now)
  await keepHeld(db, found, now)
  const share = shareOf(found)
  if (!isMuch(share)) await closeHeldAlerts(db, now)
  if (!hasJumped(share, lowest)) return 0
  const percent = (part: number) => Math.round(part * 100)
  const facts = { percent: percent(share), before: percent(lowest ?? 0), nights: found.held }
  return (await raiseAlert(db, { kind: 'held-share', onceKey: `held-share:${today}`, facts, createdAt: now })) ? 1 : 0
}
